import type { Components } from './schema.js';

export const specialCards: Components['specialCards'] = {
  provenance: 'reconstructed',
  note: 'The deck is our own: the printed one is not public.',
  values: [
    {
      id: 'raft',
      name: { en: 'Raft', de: 'Floß' },
      text: {
        en: 'In your movement: one group crosses a river, or the lake from one bank to another, as a single step.',
        de: 'In deiner Bewegung: Eine Gruppe kann einen Fluss oder den See überqueren; das kostet einen Schritt.',
      },
      copies: 3,
      effect: { type: 'raft' },
    },
    {
      id: 'mountain-path',
      name: { en: 'Mountain path', de: 'Gebirgspfad' },
      text: {
        en: 'In your movement: the group that sets out from one hex does not stop in mountains.',
        de: 'In deiner Bewegung: Die Gruppe, die von einem Feld aufbricht, muss im Gebirge nicht anhalten.',
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
      note: 'The rules have two fence markers; what the card does is ours.',
      text: {
        en: 'In your movement: fence one of your camps. As long as you have it you add 2 in fights there, and nothing tramples its field.',
        de: 'In deiner Bewegung: Umzäune eines deiner Lager. Solange du es hast, zählst du dort im Kampf 2 hinzu, und nichts zertrampelt seinen Acker.',
      },
      copies: 2,
      effect: { type: 'palisade', bonus: 2 },
    },
    {
      id: 'elopement',
      name: { en: 'Elopement', de: 'Entführung' },
      text: {
        en: 'Ends your movement: a foreign woman without warriors of her tribe joins a warrior of yours on a neighbouring hex.',
        de: 'Beendet deine Bewegung: Eine fremde Frau, bei der kein Krieger ihres Stammes steht, geht zu einem deiner Krieger auf einem Nachbarfeld über.',
      },
      copies: 1,
      effect: { type: 'elopement' },
    },
    {
      id: 'shifting-wind',
      name: { en: 'Shifting wind', de: 'Drehender Wind' },
      text: {
        en: 'After the roll for the wind: turn it by one direction.',
        de: 'Nach dem Wurf für den Wind: Drehe ihn um eine Richtung weiter.',
      },
      copies: 2,
      effect: { type: 'turn-wind' },
    },
    {
      id: 'beaters',
      name: { en: 'Beaters', de: 'Treiber' },
      text: {
        en: 'After the roll for the wind: choose where one herd goes that is not with people.',
        de: 'Nach dem Wurf für den Wind: Bestimme, wohin eine Herde zieht, die nicht bei Menschen steht.',
      },
      copies: 2,
      effect: { type: 'beaters' },
    },
    {
      id: 'call-of-the-pack',
      name: { en: 'Call of the pack', de: 'Ruf des Rudels' },
      text: {
        en: 'After the roll for the wind: two wolves of the reserve arrive on a hex of the rim without people.',
        de: 'Nach dem Wurf für den Wind: Zwei Wölfe aus der Reserve kommen auf einem Randfeld ohne Menschen an.',
      },
      copies: 2,
      effect: { type: 'call-pack', wolves: 2 },
    },
    {
      id: 'shaman',
      name: { en: 'Shaman', de: 'Schamane' },
      text: {
        en: 'When an event is turned: its immediate effect does not strike your tribe.',
        de: 'Wenn ein Ereignis aufgedeckt ist: Seine sofortige Wirkung trifft deinen Stamm nicht.',
      },
      copies: 2,
      effect: { type: 'shaman' },
    },
    {
      id: 'flint-club',
      name: { en: 'Flint club', de: 'Feuersteinkeule' },
      text: {
        en: 'At the start of a fight: add 2 to each roll in it.',
        de: 'Zu Beginn eines Kampfes: Zähle in diesem Kampf bei jedem Wurf 2 hinzu.',
      },
      copies: 3,
      effect: { type: 'strength', bonus: 2 },
    },
    {
      id: 'hunters-chant',
      name: { en: 'Hunters’ chant', de: 'Jagdgesang' },
      text: {
        en: 'At the start of a fight against animals: add 3 to each roll in it.',
        de: 'Zu Beginn eines Kampfes gegen Tiere: Zähle in diesem Kampf bei jedem Wurf 3 hinzu.',
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
        de: 'Zu Beginn eines Kampfes gegen Tiere: Erlege eines davon und nimm seine Nahrung.',
      },
      copies: 2,
      effect: { type: 'pit-trap' },
    },
    {
      id: 'ambush',
      name: { en: 'Ambush', de: 'Hinterhalt' },
      text: {
        en: 'At the start of a fight: an enemy tribe in it loses a warrior.',
        de: 'Zu Beginn eines Kampfes: Ein gegnerischer Stamm verliert dort einen Krieger.',
      },
      copies: 2,
      effect: { type: 'ambush' },
    },
    {
      id: 'amazons',
      name: { en: 'Amazons', de: 'Amazonen' },
      note: 'That a card lets women fight is found (summary of the second edition at mark.random-article.com); name and effect are ours.',
      text: {
        en: 'At the start of a fight: your women fight in it as warriors.',
        de: 'Zu Beginn eines Kampfes: Deine Frauen kämpfen mit wie Krieger.',
      },
      copies: 2,
      effect: { type: 'amazons' },
    },
    {
      id: 'flight',
      name: { en: 'Flight', de: 'Flucht' },
      text: {
        en: 'After a lost roll: lose a figure; all others there retreat to a free neighbouring hex.',
        de: 'Nach einem verlorenen Wurf: Verliere eine Figur; alle übrigen ziehen sich auf ein freies Nachbarfeld zurück.',
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
        en: 'At the start of a fight against animals: add 1 to each roll in it.',
        de: 'Zu Beginn eines Kampfes gegen Tiere: Zähle in diesem Kampf bei jedem Wurf 1 hinzu.',
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
        en: 'Before your tribe eats: 1 more food for every hex on which you fish.',
        de: 'Bevor dein Stamm isst: 1 Nahrung mehr für jedes Feld, auf dem du fischst.',
      },
      copies: 2,
      effect: { type: 'good-catch', food: 1 },
    },
    {
      id: 'roots-and-berries',
      name: { en: 'Roots and berries', de: 'Wurzeln und Beeren' },
      text: {
        en: 'Before your tribe eats: 1 more food for every forest hex on which you stand, in winter too.',
        de: 'Bevor dein Stamm isst: 1 Nahrung mehr für jedes Waldfeld, auf dem du stehst, auch im Winter.',
      },
      copies: 1,
      effect: { type: 'roots', food: 1 },
    },
    {
      id: 'food-theft',
      name: { en: 'Food theft', de: 'Nahrungsdiebstahl' },
      text: {
        en: 'Before your tribe eats: take up to 4 food from a tribe that has a figure within 2 hexes of one of yours.',
        de: 'Bevor dein Stamm isst: Nimm bis zu 4 Nahrung von einem Stamm, der höchstens 2 Felder von einer deiner Figuren entfernt eine Figur hat.',
      },
      copies: 2,
      effect: { type: 'theft', food: 4, reach: 2 },
    },
    {
      id: 'cannibals',
      name: { en: 'Cannibals', de: 'Kannibalen' },
      text: {
        en: 'Before your tribe eats: 2 food for every person killed in your fights this round.',
        de: 'Bevor dein Stamm isst: 2 Nahrung für jeden Menschen, der in dieser Runde in deinen Kämpfen starb.',
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
