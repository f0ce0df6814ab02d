import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import { botWith } from '../../src/rulebooks/eiszeit/bot/index.js';
import { type Judgement, usual } from '../../src/rulebooks/eiszeit/bot/judgement.js';
import { eiszeit } from '../../src/rulebooks/eiszeit/index.js';
import { type Cell, cellsOf } from './cells.js';
import { inquiry } from './eiszeit.js';
import { lines, table, two } from './markdown.js';
import { play } from './play.js';
import { mean, merged, type Table, Tally } from './tally.js';

/*
 * `node src/setup/tool.mjs tsx test/calibration/search-eiszeit.ts` looks for the gains of the dark cards that nobody has
 * published, and for what the built-in bot takes things to be worth. It changes one of them at a time, keeps what comes
 * nearest to the wanted figures, and writes all that it tried into docs/calibration/eiszeit-search.md.
 */
const { values: args } = parseArgs({
  options: {
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: '7' },
    passes: { type: 'string', default: '1' },
    to: { type: 'string' },
  },
});

type Candidate = { readonly [knob: string]: number };

/** Where the search begins, and what it tries; 3 of `club-or-move` was found, so it is none of them. */
const start: Candidate = {
  'all-two': 6,
  'all-one': 4,
  'remove-two': 4,
  'remove-one': 2,
  'borrowed-fire': 3,
  'mammoth-home': 3,
  staying: 0.4,
  stone: 0.75,
  arrivals: 0.9,
  perMammoth: 1.5,
  nuisance: 1.5,
};
const knobs: { readonly [knob: string]: readonly number[] } = {
  staying: [0.5, 0.6],
  'remove-one': [1, 3],
  nuisance: [2, 2.5],
  'remove-two': [3, 5],
};

interface Figures {
  readonly ratio: number;
  readonly most: string;
  readonly least: string;
  /** By seat count and round. */
  readonly hunters: readonly (readonly number[])[];
  readonly conflicts: readonly (readonly number[])[];
  readonly score: number;
}

function rulebookOf(candidate: Candidate): AnyRulebook {
  const { darkCards } = eiszeit.components;
  const values = darkCards.values.map((card) => ({
    ...card,
    stones: { ...card.stones, values: candidate[card.id] ?? card.stones.values },
  }));
  const judgement: Judgement = { ...usual, ...pick(candidate, Object.keys(usual)) };
  return erase({
    ...eiszeit,
    components: { ...eiszeit.components, darkCards: { ...darkCards, values } },
    bot: botWith(judgement),
  });
}

const pick = (candidate: Candidate, names: readonly string[]): Candidate =>
  Object.fromEntries(Object.entries(candidate).filter(([name]) => names.includes(name)));

function figuresOf(candidate: Candidate): Figures {
  const rulebook = rulebookOf(candidate);
  const isAsked = ({ isUsual, against }: Cell): boolean => isUsual && against === null;
  const cells = cellsOf(rulebook, inquiry, Number(args.games)).filter(isAsked);
  const tallies = cells.map((cell) => {
    const tally = new Tally();
    tally.addAll(play(rulebook, inquiry, cell, { cell: 0, from: 0, to: cell.games }, Number(args.seed)));
    return tally;
  });
  const together = new Tally();
  for (const { tables } of tallies) together.addAll(tables);
  const means = (name: string, tally = together): [string, number][] =>
    Object.entries(tally.tables[name] ?? ({} satisfies Table)).map(([row, columns]) => [
      row,
      mean(Object.values(columns).reduce((sum, one) => merged(sum, one))),
    ]);
  const plays = means('Plays of each dark card').toSorted(([, one], [, other]) => one - other);
  const [[least, fewest] = ['', 0]] = plays;
  const [most, greatest] = plays.at(-1) ?? ['', 0];
  const byRound = (name: string): number[][] =>
    tallies.map((tally) => means(name, tally).map(([, value]) => value));
  return {
    ratio: greatest / fewest,
    most,
    least,
    hunters: byRound('Hunters by round'),
    conflicts: byRound('Conflicts by round'),
    score: means('score')[0]?.[1] ?? 0,
  };
}

/** What is wanted: a ratio under 2, with some room, and no fall from one round to the next at any seat count. */
const RATIO = 1.8;
const FALL = 20;
const costOf = ({ ratio, hunters, conflicts }: Figures): number =>
  Math.max(RATIO, ratio) + FALL * (fallsIn(hunters) + fallsIn(conflicts));

const fallsIn = (bySeats: readonly (readonly number[])[]): number =>
  bySeats
    .flatMap((rounds) =>
      rounds.slice(1).map((count, index) => Math.max(0, 1 - count / (rounds[index] ?? count))),
    )
    .reduce((sum, fall) => sum + fall, 0);

const said = (bySeats: readonly (readonly number[])[]): string =>
  bySeats.map((rounds) => rounds.map(two).join(', ')).join('; ');

const row = (change: string, figures: Figures, kept: boolean): string[] => [
  change,
  two(costOf(figures)),
  two(figures.ratio),
  `${figures.most} / ${figures.least}`,
  said(figures.hunters),
  said(figures.conflicts),
  two(figures.score),
  kept ? 'yes' : '',
];

let best = start;
let figures = figuresOf(best);
const rows = [row('the start', figures, true)];
for (let pass = 0; pass < Number(args.passes); pass += 1) {
  for (const [knob, values] of Object.entries(knobs)) {
    for (const value of values) {
      if (best[knob] === value) continue;
      const tried = { ...best, [knob]: value };
      const found = figuresOf(tried);
      const isBetter = costOf(found) < costOf(figures);
      rows.push(row(`${knob} ${value}`, found, isBetter));
      if (isBetter) [best, figures] = [tried, found];
      console.log(rows.at(-1)?.join(' | '));
    }
  }
}

const report = lines([
  '# The search for the gains of Mammoth Hunters',
  `Seed ${args.seed}, ${args.games} games for each seat count and candidate, played by the built-in bots. Written by \`test/calibration/search-eiszeit.ts\`; the same seed gives the same report.`,
  'Each row changes one value and keeps it if the cost falls: the cost is the ratio of the plays per copy of the dark card that is played most over the one played least, but 1.8 at least, and twenty times every relative fall of hunters and conflicts from one round to the next at 3, 4 or 5 seats. Figures of these are separated by semicolons. Costs of light cards and the gain of 3 that was found stay as they are.',
  table(['change', 'cost', 'ratio', 'most / least', 'hunters by round', 'conflicts', 'score', 'kept'], rows),
  '## What was found',
  table(
    ['', 'start', 'found'],
    Object.entries(best).map(([knob, value]) => [knob, String(start[knob]), String(value)]),
  ),
]);
writeFileSync(args.to ?? new URL('../../docs/calibration/eiszeit-search.md', import.meta.url), report);
