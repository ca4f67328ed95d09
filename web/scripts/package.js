// Puts the built page where the server finds it.
import { cpSync, existsSync, rmSync } from "node:fs";

const from = new URL("../dist/", import.meta.url);
const to = new URL("../../src/terramara/server/static/", import.meta.url);
if (!existsSync(new URL("index.html", from))) throw new Error("Nothing is built: npm run build");
rmSync(to, { recursive: true, force: true });
cpSync(from, to, { recursive: true });
