import type { Seat, Text } from '../../../engine/rulebook.js';
import { eachLanguage } from '../../../engine/words.js';
import { both, type Told, who } from './names.js';

const percent = (shown: number): Text => ({ en: `${shown}%`, de: `${shown} %` });

/** Whole percents that add up to 100, the largest remainders rounded up; only what is certain is 0 or 100. */
function percents(chances: readonly number[]): number[] {
  const shown = chances.map((chance) => {
    const floor = Math.floor(100 * chance);
    return chance === 0 || chance === 1 ? floor : Math.min(99, Math.max(1, floor));
  });
  const byRemainder = [...chances.keys()].sort(
    (a, b) => 100 * (chances[b] ?? 0) - (shown[b] ?? 0) - (100 * (chances[a] ?? 0) - (shown[a] ?? 0)),
  );
  const missing = 100 - shown.reduce((sum, one) => sum + one, 0);
  for (const at of byRemainder.slice(0, Math.max(0, missing)))
    if (chances[at] !== 0 && (shown[at] ?? 0) < 99) shown[at] = (shown[at] ?? 0) + 1;
  return shown;
}

/** ` (Anna 58%, animals 42%)`, or nothing. */
export function oddsText(
  odds: readonly { readonly seat: Seat | null; readonly chance: number }[],
  told: Told,
): Text {
  if (odds.length === 0) return both('');
  const shown = percents(odds.map(({ chance }) => chance));
  return eachLanguage((language) => {
    const sides = odds.map(({ seat }, at) => {
      const name = seat === null ? ANIMALS[language] : who(seat, told);
      return `${name} ${percent(shown[at] ?? 0)[language]}`;
    });
    return ` (${sides.join(', ')})`;
  });
}

const ANIMALS: Text = { en: 'animals', de: 'Tiere' };
