/**
 * How many players sit at each table: as few byes as possible, then as few tables, whose sizes differ by one at most.
 * What is missing to the number of players has a bye.
 */
export function tableSizes(players: number, seats: number, fewest: number): number[] {
  const tables = Math.ceil(players / seats);
  const isSpread = tables > 0 && Math.floor(players / tables) >= fewest;
  const count = isSpread ? tables : Math.floor(players / seats);
  const seated = isSpread ? players : count * seats;
  const larger = count === 0 ? 0 : seated % count;
  return Array.from({ length: count }, (_, nth) => Math.floor(seated / count) + (nth < larger ? 1 : 0));
}
