// A state of about the size of Terramara's view (5 kB as JSON), and a move that changes a little of it.
exports.Terramara = {
  name: "terramara",
  setup: () => ({
    moves: 0,
    seats: Array.from({ length: 4 }, (_, seat) => ({
      seat,
      raw: { cattle: 0, stone: 0, wood: 0, ore: 0 },
      refined: { leather: 0, brick: 0, timber: 0, metal: 0 },
      made: Array.from({ length: 12 }, (_, i) => `artefact-${seat}-${i}`),
      explorers: ["2L1", "3R2", "4L1"],
    })),
    board: Array.from({ length: 120 }, (_, i) => ({ space: `space-${i}`, by: i % 4 })),
  }),
  moves: {
    act: ({ G }, seat, kind) => {
      G.moves += 1;
      G.seats[seat].raw[kind] += 1;
      G.board[G.moves % 120].by = seat;
    },
  },
};
