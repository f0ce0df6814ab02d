import { marked } from '../../../engine/components.js';
import type { Language } from '../../../engine/rulebook.js';
import type { Components, DarkCard, LightCard } from '../components/schema.js';
import { texts } from './index.js';

/** The rules in our own words, with tables of the cards as they are in the components. */
export function summaryOf(language: Language, { lightCards, darkCards }: Components): string {
  const { summary, columns } = texts[language];
  return summary
    .replace('{light cards}', () => table(columns.light, rowsOf(language, lightCards.values)))
    .replace('{dark cards}', () => table(columns.dark, rowsOf(language, darkCards.values)));
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The cards of the landscapes differ in nothing else. */
function rowsOf(language: Language, cards: readonly (LightCard | DarkCard)[]): string[][] {
  const { landscape } = texts[language];
  const first = cards.find(({ effect }) => effect.type === 'landscape');
  return cards
    .filter((card) => card.effect.type !== 'landscape' || card === first)
    .map((card) => [
      card === first ? landscape.name : card.name[language],
      String(card.copies),
      stonesOf(card),
      card.effect.type === 'landscape' ? landscape.text(card.effect) : card.text[language],
    ]);
}

function stonesOf({ effect, stones }: LightCard | DarkCard): string {
  if (effect.type === 'cult') return '–';
  const more = effect.type === 'mammoth' ? [effect.neighbour, effect.anywhere] : [];
  return marked(stones, [stones.values, ...more].join(' / '));
}
