import type { Text } from '../../engine/rulebook.js';

const en = `# Valley of the Mammoths

Each seat leads a tribe of up to 10 warriors and 6 women through a valley of 37 hexes around a lake. Whoever holds **four camps** says so at the end of a round, and wins by holding four at the end of the next one too. When only animals are left, everybody has lost. With a year limit the game ends with that winter, and camps, then people, then food decide.

## Beginning
Clockwise from the highest die, each seat places a camp with 2 women and 5 warriors on any hex but the lake, not beside another camp unless a river runs between. A camp in the plain or the forest is a village, in the mountains a cave. A village in the plain may be sown at once for 1 food. Tribes begin with 12 food (or 15) and 5 special cards (4 with five or six seats).

## The year
The game begins with two rounds of summer; then three rounds of winter and three of summer follow each other. Phases of a round:

1. **Event**, not in the first two rounds. Markers of the last round go; one card of the season is turned.
2. **Arrivals.** Tiles are drawn: with 2 or 3 tribes 5 in the first round, then 3 in summer and 1 in winter; with more tribes 6, 4 and 2. Their letters say where on the rim they appear.
3. **Herds move** with the wind.
4. **People move and found camps**, beginning with the tribe with the most camps (then people, then food), clockwise.
5. **Fights.**
6. **Survival**: income, then food for all.
7. **Births**, in the last round of a season.
8. **Sowing**, in the last round of winter.
9. **Special cards**: in the last round of a season whoever holds fewer than at the beginning draws one.
10. **End**: four camps are announced, or win.

Event, arrivals and wind are shown together. Then all seats with special cards are asked at once whether they play one; after the last answer everything is carried out.

## Animals
| | steps | mountains | rivers | tramples | food |
|---|---|---|---|---|---|
| wolf | 3 | yes | no | no | 1 |
| sabre-toothed tiger | 3 | yes | no | no | 2 |
| bear | 2 | yes | yes | no | 3 |
| bison | 2 | no | no | yes | 4 |
| woolly rhinoceros | 1 | no | no | yes | 5 |
| mammoth | 1 | no | no | yes | 6 |

Animals with people on their hex stay. All others go as far as they can with the wind; what is blocked at once (by mountains, a river, the lake, the rim or a closed hex) turns round. They stop where people or animals of their own kind are, and form a herd with these; a herd moves on if one of its animals has not moved yet. The herd furthest back moves first. Large animals damage a field that they enter: from two ears to one, from one to none.

## People
Each figure takes up to two steps, one figure after another. People do not cross rivers or the lake and do not enter closed hexes. Mountains stop them. Where there are animals or other tribes, as many own figures must stay as there are others; only who outnumbers them may leave or pass.

A warrior and a woman alone together on a free hex, who have not moved this round, may found a camp. A hex holds one camp, a tribe has five, and a camp without a woman of its tribe is gone at once, with its field.

## Fights
Everywhere that tribes meet, or people and animals, they fight: first all fights of the first tribe, in the order it likes, then those of the next. Everybody rolls a die and adds 1 for each warrior (or animal of that kind), 1 in an own village, 2 in an own cave. The lower one loses a figure; ties are rolled again, until one side is gone.

- **Tribes**: warriors only. Women join the winner, as far as it has figures. Women alone among warriors of one other tribe join it without a fight; women of different tribes alone together fight each other, without adding heads. With three tribes or more all but the best lose one.
- **A foreign camp** without warriors is conquered: the winner takes a quarter of the loser's food (half for its last camp) and keeps the camp with its women, or burns both.
- **Animals**: after the tribes, one species after another. Women fight too but add nothing; the tribe chooses whom it loses. Each killed animal pays its food.

Cards are asked for at the start of a fight, and a tribe that has lost a roll may flee with the right card.

## Food
Every hex counts once, however many stand there: 1 for a bank of the lake, 1 for a river bank, in summer 1 for forest. In the last round of summer an own village with an intact field yields 8, with a damaged one 4. Each figure eats 1. Whoever cannot feed all chooses who goes; who could but will not says so while moving.

## Births
A camp with one woman has one birth, with two or more two. 1 and 2: a woman; 3 to 5: a warrior; 6: twins, for whom two dice are rolled, 6 being a warrior. Without a figure left nobody is born.

## Return
A tribe that dies out before the first winter is over comes back once, in the next round: 3 warriors and 1 woman on a free hex of the rim, with 8 food and 3 cards.

## Advanced
A win also needs the **fire**. A figure alone on a volcano may take it before or after the movement of its tribe, and so may one alone beside a forest fire or on lava; the tribe needs a camp to keep it. It goes with the last camp. Who conquers a camp of a tribe with fire learns it too. Fire adds 1 against animals. In winter tribes without it eat one and a half each, rounded down in total. Advanced passages of cards hold.
`;

