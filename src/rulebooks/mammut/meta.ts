import type { Meta } from '../../engine/rulebook.js';
import { rejections } from './rejections.js';
import { summary } from './summary.js';

export const meta: Meta = {
  id: 'mammut',
  titles: { en: 'Mammut', de: 'Mammut' },
  seats: { min: 2, max: 5 },
  rulesVersion: '1',
  summary,
  prompts: {
    division: {
      en: 'Take tiles from the middle, or rob the share of somebody else; before that you may play cards.',
      de: 'Nimm Plättchen aus der Mitte oder raube einen fremden Anteil; vorher darfst du Karten ausspielen.',
    },
    peek: {
      en: 'Under which question tiles do you look?',
      de: 'Unter welche Fragezeichen siehst du?',
    },
    flip: { en: 'Which tiles do you turn over?', de: 'Welche Plättchen wendest du?' },
    'return-shares': {
      en: 'Which shares go back to the middle?',
      de: 'Welche Anteile kommen zurück in die Mitte?',
    },
    'choose-animal': { en: 'Which animal do you choose?', de: 'Welches Tier wählst du?' },
  },
  rejections,
};
