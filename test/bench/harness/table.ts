import { baselineOf, type Figure, isReached, oursOf, ratioOf, type Spread } from './figure.js';

const HEADS = ['', 'measured', 'baseline', 'ratio', 'target', ''];

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

const median = (spread: Spread | null): string => (spread === null ? '' : number(spread.median));

const within = (spread: Spread | null): string =>
  spread === null ? '' : `${number(spread.least)}–${number(spread.most)}`;

const targetOf = ({ target, unit }: Figure): string => {
  const measure = target.of === 'ratio' ? '×' : unit;
  return 'atLeast' in target
    ? `≥ ${number(target.atLeast)} ${measure}`
    : `≤ ${number(target.atMost)} ${measure}`;
};

/** Two lines per figure: the medians, and the spread of the rounds. */
function linesOf(figure: Figure): string[][] {
  const [ours, baseline, ratio] = [oursOf(figure), baselineOf(figure), ratioOf(figure)];
  const verdict = isReached(figure) ? 'ok' : 'SHORT';
  return [
    [figure.name, median(ours), median(baseline), median(ratio), targetOf(figure), verdict],
    [
      `  ${figure.unit}${figure.against === undefined ? '' : `, against ${figure.against}`}`,
      ...[ours, baseline, ratio].map(within),
      '',
      '',
    ],
  ];
}

export function table(figures: readonly Figure[]): string {
  const lines = [HEADS, ...figures.flatMap(linesOf)];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}
