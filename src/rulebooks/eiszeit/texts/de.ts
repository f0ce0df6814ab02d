import type { Ending } from '../fields.js';
import type { Doing } from '../view-schema.js';
import type { Code, Moment } from './en.js';

export const title = 'Eiszeit';

export const summary = `# Eiszeit

Für 3 bis 5 Spieler. Deine Jäger wollen dorthin, wo die Mammuts sind; doch kein Gebiet ernährt alle, und die Steine für
Karten, die dir helfen, verdienst du mit Karten, die den anderen helfen. Wer nach vier Durchgängen (drei im kurzen
Spiel) die meisten Punkte hat, gewinnt.

## Der Tisch

- **Die Karte** hat zwölf Gebiete in drei Reihen; Nachbarn haben eine gemeinsame Grenze. Jedes zeigt eine von sechs
  Landschaften, jede Landschaft gibt es zweimal. Zu dritt sind die Gebiete 1–4 von Beginn an vereist, zu viert 1
  und 4. Ein vereistes Gebiet betritt nichts mehr; wer in ein *beliebiges* Gebiet versetzt wird,
  darf darüber hinweg.
- **Mammuts** stehen in 5–8 (zu dritt), in 2, 3, 6 und 7 (zu viert, eines im Vorrat) oder in 1–4 (zu fünft, zwei im
  Vorrat).
- **Alle** haben 12 Jäger und 4 Steine. Im dunklen Vorrat liegen 20, 25 oder 30 Steine; der helle ist leer.
- **Feuer**: Von 14 Plättchen (vier Nullen, fünf Einsen, fünf Zweien) liegt je eines verdeckt in jedem freien Gebiet.
  Niemand sieht sie an.
- **Sechs Keulen** liegen bereit.
- **Der Startspieler** wird ausgelost.
- **Vor dem ersten Durchgang** platzieren alle, beginnend mit dem Startspieler, reihum je einen Jäger, bis von jedem sechs
  auf der Karte stehen. Dann ziehen alle zwei helle und drei dunkle Karten. Die Rückseite verrät die Farbe, also wissen
  alle, wie viele du von jeder hältst.

## Ein Durchgang

### 1. Siedeln

Der Startspieler eröffnet das Siedeln des ersten Durchgangs. Reihum tun alle dreierlei:

1. **Eine Karte spielen.** Eine *helle* kostet dich Steine, die in den hellen Vorrat kommen, und du führst sie aus. Du
   musst sie bezahlen können. Eine *dunkle* bringt dir Steine aus dem dunklen Vorrat, und andere führen sie aus. Wer
   den Zug mit 8 oder mehr Steinen beginnt, muss eine helle Karte spielen oder einen Kult, der eine helle nachahmt.
   Wer gar nichts spielen kann, legt eine Karte ohne Wirkung ab.
2. **Eine weitere Karte abwerfen**, wenn du magst, verdeckt unter den Ablagestapel ihrer Farbe.
3. **Nachziehen** auf fünf, Karte für Karte, von einem beliebigen Stapel; nur darf die volle Hand nicht einfarbig sein,
   außer die andere Farbe ist erschöpft. Ist ein Nachziehstapel leer, wird sein Ablagestapel zum neuen gemischt; dessen
   oberste Karte bleibt liegen.

Wer den **letzten Stein des dunklen Vorrats** nimmt (was fehlt, kommt aus dem hellen), beendet das Siedeln: Die Karte
wird noch ausgeführt; danach wird wie sonst abgeworfen und nachgezogen.

### 2. Konflikte

Die Feuer werden aufgedeckt. Ein Gebiet ernährt 3 Jäger, einen mehr je Mammut und so viele mehr, wie seine Feuer zeigen.
Stehen dort mehr, verliert zuerst einen, wer dort die wenigsten hat, dann der mit den zweitwenigsten und so weiter,
immer wieder in dieser Reihenfolge, bis das Limit erreicht ist. Wer gleich viele hat, verliert gleichzeitig, auch wenn
das mehr ist als nötig. **Jäger mit Keule zählen mit, gehen aber nie verloren.** Verlorene kehren zu ihren Besitzern zurück.
Dann verlassen alle Feuer und alle Keulen die Karte; Keulen, die vor den Spielern liegen, bleiben dort.

### 3. Wertung

Jeder Jäger bringt 1 Punkt; 2 in einem Gebiet mit einem Mammut; 3 bei zweien oder mehr.

### 4. Gletscher

Wer nach Punkten Letzter ist, darf ein Gebiet mit Eis bedecken, das an den oberen Rand oder an anderes Eis grenzt. Jäger
von dort kehren zu ihren Besitzern zurück, Mammuts in den Vorrat. Bei Gleichstand ist Letzter, wer weniger Jäger auf
der Karte hat, dann, wer weniger Steine hat; danach entscheidet das Los.

### Der nächste Durchgang

Der helle Vorrat wird zum dunklen. Solange er weniger als 10 Steine hält, zahlen alle, die einen haben, gleichzeitig
je einen ein. Alle Feuer werden gemischt und neu verteilt. Es beginnt der linke Nachbar dessen, der das Siedeln
beendet hat.

**Im letzten Durchgang** verfällt die dunkle Karte, die den letzten Stein nähme: Ihre Steine wandern vom dunklen in den
hellen Vorrat, niemand führt sie aus, und niemand wirft ab oder zieht nach. Sofort folgen die Konflikte. Ein Gletscher
wird nicht mehr gelegt.

**Am Ende** gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer mehr Jäger auf der Karte hat, dann, wer mehr Steine
hat.

## Die Karten

Nichts muss ganz oder überhaupt ausgeführt werden. *Platziert* wird von außerhalb der Karte, *versetzt* von Gebiet zu
Gebiet. Wer keinen Jäger mehr hat, darf statt zu platzieren einen eigenen von irgendwo versetzen.

Wer die Mammut-Karte spielt und nichts damit tut, zahlt den kleinsten ihrer Preise. In einem Gebiet dürfen beliebig
viele Feuerplättchen liegen.

{light cards}

{dark cards}

**Keulen.** Wer eine nimmt, darf sie sofort einem eigenen Jäger geben. Oder er behält sie und gibt sie später einem Jäger,
den er gerade platziert oder versetzt. Sie bleibt bei ihm, bis die Konflikte vorbei sind. Ein Jäger trägt höchstens
eine, und nur sein Besitzer darf ihn versetzen, tauschen oder entfernen.

**Kulte** kommen unter den Ablagestapel ihrer Farbe, sodass oben eine gewöhnliche Karte bleibt, die wieder nachgeahmt
werden kann. Mit 8 oder mehr Steinen darf ein Kult nur eine helle Karte nachahmen.
`;

