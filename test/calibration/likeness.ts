import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { byBot as byEiszeitBot, likeness as eiszeit } from '../rulebooks/eiszeit/likeness.js';
import { byBot as byMammutBot, likeness as mammut } from '../rulebooks/mammut/likeness.js';
import type { Deviation } from '../support/deviation.js';
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

type Found = ReadonlyMap<string, Deviation>;

const [games, bots] = [Number(args.games), Number(args.bots)];
const parts: readonly (readonly [title: string, found: Found])[] = [
  ['Mammut, random play, any moment', mammut(games, { isAfterReshuffle: false })],
  ['Mammut, random play, after a reshuffle', mammut(games, { isAfterReshuffle: true })],
  ['Mammut, built-in bots, any moment', mammut(bots, { isAfterReshuffle: false, choose: byMammutBot })],
  ['Mammoth Hunters, random play, before a reshuffle', eiszeit(games, { isAfterReshuffle: false })],
  ['Mammoth Hunters, random play, after one', eiszeit(games, { isAfterReshuffle: true })],
  [
    'Mammoth Hunters, built-in bots, before a reshuffle',
    eiszeit(bots, { isAfterReshuffle: false, choose: byEiszeitBot }),
  ],
  [
    'Mammoth Hunters, built-in bots, after one',
    eiszeit(bots, { isAfterReshuffle: true, choose: byEiszeitBot }),
  ],
];

const FURTHEST = 8;

function section([title, found]: (typeof parts)[number]): string {
  const all = [...found].toSorted(([, a], [, b]) => Math.abs(b.errors) - Math.abs(a.errors));
  const within = all.filter(([, { errors }]) => Math.abs(errors) <= 3).length;
  const count = Math.max(...all.map(([, one]) => one.count));
  const rows = all
    .slice(0, FURTHEST)
    .map(([name, { truth, more, errors }]) => [name, truth.toFixed(3), more.toFixed(3), two(errors)]);
  return lines([
    `## ${title}`,
    `One moment of each of ${count} games: ${within} of ${all.length} measures (${percent(within / all.length)}) within 3 standard errors.`,
    table(['', 'truth', 'imagined more', 'z'], rows),
  ]).trimEnd();
}

const report = lines([
  '# How like the truth imagined hands and tiles are',
  `Likely worlds of [decision 0023](../decisions/0023-likely-and-possible-worlds.md), eight for each moment. Each measure is a mean: how many cards of a kind a hand, a deck or the hidden discards hold, how many tiles hide a face below another, how warm a region is. Written by \`test/calibration/likeness.ts\`; it gives the same report every time. The ${FURTHEST} measures that are furthest off are listed.`,
  '`imagine` knows the rules and what was seen, and draws no conclusion from what players choose. Where they choose, what they keep differs from what they play, and the measures are off by that. At random play this is so, too, for cards of Mammoth Hunters that can be played less or more often than others: those that cost five or one stone, and cults, which are the only dark cards that may be played with eight stones.',
  ...parts.map(section),
]);
writeFileSync(args.to ?? new URL('../../docs/calibration/likeness.md', import.meta.url), report);
