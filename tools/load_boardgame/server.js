// boardgame.io's server with one game, on a free loopback port. With a folder as argument it keeps its states in
// files there, otherwise in memory, as it does by itself.

const { Server, FlatFile } = require('boardgame.io/server');
const game = require('./game.js');

const [folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], db, origins: ['http://127.0.0.1'] });

server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  console.log(`serving at http://127.0.0.1:${appServer.address().port}`);
});
