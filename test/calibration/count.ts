import type { AnyEvent, AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import { pieceIn, piecesOf } from './pieces.js';
import type { PlayedGame } from './question.js';
import type { Fact } from './tally.js';

export type Counts = { readonly [table: string]: readonly Fact[] };

/** What is counted of a game of any rulebook. */
export function countsOf(game: PlayedGame, isLegalAlone: readonly boolean[]): Counts {
  return {
    ...resultOf(game),
    length: lengthOf(game, isLegalAlone),
    actions: perType(game.steps.map(({ action }) => action.type)),
    events: perType(game.events.map(({ event }) => event.type)),
    ...pieceCountsOf(game),
  };
}

export function resultOf({ rulebook, last, config }: PlayedGame): Counts {
  const outcome = rulebook.outcome(last);
  if (outcome === null) return { reason: [{ row: 'unfinished', value: 1 }] };
  const winners = outcome.standings.filter(({ rank }) => rank === 1);
  const bySeat = outcome.standings.toSorted((a, b) => a.seat - b.seat);
  return {
    reason: [{ row: outcome.reason, value: 1 }],
    score: bySeat.map(({ score }) => ({ row: 'all', value: score })),
    'score by seat': bySeat.map(({ seat, score }) => ({ row: `seat ${seat + 1}`, value: score })),
    'score of the winner': winners.slice(0, 1).map(({ score }) => ({ row: 'all', value: score })),
    wins: Array.from({ length: config.seats }, (_, seat) => ({
      row: `seat ${seat + 1}`,
      value: winners.some((one) => one.seat === seat) ? 1 / winners.length : 0,
    })),
  };
}

function lengthOf(
  { steps, log, events, opening, rulebook }: PlayedGame,
  isAlone: readonly boolean[],
): Fact[] {
  const askedIn = (state: AnyState): number[] => rulebook.prompts(state).map(({ seat }) => seat);
  let prompts = askedIn(opening).length;
  let handOvers = 0;
  for (const [index, { before, after, seat }] of steps.entries()) {
    const waiting = askedIn(before).filter((one) => one !== seat);
    prompts += askedIn(after).filter((one) => !waiting.includes(one)).length;
    if (index > 0 && steps[index - 1]?.seat !== seat) handOvers += 1;
  }
  return [
    { row: 'rounds', value: events.at(-1)?.round ?? 0 },
    { row: 'actions', value: steps.length },
    { row: 'entries', value: log.length },
    { row: 'prompts', value: prompts },
    { row: 'prompts with one answer', value: isAlone.filter(Boolean).length },
    { row: 'hand-overs', value: handOvers },
  ];
}

function perType(types: readonly string[]): Fact[] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([row, value]) => ({ row, value }));
}

/** How often actions and events name each piece, by group of components. */
function pieceCountsOf({ rulebook, steps, events }: PlayedGame): Counts {
  const pieces = piecesFor(rulebook);
  const counts = new Map<string, Map<string, Map<string, number>>>();
  const note = (kind: string, { type, ...fields }: { readonly type: string }): void => {
    for (const value of Object.values(fields)) {
      const piece = pieceIn(pieces, value);
      if (piece === undefined) continue;
      const table = `${kind} by ${piece.group}`;
      const rows = counts.get(table) ?? new Map<string, Map<string, number>>();
      const columns = rows.get(piece.id) ?? new Map<string, number>();
      counts.set(table, rows);
      rows.set(piece.id, columns);
      columns.set(type, (columns.get(type) ?? 0) + 1);
    }
  };
  for (const { action } of steps) note('actions', action);
  for (const { event } of events) note('events', event);
  const facts = (rows: Map<string, Map<string, number>>): Fact[] =>
    [...rows].flatMap(([row, columns]) => [...columns].map(([column, value]) => ({ row, column, value })));
  return Object.fromEntries([...counts].map(([table, rows]) => [table, facts(rows)]));
}

const known = new WeakMap<AnyRulebook, ReturnType<typeof piecesOf>>();
export function piecesFor(rulebook: AnyRulebook): ReturnType<typeof piecesOf> {
  const pieces = known.get(rulebook) ?? piecesOf(rulebook.components);
  known.set(rulebook, pieces);
  return pieces;
}

/** Every event of a game, with its round. */
export function withRounds(events: readonly AnyEvent[], begins: string): PlayedGame['events'] {
  let round = 0;
  return events.map((event) => {
    if (event.type === begins) round += 1;
    return { event, round };
  });
}
