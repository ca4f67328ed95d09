"""A real nginx with the site that the project ships, on a port of its own, with a certificate made here."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from pathlib import Path
from typing import Self

import httpx

from tests.project.files import ROOT
from tests.server.postgres import free_port
from tests.server.support import PATIENCE, wait_for

SITE = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
# The name in the site, and everything that is another one where it is tested.
NAME = "terramara.example"
MAIN = """\
daemon off;
master_process off;
pid nginx.pid;
events {{}}
http {{
    access_log access.log;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include {site};
    # Tells whom it takes somebody with this address for.
    server {{
        listen 127.0.0.1:{mirror};
        set_real_ip_from 127.0.0.1;
        real_ip_header X-From;
        return 200 $terramara_client;
    }}
}}
"""


def program() -> str:
    found = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
    assert found, "these tests need nginx: apt install nginx"
    return found


class Nginx:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.secure, self.plain, self.mirror = free_port(), free_port(), free_port()
        self.url = f"https://localhost:{self.secure}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, upstream: str) -> Self:
        """In front of a server, which must know this one's address already."""
        certificate, key = self.folder / "cert.pem", self.folder / "key.pem"
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
        command += ["-nodes", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        command += ["-keyout", str(key), "-out", str(certificate)]
        subprocess.run(command, check=True, capture_output=True)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        site = SITE
        for shipped, here in (
            ("server 127.0.0.1:8642;", f"server {upstream.removeprefix('http://')};"),
            ("listen [::]:80;", ""),
            ("listen [::]:443 ssl http2;", ""),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.secure} ssl http2;"),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
            (NAME, "localhost"),
        ):
            assert shipped in site, shipped
            site = site.replace(shipped, here)
        (self.folder / "site.conf").write_text(site)
        (self.folder / "main.conf").write_text(
            MAIN.format(site=self.folder / "site.conf", mirror=self.mirror)
        )
        with (self.folder / "nginx.log").open("wb") as log:
            self._process = subprocess.Popen(
                [program(), "-p", str(self.folder), "-e", "stderr", "-c", str(self.folder / "main.conf")],
                stdout=log,
                stderr=log,
            )
        wait_for(self._answers, "nginx")
        return self

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "nginx.log").read_text()
        try:
            return httpx.get(self.url + "/healthz", verify=self.trust).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
