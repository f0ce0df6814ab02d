import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { erase } from '../../src/engine/any-rulebook.js';
import { eiszeit } from '../../src/rulebooks/eiszeit/index.js';
import { mammut } from '../../src/rulebooks/mammut/index.js';
import * as eiszeitLikeness from '../rulebooks/eiszeit/likeness.js';
import { likeness as endlessWinterLikeness } from '../rulebooks/endless-winter/likeness.js';
import { likeness as mammutLikeness } from '../rulebooks/mammut/likeness.js';
import { likeness as talLikeness } from '../rulebooks/tal-der-mammuts/likeness.js';
import { beyond, byBotOf, type Likeness } from '../support/likeness.js';
import { lines, percent, table, two } from './markdown.js';

/*
 * `node src/setup/tool.mjs tsx test/calibration/likeness.ts` compares what players cannot see with what `imagine` makes
 * of it, and writes docs/calibration/likeness.md.
 */
const { values: args } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    bots: { type: 'string', default: '600' },
    to: { type: 'string' },
  },
});
const [games, bots] = [Number(args.games), Number(args.bots)];

/** Independent seeds, and one for what is beyond three standard errors with either of them or with both together. */
const [SEEDS, THIRD_SEED] = [[1, 2], 3] as const;
const MORE_GAMES = 4;

type Measured = (sample: { games: number; seats: number[]; seed: number }) => Likeness;

const atRandom: readonly (readonly [title: string, seats: number, of: Measured])[] = [
  ['Mammut', 3, mammutLikeness],
  ['Mammut', 2, mammutLikeness],
  ['Mammoth Hunters', 3, eiszeitLikeness.likeness],
  ['Valley of the Mammoths', 3, talLikeness],
  ['Valley of the Mammoths', 2, talLikeness],
  ['Valley of the Mammoths', 6, talLikeness],
  ['Endless Winter', 3, endlessWinterLikeness],
  ['Endless Winter', 2, endlessWinterLikeness],
];

const largest = (found: Likeness): number =>
  Math.max(...[...found.values()].map(({ errors }) => Math.abs(errors)));

const within = (found: Likeness): string => `${found.size - beyond(found).length} of ${found.size}`;

/** Both samples as one of twice as many games. */
function together(first: Likeness, second: Likeness): Likeness {
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return new Map(
    names.map((name) => {
      const both = [first.get(name), second.get(name)].filter((one) => one !== undefined && one.errors !== 0);
      const more = both.reduce((sum, one) => sum + (one?.more ?? 0), 0);
      const variance = both.reduce((sum, one) => sum + ((one?.more ?? 0) / (one?.errors ?? 1)) ** 2, 0);
      const truth = ((first.get(name)?.truth ?? 0) + (second.get(name)?.truth ?? 0)) / 2;
      const errors = variance === 0 ? 0 : more / Math.sqrt(variance);
      return [name, { count: 2 * games, truth, more: more / 2, errors }];
    }),
  );
}

function rowsOf([title, seats, of]: (typeof atRandom)[number]): string[] {
  const [first = new Map(), second = new Map()] = SEEDS.map((seed) => of({ games, seats: [seats], seed }));
  const both = together(first, second);
  const all = [first, second, both];
  const far = [...new Set(all.flatMap((one) => beyond(one).map(([name]) => name)))];
  const third: Likeness =
    far.length === 0 ? new Map() : of({ games: MORE_GAMES * games, seats: [seats], seed: THIRD_SEED });
  const named = far.map((name) => {
    const errors = [...all, third].map((one) => two(one.get(name)?.errors ?? 0));
    return `${name} (${errors.join('; ')}, off by ${(third.get(name)?.more ?? 0).toFixed(4)})`;
  });
  return [
    `${title}, ${seats} seats`,
    within(first),
    two(largest(first)),
    within(second),
    two(largest(second)),
    two(largest(both)),
    named.join(', '),
  ];
}

const byBots: readonly (readonly [title: string, found: Likeness])[] = [
  ['Mammut', mammutLikeness({ games: bots, seats: [2, 3, 4, 5], choose: byBotOf(erase(mammut)) })],
  [
    'Mammoth Hunters',
    eiszeitLikeness.likeness({ games: bots, seats: [3, 4, 5], choose: byBotOf(erase(eiszeit)) }),
  ],
];

const FURTHEST = 8;

function section([title, found]: (typeof byBots)[number]): string {
  const all = [...found].toSorted(([, a], [, b]) => Math.abs(b.errors) - Math.abs(a.errors));
  const rows = all
    .slice(0, FURTHEST)
    .map(([name, { truth, more, errors }]) => [name, truth.toFixed(3), more.toFixed(3), two(errors)]);
  return lines([
    `### ${title}`,
    `${within(found)} measures (${percent(1 - beyond(found).length / found.size)}) within 3 standard errors. The ${FURTHEST} that are furthest off:`,
    table(['', 'truth', 'imagined more', 'z'], rows),
  ]).trimEnd();
}

const report = lines([
  '# How like the truth imagined hands and tiles are',
  'Likely worlds of [decision 0023](../decisions/0023-likely-and-possible-worlds.md), eight for one moment of each game. Each measure is a mean: how many cards of a kind a hand, a deck or the hidden discards hold, how many tiles hide a face below another, how warm a region is. Written by `test/calibration/likeness.ts`; it gives the same report every time.',
  '## Where all seats play at random',
  `${games} games for each line and seed; their number and both seeds were chosen before anything was measured. Within three standard errors are 99.7 % of measures that are off by chance alone. What is further off with one of them, or with both together, is named: z for the first seed, for the second, for both, and for a third one with ${MORE_GAMES * games} games, which tells chance from a bias, and by how many cards or tiles the third was off.`,
  table(
    [
      '',
      'first seed: within 3',
      'largest z',
      'second seed: within 3',
      'largest z',
      'both: largest z',
      'beyond 3',
    ],
    atRandom.map(rowsOf),
  ),
  '## Where the built-in bots play',
  `${bots} games. Likely worlds are those of random play, so they are off by what bots choose to keep.`,
  ...byBots.map(section),
]);
writeFileSync(args.to ?? new URL('../../docs/calibration/likeness.md', import.meta.url), report);
