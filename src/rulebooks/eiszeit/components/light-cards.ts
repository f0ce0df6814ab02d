import type { Components } from './schema.js';

type LightCards = Components['lightCards'];

/** One card for each landscape. */
const landscape = (id: string, en: string, de: string): LightCards['values'][number] => ({
  id,
  name: { en, de },
  text: {
    en: `Place up to 3 of your hunters in regions of this landscape (${en.toLowerCase()}), or up to 2 anywhere.`,
    de: `Platziere bis zu 3 deiner Jäger in Gebieten dieser Landschaft (${de}) oder bis zu 2 in beliebigen Gebieten.`,
  },
  copies: 2,
  effect: { type: 'landscape', landscape: id, there: 3, anywhere: 2 },
  stones: { provenance: 'reconstructed', values: 3 },
});

export const lightCards: LightCards = {
  provenance: 'rules',
  note: 'Kinds, numbers and actions are in the rules; each cost has a provenance of its own. Names are ours.',
  parts: { name: { provenance: 'reconstructed' } },
  values: [
    landscape('steppe', 'Steppe', 'Steppe'),
    landscape('forest', 'Forest', 'Wald'),
    landscape('mountains', 'Mountains', 'Gebirge'),
    landscape('ice-meadow', 'Ice meadow', 'Eiswiese'),
    landscape('pasture', 'Pasture', 'Weideland'),
    landscape('stone-desert', 'Stone desert', 'Steinwüste'),
    {
      id: 'camp',
      name: { en: 'Winter camp', de: 'Winterlager' },
      text: {
        en: 'Place up to 2 of your hunters in one region, and a mammoth with them; without one in the supply, bring one from a neighbouring region.',
        de: 'Platziere bis zu 2 deiner Jäger in einem Gebiet und dazu ein Mammut; ist keines im Vorrat, hole eines aus einem Nachbargebiet.',
      },
      copies: 2,
      effect: { type: 'camp', hunters: 2 },
      stones: { provenance: 'reconstructed', values: 5 },
    },
    {
      id: 'trek',
      name: { en: 'Trek', de: 'Aufbruch' },
      text: {
        en: 'Move up to 3 of your hunters from one region to a neighbour, and a mammoth along with them if you like.',
        de: 'Versetze bis zu 3 deiner Jäger aus einem Gebiet in ein Nachbargebiet und, wenn du magst, ein Mammut mit ihnen.',
      },
      copies: 2,
      effect: { type: 'trek', hunters: 3 },
      stones: { provenance: 'found', values: 5 },
    },
    {
      id: 'mammoth',
      name: { en: 'Mammoth', de: 'Mammut' },
      text: {
        en: 'Place a mammoth (2 stones), move one to a neighbouring region (3) or anywhere else (5).',
        de: 'Platziere ein Mammut (2 Steine), versetze eines in ein Nachbargebiet (3) oder anderswohin (5).',
      },
      copies: 3,
      effect: { type: 'mammoth', neighbour: 3, anywhere: 5 },
      stones: {
        provenance: 'rules',
        note: 'For placing one; the effect holds the other prices.',
        values: 2,
      },
    },
    {
      id: 'fire',
      name: { en: 'Ember carrier', de: 'Glutträger' },
      text: {
        en: 'Move a fire tile to another region without looking at it.',
        de: 'Lege ein Feuerplättchen in ein anderes Gebiet, ohne es anzusehen.',
      },
      copies: 3,
      effect: { type: 'fire' },
      stones: { provenance: 'reconstructed', values: 1 },
    },
    {
      id: 'swap',
      name: { en: 'Change of place', de: 'Platztausch' },
      text: {
        en: 'Two hunters in neighbouring regions swap places.',
        de: 'Zwei Jäger in Nachbargebieten tauschen die Plätze.',
      },
      copies: 3,
      effect: { type: 'swap' },
      stones: { provenance: 'reconstructed', values: 2 },
    },
    {
      id: 'club',
      name: { en: 'Club', de: 'Keule' },
      text: {
        en: 'Take a club and give it to a hunter now or later. Or place a mammoth; if there is none, move one to a neighbour.',
        de: 'Nimm eine Keule und gib sie jetzt oder später einem Jäger. Oder platziere ein Mammut; gibt es keines, versetze eines in ein Nachbargebiet.',
      },
      copies: 3,
      effect: { type: 'club' },
      stones: { provenance: 'reconstructed', values: 3 },
    },
    {
      id: 'drive',
      name: { en: 'Driven out', de: 'Vertreibung' },
      text: {
        en: 'Move up to 3 hunters of any owners, each to a neighbouring region; three must not all have one owner.',
        de: 'Versetze bis zu 3 beliebige Jäger, jeden in ein Nachbargebiet; drei dürfen nicht alle demselben gehören.',
      },
      copies: 3,
      effect: { type: 'drive', hunters: 3 },
      stones: { provenance: 'reconstructed', values: 4 },
    },
    {
      id: 'light-cult',
      name: { en: 'Cult by day', de: 'Kult bei Tag' },
      text: {
        en: 'Copy the top card of either discard pile; then this card goes under the light one.',
        de: 'Ahme die oberste Karte eines der beiden Ablagestapel nach; diese Karte kommt unter den hellen.',
      },
      copies: 2,
      effect: { type: 'cult' },
      stones: { provenance: 'deduced', note: 'The cost or gain is that of the copied card.', values: 0 },
    },
  ],
};
