import type { Components } from './schema.js';

export const summerEvents: Components['summerEvents'] = {
  provenance: 'reconstructed',
  note: 'Found are cards of the first edition (1989, 1991), in the translation by Lutz Pietschker, “Description of the Event Cards”, which gamecabinet.com published. How many copies there are, and what has no note, is ours.',
  values: [
    {
      id: 'forest-fire',
      name: { en: 'Forest fire', de: 'Waldbrand' },
      provenance: 'found',
      note: 'Card of the first edition. That a die names the forest, and who may take the fire, is stated by the rules, too.',
      text: {
        en: 'A die names a forest region: it burns. Everything on it is removed, and nobody enters it this round.',
        de: 'Ein Würfel bestimmt eine Waldregion: Sie brennt. Alles darauf wird entfernt, und in dieser Runde darf niemand hinein.',
      },
      advanced: {
        en: 'A figure alone on a hex next to the fire may take the fire.',
        de: 'Eine einzelne Figur auf einem Feld neben dem Brand darf das Feuer nehmen.',
      },
      copies: 2,
      effect: { type: 'forest-fire' },
    },
    {
      id: 'flood',
      name: { en: 'Flood', de: 'Überschwemmung' },
      provenance: 'found',
      note: 'Card of the first edition. What it does on each hex is found; that it strikes a region of the plain is ours, as the first edition names rivers.',
      text: {
        en: 'A die names a plain region: it is flooded. Animals there die, on each hex one figure dies, camps and fields are destroyed. Nobody enters it this round; survivors do not move, but may fish.',
        de: 'Ein Würfel bestimmt eine Ebenenregion: Sie wird überschwemmt. Tiere dort sterben, auf jedem Feld stirbt eine Figur, Lager und Äcker werden zerstört. In dieser Runde darf niemand hinein; wer überlebt, bewegt sich nicht, darf aber fischen.',
      },
      advanced: {
        en: 'A fire kept in a flooded camp is lost.',
        de: 'Ein Feuer in einem überschwemmten Lager ist verloren.',
      },
      copies: 2,
      effect: { type: 'flood', losses: 1 },
    },
    {
      id: 'eruption',
      name: { en: 'Eruption', de: 'Vulkanausbruch' },
      provenance: 'found',
      note: 'Card of the first edition. Who may take the fire is stated by the rules.',
      text: {
        en: 'Everything on the volcanoes is removed, and nobody enters them this round. Where the lava flows, animals die, and one figure on each hex.',
        de: 'Alles auf den Vulkanen wird entfernt, und in dieser Runde darf niemand hinein. Wohin die Lava fließt, sterben die Tiere und auf jedem Feld eine Figur.',
      },
      advanced: {
        en: 'A figure that survives alone on the lava may take the fire.',
        de: 'Eine Figur, die allein auf der Lava überlebt, darf das Feuer nehmen.',
      },
      copies: 1,
      effect: { type: 'eruption', losses: 1 },
    },
    {
      id: 'sick-animals',
      name: { en: 'Sick animals', de: 'Tierseuche' },
      provenance: 'found',
      note: 'Card of the first edition. The order of the species is found, too.',
      text: {
        en: 'A die names a species: all its animals leave the board, and those that arrive this round too.',
        de: 'Ein Würfel bestimmt eine Tierart: Alle Tiere dieser Art verlassen den Plan, auch solche, die in dieser Runde ankommen.',
      },
      copies: 1,
      effect: { type: 'sickness' },
    },
    {
      id: 'mild-autumn',
      name: { en: 'Mild autumn', de: 'Milder Herbst' },
      provenance: 'found',
      note: 'Card of the first edition.',
      text: {
        en: 'This summer lasts one round longer.',
        de: 'Dieser Sommer dauert eine Runde länger.',
      },
      copies: 1,
      effect: { type: 'longer-season' },
    },
    {
      id: 'abundant-rain',
      name: { en: 'Abundant rain', de: 'Reichlich Regen' },
      provenance: 'found',
      note: 'Card of the first edition. It raises 12 and 6 to 15 and 8 there; 10 and 5 raise the 8 and 4 of this edition by a quarter.',
      text: {
        en: 'This summer an intact field yields 10 food and a damaged one 5.',
        de: 'In diesem Sommer bringt ein unversehrter Acker 10 Nahrung, ein beschädigter 5.',
      },
      advanced: {
        en: 'All tribes lose the fire.',
        de: 'Alle Stämme verlieren das Feuer.',
      },
      copies: 1,
      effect: { type: 'rich-harvest', intact: 10, damaged: 5 },
    },
    {
      id: 'lean-meat',
      name: { en: 'Lean meat', de: 'Mageres Fleisch' },
      note: 'The rules name it, and say that it holds until the season ends; the half is ours.',
      text: {
        en: 'Until the season ends, a killed animal pays half its food, rounded up.',
        de: 'Bis zum Ende der Jahreszeit bringt ein erlegtes Tier nur die halbe Nahrung, aufgerundet.',
      },
      copies: 1,
      effect: { type: 'lean-meat', divisor: 2 },
    },
    {
      id: 'drought',
      name: { en: 'Drought', de: 'Dürre' },
      note: 'The rules name it, and say that it holds until the season ends; what it does is ours.',
      text: {
        en: 'Every field is damaged now; a damaged one is lost. Until the season ends rivers give no fish and stop nobody.',
        de: 'Jeder Acker wird sofort beschädigt; ein beschädigter geht verloren. Bis zum Ende der Jahreszeit bringen Flüsse keinen Fisch und lassen sich überqueren.',
      },
      copies: 1,
      effect: { type: 'drought' },
    },
    {
      id: 'migration',
      name: { en: 'Migration', de: 'Tierwanderung' },
      text: {
        en: 'Twice as many animals arrive this round.',
        de: 'In dieser Runde kommen doppelt so viele Tiere an.',
      },
      copies: 1,
      effect: { type: 'arrivals', times: 2 },
    },
    {
      id: 'earthquake',
      name: { en: 'Earthquake', de: 'Erdbeben' },
      text: {
        en: 'A die names a mountain region: its caves are destroyed, and each tribe there loses one figure.',
        de: 'Ein Würfel bestimmt eine Gebirgsregion: Ihre Höhlen werden zerstört, und jeder Stamm dort verliert eine Figur.',
      },
      copies: 1,
      effect: { type: 'earthquake', losses: 1 },
    },
    {
      id: 'hail',
      name: { en: 'Hail', de: 'Hagel' },
      text: {
        en: 'A die names a plain region: its fields are damaged; damaged ones are lost.',
        de: 'Ein Würfel bestimmt eine Ebenenregion: Ihre Äcker werden beschädigt; beschädigte gehen verloren.',
      },
      copies: 1,
      effect: { type: 'hail' },
    },
    {
      id: 'salmon-run',
      name: { en: 'Salmon run', de: 'Lachswanderung' },
      text: {
        en: 'Fishing pays double this round.',
        de: 'Fischen bringt in dieser Runde doppelt so viel.',
      },
      copies: 1,
      effect: { type: 'fishing', times: 2 },
    },
    {
      id: 'lone-woman',
      name: { en: 'Lone woman', de: 'Einsame Frau' },
      note: 'Both editions have the figure; what the card does is ours.',
      text: {
        en: 'A woman without a tribe comes to a hex of the rim. If exactly one tribe has warriors there after movement, she joins it.',
        de: 'Eine Frau ohne Stamm kommt auf ein Randfeld. Hat dort nach der Bewegung genau ein Stamm Krieger, schließt sie sich ihm an.',
      },
      copies: 1,
      effect: { type: 'lone-woman' },
    },
  ],
};
