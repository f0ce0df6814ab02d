import type { Components } from './schema.js';

export const winterEvents: Components['winterEvents'] = {
  provenance: 'reconstructed',
  note: 'Our own, apart from names in reviews of the second edition: avalanche, frozen rivers.',
  values: [
    {
      id: 'avalanche',
      name: { en: 'Avalanche', de: 'Lawine' },
      note: 'A review of the second edition names it (blutschwerter.de); what it does is ours.',
      text: {
        en: 'A die names a mountain region: animals there die, each tribe there loses one figure, and nobody enters it this round. Caves stand.',
        de: 'Ein Würfel bestimmt eine Gebirgsregion: Tiere dort sterben, jeder Stamm verliert dort eine Figur, und in dieser Runde darf niemand hinein. Höhlen bleiben stehen.',
      },
      copies: 2,
      effect: { type: 'avalanche', losses: 1 },
    },
    {
      id: 'frozen-rivers',
      name: { en: 'Frozen rivers', de: 'Zugefrorene Flüsse' },
      note: 'A review of the second edition names it (blutschwerter.de); what it does is ours.',
      text: {
        en: 'This round rivers stop nobody, and only the lake gives fish.',
        de: 'In dieser Runde lassen sich Flüsse überqueren, und Fisch gibt es nur am See.',
      },
      copies: 2,
      effect: { type: 'frozen-rivers' },
    },
    {
      id: 'blizzard',
      name: { en: 'Blizzard', de: 'Schneesturm' },
      text: {
        en: 'This round people move one hex at most, and animals stay where they are.',
        de: 'In dieser Runde gehen Menschen höchstens ein Feld weit, und Tiere bleiben stehen.',
      },
      advanced: {
        en: 'Tribes without fire lose 1 food per camp.',
        de: 'Stämme ohne Feuer verlieren 1 Nahrung je Lager.',
      },
      copies: 2,
      effect: { type: 'blizzard', steps: 1, food: 1 },
    },
    {
      id: 'biting-cold',
      name: { en: 'Biting cold', de: 'Bittere Kälte' },
      text: {
        en: 'This round no tribe moves or founds a camp.',
        de: 'In dieser Runde bewegt sich kein Stamm, und keiner gründet ein Lager.',
      },
      advanced: {
        en: 'A tribe without fire eats 2 food a head this round.',
        de: 'Wer kein Feuer hat, braucht in dieser Runde 2 Nahrung je Kopf.',
      },
      copies: 1,
      effect: { type: 'cold', upkeep: 2 },
    },
    {
      id: 'wolf-pack',
      name: { en: 'Wolf pack', de: 'Wolfsrudel' },
      text: {
        en: 'A die names a forest region: up to four wolves of the reserve appear there as one herd, on the hex that bears the number.',
        de: 'Ein Würfel bestimmt eine Waldregion: Bis zu vier Wölfe aus der Reserve erscheinen dort als eine Herde, auf dem Feld mit der Zahl.',
      },
      copies: 2,
      effect: { type: 'wolf-pack', wolves: 4 },
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
      id: 'long-winter',
      name: { en: 'Long winter', de: 'Langer Winter' },
      text: {
        en: 'This winter lasts one round longer.',
        de: 'Dieser Winter dauert eine Runde länger.',
      },
      copies: 1,
      effect: { type: 'longer-season' },
    },
    {
      id: 'early-thaw',
      name: { en: 'Early thaw', de: 'Frühes Tauwetter' },
      text: {
        en: 'This round is the last of winter.',
        de: 'Diese Runde ist die letzte des Winters.',
      },
      copies: 1,
      effect: { type: 'last-round' },
    },
    {
      id: 'spoiled-stores',
      name: { en: 'Spoiled stores', de: 'Verdorbene Vorräte' },
      text: {
        en: 'Each tribe loses a quarter of its food, rounded down.',
        de: 'Jeder Stamm verliert ein Viertel seiner Nahrung, abgerundet.',
      },
      advanced: {
        en: 'Tribes with fire lose nothing.',
        de: 'Stämme mit Feuer verlieren nichts.',
      },
      copies: 1,
      effect: { type: 'spoiled-stores', divisor: 4 },
    },
    {
      id: 'hibernation',
      name: { en: 'Hibernation', de: 'Winterschlaf' },
      text: {
        en: 'Bears stay where they are this round; a tribe that fights them adds 2.',
        de: 'Bären bleiben in dieser Runde stehen; im Kampf gegen sie zählt jeder Stamm 2 hinzu.',
      },
      copies: 1,
      effect: { type: 'hibernation', species: 'bear', bonus: 2 },
    },
    {
      id: 'lone-warrior',
      name: { en: 'Lone warrior', de: 'Einsamer Krieger' },
      note: 'Both editions have the figure; what the card does is ours.',
      text: {
        en: 'A warrior without a tribe comes to a hex of the rim. If exactly one tribe is there after movement, he joins it.',
        de: 'Ein Krieger ohne Stamm kommt auf ein Randfeld. Steht dort nach der Bewegung genau ein Stamm, schließt er sich ihm an.',
      },
      copies: 1,
      effect: { type: 'lone-warrior' },
    },
  ],
};
