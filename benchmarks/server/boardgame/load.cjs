// The same load as ours.py: for each match two watchers and a mover, one move a second.
const { io } = require("socket.io-client");
const [url, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const now = () => Number(process.hrtime.bigint()) / 1e9;
const sleep = (s) => new Promise((done) => setTimeout(done, Math.max(0, s * 1000)));
const latencies = [];

function connect(match, player, onState) {
  return new Promise((done) => {
    const socket = io(`${url}/terramara`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, info) => { onState(info.state._stateID, true); done(socket); });
    socket.on("update", (_, state) => onState(state._stateID, false));
  });
}

class Match {
  constructor(i) {
    this.id = `bench-${i}`;
    this.sent = new Map();
    this.state = 0;
    this.moves = 0;
    this.seen = [new Map(), new Map()];
    this.arrived = () => {};
  }

  async open() {
    this.mover = await connect(this.id, "0", (n) => { this.state = n; this.arrived(); });
    this.watchers = [];
    for (const seen of this.seen) {
      this.watchers.push(await connect(this.id, null, (n, first) => {
        if (first) return;
        seen.set(n, (seen.get(n) || 0) + 1);
        if (this.sent.has(n)) latencies.push(now() - this.sent.get(n));
      }));
    }
  }

  async move(i) {
    const wanted = this.state + 1;
    const answered = new Promise((done) => { this.arrived = () => { if (this.state >= wanted) done(); }; });
    this.sent.set(wanted, now());
    const payload = { type: "act", args: [i % 4, "wood"], playerID: "0" };
    this.mover.emit("update", { type: "MAKE_MOVE", payload }, this.state, this.id, "0");
    await Promise.race([answered, sleep(60)]);
    this.moves += 1;
  }
}

(async () => {
  const all = Array.from({ length: matches }, (_, i) => new Match(i));
  for (const match of all) await match.open();
  const began = now() + 1;
  // A mover that is behind leaves out no move: it makes the next when the last was answered, until the time is up.
  await Promise.all(all.map(async (match, i) => {
    for (let second = 0; second < seconds; second++) {
      await sleep(began + second + i / matches - now());
      if (now() > began + seconds + 5) return;
      await match.move(second);
    }
  }));
  const took = now() - began;
  await sleep(3);
  let lost = 0;
  let doubled = 0;
  for (const match of all) {
    for (const seen of match.seen) {
      for (let n = 1; n <= match.state; n++) {
        const times = seen.get(n) || 0;
        if (times === 0) lost += 1;
        if (times > 1) doubled += times - 1;
      }
    }
  }
  const moves = all.reduce((sum, match) => sum + match.state, 0);
  const result = { latencies, moves, seconds: Math.max(took, seconds), lost, doubled };
  require("node:fs").writeFileSync(process.argv[5], JSON.stringify(result));
  process.exit(0);
})();
