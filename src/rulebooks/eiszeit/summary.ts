import type { Text } from '../../engine/rulebook.js';

const en = `# Mammoth Hunters (Eiszeit)

For 3 to 5 seats. Your hunters want to be where the mammoths are; but no region feeds everybody, and every
card that helps you has to be earned by helping the others. After four rounds (three in a short game) the
most points win.

## The table

- **The map** has twelve regions in three rows; two are neighbours if they share a border. Each shows one of six
  landscapes, and each landscape is there twice. With 3 seats regions 1–4 are under ice from the start, with 4
  seats regions 1 and 4. Nothing ever enters a region under ice; moves to *any* region may pass over it.
- **Mammoths** stand in 5–8 (3 seats), in 2, 3, 6 and 7 (4 seats, one more in the supply), or in 1–4 (5 seats,
  two more in the supply).
- **Everybody** has 12 hunters and 4 stones. The dark pool holds 20, 25 or 30 stones; the light pool is empty.
- **Fire**: of 14 tiles (four 0s, five 1s, five 2s) one lies hidden in every free region. Nobody looks at them.
- **Six clubs** lie ready.
- **Before the first round** the seats place one hunter each, in turn, until each has six on the map. Then
  everybody draws two light cards and three dark ones. The back of a card shows its colour, so all know how
  many of each you hold.

## A round

### 1. Settling

In turn, everybody does three things:

1. **Play one card.** A *light* card costs you stones, which go to the light pool, and you carry it out. You must be
   able to pay for it. A *dark* card brings you stones from the dark pool, and others carry it out. If you begin
   your turn with 8 or more stones, you must play a light card. If you can play nothing at all, lay one card
   down without effect.
2. **Discard one more card**, if you like, unseen, under the discard pile of its colour.
3. **Draw** back to five, card by card, from whichever deck you like; only your full hand must not be all of one
   colour, unless the other has run out. An empty deck is made anew of its discards, but the top one stays.

Whoever takes the **last stone of the dark pool** (what is missing comes from the light pool) ends the settling:
the card is still carried out, and the turn finished.

### 2. Conflicts

The fires are revealed. A region feeds 3 hunters, one more for each mammoth, and more by the values of its fires.
Where more hunters stand, the seat with the fewest there loses one, then the one with the next fewest and so
on, again and again in this order, until the limit is reached. Seats with equal numbers lose together, even if
that is more than needed. **Hunters with clubs count, but are never lost.** Lost hunters go back to their owners.
Then all fires and all clubs leave the map; clubs in front of the seats stay there.

### 3. Scoring

Each hunter scores 1 point; 2 in a region with a mammoth; 3 with two or more mammoths.

### 4. Glacier

The last in points may cover one region with ice, if it touches the upper edge or other ice. Hunters there return to
their owners, mammoths to the supply. A tie for the last place goes to fewer hunters on the map, then to fewer
stones, then lots are drawn.

### The next round

The light pool becomes the dark pool. While it holds fewer than 10 stones, everybody who has one pays one, all
together. All fire tiles are mixed and dealt anew. The left neighbour of whoever ended the settling begins.

**In the last round** the card that would take the last stone is void: its stones go from the dark pool to the light
one and nobody carries it out. No glacier follows.

**The end**: most points; a tie goes to more hunters on the map, then to more stones.

## The cards

Nothing has to be carried out in full, or at all. *Placing* is from outside the map, *moving* from region to region.
If you have no hunter left, you may move one of yours from anywhere instead of placing it.

| light | cards | cost | |
|---|---|---|---|
| each landscape | 2 | 3 | place up to 3 hunters in regions of this landscape, or up to 2 anywhere |
| Winter camp | 2 | 5 | place up to 2 hunters in one region, and a mammoth; if there is none, with your new hunters bring one from a neighbour |
| Trek | 2 | 5 | move up to 3 of your hunters from one region to one neighbour; a mammoth may go with them |
| Mammoth | 3 | 2 / 3 / 5 | place one / move one to a neighbour / move one anywhere else. Whoever does nothing pays the cheapest |
| Ember carrier | 3 | 1 | move a fire tile, unseen |
| Change of place | 3 | 2 | two hunters in neighbouring regions swap places |
| Club | 3 | 3 | take a club; or place a mammoth, or move one to a neighbour if there is none |
| Driven out | 3 | 4 | move up to 3 hunters of any owners, each to a neighbour; three must not all be one owner's |
| Cult by day | 2 | – | do what the top card of either discard pile says, for its cost or gain |

| dark | cards | gain | |
|---|---|---|---|
| Great migration | 2 | 6 | every opponent, from your left, may place up to 2 hunters |
| Small migration | 4 | 4 | the same with 1 hunter |
| Bitter cold | 3 | 4 | an opponent of your choice may remove up to 2 hunters, not both of one owner |
| Cold night | 3 | 2 | the same with 1 hunter |
| Gift of a club | 3 | 3 | an opponent of your choice may take a club, or move up to 2 own hunters anywhere |
| Borrowed fire | 2 | 1 | an opponent of your choice may move a fire tile, unseen |
| The herd leaves | 3 | 3 | an opponent of your choice may return a mammoth to the supply |
| Cult by night | 2 | – | as by day |

**Clubs.** A club that you take may go to any of your hunters at once. Or keep it, and give it to a hunter later, when
you place or move that hunter. It stays with the hunter until the conflicts are over. A hunter carries one at
most, and only its owner may move, swap or remove it.

**Cults** go under their own discard pile, so an ordinary card stays on top and may be copied again. With 8 or more
stones a cult may only copy a light card.

Most costs and gains are our reconstruction: see the component data, which says for each where it comes from.
`;

