import type { History } from './history.js';

/** A meeting again costs more than any distance in the standings. */
const AGAIN = 1_000_000;
/** Until nothing gets better; in practice a few. */
const MAX_SWEEPS = 50;

/**
 * Tables of these sizes, of players who stand close to each other and have met as seldom as exchanges of two can make it.
 * `players` are in the order of their standing, as many as there are seats.
 */
export function tablesOf(players: readonly string[], sizes: readonly number[], history: History): string[][] {
  const tables: number[][] = [];
  let from = 0;
  for (const size of sizes) {
    tables.push(Array.from({ length: size }, (_, nth) => from + nth));
    from += size;
  }
  const name = (nth: number): string => players[nth] as string;
  // It is asked for a million times, in one go.
  const again = players.map((one) => players.map((other) => AGAIN * history.met(one, other) ** 2));
  const costOf = (table: readonly number[]): number => {
    let cost = (Math.max(...table) - Math.min(...table)) ** 2;
    for (let nth = 0; nth < table.length; nth += 1) {
      const row = again[table[nth] as number] as readonly number[];
      for (let next = nth + 1; next < table.length; next += 1) cost += row[table[next] as number] as number;
    }
    return cost;
  };
  for (let sweep = 0; sweep < MAX_SWEEPS && improve(tables, costOf); sweep += 1);
  return tables.map((table) => table.sort((one, other) => one - other).map(name));
}

/** Exchanges players of two tables where that makes both together cheaper. */
function improve(tables: number[][], costOf: (table: readonly number[]) => number): boolean {
  let isBetter = false;
  for (const [nth, one] of tables.entries())
    for (const other of tables.slice(nth + 1)) if (improveBoth(one, other, costOf)) isBetter = true;
  return isBetter;
}

function improveBoth(one: number[], other: number[], costOf: (table: readonly number[]) => number): boolean {
  let isBetter = false;
  let cost = costOf(one) + costOf(other);
  for (const a of one.keys())
    for (const b of other.keys()) {
      exchange(one, a, other, b);
      const after = costOf(one) + costOf(other);
      if (after < cost) {
        cost = after;
        isBetter = true;
      } else exchange(one, a, other, b);
    }
  return isBetter;
}

function exchange(one: number[], a: number, other: number[], b: number): void {
  const [mine, yours] = [one[a] as number, other[b] as number];
  one[a] = yours;
  other[b] = mine;
}
