const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Terramara } = require("./game.cjs");

const server = Server({
  games: [Terramara],
  db: new FlatFile({ dir: process.argv[2], logging: false }),
  origins: [Origins.LOCALHOST],
});
server.run({ port: 0 }, () => {}).then((running) => {
  console.log(`http://127.0.0.1:${running.appServer.address().port}`);
});
