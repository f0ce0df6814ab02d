import { listed } from '../../../engine/words.js';
import type { Gain, GainCode, Metric, Pay, Way } from '../components/effects.js';
import { texts } from './index.js';
import { nameOf } from './names.js';
import type { Told } from './say.js';

interface Counted {
  readonly gain: GainCode;
  readonly n: number;
}

export const gainText = ({ language }: Told, { gain, n }: Counted): string => texts[language].gains[gain](n);
export const pointsText = (telling: Told, n: number): string => gainText(telling, { gain: 'points', n });

export function metricText(
  telling: Told,
  { of, terrain, animal }: Metric,
  words: 'metrics' | 'countedMetrics' = 'metrics',
): string {
  const text = texts[telling.language][words][of];
  if (terrain !== undefined) return `${text} ${nameOf(telling, 'terrains', terrain)}`;
  return animal === undefined ? text : `${text} ${nameOf(telling, 'animals', animal)}`;
}

export const groupText = (telling: Told, group: readonly Gain[]): string =>
  group
    .map(({ gain, n, per }) => {
      const text = gainText(telling, { gain, n });
      return per === undefined
        ? text
        : `${text} ${texts[telling.language].forEach} ${metricText(telling, per)}`;
    })
    .join(', ');

export const pendingText = (telling: Told, pending: readonly Counted[]): string =>
  pending.map((one) => gainText(telling, one)).join(', ');

export const payText = (telling: Told, pays: readonly Pay[]): string =>
  listed(
    telling,
    pays.map(({ pay, n }) =>
      pay === 'discard' ? texts[telling.language].handCards(n) : gainText(telling, { gain: pay, n }),
    ),
  );

/** What a sacred stone costs. */
export const priceText = (telling: Told, { food, tool }: { food: number; tool: number }): string =>
  payText(telling, [
    { pay: 'food', n: food },
    { pay: 'tool', n: tool },
  ]);

/** `1 tool`, or `for 1 food: 1 tool` */
export function wayText(telling: Told, { pay, get }: Way): string {
  const gained = groupText(telling, get);
  if (pay.length === 0) return gained;
  return `${texts[telling.language].payingFor} ${payText(telling, pay)}: ${gained}`;
}

/** A phrase, and after it what it brings. */
export function withGains(phrase: string, ...gained: readonly string[]): string {
  const said = gained.filter((one) => one !== '').join('; ');
  return said === '' ? phrase : `${phrase} (${said})`;
}
