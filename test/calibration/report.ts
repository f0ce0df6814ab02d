import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import type { Cell } from './cells.js';
import { piecesFor } from './count.js';
import { lines, type Measured, percent, rowsOf, table, two } from './markdown.js';
import type { Inquiry, Question } from './question.js';
import { differenceOf, interval, mean, merged, ONLY, type Sample, spread } from './tally.js';

/** The whole report, from the games of each cell. Nothing in it depends on when or where it was made. */
export function reportOf(
  rulebook: AnyRulebook,
  inquiry: Inquiry,
  measured: readonly Measured[],
  seed: number,
): string {
  const among = measured.filter(({ cell }) => cell.against === null);
  const usual = among.filter(({ cell }) => cell.isUsual);
  const { id, rulesVersion, titles } = rulebook.meta;
  return lines([
    `# Calibration of ${titles.en}`,
    `Rules version ${rulesVersion}, seed ${seed}. The built-in bots play all seats if nothing else is said. Written by \`npm run calibrate -- ${id}\`; the same seed gives the same report.`,
    '## Scores',
    scores(among),
    '## Lengths',
    'Means per game. A hand-over is an answer of another seat than the one before.',
    lengths(among),
    '## How games end',
    endings(among),
    '## Balance by seat',
    'The share of games that each seat wins, with its 95 % interval. A victory of several is shared.',
    balance(usual),
    '## Strength',
    'The share of games that one built-in bot wins against others on all other seats.',
    strength(measured.filter(({ cell }) => cell.against !== null)),
    ...inquiry.questions.flatMap((question) => [
      `## ${question.title}`,
      question.note,
      answered(
        question,
        question.against === undefined
          ? usual
          : measured.filter(({ cell }) => cell.against === question.against),
      ),
    ]),
    '## Actions and events',
    'Means per game, with the usual options.',
    perType('actions', usual),
    perType('events', usual),
    ...pieces(rulebook, usual),
  ]);
}

const cellAt = ({ tables }: Measured, name: string, row: string, column = ONLY): Sample | undefined =>
  tables[name]?.[row]?.[column];

const labelOf = ({ cell }: { readonly cell: Cell }): string => cell.label;

