import type { Meta } from '../../engine/rulebook.js';
import { rejections } from './rejections.js';
import { summary } from './summary.js';

export const meta: Meta = {
  id: 'endless-winter',
  titles: { en: 'Endless Winter', de: 'Endless Winter' },
  seats: { min: 2, max: 4 },
  rulesVersion: '1',
  summary,
  prompts: {
    'choose-chief': {
      en: 'Which side of your chief shall count, or which chief do you choose?',
      de: 'Welche Seite deines Häuptlings soll gelten, oder welchen Häuptling wählst du?',
    },
    'choose-setup': { en: 'Which set-up card do you take?', de: 'Welche Aufbaukarte nimmst du?' },
    'play-advancements': {
      en: 'Play advancements; each one after the first costs another card from your hand.',
      de: 'Spiele Fortschritte aus; jeder nach dem ersten kostet eine weitere Karte aus deiner Hand.',
    },
    'place-figure': {
      en: 'Which figure do you set, and where?',
      de: 'Welche Figur setzt du ein, und wohin?',
    },
    'rest-tile': {
      en: 'Do you take the open rest tile, or the next one of the stack?',
      de: 'Nimmst du das offene Ruheplättchen oder das nächste vom Stapel?',
    },
    act: {
      en: 'Play members, spend food, use abilities and take actions as often as you can pay; then go on.',
      de: 'Spiele Mitglieder aus, gib Nahrung aus, nutze Fähigkeiten und führe Aktionen aus, sooft du bezahlen kannst; dann geh weiter.',
    },
    middle: {
      en: 'Take the action of the middle space once, or go on.',
      de: 'Führe die Aktion des mittleren Feldes einmal aus, oder geh weiter.',
    },
    bottom: {
      en: 'You were first in this column: take what the bottom space gives, or end your turn.',
      de: 'Du warst zuerst in dieser Spalte: nimm, was das untere Feld gibt, oder beende deinen Zug.',
    },
    'lay-eclipse': {
      en: 'Which cards do you lay on your eclipse pile?',
      de: 'Welche Karten legst du auf deinen Sonnenfinsternisstapel?',
    },
    'eclipse-step': {
      en: 'Which income of this step of the eclipse do you take next?',
      de: 'Welches Einkommen dieses Schritts der Sonnenfinsternis nimmst du als Nächstes?',
    },
    gain: { en: 'What of this do you take next?', de: 'Was davon nimmst du als Nächstes?' },
    'lower-income': {
      en: 'Do you take this income, or a lesser one?',
      de: 'Nimmst du dieses Einkommen oder ein geringeres?',
    },
    'move-camp': { en: 'Which camp moves where?', de: 'Welches Lager zieht wohin?' },
    settle: { en: 'Where do you build the settlement?', de: 'Wo baust du die Siedlung?' },
    'build-megalith': {
      en: 'Where do you build the megalith, or which lesser income do you take?',
      de: 'Wo baust du den Megalithen, oder welches geringere Einkommen nimmst du?',
    },
    'idol-track': {
      en: 'Which of your markers goes up a step, or which lesser income do you take?',
      de: 'Welcher deiner Marker steigt eine Stufe, oder welches geringere Einkommen nimmst du?',
    },
    bury: { en: 'Which card do you bury?', de: 'Welche Karte begräbst du?' },
    recruit: {
      en: 'From which supply do you take a member?',
      de: 'Aus welchem Vorrat nimmst du ein Mitglied?',
    },
    'choose-animal': { en: 'Which animal do you take?', de: 'Welches Tier nimmst du?' },
    slay: { en: 'Which of your animals do you slay?', de: 'Welches deiner Tiere erlegst du?' },
    'choose-stone': { en: 'Which sacred stone do you take?', de: 'Welchen Heiligen Stein nimmst du?' },
    'choose-advancement': { en: 'Which advancement do you take?', de: 'Welchen Fortschritt nimmst du?' },
    discard: { en: 'Which card do you discard?', de: 'Welche Karte wirfst du ab?' },
  },
  rejections,
};
