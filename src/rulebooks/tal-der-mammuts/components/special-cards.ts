import type { Components } from './schema.js';

export const specialCards: Components['specialCards'] = {
  provenance: 'reconstructed',
  note: 'The deck is our own: the printed one is not public.',
  values: [
    {
      id: 'raft',
      name: { en: 'Raft', de: 'Floß' },
      text: {
        en: 'In your movement: open one crossing of a river, or from one bank of the lake to another, for one group as a single step.',
        de: 'In deiner Bewegung: Eröffne für eine Gruppe einen Übergang über einen Fluss oder von einem Seeufer zum anderen, als einen Schritt.',
      },
      copies: 3,
      effect: { type: 'raft' },
    },
    {
      id: 'mountain-path',
      name: { en: 'Mountain path', de: 'Gebirgspfad' },
      text: {
        en: 'In your movement: the group that sets out from one hex does not stop in mountains.',
        de: 'In deiner Bewegung: Die Gruppe, die von einem Feld aufbricht, bleibt im Gebirge nicht stehen.',
      },
      copies: 2,
      effect: { type: 'mountain-path' },
    },
    {
      id: 'long-march',
      name: { en: 'Long march', de: 'Gewaltmarsch' },
      text: {
        en: 'In your movement: the group that sets out from one hex moves up to 4 hexes.',
        de: 'In deiner Bewegung: Die Gruppe, die von einem Feld aufbricht, zieht bis zu 4 Felder weit.',
      },
      copies: 2,
      effect: { type: 'long-march', steps: 4 },
    },
    {
      id: 'palisade',
      name: { en: 'Palisade', de: 'Palisade' },
      text: {
        en: 'In your movement: fence one of your camps. Until it is lost its defender adds 2, and nothing tramples its field.',
        de: 'In deiner Bewegung: Umzäune eines deiner Lager. Bis es verloren geht, zählt sein Verteidiger 2 hinzu, und nichts zertrampelt sein Feld.',
      },
      copies: 2,
      effect: { type: 'palisade', bonus: 2 },
    },
    {
      id: 'elopement',
      name: { en: 'Elopement', de: 'Entführung' },
      text: {
        en: 'Ends your movement: a foreign woman without warriors of her tribe, next to a warrior of yours, joins him.',
        de: 'Beendet deine Bewegung: Eine fremde Frau ohne Krieger ihres Stammes neben einem deiner Krieger schließt sich ihm an.',
      },
      copies: 1,
      effect: { type: 'elopement' },
    },
    {
      id: 'shifting-wind',
      name: { en: 'Shifting wind', de: 'Drehender Wind' },
      text: {
        en: 'In the window of nature: turn the wind by one direction.',
        de: 'Im Fenster der Natur: Drehe den Wind um eine Richtung.',
      },
      copies: 2,
      effect: { type: 'turn-wind' },
    },
    {
      id: 'beaters',
      name: { en: 'Beaters', de: 'Treiber' },
      text: {
        en: 'In the window of nature: choose the direction of one herd that is not with people.',
        de: 'Im Fenster der Natur: Bestimme die Richtung einer Herde, die nicht bei Menschen steht.',
      },
      copies: 2,
      effect: { type: 'beaters' },
    },
    {
      id: 'call-of-the-pack',
      name: { en: 'Call of the pack', de: 'Ruf des Rudels' },
      text: {
        en: 'In the window of nature: two wolves of the reserve arrive on a hex of the rim without people.',
        de: 'Im Fenster der Natur: Zwei Wölfe aus der Reserve kommen auf einem Randfeld ohne Menschen an.',
      },
      copies: 2,
      effect: { type: 'call-pack', wolves: 2 },
    },
    {
      id: 'shaman',
      name: { en: 'Shaman', de: 'Schamane' },
      text: {
        en: 'In the window of nature: your tribe ignores the immediate effect of this event.',
        de: 'Im Fenster der Natur: Dein Stamm ignoriert die sofortige Wirkung dieses Ereignisses.',
      },
      copies: 2,
      effect: { type: 'shaman' },
    },
    {
      id: 'flint-club',
      name: { en: 'Flint club', de: 'Feuersteinkeule' },
      text: {
        en: 'At the start of a fight: add 2 in all of it.',
        de: 'Zu Beginn eines Kampfes: Zähle in diesem Kampf immer 2 hinzu.',
      },
      copies: 3,
      effect: { type: 'strength', bonus: 2 },
    },
    {
      id: 'hunters-chant',
      name: { en: 'Hunters’ chant', de: 'Jagdgesang' },
      text: {
        en: 'At the start of a fight against animals: add 3 in all of it.',
        de: 'Zu Beginn eines Kampfes gegen Tiere: Zähle in diesem Kampf immer 3 hinzu.',
      },
      advanced: {
        en: 'With fire, add 4.',
        de: 'Mit Feuer zähle 4 hinzu.',
      },
      copies: 2,
      effect: { type: 'hunt', bonus: 3, withFire: 4 },
    },
    {
      id: 'pit-trap',
      name: { en: 'Pit trap', de: 'Fallgrube' },
      text: {
        en: 'At the start of a fight against animals: kill one of them and take its food.',
        de: 'Zu Beginn eines Kampfes gegen Tiere: Töte eines davon und nimm seine Nahrung.',
      },
      copies: 2,
      effect: { type: 'pit-trap' },
    },
    {
      id: 'ambush',
      name: { en: 'Ambush', de: 'Hinterhalt' },
      text: {
        en: 'At the start of a fight: an enemy tribe in it loses a warrior.',
        de: 'Zu Beginn eines Kampfes: Ein feindlicher Stamm darin verliert einen Krieger.',
      },
      copies: 2,
      effect: { type: 'ambush' },
    },
    {
      id: 'amazons',
      name: { en: 'Amazons', de: 'Amazonen' },
      text: {
        en: 'At the start of a fight: your women fight in it as warriors.',
        de: 'Zu Beginn eines Kampfes: Deine Frauen kämpfen darin wie Krieger.',
      },
      copies: 2,
      effect: { type: 'amazons' },
    },
    {
      id: 'flight',
      name: { en: 'Flight', de: 'Flucht' },
      text: {
        en: 'After a lost roll: once the loss is taken, all your others there retreat to a neighbouring hex.',
        de: 'Nach einem verlorenen Wurf: Nach dem Verlust ziehen sich alle deine übrigen Figuren dort auf ein Nachbarfeld zurück.',
      },
      copies: 1,
      effect: { type: 'flight' },
    },
    {
      id: 'smoked-meat',
      name: { en: 'Smoked meat', de: 'Räucherfleisch' },
      text: {
        en: 'At the start of a fight against animals: every animal that you kill this round pays 1 more.',
        de: 'Zu Beginn eines Kampfes gegen Tiere: Jedes Tier, das du in dieser Runde erlegst, bringt 1 mehr.',
      },
      advanced: {
        en: 'With fire, 2 more.',
        de: 'Mit Feuer 2 mehr.',
      },
      copies: 1,
      effect: { type: 'smoked-meat', food: 1, withFire: 2 },
    },
    {
      id: 'torch',
      name: { en: 'Torch', de: 'Fackel' },
      text: {
        en: 'At the start of a fight against animals: add 1 in all of it.',
        de: 'Zu Beginn eines Kampfes gegen Tiere: Zähle in diesem Kampf immer 1 hinzu.',
      },
      advanced: {
        en: 'Instead, in your movement: gain the fire if a figure of yours is next to a camp of a tribe that has it.',
        de: 'Stattdessen in deiner Bewegung: Du erhältst das Feuer, wenn eine deiner Figuren neben dem Lager eines Stammes steht, der es hat.',
      },
      copies: 1,
      effect: { type: 'torch', bonus: 1 },
    },
    {
      id: 'good-catch',
      name: { en: 'Good catch', de: 'Guter Fang' },
      text: {
        en: 'When you feed your tribe: 1 more food for every hex on which you fish.',
        de: 'Beim Ernähren: 1 Nahrung mehr für jedes Feld, auf dem du fischst.',
      },
      copies: 2,
      effect: { type: 'good-catch', food: 1 },
    },
    {
      id: 'roots-and-berries',
      name: { en: 'Roots and berries', de: 'Wurzeln und Beeren' },
      text: {
        en: 'When you feed your tribe: 1 more food for every forest hex you hold, in winter too.',
        de: 'Beim Ernähren: 1 Nahrung mehr für jedes Waldfeld, das du hältst, auch im Winter.',
      },
      copies: 1,
      effect: { type: 'roots', food: 1 },
    },
    {
      id: 'food-theft',
      name: { en: 'Food theft', de: 'Nahrungsdiebstahl' },
      text: {
        en: 'When you feed your tribe: take up to 4 food from a tribe that has a figure within 2 hexes of one of yours.',
        de: 'Beim Ernähren: Nimm bis zu 4 Nahrung von einem Stamm, der höchstens 2 Felder von einer deiner Figuren entfernt steht.',
      },
      copies: 2,
      effect: { type: 'theft', food: 4, reach: 2 },
    },
    {
      id: 'cannibals',
      name: { en: 'Cannibals', de: 'Kannibalen' },
      text: {
        en: 'When you feed your tribe: 2 food for every person killed in your fights this round.',
        de: 'Beim Ernähren: 2 Nahrung für jeden Menschen, der in dieser Runde in deinen Kämpfen starb.',
      },
      copies: 1,
      effect: { type: 'cannibals', food: 2 },
    },
    {
      id: 'fertility',
      name: { en: 'Fertility', de: 'Fruchtbarkeit' },
      text: {
        en: 'Before your births: one more birth in one camp with a woman.',
        de: 'Vor deinen Geburten: eine zusätzliche Geburt in einem Lager mit einer Frau.',
      },
      copies: 2,
      effect: { type: 'fertility' },
    },
  ],
};
