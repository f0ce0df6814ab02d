import type { Meta } from '../../engine/rulebook.js';
import { rejections } from './rejections.js';
import { summary } from './summary.js';

export const meta: Meta = {
  id: 'tal-der-mammuts',
  titles: { en: 'Valley of the Mammoths', de: 'Das Tal der Mammuts' },
  seats: { min: 2, max: 6 },
  rulesVersion: '2',
  summary,
  prompts: {
    'place-camp': { en: 'Where does your tribe begin?', de: 'Wo beginnt dein Stamm?' },
    sow: { en: 'Which fields do you sow?', de: 'Welche Felder besäst du?' },
    'nature-window': {
      en: 'Event, arrivals and wind are known: do you play a card?',
      de: 'Ereignis, Ankömmlinge und Wind sind bekannt: Spielst du eine Karte?',
    },
    move: {
      en: 'Move your people, figure by figure, and play cards of movement.',
      de: 'Bewege deine Leute, Figur für Figur, und spiele Karten der Bewegung.',
    },
    found: {
      en: 'Where does a couple that has not moved found a camp?',
      de: 'Wo gründet ein Paar, das sich nicht bewegt hat, ein Lager?',
    },
    'choose-fight': {
      en: 'Which of your fights comes next?',
      de: 'Welcher deiner Kämpfe kommt als nächster?',
    },
    'fight-window': {
      en: 'The fight begins: do you play a card?',
      de: 'Der Kampf beginnt: Spielst du eine Karte?',
    },
    'lose-figure': { en: 'Which figure do you lose?', de: 'Welche Figur verlierst du?' },
    'take-camp': {
      en: 'Do you keep the conquered camp, or burn it?',
      de: 'Behältst du das eroberte Lager, oder brennst du es nieder?',
    },
    'take-fire': {
      en: 'A lone figure could take the fire: which camp shall keep it?',
      de: 'Eine einzelne Figur könnte das Feuer nehmen: Welches Lager soll es hüten?',
    },
    'food-window': {
      en: 'Before your tribe eats: do you play a card?',
      de: 'Bevor dein Stamm isst: Spielst du eine Karte?',
    },
    feed: { en: 'Who gets nothing to eat?', de: 'Wer bekommt nichts zu essen?' },
    'birth-window': {
      en: 'Before your births: do you play a card?',
      de: 'Vor deinen Geburten: Spielst du eine Karte?',
    },
    're-enter': {
      en: 'Where does your new tribe come over the rim?',
      de: 'Wo kommt dein neuer Stamm über den Rand?',
    },
  },
  rejections,
};
