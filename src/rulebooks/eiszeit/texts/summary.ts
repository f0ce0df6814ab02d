import { marked } from '../../../engine/components.js';
import type { Language } from '../../../engine/rulebook.js';
import type { Components, DarkCard, LightCard } from '../components/schema.js';
import type { Colour } from '../fields.js';
import { texts } from './index.js';
import { markedName } from './names.js';

/** The rules in our own words, with tables of the cards as they are in the components. */
export function summaryOf(language: Language, components: Components): string {
  const { summary, columns } = texts[language];
  const cards = (colour: Colour): string => table(columns[colour], rowsOf(language, components, colour));
  return summary.replace('{light cards}', () => cards('light')).replace('{dark cards}', () => cards('dark'));
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The cards of the landscapes differ in nothing else. */
function rowsOf(language: Language, components: Components, colour: Colour): string[][] {
  const { landscape } = texts[language];
  const cards: readonly (LightCard | DarkCard)[] =
    components[colour === 'light' ? 'lightCards' : 'darkCards'].values;
  const first = cards.find(({ effect }) => effect.type === 'landscape');
  return cards
    .filter((card) => card.effect.type !== 'landscape' || card === first)
    .map((card) => [
      card === first ? landscape.name : markedName(components, colour, card.name[language]),
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
