/** The measurement of one round, with its baseline. */
export interface Sample {
  readonly ours: number;
  readonly baseline?: number;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** What `baseline` is. */
  readonly against?: string;
  readonly samples: readonly Sample[];
  readonly target:
    | { readonly atLeast: number; readonly of: 'ours' | 'ratio' }
    | { readonly atMost: number; readonly of: 'ours' | 'ratio' };
}

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (least === undefined || most === undefined || low === undefined || high === undefined) return null;
  return { median: (low + high) / 2, least, most };
}

export const oursOf = ({ samples }: Figure) => spreadOf(samples.map(({ ours }) => ours));

export const baselineOf = ({ samples }: Figure) =>
  spreadOf(samples.flatMap(({ baseline }) => baseline ?? []));

/** The ratio per round: other load on the machine affects both values of a round. */
export const ratioOf = ({ samples }: Figure) =>
  spreadOf(samples.flatMap(({ ours, baseline }) => (baseline === undefined ? [] : [ours / baseline])));

export function isReached(figure: Figure): boolean {
  const { target } = figure;
  const reached = (target.of === 'ours' ? oursOf(figure) : ratioOf(figure))?.median;
  if (reached === undefined) throw new Error(`${figure.name} was not measured`);
  return 'atLeast' in target ? reached >= target.atLeast : reached <= target.atMost;
}
