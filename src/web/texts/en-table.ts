/** The words around a game: its room, its table, and what goes on there. */
export const englishTable = {
  room: {},
  table: {},
};