export const columns = {
  light: ['hell', 'Karten', 'Kosten', ''],
  dark: ['dunkel', 'Karten', 'Ertrag', ''],
};
export const landscape = {
  name: 'jede Landschaft',
  text: ({ there, anywhere }: { readonly there: number; readonly anywhere: number }): string =>
    `Platziere bis zu ${there} deiner Jäger in Gebieten dieser Landschaft oder bis zu ${anywhere} in beliebigen Gebieten.`,
};

export const endings: { readonly [Name in Ending]: string } = {
  nothing: '{seat} macht nichts mit der Karte.',
  done: '{seat} hat die Karte ausgeführt.',
  'hunters-done': '{seat} ist mit den Jägern fertig.',
  'no-discard': '{seat} wirft keine Karte ab.',
  'club-kept': '{seat} behält die Keule.',
};

export const rejections: { readonly [Name in Code]: string } = {
  not_asked_for: 'Das ist keine Antwort auf die gestellte Frage.',
  must_answer: 'Diese Frage muss beantwortet werden.',
  too_few_stones: 'Dafür reichen deine Steine nicht.',
  stone_limit:
    'Wer den Zug mit so vielen Steinen beginnt, muss eine helle Karte spielen oder einen Kult, der eine nachahmt.',
  nothing_to_copy: 'Kein Ablagestapel zeigt eine Karte, die sich jetzt nachahmen ließe.',
  something_playable: 'Ohne Wirkung wird eine Karte nur abgelegt, wenn keine spielbar ist.',
  no_such_card: 'Diese Karte gibt es nicht.',
  card_not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
  moved_already: 'Diesen Jäger hat die Karte schon versetzt: Jeder zieht nur ein Gebiet weit.',
  no_such_seat: 'Diesen Spieler gibt es nicht.',
  own_seat: 'Wähle einen Mitspieler, nicht dich selbst.',
  no_such_region: 'Dieses Gebiet gibt es nicht.',
  glaciated_region: 'Dieses Gebiet ist vereist und darf nicht mehr betreten werden.',
  same_region: 'Start und Ziel sind dasselbe Gebiet.',
  not_neighbours: 'Die Gebiete haben keine gemeinsame Grenze.',
  other_region: 'Die Karte muss mit den Gebieten zu Ende geführt werden, mit denen sie begonnen wurde.',
  other_landscape: 'Mehr Jäger, als die Karte beliebig platzieren lässt, müssen alle in ihre Landschaft.',
  supply_empty: 'Im Vorrat ist nichts, was sich platzieren oder nehmen ließe.',
  supply_not_empty: 'Solange im Vorrat eines ist, muss es von dort kommen.',
  not_yours: 'Die Karte versetzt nur eigene Jäger.',
  no_such_hunter: 'Dort steht kein solcher Jäger.',
  clubbed_hunter: 'Einen Jäger mit Keule rührt nur sein Besitzer an.',
  already_clubbed: 'Du hast dort keinen Jäger ohne Keule, und jeder trägt höchstens eine.',
  all_of_one_owner:
    'Die Jäger, die diese Karte bewegt oder entfernt, dürfen nicht alle demselben Spieler gehören.',
  no_partner: 'In keinem Nachbargebiet steht ein Jäger zum Tauschen.',
  no_mammoth: 'In diesem Gebiet ist kein Mammut.',
  no_fire: 'In diesem Gebiet liegt kein Feuerplättchen.',
  one_colour: 'Die Hand wäre voll und einfarbig.',
  cards_exhausted: 'Von dieser Farbe gibt es keine Karten mehr zu ziehen.',
  not_by_the_ice: 'Ein Gletscher muss an den oberen Rand oder an anderes Eis grenzen.',
};

