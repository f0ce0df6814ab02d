import type { AnyConfig, AnyRulebook } from '../../src/engine/any-rulebook.js';
import { defaultOptions } from '../support/options.js';
import { configFor, configsOf } from '../support/playout.js';
import type { Inquiry } from './question.js';

/** Games of one kind: all of one config, and against the same opponents. */
export interface Cell {
  readonly label: string;
  readonly seats: number;
  readonly options: AnyConfig['options'];
  /** Null where the built-in bot plays all seats. */
  readonly against: string | null;
  /** Whether the options are those that a game has by default. */
  readonly isUsual: boolean;
  readonly games: number;
}

export const RANDOM = 'random';
const GAMES = 200;
const MAX_PER_OPTION = 50;
const MAX_AGAINST = 200;

/** Every seat count, every other value of an option with the fewest and the most seats, and each opponent. */
export function cellsOf(
  rulebook: AnyRulebook,
  { games: wanted, opponents = {} }: Inquiry,
  games = wanted ?? GAMES,
): Cell[] {
  const usual = JSON.stringify(defaultOptions(rulebook.schemas.options));
  const among = configsOf(rulebook).map(({ seats, options }): Cell => {
    const isUsual = JSON.stringify(options) === usual;
    const changed = Object.entries(options).filter(([name, value]) => {
      const { options: own } = configFor(rulebook);
      return own[name] !== value;
    });
    const said = changed.map(([name, value]) => `, ${name} ${String(value)}`).join('');
    const some = isUsual ? games : Math.min(MAX_PER_OPTION, Math.ceil(games / 4));
    return { label: `${seats} seats${said}`, seats, options, against: null, isUsual, games: some };
  });
  const against = [RANDOM, ...Object.keys(opponents)].flatMap((opponent) =>
    among
      .filter(({ isUsual }) => isUsual)
      .map((cell) => ({ ...cell, against: opponent, games: Math.min(MAX_AGAINST, Math.ceil(games / 2)) })),
  );
  return [...among, ...against];
}

/** A part of the games of a cell. It is always cut the same way, so that sums of fractions are the same too. */
export interface Chunk {
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

const CHUNK = 25;

export const chunksOf = (cells: readonly Cell[]): Chunk[] =>
  cells.flatMap(({ games }, cell) =>
    Array.from({ length: Math.ceil(games / CHUNK) }, (_, nth) => ({
      cell,
      from: nth * CHUNK,
      to: Math.min(games, (nth + 1) * CHUNK),
    })),
  );
