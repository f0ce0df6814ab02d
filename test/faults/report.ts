import type { Verdict } from './history.js';

/** The figures of a campaign. */
export interface Totals {
  faults: number;
  /** Faults with acknowledged actions since the previous fault. */
  underLoad: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  wrong: number;
}

export const noTotals = (): Totals => ({
  faults: 0,
  underLoad: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  wrong: 0,
});

export function addVerdict(totals: Totals, verdict: Verdict): void {
  totals.lost += verdict.lost.length;
  totals.doubled += verdict.doubled.length;
  totals.wrong += verdict.wrong.length;
}

export const isFlawless = ({ lost, doubled, wrong }: Totals): boolean => lost + doubled + wrong === 0;

export const totalsText = ({ faults, underLoad, acknowledged, lost, doubled, wrong }: Totals): string =>
  `${faults} (${underLoad} under load), ${acknowledged} actions acknowledged: ${lost} lost, ${doubled} doubled, ${wrong} wrong otherwise`;

/** A verdict as text, with the first few violations of each kind. */
export function verdictText({ lost, doubled, wrong }: Verdict): string {
  const named = (kind: string, found: readonly string[]): string[] => [
    `${found.length} ${kind}`,
    ...found.slice(0, 3).map((one) => `\n    ${one}`),
  ];
  return [
    named('lost', lost).join(''),
    named('doubled', doubled).join(''),
    ...(wrong.length > 0 ? [named('wrong otherwise', wrong).join('')] : []),
  ].join(', ');
}
