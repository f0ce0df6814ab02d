import type { DumpedGame } from '../ports/dumps/dumps.js';
import type { Before, Division, Held, Prediction, RatedGame } from '../ports/ratings/ratings.js';
import { fold } from './fold.js';

export interface RatedDivision extends Division {
  readonly ratings: readonly Held[];
  readonly predictions: readonly Prediction[];
  /** Numbers that no game of the dumps has. With any, the ratings are not those of the server. */
  readonly missing: number;
}

/** What the lines of dumps lead to, in whatever order they come. */
export async function ratingsFrom(
  lines: AsyncIterable<string>,
  excluded: ReadonlySet<string>,
): Promise<RatedDivision[]> {
  const divisions = new Map<string, { readonly of: Division; readonly games: Map<number, RatedGame> }>();
  for await (const line of lines) {
    if (line === '') continue;
    const dumped = JSON.parse(line) as DumpedGame;
    if (dumped.rated === null) continue;
    const of = { rulebook: dumped.rulebook, seats: dumped.seats.length };
    const key = JSON.stringify(of);
    const known = divisions.get(key) ?? { of, games: new Map() };
    divisions.set(key, known);
    known.games.set(dumped.rated, gameOf(dumped, dumped.rated));
  }
  return [...divisions.keys()].sort().flatMap((key) => {
    const found = divisions.get(key);
    return found === undefined ? [] : [foldOf(found.of, found.games, excluded)];
  });
}

const gameOf = ({ game, seats, outcome, finishedAt }: DumpedGame, number: number): RatedGame => ({
  ...{ game, number, finishedAt: new Date(finishedAt), participants: seats },
  ranks: seats.map((_, seat) => outcome.standings.find((one) => one.seat === seat)?.rank ?? 0),
});

function foldOf(
  of: Division,
  numbered: ReadonlyMap<number, RatedGame>,
  excluded: ReadonlySet<string>,
): RatedDivision {
  const games = [...numbered.values()].sort((one, other) => one.number - other.number);
  const counted = games.filter(({ game }) => !excluded.has(game));
  const nothing: Before = { ratings: [], predictions: [] };
  const { ratings, predictions } = fold(nothing, counted);
  return { ...of, ratings, predictions, missing: (games.at(-1)?.number ?? 0) - games.length };
}