function scores(among: readonly Measured[]): string {
  const seats = Math.max(...among.map(({ cell }) => cell.seats));
  const places = Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`);
  const one = (sample: Sample | undefined): string => (sample === undefined ? '' : two(mean(sample)));
  return table(
    ['', 'games', 'mean', 'spread', 'least', 'most', 'winner', ...places],
    among.map((some) => {
      const all = cellAt(some, 'score', 'all');
      return [
        labelOf(some),
        String(some.cell.games),
        ...(all === undefined
          ? ['', '', '', '']
          : [one(all), two(spread(all)), String(all.least), String(all.greatest)]),
        one(cellAt(some, 'score of the winner', 'all')),
        ...places.map((place) => one(cellAt(some, 'score by seat', place))),
      ];
    }),
  );
}

function lengths(among: readonly Measured[]): string {
  const kinds = rowsOf(among, 'length');
  return table(
    ['', ...kinds],
    among.map((some) => [
      labelOf(some),
      ...kinds.map((kind) => two(mean(cellAt(some, 'length', kind) ?? zero))),
    ]),
  );
}

function endings(among: readonly Measured[]): string {
  const reasons = rowsOf(among, 'reason');
  return table(
    ['', ...reasons],
    among.map((some) => [
      labelOf(some),
      ...reasons.map((reason) => percent((cellAt(some, 'reason', reason)?.count ?? 0) / some.cell.games)),
    ]),
  );
}

const zero: Sample = { count: 0, sum: 0, squares: 0, least: 0, greatest: 0 };

const shareOf = (sample: Sample | undefined): string => {
  if (sample === undefined) return '';
  const [low, high] = interval(sample);
  return `${percent(mean(sample))} (${percent(low)} to ${percent(high)})`;
};

function balance(usual: readonly Measured[]): string {
  const places = rowsOf(usual, 'wins');
  return table(
    ['', 'even', ...places],
    usual.map((some) => [
      labelOf(some),
      percent(1 / some.cell.seats),
      ...places.map((place) => shareOf(cellAt(some, 'wins', place))),
    ]),
  );
}

function strength(against: readonly Measured[]): string {
  return table(
    ['', 'against', 'games', 'wins'],
    against.map((some) => [
      labelOf(some),
      String(some.cell.against),
      String(some.cell.games),
      shareOf(cellAt(some, 'wins of the bot', 'all')),
    ]),
  );
}

/** A row for each row of the question, a column for each seat count, and all of them together. */
function answered({ title, unit, compare }: Question, some: readonly Measured[]): string {
  const rows = rowsOf(some, title);
  const said = unit === 'share' ? shareOf : (sample: Sample | undefined) => (sample ? two(mean(sample)) : '');
  const all = rows.map((row) =>
    some.map((one) => cellAt(one, title, row)).reduce<Sample>((sum, one) => merged(sum, one), nothing),
  );
  const body = rows.map((row, nth) => [
    row,
    ...some.map((one) => said(cellAt(one, title, row))),
    said(all[nth]),
    String(all[nth]?.count ?? 0),
  ]);
  const below =
    compare === 'falls'
      ? [falls(title, rows, some)]
      : compare === undefined
        ? []
        : [comparison(compare, rows, all)];
  return lines([table(['', ...some.map(labelOf), 'together', 'of'], body), ...below]).trimEnd();
}

const nothing = merged();

/** For each seat count: the last row against the first, and the greatest fall from one row to the next. */
function falls(title: string, rows: readonly string[], some: readonly Measured[]): string {
  const body = some.map((one) => {
    const samples = rows.map((row) => cellAt(one, title, row) ?? zero);
    const steps = samples.slice(1).map((sample, nth) => differenceOf(samples[nth] ?? zero, sample));
    const least = steps.toSorted(([a], [b]) => a - b)[0];
    const whole = differenceOf(samples[0] ?? zero, samples.at(-1) ?? zero);
    return [labelOf(one), differenceSaid(whole), least === undefined ? '' : differenceSaid(least)];
  });
  const heads = ['', 'the last round against the first', 'the least change from one round to the next'];
  return table(heads, body);
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${two(Math.abs(value))}`;

const differenceSaid = ([middle, low, high]: readonly [number, number, number]): string =>
  `${signed(middle)} (${signed(low)} to ${signed(high)})`;

function comparison(
  compare: Exclude<Question['compare'], 'falls' | undefined>,
  rows: readonly string[],
  all: readonly Sample[],
): string {
  const means = all.map(mean);
  const [least, greatest] = [Math.min(...means), Math.max(...means)];
  const [last, first] = [rows[means.indexOf(least)], rows[means.indexOf(greatest)]];
  const never = means.filter((one) => one === 0).length;
  const total = means.reduce((sum, one) => sum + one, 0);
  switch (compare) {
    case 'ratio':
      return never > 0
        ? `Never: ${never} of ${rows.length}.`
        : `The most (${first}) over the least (${last}): **${two(greatest / least)}**.`;
    case 'difference':
      return `The most (${first}) and the least (${last}) are **${two(greatest - least)}** apart.`;
    case 'shares':
      return `The least (${last}) is **${percent(least / total)}** of all, the most (${first}) ${percent(greatest / total)}.`;
  }
}

/** Per game: an event that a game lacks counts as none. */
const perGame = (sample: Sample | undefined, { cell }: Measured): string =>
  two((sample?.sum ?? 0) / cell.games);

function perType(name: string, usual: readonly Measured[]): string {
  return table(
    [name.slice(0, -1), ...usual.map(labelOf)],
    rowsOf(usual, name)
      .toSorted()
      .map((type) => [`\`${type}\``, ...usual.map((some) => perGame(cellAt(some, name, type), some))]),
  );
}

/** How often each piece is named, per copy and game, over all seat counts. */
function pieces(rulebook: AnyRulebook, usual: readonly Measured[]): string[] {
  const games = usual.reduce((sum, { cell }) => sum + cell.games, 0);
  const all = [...piecesFor(rulebook).values()];
  return [...new Set(all.map(({ group }) => group))].flatMap((group) => {
    const columns = (['actions', 'events'] as const).flatMap((kind) => {
      const name = `${kind} by ${group}`;
      const types = usual.flatMap(({ tables }) => Object.values(tables[name] ?? {}).flatMap(Object.keys));
      return [...new Set(types)]
        .toSorted()
        .map((type) => ({ name, type, title: kind === 'actions' ? `${type} (action)` : type }));
    });
    if (columns.length === 0) return [];
    const body = all
      .filter((piece) => piece.group === group)
      .map(({ id, copies }) => [
        id,
        String(copies),
        ...columns.map(({ name, type }) => {
          const sum = usual.reduce((total, some) => total + (cellAt(some, name, id, type)?.sum ?? 0), 0);
          return two(sum / games / copies);
        }),
      ]);
    return [
      `## Named: ${group}`,
      'Per copy and game, over all seat counts. An id that also names something else, such as a face, is counted there too.',
      table(['', 'copies', ...columns.map(({ title }) => title)], body),
    ];
  });
}