const de = `# Eiszeit

Für 3 bis 5 Plätze. Deine Jäger wollen dorthin, wo die Mammuts sind; doch kein Gebiet ernährt alle, und jede Karte,
die dir hilft, will mit Hilfe für die anderen verdient sein. Nach vier Durchgängen (drei im kurzen Spiel) gewinnen
die meisten Punkte.

## Der Tisch

- **Die Karte** hat zwölf Gebiete in drei Reihen; Nachbarn sind, die eine Grenze teilen. Jedes zeigt eine von sechs
  Landschaften, jede Landschaft gibt es zweimal. Zu dritt sind die Gebiete 1–4 von Beginn an vereist, zu viert 1
  und 4. Ein vereistes Gebiet betritt nichts mehr; wer *beliebig* versetzt wird, darf darüber hinweg.
- **Mammuts** stehen in 5–8 (zu dritt), in 2, 3, 6 und 7 (zu viert, eines im Vorrat) oder in 1–4 (zu fünft, zwei im
  Vorrat).
- **Alle** haben 12 Jäger und 4 Steine. Im dunklen Vorrat liegen 20, 25 oder 30 Steine; der helle ist leer.
- **Feuer**: Von 14 Plättchen (vier Nullen, fünf Einsen, fünf Zweien) liegt je eines verdeckt in jedem freien Gebiet.
  Niemand sieht sie an.
- **Sechs Keulen** liegen bereit.
- **Vor dem ersten Durchgang** platzieren alle reihum je einen Jäger, bis von jedem sechs auf der Karte stehen. Dann
  ziehen alle zwei helle und drei dunkle Karten. Die Rückseite verrät die Farbe, also wissen alle, wie viele du von
  jeder hältst.

## Ein Durchgang

### 1. Siedeln

Reihum tun alle dreierlei:

1. **Eine Karte spielen.** Eine *helle* kostet dich Steine, die in den hellen Vorrat kommen, und du führst sie aus. Du
   musst sie bezahlen können. Eine *dunkle* bringt dir Steine aus dem dunklen Vorrat, und andere führen sie aus. Wer
   den Zug mit 8 oder mehr Steinen beginnt, muss hell spielen. Wer gar nichts spielen kann, legt eine Karte ohne
   Wirkung ab.
2. **Eine weitere Karte abwerfen**, wenn du magst, ungesehen unter den Ablagestapel ihrer Farbe.
3. **Nachziehen** auf fünf, Karte für Karte, von einem beliebigen Stapel; nur darf die volle Hand nicht einfarbig sein,
   außer die andere Farbe ist erschöpft. Ein leerer Stapel wird aus seinen Ablagen neu gemischt, die oberste bleibt.

Wer den **letzten Stein des dunklen Vorrats** nimmt (was fehlt, kommt aus dem hellen), beendet das Siedeln: Die Karte
wird noch ausgeführt und der Zug zu Ende gespielt.

### 2. Konflikte

Die Feuer werden aufgedeckt. Ein Gebiet ernährt 3 Jäger, einen mehr je Mammut und mehr um die Werte seiner Feuer.
Stehen dort mehr, verliert zuerst einen, wer dort die wenigsten hat, dann der mit den nächstwenigen und so weiter,
immer wieder in dieser Ordnung, bis das Limit erreicht ist. Gleich viele verlieren zugleich, auch wenn das mehr
ist als nötig. **Jäger mit Keule zählen mit, gehen aber nie verloren.** Verlorene kehren zu ihren Besitzern zurück.
Dann verlassen alle Feuer und alle Keulen die Karte; Keulen, die vor den Plätzen liegen, bleiben dort.

### 3. Wertung

Jeder Jäger bringt 1 Punkt; 2 in einem Gebiet mit einem Mammut; 3 bei zweien oder mehr.

### 4. Gletscher

Wer nach Punkten Letzter ist, darf ein Gebiet mit Eis bedecken, das an den oberen Rand oder an anderes Eis grenzt. Jäger
von dort kehren zu ihren Besitzern zurück, Mammuts in den Vorrat. Bei Gleichstand ist Letzter, wer weniger Jäger auf
der Karte hat, dann wer weniger Steine hat, dann entscheidet das Los.

### Der nächste Durchgang

Der helle Vorrat wird zum dunklen. Solange er weniger als 10 Steine hält, zahlen alle, die einen haben, gleichzeitig
je einen ein. Alle Feuer werden gemischt und neu verteilt. Es beginnt der linke Nachbar dessen, der das Siedeln
beendet hat.

**Im letzten Durchgang** verfällt die Karte, die den letzten Stein nähme: Ihre Steine wandern vom dunklen in den hellen
Vorrat, und niemand führt sie aus. Ein Gletscher folgt nicht.

**Am Ende** gewinnen die meisten Punkte; bei Gleichstand mehr Jäger auf der Karte, dann mehr Steine.

## Die Karten

Nichts muss ganz oder überhaupt ausgeführt werden. *Platziert* wird von außerhalb der Karte, *versetzt* von Gebiet zu
Gebiet. Wer keinen Jäger mehr hat, darf statt zu platzieren einen eigenen von irgendwo versetzen.

| hell | Karten | Kosten | |
|---|---|---|---|
| jede Landschaft | 2 | 3 | bis zu 3 Jäger in Gebieten dieser Landschaft platzieren oder bis zu 2 beliebig |
| Winterlager | 2 | 5 | bis zu 2 Jäger in einem Gebiet platzieren, dazu ein Mammut; gibt es keines, zu den neuen Jägern eines aus einem Nachbargebiet holen |
| Aufbruch | 2 | 5 | bis zu 3 eigene Jäger aus einem Gebiet in ein Nachbargebiet versetzen; ein Mammut darf mit |
| Mammut | 3 | 2 / 3 / 5 | eines platzieren / in ein Nachbargebiet versetzen / anderswohin versetzen. Wer nichts tut, zahlt das Billigste |
| Glutträger | 3 | 1 | ein Feuer ungesehen umlegen |
| Platztausch | 3 | 2 | zwei Jäger in Nachbargebieten tauschen die Plätze |
| Keule | 3 | 3 | eine Keule nehmen; oder ein Mammut platzieren, gibt es keines, eines in ein Nachbargebiet versetzen |
| Vertreibung | 3 | 4 | bis zu 3 beliebige Jäger je in ein Nachbargebiet versetzen; drei dürfen nicht alle demselben gehören |
| Kult bei Tag | 2 | – | tun, was die oberste Karte eines der Ablagestapel sagt, für deren Kosten oder Ertrag |

| dunkel | Karten | Ertrag | |
|---|---|---|---|
| Große Wanderung | 2 | 6 | reihum von links darf jeder Mitspieler bis zu 2 Jäger platzieren |
| Kleine Wanderung | 4 | 4 | ebenso mit 1 Jäger |
| Bittere Kälte | 3 | 4 | ein Mitspieler deiner Wahl darf bis zu 2 Jäger entfernen, nicht beide vom selben Besitzer |
| Kalte Nacht | 3 | 2 | ebenso mit 1 Jäger |
| Geschenkte Keule | 3 | 3 | ein Mitspieler deiner Wahl darf eine Keule nehmen oder bis zu 2 eigene Jäger beliebig versetzen |
| Geborgtes Feuer | 2 | 1 | ein Mitspieler deiner Wahl darf ein Feuer ungesehen umlegen |
| Die Herde zieht fort | 3 | 3 | ein Mitspieler deiner Wahl darf ein Mammut in den Vorrat stellen |
| Kult bei Nacht | 2 | – | wie bei Tag |

**Keulen.** Wer eine nimmt, darf sie sofort einem eigenen Jäger geben. Oder er behält sie und gibt sie später einem Jäger,
den er gerade platziert oder versetzt. Sie bleibt bei ihm, bis die Konflikte vorbei sind. Ein Jäger trägt höchstens
eine, und nur sein Besitzer darf ihn versetzen, tauschen oder entfernen.

**Kulte** kommen unter den Ablagestapel ihrer Farbe, sodass oben eine gewöhnliche Karte bleibt, die wieder nachgeahmt
werden kann. Mit 8 oder mehr Steinen darf ein Kult nur eine helle Karte nachahmen.

Die meisten Kosten und Erträge sind unsere Rekonstruktion: Die Komponenten sagen für jeden Wert, woher er kommt.
`;

/** The rules in our own words. */
export const summary: Text = { en, de };
