import type { Text } from '../../engine/rulebook.js';

export const summary: Text = {
  en: `# Endless Winter

Two to four tribes live through the last ice age. Over four rounds, two in each age, everybody builds a deck of members and advancements, roams the land, raises megaliths, hunts and honours the idols. The most points win. Most printed values are not public: what cards, boards and stones bring here is our own reconstruction, and the component data says so. Whoever owns the game can create games with a pack of the printed values.

## What lies on the table
- **The land**: a start tile, a ring of 6 and a ring of 12 around it. Everybody begins with one camp on the start tile.
- **The building ground**: tiles of eight spaces. Megaliths are built on it in levels.
- **Four columns** for figures, each with a top, a middle and a bottom space.
- **Supplies** of five kinds of members, a display of eight advancements, the hunting ground, sacred stones and the idol board with two tracks.
- **Your board**: food (up to 5, and 1 more for each camp that has left it), up to 10 tools, 5 camps, 3 settlements, 10 megaliths of which the first 2 are neutral, and 3 spaces for sacred stones.
- **Your cards**: nine start cards, alike for all. The hand has no limit.

Before the first round everybody has a chief, chooses which side of it counts, takes what a set-up card gives and draws five cards.

## A round
1. **Actions.** In turn order, three times over, everybody takes a turn with one figure.
2. **Eclipse.** The order is decided anew, and everybody gains income.
3. **Preparation**, but not after the last round: figures come back, the hunting ground is filled to one animal more than there are seats, the display to eight (with the second age it is laid out anew), and everybody draws five more cards.

## A turn
1. **Advancements.** Play as many as you like; each takes effect at once. For every one after the first, discard another card unused.
2. **A figure.** Set it on a column or on your rest space. Setting the chief opens the chief’s ability once in this turn.
   - *Top*: any of its actions, as often as you can pay.
   - *Middle*: its action once.
   - *Bottom*: only for the first figure of this round in this column.
3. **Cards that were played go to your discards.** Work that is left lapses.
4. After your last turn of the round, lay any number of cards face down on your **eclipse pile**. All others stay in your hand.

**Work** comes from members that you play, from abilities, and from food: work is gained whenever the food marker passes from an odd number to the next lower one. Two halves make one.

| column | top | middle | bottom |
|---|---|---|---|
| Initiate | 1 tool and 1 work: a member to the hand; all different, not to be played in this turn | 1 food: a member to the discards, and bury a card | 1 idol, bury a card |
| Develop | 3 work: an advancement to the hand | buy a sacred stone | 1 tool, 1 food |
| Migrate | 1 tool: a camp onto the start tile; 1 work: move a camp to a neighbouring tile | 3 food: a settlement | a camp, one move |
| Hunt | 1 work: two animals into the hunting ground (6 at most); 1 tool and 1 work: take an animal | slay one of your animals | the top animal of the deck |
| Rest | draw a card, slay an animal; 1½ work in the eclipse; no members are played | | |

If the draw pile is empty, the discards are shuffled into a new one. Where a supply, the display or all animals are used up, you gain a point instead.

**Lesser incomes.** In actions and eclipse, whoever gains one of these may take one further down the line instead: megalith, card, idol, tool, food.

## Camps and settlements
A camp has 1 influence on its tile. A **settlement** takes one camp from each of three tiles that all touch one another, and stands where they meet: never at the start tile, never where one stands already. It has 2 influence on each of the three. The camps return to your board, which lowers the food limit.

## Megaliths
Build from left to right. On the ground, a megalith stands beside any other, or, if neutral, on a grey start space; that space also lets one more neutral one stand where its arrows point. Neutral ones stay on the ground, and only they may cover start spaces. You gain what you cover. Above, a megalith lies over four others: 2 points for each of your own directly below, 1 for each other; and their owners gain 1 point for each of theirs.

## Idols and burials
For each idol, one of your two markers goes up a step. The **offering track** gives bonuses and sets what food and tools are worth at the end; beyond its top each step is a point. The **glory track** gives 2, 3 and 5 points on the way and decides what buried cards are worth; on the same step, whoever came first is ahead.

To **bury**, put a card from your hand, your discards or among those played this turn into your grave. It still counts its end points.

## Sacred stones
They cost 1, 2 and then 3 food and as many tools. Each gives something at once, and points in every eclipse. Stones of the second age can be had from round 3 on.

## Eclipse
All piles are turned up. Compare work: that of the members laid, and 1½ for each resting figure. The most is first in the new order; of equals, whoever was later in this round. Advancements return to the hand. Then, in the new order, each takes four steps; all of it is optional, in any order within a step:
1. the income of the position,
2. the eclipse abilities of the members laid,
3. the income of every tile with the most influence, ties included,
4. the income of the board: a card for each settlement built, the incomes of empty megalith recesses, and the points of sacred stones.

## The end
After the fourth eclipse, add to your points:
- food and tools by the ratio of the offering track (nothing if your marker never moved),
- buried cards by your rank in glory (nothing if your marker never moved),
- the points on all your cards,
- sets of living animals: one set per kind, with argentavis as jokers.

A tie goes to whoever is further ahead in the order.

## Options
- **Ice finds**: one lies face down on every glacier. A camp that moves there turns it up; a settlement beside it gains it, once each.
- **Rest tiles**: whoever rests first in a round takes the open tile, or the next one of the stack, for this turn.
- **Drafts**: chiefs are chosen in turn order, set-up cards in reverse order, from one more than there are seats.
- **Short first round**: two figures instead of three.
- **Majority only**: a tie brings no income from the land.
`,
  de: `# Endless Winter

Zwei bis vier Stämme leben durch die letzte Eiszeit. In vier Runden, zwei je Zeitalter, baut jeder ein Deck aus Mitgliedern und Fortschritten auf, zieht durchs Land, errichtet Megalithen, jagt und ehrt die Götzen. Die meisten Punkte gewinnen. Viele gedruckte Werte sind nicht öffentlich: Was Karten, Tableaus und Steine hier bringen, haben wir selbst rekonstruiert, und die Komponentendaten weisen das aus. Wem das Spiel gehört, der kann Partien mit einem Paket der gedruckten Werte anlegen.

## Was auf dem Tisch liegt
- **Das Land**: ein Startfeld, ein Ring aus 6 und ein Ring aus 12 Feldern darum. Jeder beginnt mit einem Lager auf dem Startfeld.
- **Der Bauplatz**: Plättchen mit acht Feldern. Darauf entstehen Megalithen in mehreren Ebenen.
- **Vier Spalten** für Figuren, jede mit einem oberen, mittleren und unteren Feld.
- **Vorräte** von fünf Arten Mitgliedern, eine Auslage mit acht Fortschritten, das Jagdgebiet, Heilige Steine und die Götzentafel mit zwei Leisten.
- **Dein Tableau**: Nahrung (bis 5 und 1 mehr für jedes Lager, das fort ist), bis zu 10 Werkzeuge, 5 Lager, 3 Siedlungen, 10 Megalithen, davon die ersten 2 neutral, und 3 Plätze für Heilige Steine.
- **Deine Karten**: neun Startkarten, für alle gleich. Die Hand hat kein Limit.

Vor der ersten Runde hat jeder einen Häuptling, wählt dessen Seite, nimmt, was eine Aufbaukarte gibt, und zieht fünf Karten.

## Eine Runde
1. **Aktionen.** In Zugreihenfolge hat jeder dreimal einen Zug mit je einer Figur.
2. **Sonnenfinsternis.** Die Reihenfolge wird neu bestimmt, und alle erhalten Einkommen.
3. **Vorbereitung**, nach der letzten Runde nicht mehr: Figuren kommen zurück, das Jagdgebiet wird auf ein Tier mehr als Plätze am Tisch aufgefüllt, die Auslage auf acht (mit dem II. Zeitalter ganz neu), und jeder zieht fünf weitere Karten.

## Ein Zug
1. **Fortschritte.** Spiele beliebig viele; jeder wirkt sofort. Für jeden nach dem ersten wirfst du eine andere Karte ungenutzt ab.
2. **Eine Figur.** Setze sie in eine Spalte oder auf dein Ruhefeld. Mit der Häuptlingsfigur steht dir in diesem Zug einmal die Fähigkeit des Häuptlings offen.
   - *Oben*: jede Aktion, sooft du sie bezahlen kannst.
   - *Mitte*: die Aktion einmal.
   - *Unten*: nur für die erste Figur dieser Runde in dieser Spalte.
3. **Ausgespielte Karten kommen auf deinen Ablagestapel.** Übrige Arbeitskraft verfällt.
4. Nach deinem letzten Zug der Runde legst du beliebig viele Karten verdeckt auf deinen **Sonnenfinsternisstapel**. Alle anderen bleiben auf der Hand.

**Arbeitskraft** kommt von ausgespielten Mitgliedern, aus Fähigkeiten und aus Nahrung: immer, wenn der Nahrungsanzeiger von einer ungeraden Zahl zur nächstkleineren rückt. Zwei halbe ergeben eine.

| Spalte | oben | Mitte | unten |
|---|---|---|---|
| Einweihen | 1 Werkzeug und 1 Arbeitskraft: ein Mitglied auf die Hand; lauter verschiedene, in diesem Zug nicht spielbar | 1 Nahrung: ein Mitglied auf den Ablagestapel, und begrabe eine Karte | 1 Götze, begrabe eine Karte |
| Entwickeln | 3 Arbeitskraft: ein Fortschritt auf die Hand | kaufe einen Heiligen Stein | 1 Werkzeug, 1 Nahrung |
| Weiterziehen | 1 Werkzeug: ein Lager aufs Startfeld; 1 Arbeitskraft: ein Lager auf ein Nachbarfeld | 3 Nahrung: eine Siedlung | ein Lager, ein Schritt |
| Jagen | 1 Arbeitskraft: zwei Tiere ins Jagdgebiet (höchstens 6); 1 Werkzeug und 1 Arbeitskraft: nimm ein Tier | erlege eines deiner Tiere | das oberste Tier des Stapels |
| Ruhen | ziehe eine Karte, erlege ein Tier; 1½ Arbeitskraft in der Sonnenfinsternis; keine Mitglieder | | |

Ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt. Ist ein Vorrat, die Auslage oder jedes Tier aufgebraucht, gibt es stattdessen einen Punkt.

**Geringeres Einkommen.** In Aktionen und Sonnenfinsternis darf, wer eines hiervon erhält, eines weiter hinten nehmen: Megalith, Karte, Götze, Werkzeug, Nahrung.

## Lager und Siedlungen
Ein Lager hat 1 Einfluss auf seinem Feld. Eine **Siedlung** kostet je ein Lager von drei Feldern, die alle aneinandergrenzen, und steht dort, wo sie sich treffen: nie am Startfeld, nie, wo schon eine steht. Sie hat 2 Einfluss auf jedem der drei. Die Lager kehren aufs Tableau zurück, was das Nahrungslimit senkt.

## Megalithen
Gebaut wird von links nach rechts. Auf dem Boden steht ein Megalith neben einem anderen oder, wenn er neutral ist, auf einem grauen Startfeld; dieses erlaubt noch einen neutralen dort, wohin seine Pfeile zeigen. Neutrale bleiben am Boden, und nur sie dürfen auf Startfelder. Du erhältst, was du bedeckst. In der Höhe liegt ein Megalith über vier anderen: 2 Punkte für jeden eigenen direkt darunter, 1 für jeden anderen; deren Besitzer erhalten je 1 Punkt.

## Götzen und Gräber
Für jeden Götzen steigt einer deiner beiden Marker eine Stufe. Die **Opfergabenleiste** gibt Boni und bestimmt, was Nahrung und Werkzeuge am Ende wert sind; über ihr Ende hinaus ist jeder Schritt ein Punkt. Die **Ruhmesleiste** gibt unterwegs 2, 3 und 5 Punkte und bestimmt, was begrabene Karten wert sind; auf derselben Stufe liegt vorn, wer zuerst da war.

Zum **Begraben** legst du eine Karte aus der Hand, vom Ablagestapel oder von den in diesem Zug gespielten ins Grab. Ihre Endpunkte zählen weiter.

## Heilige Steine
Sie kosten 1, 2, dann 3 Nahrung und ebenso viele Werkzeuge. Jeder gibt sofort etwas und in jeder Sonnenfinsternis Punkte. Steine des II. Zeitalters gibt es ab Runde 3.

## Sonnenfinsternis
Alle Stapel werden aufgedeckt. Verglichen wird die Arbeitskraft der gelegten Mitglieder und 1½ für jede ruhende Figur. Wer am meisten hat, wird Erster der neuen Reihenfolge; bei Gleichstand, wer in dieser Runde später dran war. Fortschritte kommen zurück auf die Hand. Dann hat jeder in neuer Reihenfolge vier Schritte; alles ist freiwillig und innerhalb eines Schritts in beliebiger Folge:
1. das Einkommen der Position,
2. die Sonnenfinsternis-Fähigkeiten der gelegten Mitglieder,
3. das Einkommen jedes Feldes mit dem höchsten Einfluss, auch bei Gleichstand,
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
- **Auswahl**: Häuptlinge werden in Zugreihenfolge gewählt, Aufbaukarten umgekehrt, jeweils aus einem mehr als Plätze.
- **Kurze erste Runde**: zwei Figuren statt drei.
- **Nur Mehrheiten**: Ein Gleichstand bringt kein Einkommen vom Land.
`,
};
