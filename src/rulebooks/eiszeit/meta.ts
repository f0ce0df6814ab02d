import type { Meta } from '../../engine/rulebook.js';
import { rejections } from './rejections.js';
import { summary } from './summary.js';

export const meta: Meta = {
  id: 'eiszeit',
  titles: { en: 'Mammoth Hunters', de: 'Eiszeit' },
  seats: { min: 3, max: 5 },
  rulesVersion: '1',
  summary,
  prompts: {
    'place-first-hunters': {
      en: 'Where do you place the next of your first hunters?',
      de: 'Wo platzierst du den nächsten deiner ersten Jäger?',
    },
    'play-card': { en: 'Which card do you play?', de: 'Welche Karte spielst du aus?' },
    'choose-copy': {
      en: 'The top of which discard pile does the cult copy?',
      de: 'Die oberste Karte welches Ablagestapels ahmt der Kult nach?',
    },
    'choose-opponent': {
      en: 'Which opponent carries out the card?',
      de: 'Welcher Mitspieler führt die Karte aus?',
    },
    'place-hunter': {
      en: 'Where do you place a hunter? With an empty supply: which one do you move instead?',
      de: 'Wo platzierst du einen Jäger? Bei leerem Vorrat: welchen versetzt du stattdessen?',
    },
    'move-hunter': {
      en: 'Which hunter do you move, and where to?',
      de: 'Welchen Jäger versetzt du, und wohin?',
    },
    'remove-hunter': { en: 'Which hunter do you remove?', de: 'Welchen Jäger entfernst du?' },
    swap: {
      en: 'Which two hunters in neighbouring regions swap places?',
      de: 'Welche zwei Jäger in Nachbargebieten tauschen die Plätze?',
    },
    'place-mammoth': { en: 'Where do you place the mammoth?', de: 'Wo platzierst du das Mammut?' },
    'move-mammoth': {
      en: 'Which mammoth do you place or move, and where to?',
      de: 'Welches Mammut platzierst oder versetzt du, und wohin?',
    },
    'remove-mammoth': {
      en: 'Which mammoth goes back to the supply?',
      de: 'Welches Mammut kommt zurück in den Vorrat?',
    },
    'move-fire': {
      en: 'Which fire tile do you move, and where to?',
      de: 'Welches Feuerplättchen legst du um, und wohin?',
    },
    'take-club': {
      en: 'Do you take a club, or what the card offers instead?',
      de: 'Nimmst du eine Keule oder das, was die Karte stattdessen bietet?',
    },
    'use-club': {
      en: 'Do you give a club to this hunter, or to which one?',
      de: 'Gibst du diesem Jäger eine Keule, oder welchem?',
    },
    discard: { en: 'Do you discard another card?', de: 'Wirfst du noch eine Karte ab?' },
    draw: { en: 'From which deck do you draw?', de: 'Von welchem Stapel ziehst du?' },
    glacier: {
      en: 'Which region does the ice cover?',
      de: 'Welches Gebiet bedeckt das Eis?',
    },
  },
  rejections,
};
