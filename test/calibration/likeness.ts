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

/** Independent seeds: what is beyond three standard errors in both is hardly by chance. */
const SEEDS = [1, 2] as const;

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

function rowsOf([title, seats, of]: (typeof atRandom)[number]): string[] {
  const found = SEEDS.map((seed) => of({ games, seats: [seats], seed }));
  const far = found.flatMap((one) =>
    beyond(one).map(([name]) => {
      const errors = found.map((other) => two(other.get(name)?.errors ?? 0));
      return `${name} (${errors.join('; ')})`;
    }),
  );
  const [first = new Map(), second = new Map()] = found;
  return [
    `${title}, ${seats} seats`,
    within(first),
    two(largest(first)),
    within(second),
    two(largest(second)),
    far.join(', '),
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
  `${games} games for each line and seed; their number and both seeds were chosen before anything was measured. Within three standard errors are 99.7 % of measures that are off by chance alone. What is further off is named, with z for either seed.`,
  table(
    ['', 'first seed: within 3', 'largest z', 'second seed: within 3', 'largest z', 'beyond 3'],
    atRandom.map(rowsOf),
  ),
  '## Where the built-in bots play',
  `${bots} games. Likely worlds are those of random play, so they are off by what bots choose to keep.`,
  ...byBots.map(section),
]);
writeFileSync(args.to ?? new URL('../../docs/calibration/likeness.md', import.meta.url), report);