const placing = { nothing: 'Platziere keinen Jäger', noMore: 'Platziere keine weiteren Jäger' };
const moving = { nothing: 'Versetze keinen Jäger', noMore: 'Versetze keine weiteren Jäger' };

export const moments: { readonly [Name in Doing]: Moment } = {
  'placing-first': {
    doing: 'platziert einen ersten Jäger',
    hint: 'Alle platzieren reihum je einen Jäger; dann werden die Karten verteilt.',
  },
  playing: {
    doing: 'spielt eine Karte',
    hint: 'Helle Karten kosten Steine. Dunkle bringen Steine, und andere führen sie aus.',
  },
  'choosing-copy': {
    doing: 'wählt die Karte zum Nachahmen',
    hint: 'Der Kult tut, was die oberste Karte eines Ablagestapels sagt.',
  },
  'choosing-opponent': { doing: 'wählt, wer sie ausführt' },
  'placing-hunters': { doing: 'platziert Jäger', ...placing },
  camping: { doing: 'platziert Jäger', ...placing },
  'camping-mammoth': { doing: 'darf ein Mammut holen', nothing: 'Hole kein Mammut' },
  trekking: { doing: 'versetzt Jäger', ...moving },
  'trekking-mammoth': { doing: 'darf ein Mammut mitnehmen', nothing: 'Nimm kein Mammut mit' },
  'moving-mammoth': {
    doing: 'platziert oder versetzt ein Mammut',
    nothing: 'Lass die Mammuts stehen und zahle den kleinsten Preis',
  },
  'moving-fire': { doing: 'legt ein Feuerplättchen um', nothing: 'Lege kein Feuerplättchen um' },
  swapping: { doing: 'vertauscht zwei Jäger', nothing: 'Tausche keine Jäger' },
  'swapping-with': { doing: 'wählt den zweiten Jäger zum Tausch', nothing: 'Tausche keine Jäger' },
  'taking-club': { doing: 'nimmt eine Keule oder ein Mammut', nothing: 'Nimm weder Keule noch Mammut' },
  driving: { doing: 'vertreibt Jäger', ...moving },
  'removing-hunters': {
    doing: 'entfernt Jäger',
    nothing: 'Entferne keinen Jäger',
    noMore: 'Entferne keine weiteren Jäger',
  },
  'taking-club-or-moving': {
    doing: 'nimmt eine Keule oder versetzt Jäger',
    nothing: 'Nimm keine Keule und versetze keinen Jäger',
  },
  'moving-hunters': { doing: 'versetzt Jäger', ...moving },
  'removing-mammoth': { doing: 'stellt ein Mammut in den Vorrat', nothing: 'Stelle kein Mammut zurück' },
  'giving-club': {
    doing: 'gibt einem Jäger eine Keule',
    nothing: 'Behalte die Keule',
    hint: 'Sie bleibt bei dem Jäger, bis die Konflikte vorbei sind. Jäger mit Keule gehen nie verloren.',
  },
  discarding: {
    doing: 'darf eine Karte abwerfen',
    nothing: 'Wirf keine Karte ab',
    hint: 'Eine weitere Karte darf verdeckt unter den Ablagestapel ihrer Farbe.',
  },
  drawing: {
    doing: 'zieht eine Karte',
    hint: 'Die Hand wird Karte für Karte aufgefüllt; sie darf nicht einfarbig sein.',
  },
  'laying-glacier': {
    doing: 'darf einen Gletscher legen',
    nothing: 'Lege keinen Gletscher',
    hint: 'Wer die wenigsten Punkte hat, darf ein Gebiet am oberen Rand oder neben anderem Eis bedecken.',
  },
};
