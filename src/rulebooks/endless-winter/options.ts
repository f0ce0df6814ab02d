import { type Static, Type } from 'typebox';
import { closed } from '../../engine/define/index.js';

/** How many layouts there are for each number of seats. */
export const LAYOUTS = 3;

export const optionWords = {
  iceFinds: {
    name: { en: 'Ice finds', de: 'Eisfunde' },
    hint: {
      en: 'Module: a find lies face down on every glacier.',
      de: 'Modul: Auf jedem Gletscher liegt verdeckt ein Fund.',
    },
  },
  restTiles: {
    name: { en: 'Rest tiles', de: 'Ruheplättchen' },
    hint: {
      en: 'Module: who rests first in a round gains a rest tile.',
      de: 'Modul: Wer in einer Runde zuerst ruht, erhält ein Ruheplättchen.',
    },
  },
  draftSetup: {
    name: { en: 'Choose set-up cards', de: 'Auswahl der Aufbaukarten' },
    hint: {
      en: 'Set-up cards are chosen from an open display, last seat first.',
      de: 'Aufbaukarten werden aus einer offenen Auslage gewählt, der letzte Platz zuerst.',
    },
  },
  draftChiefs: {
    name: { en: 'Choose chiefs', de: 'Auswahl der Häuptlinge' },
    hint: {
      en: 'Chiefs are chosen from an open display, first seat first.',
      de: 'Häuptlinge werden aus einer offenen Auslage gewählt, der erste Platz zuerst.',
    },
  },
  shortFirstRound: {
    name: { en: 'Short first round', de: 'Kurze erste Runde' },
    hint: {
      en: 'One tribe figure stays aside in the first round.',
      de: 'Eine Stammesfigur bleibt in der ersten Runde beiseite.',
    },
  },
  layout: {
    name: { en: 'Layout', de: 'Anordnung des Bauplatzes' },
    hint: {
      en: 'How the building ground is laid out: one of three ways for each number of seats. The first if a pack has no such layout.',
      de: 'Wie der Bauplatz ausgelegt ist: auf eine von drei Arten für jede Zahl der Plätze. Auf die erste, wenn das Material keine solche hat.',
    },
  },
  majorityOnly: {
    name: { en: 'Majority only', de: 'Nur Mehrheiten' },
    hint: {
      en: 'Terrain pays only for the most influence, not for a tie.',
      de: 'Gelände zählt nur für den meisten Einfluss, nicht bei Gleichstand.',
    },
  },
};

const off = ({ hint }: { readonly hint: { readonly en: string } }) =>
  Type.Boolean({ default: false, description: hint.en });

export const OptionsSchema = closed({
  iceFinds: off(optionWords.iceFinds),
  restTiles: off(optionWords.restTiles),
  draftSetup: off(optionWords.draftSetup),
  draftChiefs: off(optionWords.draftChiefs),
  shortFirstRound: off(optionWords.shortFirstRound),
  layout: Type.Integer({ minimum: 1, maximum: LAYOUTS, default: 1, description: optionWords.layout.hint.en }),
  majorityOnly: off(optionWords.majorityOnly),
});
export type Options = Static<typeof OptionsSchema>;
