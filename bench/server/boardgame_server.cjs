// boardgame.io's own server with a game of placing stones: the peer of bench/server/table.py. PORT (the lobby is at the next), and STORE, a folder to be durable in.
const { Server, FlatFile } = require('boardgame.io/server');
const game = {
  name: 'line',
  setup: () => ({ cells: Array(61).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { place: ({ G, playerID }, n) => { G.cells[n] = playerID; } },
};
const db = process.env.STORE ? new FlatFile({ dir: process.env.STORE, logging: false }) : undefined;
const server = Server({ games: [game], origins: [/.*/], ...(db ? { db } : {}) });
const port = Number(process.env.PORT);
server.run({ port, lobbyConfig: { apiPort: port + 1 } });
