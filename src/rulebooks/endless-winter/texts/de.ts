import { counted } from '../../../engine/words.js';
import type { Texts } from './en.js';
import { halves } from './say.js';

export const german: Texts = {
  something: 'etwas',
  rest: 'Ruhen',
  eclipse: 'Sonnenfinsternis',
  or: '; oder ',
  forEach: 'je',
  payingFor: 'für',

  gains: {
    food: (n) => `${n} Nahrung`,
    feast: () => 'Nahrung bis zum Limit',
    tool: (n) => counted(n, 'Werkzeug', 'Werkzeuge'),
    work: (n) => `${halves(n)} Arbeitskraft`,
    points: (n) => counted(n, 'Punkt', 'Punkte'),
    idol: (n) => counted(n, 'Götze', 'Götzen'),
    draw: (n) => `${counted(n, 'Karte', 'Karten')} ziehen`,
    megalith: (n) => `${n} Megalithen bauen`,
    neutral: (n) => `${counted(n, 'neutralen Megalithen', 'neutrale Megalithen')} hinzufügen`,
    camp: (n) => `${n} Lager aufs Startfeld`,
    move: (n) => counted(n, 'Lagerbewegung', 'Lagerbewegungen'),
    settlement: (n) => `${counted(n, 'Siedlung', 'Siedlungen')} bauen`,
    bury: (n) => `${counted(n, 'Karte', 'Karten')} begraben`,
    recruit: (n) => `${counted(n, 'Mitglied', 'Mitglieder')} auf die Hand`,
    'recruit-discard': (n) => `${counted(n, 'Mitglied', 'Mitglieder')} auf den Ablagestapel`,
    advancement: (n) => `${counted(n, 'Fortschritt', 'Fortschritte')} nehmen`,
    animal: (n) => `${counted(n, 'Tier', 'Tiere')} nach Wahl nehmen`,
    'animal-top': (n) => (n === 1 ? 'das oberste Tier des Stapels' : `die obersten ${n} Tiere des Stapels`),
    'animal-reveal': (n) => `${counted(n, 'Tier', 'Tiere')} ins Jagdgebiet`,
    slay: (n) => `${counted(n, 'Tier', 'Tiere')} erlegen`,
    stone: (n) => `${counted(n, 'Heiligen Stein', 'Heilige Steine')} nehmen`,
    'buy-stone': (n) => `${counted(n, 'Heiligen Stein', 'Heilige Steine')} kaufen`,
  },
  handCards: (n) => counted(n, 'Handkarte', 'Handkarten'),

  metrics: {
    settlements: 'Siedlung',
    'settlements-at': 'Siedlung am Gelände',
    'megaliths-low': 'eigenem Megalithen am Boden',
    'megaliths-high': 'eigenem Megalithen in der Höhe',
    sites: 'Bauplatzplättchen mit eigenem Megalithen',
    terrains: 'Geländeart mit eigenem Lager',
    buried: 'begrabener Karte',
    'idol-pairs': 'zwei Götzenstufen',
    'slain-kinds': 'Gattung erlegter Tiere',
    slain: 'erlegtem Tier',
  },
  countedMetrics: {
    settlements: 'Siedlungen',
    'settlements-at': 'Siedlungen am Gelände',
    'megaliths-low': 'eigene Megalithen am Boden',
    'megaliths-high': 'eigene Megalithen in der Höhe',
    sites: 'Bauplatzplättchen mit eigenem Megalithen',
    terrains: 'Geländearten mit eigenem Lager',
    buried: 'begrabene Karten',
    'idol-pairs': 'Paare von Götzenstufen',
    'slain-kinds': 'Gattungen erlegter Tiere',
    slain: 'erlegte Tiere der Gattung',
  },

  insteadOf: {
    megalith: 'eines Megalithen',
    draw: 'einer Karte',
    idol: 'eines Götzen',
    tool: 'eines Werkzeugs',
    food: 'einer Nahrung',
  },
  fromPile: {
    hand: 'aus der Hand',
    discards: 'vom Ablagestapel',
    played: 'aus den ausgespielten Karten',
    revealed: 'vom Sonnenfinsternisstapel',
  },
  toPile: { hand: 'auf die Hand', discards: 'auf den Ablagestapel' },
  toSpace: { middle: 'zum mittleren Feld', bottom: 'zum unteren Feld' },
  withFigure: { chief: 'mit dem Häuptling', tribe: 'mit einer Stammesfigur' },
  setFigure: { chief: 'den Häuptling', tribe: 'eine Stammesfigur' },
  dealt: 'werden verteilt',
  drafted: 'zur Auswahl',
  toStep: {
    offering: (step) => `auf Stufe ${step} der Opfergabenleiste`,
    glory: (step) => `auf Stufe ${step} der Ruhmesleiste`,
  },

  eclipseParts: {
    order: 'Einkommen der Reihenfolge',
    members: 'Fähigkeiten der Mitglieder',
    terrain: 'Einkommen vom Land',
    board: 'Einkommen des Tableaus',
  },
  withPart: {
    order: 'dem Einkommen der Reihenfolge',
    members: 'den Fähigkeiten der Mitglieder',
    terrain: 'dem Einkommen vom Land',
    board: 'dem Einkommen des Tableaus',
  },
  endParts: {
    offering: 'Nahrung und Werkzeuge auf der Opfergabenleiste',
    glory: 'begrabene Karten auf der Ruhmesleiste',
    cards: 'Karten',
    animals: 'lebende Tiere',
  },
  pointReasons: {
    'supply-empty': 'für einen leeren Vorrat',
    'animals-empty': 'weil kein Tier mehr da ist',
    'display-empty': 'für die leere Auslage',
    'idol-at-top': 'über der Opfergabenleiste',
    stone: 'für einen Heiligen Stein',
  },

  sources: {
    chief: () => 'Häuptling',
    rest: () => 'Ruhefeld',
    'rest-tile': () => 'Ruheplättchen',
    order: (n) => `Platz ${n} der Reihenfolge`,
    tile: (_, id) => `Feld ${id}`,
    settlement: (n) => `Siedlungsfeld ${n}`,
    recess: (n) => `Mulde ${n}`,
    offering: (_, id) => `Stufe ${id} der Opfergabenleiste`,
    joint: () => 'Eisfunde',
    spot: () => 'bedecktes Feld',
    top: () => 'oberes Feld',
    middle: () => 'mittleres Feld',
    bottom: () => 'unteres Feld',
    table: () => 'Tisch',
  },
  objects: {
    chief: () => 'die Fähigkeit des Häuptlings',
    rest: () => 'das Ruhefeld',
    'rest-tile': () => 'das Ruheplättchen',
    order: (n) => `den Platz ${n} der Reihenfolge`,
    tile: (_, id) => `das Feld ${id}`,
    settlement: (n) => `das Siedlungsfeld ${n}`,
    recess: (n) => `die Mulde ${n}`,
    top: () => 'das obere Feld',
    middle: () => 'das mittlere Feld',
    bottom: () => 'das untere Feld',
  },

  questions: {
    'choose-side': 'Mit welcher Seite deines Häuptlings spielst du?',
    'choose-chief': 'Welchen Häuptling wählst du, und mit welcher Seite?',
    'choose-setup': 'Welche Aufbaukarte nimmst du?',
    'play-advancements':
      'Spielst du Fortschritte aus, oder setzt du eine Figur ein? Jeder Fortschritt nach dem ersten kostet eine weitere Karte aus deiner Hand.',
    'use-advancement': 'Nutze seine Fähigkeit jetzt, sonst verfällt sie.',
    'more-advancements':
      'Spielst du noch einen Fortschritt aus, der eine weitere Karte aus deiner Hand kostet, oder setzt du eine Figur ein?',
    'place-figure': 'Welche Figur setzt du ein, und wohin?',
    'rest-tile': 'Nimmst du das offene Ruheplättchen oder das nächste vom Stapel?',
    act: 'Spiele Mitglieder aus, gib Nahrung aus, nutze Fähigkeiten und führe Aktionen aus, sooft du bezahlen kannst; dann geh weiter.',
    middle:
      'Führe die Aktion des mittleren Feldes einmal aus, oder geh weiter. Du darfst auch Mitglieder ausspielen und Fähigkeiten nutzen.',
    'middle-closed':
      'Die Aktion des mittleren Feldes brächte jetzt nichts, oder du kannst sie nicht bezahlen. Spiele Mitglieder aus, nutze Fähigkeiten oder geh weiter.',
    'after-middle':
      'Die Aktion des mittleren Feldes ist ausgeführt. Spiele Mitglieder aus, nutze Fähigkeiten oder geh weiter.',
    bottom: 'Du warst zuerst in dieser Spalte: Nimm, was das untere Feld gibt, oder beende deinen Zug.',
    'bottom-closed':
      'Das untere Feld brächte jetzt nichts. Spiele Mitglieder aus, nutze Fähigkeiten oder beende deinen Zug.',
    'after-bottom':
      'Das untere Feld ist ausgeführt. Spiele Mitglieder aus, nutze Fähigkeiten oder beende deinen Zug.',
    resting:
      'Nimm in beliebiger Reihenfolge, was das Ruhen bringt, und beende dann deinen Zug. Mitglieder und Nahrung werden dabei nicht eingesetzt.',
    'lay-eclipse': 'Welche Karten legst du auf deinen Sonnenfinsternisstapel?',
    'eclipse-step': 'Welches Einkommen nimmst du als Nächstes?',
    'eclipse-members': 'Welche Fähigkeit nutzt du als Nächstes?',
    gain: 'Was davon nimmst du als Nächstes?',
    'lower-income': 'Nimmst du dieses Einkommen oder ein geringeres?',
    'lesser-only': 'Dieses Einkommen kannst du jetzt nicht erhalten: Welches geringere nimmst du?',
    'move-camp': 'Welches Lager zieht wohin?',
    settle: 'Wo baust du die Siedlung?',
    'build-megalith': 'Wo baust du den Megalithen, oder welches geringere Einkommen nimmst du?',
    'build-megalith-in-setup': 'Wo baust du den Megalithen?',
    'add-neutral': 'Wohin setzt du den zusätzlichen neutralen Megalithen?',
    'idol-track': 'Welcher deiner Marker steigt eine Stufe, oder welches geringere Einkommen nimmst du?',
    'idol-track-in-setup': 'Welcher deiner Marker steigt eine Stufe?',
    bury: 'Welche Karte begräbst du?',
    recruit: 'Aus welchem Vorrat nimmst du ein Mitglied?',
    'choose-animal': 'Welches Tier nimmst du?',
    slay: 'Welches deiner Tiere erlegst du?',
    'choose-stone': 'Welchen Heiligen Stein nimmst du?',
    'buy-stone': 'Welchen Heiligen Stein kaufst du?',
    'choose-advancement': 'Welchen Fortschritt nimmst du?',
    discard: 'Welche Karte wirfst du ab, um zu bezahlen?',
    'discard-for-advancement': 'Welche Karte wirfst du für den weiteren Fortschritt ab?',
  },

  rejections: {
    not_asked_for: 'Das ist keine Antwort auf die gestellte Frage.',
    not_on_offer: 'Das steht nicht zur Auswahl.',
    work_short: 'Die Arbeitskraft reicht nicht.',
    food_short: 'Die Nahrung reicht nicht.',
    tool_short: 'Die Werkzeuge reichen nicht.',
    cards_short: 'Es sind zu wenige Karten zum Abwerfen da.',
    not_this_column: 'Diese Fähigkeit gilt für eine andere Spalte als die, in der deine Figur steht.',
    wrong_space: 'Du bist gerade nicht bei diesem Feld der Spalte.',
    already_used: 'Das wurde in diesem Zug schon genutzt.',
    not_first_here: 'Vor dir war schon eine Figur in dieser Spalte.',
    ability_not_open: 'Diese Fähigkeit kannst du jetzt nicht nutzen.',
    chief_not_placed: 'Die Fähigkeit des Häuptlings nutzt du nur in dem Zug, in dem du seine Figur einsetzt.',
    no_such_way: 'Diese Möglichkeit gibt es nicht.',
    brings_nothing: 'Das brächte jetzt nichts.',
    no_figure_left: 'Von diesen Figuren ist keine mehr da.',
    no_work_while_resting: 'Beim Ruhen spielst du keine Mitglieder aus und gibst keine Nahrung aus.',
    no_such_card: 'Diese Karte gibt es nicht.',
    card_not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
    card_not_there: 'Diese Karte liegt dort nicht.',
    not_an_advancement: 'Diese Karte ist kein Fortschritt.',
    not_a_member: 'Diese Karte ist kein Stammesmitglied.',
    no_card_to_discard: 'Ein weiterer Fortschritt kostet eine andere Karte, und du hast keine.',
    just_recruited: 'Dieses Mitglied hast du in diesem Zug genommen und kannst es noch nicht ausspielen.',
    same_member_twice: 'Mitglieder, die oben in der Spalte genommen werden, müssen verschieden sein.',
    food_not_spent: 'Der Nahrungsanzeiger kann nur abwärts bewegt werden.',
    food_for_nothing: 'Nahrung wird nur bis dahin ausgegeben, wo sie Arbeitskraft bringt.',
    neutral_due: 'Du musst den zusätzlichen neutralen Megalithen setzen, weil es möglich ist.',
    not_gained: 'Das erhältst du gerade nicht.',
    not_lesser: 'Das ist kein geringeres Einkommen.',
    no_lesser_in_setup: 'Beim Aufbau gibt es kein geringeres Einkommen.',
    tools_full: 'Für mehr Werkzeuge ist kein Platz.',
    food_full: 'Für mehr Nahrung ist kein Platz.',
    no_cards_left: 'Nachziehstapel und Ablagestapel sind leer.',
    no_camp_left: 'Auf deinem Tableau ist kein Lager mehr.',
    no_camp_there: 'Auf diesem Feld hast du kein Lager.',
    not_neighbours: 'Diese Felder grenzen nicht aneinander.',
    no_such_joint: 'Diesen Verbindungspunkt gibt es nicht.',
    joint_at_start: 'Am Startfeld darf keine Siedlung stehen.',
    joint_taken: 'An diesem Verbindungspunkt steht schon eine Siedlung.',
    camps_not_adjacent:
      'Dafür brauchst du je ein Lager auf den drei Feldern, die an diesem Verbindungspunkt aneinandergrenzen.',
    no_settlement_left: 'Du hast alle deine Siedlungen gebaut.',
    no_megalith_left: 'Du hast alle deine Megalithen gebaut.',
    no_such_spot: 'Diesen Platz gibt es nicht.',
    spot_taken: 'Dort steht schon ein Megalith.',
    gap_below: 'Ein Megalith in der Höhe braucht vier darunter, und dort ist eine Lücke.',
    neutral_on_ground: 'Neutrale Megalithen bleiben auf der untersten Ebene.',
    start_space: 'Auf diesem Feld dürfen nur neutrale Megalithen stehen.',
    not_beside:
      'Auf der untersten Ebene muss er an einen Megalithen grenzen oder neutral sein und auf einem Startfeld stehen.',
    no_neutral_left: 'Es ist kein neutraler Megalith mehr da.',
    not_an_arrow: 'Dorthin zeigt kein Pfeil dieses Plättchens.',
    marker_at_top: 'Der Marker steht schon ganz oben.',
    no_such_member: 'Einen solchen Vorrat an Mitgliedern gibt es nicht.',
    no_such_animal: 'Dieses Tier gibt es nicht.',
    not_in_ground: 'Dieses Tier ist nicht im Jagdgebiet.',
    ground_full: 'Das Jagdgebiet ist voll.',
    animals_used_up: 'Der Tierstapel ist leer.',
    no_living_animal: 'Ein solches lebendes Tier hast du nicht.',
    not_in_display: 'Diese Karte liegt nicht in der Auslage.',
    no_such_stone: 'Dieser Stein liegt nicht aus.',
    stone_of_later_age: 'Steine des II. Zeitalters gibt es erst ab dem II. Zeitalter.',
    no_stone_space: 'Für einen weiteren Stein ist kein Platz.',
    must_discard: 'Zuerst musst du eine Karte abwerfen.',
    stack_empty: 'Der Stapel der Ruheplättchen ist leer.',
  },

  summary: `# Endless Winter

Zwei bis vier Stämme leben durch die letzte Eiszeit. In vier Runden, zwei je Zeitalter, baut jeder ein Deck aus Mitgliedern und Fortschritten auf, zieht durchs Land, errichtet Megalithen, jagt und ehrt die Götzen. Die meisten Punkte gewinnen. Viele gedruckte Werte sind nicht öffentlich. Die wir rekonstruiert haben, tragen das Zeichen °. Wer das Spiel besitzt, kann Partien mit einem Paket der gedruckten Werte anlegen. Die Soloregeln stehen auf einem eigenen Blatt, das uns nicht vorliegt; gespielt wird also zu zweit bis zu viert.

## Was auf dem Tisch liegt
- **Das Land**: ein Startfeld, ein Ring aus 6 und ein Ring aus 12 Feldern darum. Jeder beginnt mit einem Lager auf dem Startfeld.
- **Der Bauplatz**: Plättchen mit acht Feldern. Darauf entstehen Megalithen in mehreren Ebenen.
- **Vier Spalten** für Figuren, jede mit einem oberen, mittleren und unteren Feld.
- **Vorräte** von fünf Arten Mitgliedern, eine Auslage mit acht Fortschritten, das Jagdgebiet, Heilige Steine und die Götzentafel mit zwei Leisten.
- **Dein Tableau**: Nahrung (bis 5 und 1 mehr für jedes Lager, das fort ist), bis zu 10 Werkzeuge, 5 Lager, 3 Siedlungen, 10 Megalithen, davon die ersten 2 neutral, und 3 Plätze für Heilige Steine.
- **Deine Karten**: neun Startkarten, für alle gleich. Die Hand hat kein Limit.

Vor der ersten Runde erhält jeder einen Häuptling und wählt eine seiner beiden Seiten, nimmt, was eine Aufbaukarte gibt, und zieht fünf Karten.

## Eine Runde
1. **Aktionen.** Reihum in Zugreihenfolge macht jeder einen Zug mit einer Figur, bis alle drei Züge hatten.
2. **Sonnenfinsternis.** Die Reihenfolge wird neu bestimmt, und alle erhalten Einkommen.
3. **Vorbereitung**, nach der letzten Runde nicht mehr: Die Figuren kommen zurück. Das Jagdgebiet wird auf ein Tier mehr aufgefüllt, als Spieler am Tisch sitzen, die Auslage auf acht Karten; mit Beginn des II. Zeitalters wird sie ganz ersetzt. Jeder zieht fünf weitere Karten zu denen, die er noch auf der Hand hat.

## Ein Zug
1. **Fortschritte.** Spiele beliebig viele nacheinander aus. Nutze, was ein Fortschritt bringt, bevor du den nächsten ausspielst. Für jeden nach dem ersten wirfst du eine andere Karte ungenutzt ab.
2. **Eine Figur.** Setze sie in eine Spalte oder auf dein Ruhefeld. Mit der Häuptlingsfigur steht dir in diesem Zug einmal die Fähigkeit des Häuptlings offen.
   - *Oben*: jede Aktion, sooft du sie bezahlen kannst.
   - *Mitte*: die Aktion einmal.
   - *Unten*: nur für die erste Figur dieser Runde in dieser Spalte.
3. **Ausgespielte Karten kommen auf deinen Ablagestapel.** Übrige Arbeitskraft verfällt.
4. Nach deinem letzten Zug der Runde legst du beliebig viele Karten verdeckt auf deinen **Sonnenfinsternisstapel**. Alle anderen bleiben auf der Hand.

Mit **Arbeitskraft** bezahlst du Aktionen. Sie kommt von ausgespielten Mitgliedern, aus Fähigkeiten und aus Nahrung: Immer wenn dein Nahrungsanzeiger von einer ungeraden Zahl° zur nächstkleineren rückt, erhältst du 1 Arbeitskraft. Zwei halbe ergeben eine. Mitglieder darfst du auf jedem Feld der Spalte ausspielen, Nahrung nur auf dem oberen ausgeben.

| Spalte | oben | Mitte | unten |
|---|---|---|---|
| Einweihen | 1 Werkzeug und 1 Arbeitskraft: ein Mitglied auf die Hand; lauter verschiedene, in diesem Zug nicht spielbar | 1 Nahrung: ein Mitglied auf den Ablagestapel, und begrabe eine Karte | 1 Götze, begrabe eine Karte |
| Entwickeln | 3 Arbeitskraft: ein Fortschritt auf die Hand | kaufe einen Heiligen Stein | 1 Werkzeug, 1 Nahrung |
| Weiterziehen | 1 Werkzeug: ein Lager aufs Startfeld; 1 Arbeitskraft: ein Lager auf ein Nachbarfeld | 3 Nahrung: eine Siedlung | ein Lager, ein Schritt |
| Jagen | 1 Arbeitskraft: zwei Tiere ins Jagdgebiet (höchstens 6); 1 Werkzeug und 1 Arbeitskraft: nimm ein Tier | erlege eines deiner Tiere | das oberste Tier des Stapels |
| Ruhen | ziehe eine Karte, erlege ein Tier; 1½ Arbeitskraft in der Sonnenfinsternis. Weder Mitglieder noch Nahrung werden eingesetzt. | | |

Ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt. Wo keine Karte und kein Tier mehr zu nehmen ist, gibt es stattdessen einen Punkt. **Erlegst** du ein Tier, bringt es einmal sein Einkommen und zählt für Sets nicht mehr.

**Geringeres Einkommen.** Wenn du bei Aktionen oder in der Sonnenfinsternis eines hiervon erhältst, darfst du stattdessen eines weiter rechts nehmen: Megalith, Karte, Götze, Werkzeug, Nahrung.

## Lager und Siedlungen
Ein Lager hat 1 Einfluss auf seinem Feld. Für eine **Siedlung** nimmst du je ein Lager von drei Feldern, die alle aneinandergrenzen, und stellst sie dorthin, wo die drei sich treffen: nicht ans Startfeld und nicht dorthin, wo schon eine steht. Sie hat 2 Einfluss auf jedem der drei Felder und bringt in jeder Sonnenfinsternis eine Karte. Die Lager kehren auf dein Tableau zurück, was dein Nahrungslimit senkt.

## Megalithen
Deine ersten beiden Megalithen sind neutral: Sie bleiben auf der untersten Ebene, und nur sie dürfen auf ein graues Startfeld. Bedeckst du eines, setzt du sofort noch einen deiner neutralen Megalithen auf ein freies Feld, auf das die Pfeile dieses Plättchens zeigen, wenn das möglich ist. Jeder andere Megalith auf der untersten Ebene muss neben einem stehen, der schon da ist. Du erhältst, was du bedeckst. Auf einer Ebene darüber liegt ein Megalith über vier anderen: Du erhältst 2 Punkte für jeden eigenen direkt darunter und 1 für jeden anderen; wem die anderen gehören, der erhält je 1 Punkt.

## Götzen und Gräber
Für jeden Götzen steigt einer deiner beiden Marker eine Stufe. Die **Opfergabenleiste** gibt Boni und bestimmt, was Nahrung und Werkzeuge am Ende wert sind; über ihr Ende hinaus ist jeder Schritt ein Punkt. Die **Ruhmesleiste** gibt unterwegs 2, 3 und 5 Punkte und bestimmt, was begrabene Karten wert sind; auf derselben Stufe liegt vorn, wer zuerst da war.

Zum **Begraben** legst du eine Karte aus der Hand, vom Ablagestapel oder von den in diesem Zug ausgespielten in dein Grab; in der Sonnenfinsternis auch eines der aufgedeckten Mitglieder deines Stapels. Ihre Punkte am Ende zählen weiter, aber du ziehst sie nicht mehr nach. Die Tabellen zählen höchstens sieben begrabene Karten.

## Heilige Steine
Sie kosten 1, 2, dann 3 Nahrung und ebenso viele Werkzeuge°. Jeder gibt sofort etwas und in jeder Sonnenfinsternis Punkte. Steine des II. Zeitalters gibt es ab Runde 3.

## Sonnenfinsternis
Alle Sonnenfinsternisstapel werden aufgedeckt. Zähle die Arbeitskraft der Mitglieder in deinem Stapel und 1½ für jede deiner ruhenden Figuren. Wer am meisten hat, wird Erster der neuen Reihenfolge und so weiter; bei Gleichstand, wer in dieser Runde später dran war. Fortschritte im Stapel waren ein Bluff und kommen zurück auf die Hand. Dann hat jeder in der neuen Reihenfolge vier Schritte. Alles ist freiwillig und innerhalb eines Schritts in beliebiger Reihenfolge:
1. das Einkommen der Position,
2. die Sonnenfinsternis-Fähigkeiten der Mitglieder im Stapel,
3. das Einkommen jedes Feldes, auf dem du den höchsten Einfluss hast, auch bei Gleichstand,
4. das Einkommen des Tableaus: eine Karte je gebauter Siedlung, die Einkommen leerer Megalithmulden und die Punkte der Heiligen Steine.

## Das Ende
Nach der vierten Sonnenfinsternis kommen hinzu:
- Nahrung und Werkzeuge im Verhältnis der Opfergabenleiste (nichts, wenn der Marker nie stieg),
- begrabene Karten nach dem Rang im Ruhm (nichts, wenn der Marker nie stieg),
- die Punkte auf allen eigenen Karten,
- Sets lebender Tiere: eines je Gattung, Argentavis als Joker.

Bei Gleichstand gewinnt, wer in der Reihenfolge weiter vorn ist.

## Optionen
- **Eisfunde**: Auf jedem Gletscher liegt einer verdeckt. Ein Lager, das dorthin zieht, deckt ihn auf; eine Siedlung daneben erhält ihn, jede einmal.
- **Ruheplättchen**: Wer in einer Runde zuerst ruht, nimmt für diesen Zug das offene oder das nächste vom Stapel.
- **Auswahl**: Häuptlinge werden in Zugreihenfolge gewählt, Aufbaukarten umgekehrt, jeweils aus einem mehr, als Spieler mitspielen.
- **Kurze erste Runde**: zwei Figuren statt drei.
- **Anordnung**: eine von drei Arten, den Bauplatz auszulegen.
- **Nur Mehrheiten**: Ein Gleichstand bringt kein Einkommen vom Land.
`,
};