const de = `# Das Tal der Mammuts

Jeder Platz führt einen Stamm mit bis zu 10 Kriegern und 6 Frauen durch ein Tal aus 37 Feldern um einen See. Wer **vier Lager** hat, sagt es am Ende der Runde an und gewinnt, wenn es am Ende der nächsten immer noch vier sind. Bleiben nur Tiere übrig, haben alle verloren. Mit einer Jahresgrenze endet die Partie mit diesem Winter; dann entscheiden Lager, dann Menschen, dann Nahrung.

## Beginn
Im Uhrzeigersinn ab dem höchsten Wurf setzt jeder ein Lager mit 2 Frauen und 5 Kriegern auf ein Feld außer dem See, nicht neben ein anderes Lager, außer ein Fluss liegt dazwischen. In Ebene und Wald ist ein Lager ein Dorf, im Gebirge eine Höhle. Ein Dorf in der Ebene darf für 1 Nahrung sofort säen. Jeder Stamm beginnt mit 12 Nahrung (oder 15) und 5 Sonderkarten (4 bei fünf oder sechs Plätzen).

## Das Jahr
Die Partie beginnt mit zwei Runden Sommer; dann folgen immer drei Runden Winter und drei Runden Sommer. Die Phasen einer Runde:

1. **Ereignis**, nicht in den ersten beiden Runden. Marker der Vorrunde verschwinden; eine Karte der Jahreszeit wird aufgedeckt.
2. **Ankunft.** Plättchen werden gezogen: bei 2 oder 3 Stämmen 5 in der ersten Runde, dann 3 im Sommer und 1 im Winter; bei mehr Stämmen 6, 4 und 2. Ihr Buchstabe nennt das Randfeld.
3. **Herden ziehen** mit dem Wind.
4. **Menschen ziehen und gründen Lager**, beginnend mit dem Stamm mit den meisten Lagern (dann Menschen, dann Nahrung), im Uhrzeigersinn.
5. **Kämpfe.**
6. **Überleben**: Einnahmen, dann Nahrung für alle.
7. **Geburten**, in der letzten Runde einer Jahreszeit.
8. **Saat**, in der letzten Runde des Winters.
9. **Sonderkarten**: In der letzten Runde einer Jahreszeit zieht eine, wer weniger als zu Beginn hat.
10. **Ende**: Vier Lager werden angesagt, oder sie gewinnen.

Ereignis, Ankunft und Wind werden zusammen gezeigt. Dann werden alle mit Sonderkarten gleichzeitig gefragt, ob sie eine spielen; nach der letzten Antwort wird alles ausgeführt.

## Tiere
| | Felder | Gebirge | Flüsse | zertrampelt | Nahrung |
|---|---|---|---|---|---|
| Wolf | 3 | ja | nein | nein | 1 |
| Säbelzahntiger | 3 | ja | nein | nein | 2 |
| Bär | 2 | ja | ja | nein | 3 |
| Bison | 2 | nein | nein | ja | 4 |
| Wollnashorn | 1 | nein | nein | ja | 5 |
| Mammut | 1 | nein | nein | ja | 6 |

Tiere bei Menschen bleiben stehen. Alle anderen ziehen so weit wie möglich mit dem Wind; was sofort blockiert ist (durch Gebirge, Fluss, See, Rand oder ein gesperrtes Feld), kehrt um. Sie halten, wo Menschen oder Tiere ihrer Art sind, und bilden mit diesen eine Herde; eine Herde zieht weiter, wenn eines ihrer Tiere noch nicht gezogen ist. Die hinterste Herde zieht zuerst. Große Tiere beschädigen ein Feld, das sie betreten: von zwei Ähren auf eine, von einer auf keine.

## Menschen
Jede Figur geht bis zu zwei Schritte, eine nach der anderen. Menschen überqueren weder Flüsse noch den See und betreten keine gesperrten Felder. Im Gebirge bleiben sie stehen. Wo Tiere oder andere Stämme sind, müssen so viele eigene Figuren bleiben, wie dort andere sind; nur wer in der Überzahl ist, darf gehen oder durchziehen.

Ein Krieger und eine Frau, die allein auf einem freien Feld stehen und in dieser Runde nicht gezogen sind, dürfen ein Lager gründen. Ein Feld trägt ein Lager, ein Stamm hat fünf, und ein Lager ohne Frau seines Stammes ist sofort verloren, samt Feld.

## Kämpfe
Überall, wo Stämme oder Menschen und Tiere sich treffen, wird gekämpft: zuerst alle Kämpfe des ersten Stammes, in beliebiger Reihenfolge, dann die des nächsten. Jeder würfelt und zählt 1 je Krieger (oder Tier dieser Art) hinzu, 1 im eigenen Dorf, 2 in der eigenen Höhle. Wer weniger hat, verliert eine Figur; bei Gleichstand wird neu gewürfelt, bis eine Seite verschwunden ist.

- **Stämme**: nur Krieger. Frauen laufen zum Sieger über, soweit er Figuren hat. Frauen allein unter Kriegern eines anderen Stammes schließen sich ihm kampflos an; Frauen verschiedener Stämme unter sich kämpfen miteinander, ohne Köpfe zu zählen. Bei drei und mehr Stämmen verlieren alle außer den besten eine Figur.
- **Ein fremdes Lager** ohne Krieger ist erobert: Der Sieger nimmt ein Viertel der Nahrung des Besiegten (die Hälfte beim letzten Lager) und behält Lager und Frauen, oder er brennt es nieder und entfernt beides.
- **Tiere**: nach den Stämmen, eine Art nach der anderen. Frauen kämpfen mit, zählen aber nichts; der Stamm wählt, wen er verliert. Jedes erlegte Tier bringt seine Nahrung.

Karten werden zu Beginn eines Kampfes erfragt, und wer einen Wurf verloren hat, kann mit der passenden Karte fliehen.

## Nahrung
Jedes Feld zählt einmal, wie viele auch darauf stehen: 1 für ein Seeufer, 1 für ein Flussufer, im Sommer 1 für Wald. In der letzten Runde des Sommers bringt ein eigenes Dorf mit unversehrtem Feld 8, mit beschädigtem 4. Jede Figur isst 1. Wer nicht alle ernähren kann, wählt, wer geht; wer könnte, aber nicht will, sagt es beim Ziehen.

## Geburten
Ein Lager mit einer Frau hat eine Geburt, mit zwei oder mehr zwei. 1 und 2: eine Frau; 3 bis 5: ein Krieger; 6: Zwillinge, für die zweimal gewürfelt wird, wobei 6 ein Krieger ist. Ohne freie Figur wird niemand geboren.

## Rückkehr
Ein Stamm, der vor dem Ende des ersten Winters ausstirbt, kommt einmal zurück, in der nächsten Runde: 3 Krieger und 1 Frau auf einem freien Randfeld, mit 8 Nahrung und 3 Karten.

## Für Fortgeschrittene
Zum Sieg gehört auch das **Feuer**. Eine Figur allein auf einem Vulkan darf es vor oder nach der Bewegung ihres Stammes nehmen, ebenso eine allein neben einem Waldbrand oder auf der Lava; der Stamm braucht ein Lager, das es hütet. Mit dem letzten Lager geht es verloren. Wer ein Lager eines Stammes mit Feuer erobert, lernt es auch. Feuer zählt 1 gegen Tiere. Im Winter essen Stämme ohne Feuer anderthalb je Kopf, in der Summe abgerundet. Die Zusätze der Karten für Fortgeschrittene gelten.
`;

export const summary: Text = { en, de };
