import type { Components } from './schema.js';

export const cards: Components['cards'] = {
  provenance: 'rules',
  note: 'Names are ours: the printed cards have pictures only.',
  parts: { name: { provenance: 'reconstructed' } },
  values: [
    {
      id: 'peek',
      name: { en: 'Sharp eyes', de: 'Scharfe Augen' },
      text: {
        en: 'Look secretly at the other face of one or two question tiles.',
        de: 'Sieh dir heimlich die andere Seite von einem oder zwei Fragezeichen an.',
      },
      copies: 3,
      effect: { type: 'peek', tiles: 2 },
    },
    {
      id: 'flip',
      name: { en: 'Turn of fate', de: 'Wendung' },
      text: {
        en: 'Turn over one or two tiles anywhere; not those that show an animal.',
        de: 'Wende ein oder zwei Plättchen, wo immer sie liegen; keine, die ein Tier zeigen.',
      },
      copies: 3,
      effect: { type: 'flip', tiles: 2 },
    },
    {
      id: 'return',
      name: { en: 'Back to the middle', de: 'Zurück in die Mitte' },
      text: {
        en: 'One or more other players put their whole share back into the middle. With two players: one or more shares, your own included.',
        de: 'Ein oder mehrere Mitspieler legen ihren ganzen Anteil in die Mitte zurück. Zu zweit: ein oder mehrere Anteile, auch der eigene.',
      },
      copies: 2,
      effect: { type: 'return-shares' },
    },
    {
      id: 'fur',
      name: { en: 'Spare hide', de: 'Fell in Reserve' },
      text: { en: 'Counts as a fur tile for you.', de: 'Gilt für dich als Fellplättchen.' },
      copies: 2,
      effect: { type: 'counts-as', whom: 'owner', good: 'fur' },
    },
    {
      id: 'trade-animal',
      name: { en: 'Tamer', de: 'Tierbändiger' },
      text: {
        en: 'For one of your animal tiles, gain any animal that you lack.',
        de: 'Nimm für eines deiner Tierplättchen ein beliebiges Tier, das dir fehlt.',
      },
      copies: 2,
      effect: { type: 'trade-animal' },
    },
    {
      id: 'axe-points',
      name: { en: 'Keen edge', de: 'Scharfe Klinge' },
      text: {
        en: 'Every axe tile of every player also scores 2 points.',
        de: 'Jedes Axtplättchen aller Spieler bringt zusätzlich 2 Punkte.',
      },
      copies: 1,
      effect: { type: 'per-axe', points: 2 },
    },
    {
      id: 'most-fur-points',
      name: { en: 'Furrier', de: 'Kürschner' },
      text: {
        en: 'The player with the most fur tiles this round gains 4 points.',
        de: 'Wer in dieser Runde die meisten Fellplättchen hat, erhält 4 Punkte.',
      },
      copies: 1,
      effect: { type: 'most-points', good: 'fur', points: 4 },
    },
    {
      id: 'most-fur-animal',
      name: { en: 'Trapper', de: 'Fallensteller' },
      text: {
        en: 'The player with the most fur tiles this round gains an animal of their choice.',
        de: 'Wer in dieser Runde die meisten Fellplättchen hat, erhält ein Tier nach Wahl.',
      },
      copies: 1,
      effect: { type: 'most-animal', good: 'fur' },
    },
    {
      id: 'most-axe-fur',
      name: { en: 'Skinning axe', de: 'Axt zum Häuten' },
      text: {
        en: 'Counts as a fur tile for the player with the most axe tiles.',
        de: 'Gilt als Fellplättchen für den, der die meisten Axtplättchen hat.',
      },
      copies: 1,
      effect: { type: 'counts-as', whom: 'most-axe', good: 'fur' },
    },
    {
      id: 'most-tusk-points',
      name: { en: 'Carver', de: 'Schnitzer' },
      text: {
        en: 'The player with the most tusk tiles gains 4 points.',
        de: 'Wer die meisten Stoßzahnplättchen hat, erhält 4 Punkte.',
      },
      copies: 1,
      effect: { type: 'most-points', good: 'tusk', points: 4 },
    },
    {
      id: 'most-tusk-fire',
      name: { en: 'Spark from ivory', de: 'Funke aus Elfenbein' },
      text: {
        en: 'Counts as a fire tile for the player with the most tusk tiles.',
        de: 'Gilt als Feuerplättchen für den, der die meisten Stoßzahnplättchen hat.',
      },
      copies: 1,
      effect: { type: 'counts-as', whom: 'most-tusk', good: 'fire' },
    },
    {
      id: 'most-axe-fire',
      name: { en: 'Firewood', de: 'Feuerholz' },
      text: {
        en: 'Counts as a fire tile for the player with the most axe tiles.',
        de: 'Gilt als Feuerplättchen für den, der die meisten Axtplättchen hat.',
      },
      copies: 1,
      effect: { type: 'counts-as', whom: 'most-axe', good: 'fire' },
    },
  ],
};
