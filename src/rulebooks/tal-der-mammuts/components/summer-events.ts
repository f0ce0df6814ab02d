import type { Components } from './schema.js';

export const summerEvents: Components['summerEvents'] = {
  provenance: 'reconstructed',
  note: 'Names and effects are partly known; counts, numbers and wording are ours.',
  values: [
    {
      id: 'forest-fire',
      name: { en: 'Forest fire', de: 'Waldbrand' },
      text: {
        en: 'A die names a forest region: it burns. Everything on it is removed, and nobody enters it this round.',
        de: 'Ein Würfel bestimmt eine Waldregion: Sie brennt. Alles darauf wird entfernt, und niemand betritt sie in dieser Runde.',
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
      text: {
        en: 'A die names a plain region: it is flooded. Animals there die, each tribe there loses one figure, camps and fields are destroyed. Nobody enters it this round; survivors stay and may fish.',
        de: 'Ein Würfel bestimmt eine Ebenenregion: Sie wird überschwemmt. Tiere dort sterben, jeder Stamm dort verliert eine Figur, Lager und Felder werden zerstört. Niemand betritt sie in dieser Runde; wer überlebt, bleibt und darf fischen.',
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
      text: {
        en: 'Everything on the volcanoes is removed, and nobody enters them this round. Where the lava flows, animals die and each tribe loses one figure.',
        de: 'Alles auf den Vulkanen wird entfernt, und niemand betritt sie in dieser Runde. Wohin die Lava fließt, sterben die Tiere, und jeder Stamm verliert eine Figur.',
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
      text: {
        en: 'A die names a species: all its animals leave the board, and those that arrive this round too.',
        de: 'Ein Würfel bestimmt eine Tierart: Alle ihre Tiere verlassen den Plan, auch die in dieser Runde ankommenden.',
      },
      copies: 1,
      effect: { type: 'sickness' },
    },
    {
      id: 'mild-autumn',
      name: { en: 'Mild autumn', de: 'Milder Herbst' },
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
      text: {
        en: 'This season an intact field yields 10 food and a damaged one 5.',
        de: 'In dieser Jahreszeit bringt ein unversehrtes Feld 10 Nahrung, ein beschädigtes 5.',
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
      text: {
        en: 'Until the season ends, a killed animal pays half its food, rounded up.',
        de: 'Bis zum Ende der Jahreszeit bringt ein erlegtes Tier nur die Hälfte der Nahrung, aufgerundet.',
      },
      copies: 1,
      effect: { type: 'lean-meat', divisor: 2 },
    },
    {
      id: 'drought',
      name: { en: 'Drought', de: 'Dürre' },
      text: {
        en: 'Every field drops by one step now. Until the season ends rivers give no fish and stop nobody.',
        de: 'Jedes Feld verliert sofort eine Stufe. Bis zum Ende der Jahreszeit geben Flüsse keinen Fisch und halten niemanden auf.',
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
        en: 'A die names a plain region: its fields drop by one step.',
        de: 'Ein Würfel bestimmt eine Ebenenregion: Ihre Felder verlieren eine Stufe.',
      },
      copies: 1,
      effect: { type: 'hail' },
    },
    {
      id: 'salmon-run',
      name: { en: 'Salmon run', de: 'Lachswanderung' },
      text: {
        en: 'Fishing pays double this round.',
        de: 'Fischen bringt in dieser Runde das Doppelte.',
      },
      copies: 1,
      effect: { type: 'fishing', times: 2 },
    },
    {
      id: 'lone-woman',
      name: { en: 'Lone woman', de: 'Einsame Frau' },
      text: {
        en: 'A woman without a tribe stands on a hex of the rim. The only tribe with a warrior there after movement wins her.',
        de: 'Eine Frau ohne Stamm steht auf einem Randfeld. Der einzige Stamm mit einem Krieger dort nach der Bewegung gewinnt sie.',
      },
      copies: 1,
      effect: { type: 'lone-woman' },
    },
  ],
};
