import type { Components } from './schema.js';

export const darkCards: Components['darkCards'] = {
  provenance: 'rules',
  note: 'Kinds, numbers and actions are in the rules; each gain has a provenance of its own: those that are not public were found by letting bots play. Names are ours.',
  parts: { name: { provenance: 'reconstructed' } },
  values: [
    {
      id: 'all-two',
      name: { en: 'Great migration', de: 'Große Wanderung' },
      text: {
        en: 'Each opponent, from your left, may place up to 2 of their own hunters.',
        de: 'Reihum von links darf jeder Mitspieler bis zu 2 eigene Jäger platzieren.',
      },
      copies: 2,
      effect: { type: 'all-place', hunters: 2 },
      stones: { provenance: 'reconstructed', values: 6 },
    },
    {
      id: 'all-one',
      name: { en: 'Small migration', de: 'Kleine Wanderung' },
      text: {
        en: 'Each opponent, from your left, may place 1 of their own hunters.',
        de: 'Reihum von links darf jeder Mitspieler 1 eigenen Jäger platzieren.',
      },
      copies: 4,
      effect: { type: 'all-place', hunters: 1 },
      stones: { provenance: 'reconstructed', values: 4 },
    },
    {
      id: 'remove-two',
      name: { en: 'Bitter cold', de: 'Bittere Kälte' },
      text: {
        en: 'An opponent of your choice may remove up to 2 hunters; not both of one owner.',
        de: 'Ein Mitspieler deiner Wahl darf bis zu 2 Jäger entfernen; nicht beide vom selben Besitzer.',
      },
      copies: 3,
      effect: { type: 'remove', hunters: 2 },
      stones: { provenance: 'reconstructed', values: 4 },
    },
    {
      id: 'remove-one',
      name: { en: 'Cold night', de: 'Kalte Nacht' },
      text: {
        en: 'An opponent of your choice may remove 1 hunter.',
        de: 'Ein Mitspieler deiner Wahl darf 1 Jäger entfernen.',
      },
      copies: 3,
      effect: { type: 'remove', hunters: 1 },
      stones: { provenance: 'reconstructed', values: 3 },
    },
    {
      id: 'club-or-move',
      name: { en: 'Gift of a club', de: 'Geschenkte Keule' },
      text: {
        en: 'An opponent of your choice may take a club, or move up to 2 of their own hunters from anywhere to anywhere.',
        de: 'Ein Mitspieler deiner Wahl darf eine Keule nehmen oder bis zu 2 eigene Jäger beliebig versetzen.',
      },
      copies: 3,
      effect: { type: 'club-or-move', hunters: 2 },
      stones: { provenance: 'found', values: 3 },
    },
    {
      id: 'borrowed-fire',
      name: { en: 'Borrowed fire', de: 'Geborgtes Feuer' },
      text: {
        en: 'An opponent of your choice may move a fire tile without looking at it.',
        de: 'Ein Mitspieler deiner Wahl darf ein Feuerplättchen umlegen, ohne es anzusehen.',
      },
      copies: 2,
      effect: { type: 'fire' },
      stones: { provenance: 'reconstructed', values: 3 },
    },
    {
      id: 'mammoth-home',
      name: { en: 'The herd leaves', de: 'Die Herde zieht fort' },
      text: {
        en: 'An opponent of your choice may return any mammoth to the supply.',
        de: 'Ein Mitspieler deiner Wahl darf ein beliebiges Mammut in den Vorrat stellen.',
      },
      copies: 3,
      effect: { type: 'mammoth-home' },
      stones: { provenance: 'reconstructed', values: 3 },
    },
    {
      id: 'dark-cult',
      name: { en: 'Cult by night', de: 'Kult bei Nacht' },
      text: {
        en: 'Copy the top card of either discard pile; then this card goes under the dark one.',
        de: 'Ahme die oberste Karte eines der beiden Ablagestapel nach; diese Karte kommt unter den dunklen.',
      },
      copies: 2,
      effect: { type: 'cult' },
      stones: { provenance: 'deduced', note: 'The cost or gain is that of the copied card.', values: 0 },
    },
  ],
};
