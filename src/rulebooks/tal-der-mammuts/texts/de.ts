import type { Texts } from './en.js';

export const german: Texts = {
  steps: {
    deal: 'Karten austeilen',
    nature: 'Ereignis und Wind',
    event: 'Ereignis',
    arrivals: 'Ankunft',
    return: 'Rückkehr',
    herds: 'Herden',
    people: 'Bewegung',
    fights: 'Kämpfe',
    survival: 'Überleben',
    season: 'Ende der Jahreszeit',
    births: 'Geburten',
    sowing: 'Saat',
    draw: 'Neue Sonderkarten',
    end: 'Ende der Runde',
    'place-camp': 'Erste Lager',
    sow: 'Saat',
    're-enter': 'Rückkehr',
    'take-fire': 'Feuer nehmen',
    move: 'Bewegung',
    found: 'Lager gründen',
    'choose-fight': 'Kämpfe',
    'food-window': 'Überleben',
    feed: 'Hunger',
    'birth-window': 'Geburten',
    'nature-window': 'Ereignis und Wind',
    'fight-window': 'Karten zum Kampf',
    'lose-figure': 'Verluste',
    fight: 'Kampf',
    'take-camp': 'Eroberung',
  },

  phases: {
    deal: 'Die Sonderkarten werden ausgeteilt.',
    event: 'Das Ereignis nimmt seinen Lauf.',
    return: 'Ausgestorbene Stämme dürfen zurückkehren.',
    people: 'Die Stämme brechen auf.',
    fights: 'Die Kämpfe beginnen.',
    survival: 'Die Stämme suchen Nahrung.',
    season: 'Die Jahreszeit geht zu Ende.',
    births: 'In den Lagern werden Kinder geboren.',
    sowing: 'Es ist Zeit zu säen.',
    draw: 'Wer zu wenige Sonderkarten hat, zieht eine.',
  },

  questions: {
    'place-camp': 'Wo beginnt dein Stamm?',
    sow: 'Welche Äcker besäst du?',
    'nature-window': 'Ereignis, Ankömmlinge und Wind sind bekannt: Spielst du eine Karte?',
    move: 'Bewege deine Figuren, eine nach der anderen; auch Karten für die Bewegung kannst du spielen.',
    found: 'Wo gründet ein Paar, das sich nicht bewegt hat, ein Lager?',
    'choose-fight': 'Welchen deiner Kämpfe trägst du als nächsten aus?',
    'fight-window': 'Der Kampf beginnt: Spielst du eine Karte?',
    'lose-figure': 'Welche Figur verlierst du?',
    'take-camp': 'Behältst du das eroberte Lager, oder brennst du es nieder?',
    'take-fire': 'Eine einzelne Figur könnte das Feuer nehmen: Welches Lager soll es hüten?',
    'food-window': 'Bevor dein Stamm isst: Spielst du eine Karte?',
    feed: 'Wer bekommt nichts zu essen?',
    'birth-window': 'Vor deinen Geburten: Spielst du eine Karte?',
    're-enter': 'Auf welchem Randfeld erscheint dein neuer Stamm?',
  },

  rejections: {
    not_asked_for: 'Danach ist gerade nicht gefragt.',
    no_such_hex: 'Dieses Feld gibt es nicht.',
    lake: 'Der See kann nicht betreten werden.',
    hex_closed:
      'Dieses Feld ist verbrannt, überschwemmt oder von Lava oder Schnee bedeckt: In dieser Runde darf es niemand betreten.',
    flooded: 'Wer eine Überschwemmung überlebt, bewegt sich in dieser Runde nicht.',
    river: 'Menschen überqueren keine Flüsse.',
    too_far:
      'So weit kommt niemand: Ein Schritt führt auf ein Nachbarfeld, und vielleicht hat diese Figur keinen Schritt mehr.',
    no_figure: 'Dort hast du keine solche Figur, die das tun könnte.',
    already_moved: 'Diese Figur ist in dieser Runde schon gezogen.',
    must_leave_enough:
      'Es müssen so viele eigene Figuren bleiben, wie Tiere und fremde Menschen auf dem Feld sind.',
    no_movement: 'In dieser Runde bewegt sich niemand.',
    wrong_window: 'Diese Karte gehört nicht zu diesem Schritt.',
    no_such_card: 'Diese Karte gibt es nicht.',
    card_not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
    no_use: 'So lässt sich die Karte jetzt nicht verwenden.',
    too_near_camp: 'Zwischen einem ersten Lager und einem benachbarten muss ein Fluss liegen.',
    hex_taken: 'Auf diesem Feld ist schon etwas.',
    not_rim: 'Dieses Feld liegt nicht am Rand.',
    nothing_to_sow: 'Hier steht kein Dorf von dir in der Ebene, das noch keinen Acker hat.',
    no_food: 'Dafür reicht die Nahrung nicht.',
    no_marker: 'Dafür ist kein Marker mehr da.',
    no_couple: 'Ein Lager gründen genau ein Krieger und eine Frau, die allein auf dem Feld stehen.',
    camp_limit: 'Du hast kein Lager mehr übrig.',
    figure_limit: 'Alle deine Figuren dieser Art sind auf dem Plan.',
    not_your_camp: 'Das ist keines deiner Lager.',
    no_fight: 'Einen solchen Kampf hast du nicht auszutragen.',
    tribes_first: 'Stämme tragen ihren Streit aus, bevor sie sich den Tieren zuwenden.',
    not_enough_to_feed: 'Deine Nahrung reicht nicht für alle: Jemand muss gehen.',
    no_standing_order: 'Einen solchen Dauerauftrag hast du nicht.',
  },

  summary: `# Das Tal der Mammuts

Jeder Platz führt einen Stamm mit bis zu 10 Kriegern und 6 Frauen durch ein Tal aus 37 Feldern um einen See. Wer **vier Lager** hat, sagt es am Ende der Runde an und gewinnt, wenn es am Ende der nächsten immer noch vier sind. Bleiben nur Tiere übrig, haben alle verloren. Zwei Optionen beenden die Partie früher: Mit einer Jahresgrenze endet sie mit diesem Winter, und Lager, dann Menschen, dann Nahrung entscheiden; oder der letzte überlebende Stamm gewinnt am Ende einer Runde.

## Beginn
Im Uhrzeigersinn ab dem höchsten Wurf setzt jeder ein Lager mit 2 Frauen und 5 Kriegern auf ein Feld außer dem See, nicht neben ein anderes Lager, außer ein Fluss liegt dazwischen. In Ebene und Wald ist ein Lager ein Dorf, im Gebirge eine Höhle. Ein Dorf in der Ebene darf sofort säen (siehe Ackerbau). Jeder Stamm beginnt mit 12 Nahrung (oder 15) und 5 Sonderkarten (4 bei fünf oder sechs Plätzen).

## Das Jahr
Die Partie beginnt mit zwei Runden Sommer; dann folgen immer drei Runden Winter und drei Runden Sommer. Die Phasen einer Runde:

1. **Ereignis**, nicht in den ersten beiden Runden. Die Marker für Brand, Wasser, Lava und Schnee der Vorrunde verschwinden; eine Karte der Jahreszeit wird aufgedeckt. „Mageres Fleisch“, „Dürre“ und „Reichlich Regen“ gelten bis zum Ende der Jahreszeit.
2. **Ankunft.** Plättchen werden gezogen: bei 2 oder 3 Stämmen 5 in der ersten Runde, dann 3 im Sommer und 1 im Winter; bei mehr Stämmen 6, 4 und 2. Ihr Buchstabe nennt das Randfeld. Ist es gesperrt, kommt das Plättchen zurück in den Beutel; auch ankommende Tiere zertrampeln Äcker.
3. **Herden ziehen** mit dem Wind.
4. **Menschen ziehen und gründen Lager**, beginnend mit dem Stamm mit den meisten Lagern (dann Menschen, dann Nahrung), im Uhrzeigersinn.
5. **Kämpfe.**
6. **Überleben**: Einnahmen, dann Nahrung für alle.
7. **Geburten**, in der letzten Runde einer Jahreszeit.
8. **Saat**, in der letzten Runde des Winters (siehe Ackerbau).
9. **Sonderkarten**: In der letzten Runde einer Jahreszeit zieht jeder Stamm eine, der weniger als zu Beginn hat.
10. **Ende**: Vier Lager werden angesagt, oder sie gewinnen.

Ereignis, Ankunft und Wind werden zusammen gezeigt. Dann werden alle mit Sonderkarten gleichzeitig gefragt, ob sie eine spielen; nach der letzten Antwort wird alles ausgeführt. Wer bei einer Gelegenheit nie gefragt werden will, passt dort künftig immer; am Ende jeder Bewegung lässt sich das zurücknehmen.

Ist ein Stapel aufgebraucht, wird seine Ablage gemischt und bildet den neuen. Ereignisse, die noch gelten, bleiben dabei liegen.

**Gesperrt** sind in dieser Runde brennende, überschwemmte, von Lava oder Schnee bedeckte Felder: Kein Mensch und kein Tier darf hinein. Wer eine Überschwemmung überlebt, darf sich nicht bewegen, aber fischen; wer eine Lawine überlebt, darf das Feld verlassen.

## Tiere
| | Felder | Gebirge | Flüsse | zertrampelt | Nahrung |
|---|---|---|---|---|---|
| Wolf | 3 | ja | nein | nein | 1 |
| Säbelzahntiger | 3 | ja | nein | nein | 2 |
| Bär | 2 | ja | ja | nein | 3 |
| Bison | 2 | nein | nein | ja | 4 |
| Wollnashorn | 1 | nein | nein | ja | 5 |
| Mammut | 1 | nein | nein | ja | 6 |

Tiere, bei denen Menschen sind, bleiben stehen. Alle anderen ziehen so weit wie möglich mit dem Wind; was sofort blockiert ist (durch Gebirge, Fluss, See, Rand oder ein gesperrtes Feld), kehrt um. Sie halten, wo Menschen oder Tiere ihrer Art sind; mit ihresgleichen bilden sie eine Herde; eine Herde zieht weiter, wenn eines ihrer Tiere noch nicht gezogen ist. Die hinterste Herde zieht zuerst. Große Tiere zertrampeln Äcker, die sie betreten, wenn kein Zaun darum steht.

## Menschen
Jede Figur geht bis zu zwei Schritte, eine nach der anderen. Menschen überqueren weder Flüsse noch den See und betreten keine gesperrten Felder. Im Gebirge bleiben sie stehen. Wo Tiere oder andere Stämme sind, müssen so viele eigene Figuren bleiben, wie dort andere sind; nur wer in der Überzahl ist, darf gehen oder durchziehen.

Ein Krieger und eine Frau, die allein auf einem freien Feld stehen und in dieser Runde nicht gezogen sind, dürfen ein Lager gründen. Ein Feld trägt ein Lager, ein Stamm hat fünf, und ein Lager ohne Frau seines Stammes geht sofort verloren, samt Acker und Zaun.

## Kämpfe
Überall, wo Stämme oder Menschen und Tiere sich treffen, wird gekämpft: zuerst alle Kämpfe des ersten Stammes, in beliebiger Reihenfolge, dann die des nächsten. Jeder würfelt und zählt 1 je Krieger (oder Tier dieser Art) hinzu, 1 im eigenen Dorf, 2 in der eigenen Höhle. Wie gut die Aussichten stehen, steht bei jedem Kampf dabei, ohne weitere Karten gerechnet und so, dass Frauen zuerst fallen. Wer weniger hat, verliert eine Figur; bei Gleichstand wird neu gewürfelt, bis eine Seite verschwunden ist.

- **Stämme**: nur Krieger. Frauen laufen zum Sieger über, soweit er Figuren hat. Frauen allein unter Kriegern eines anderen Stammes schließen sich ihm kampflos an; Frauen verschiedener Stämme unter sich kämpfen miteinander, ohne Köpfe zu zählen. Bei drei und mehr Stämmen verlieren alle außer den besten eine Figur.
- **Ein fremdes Lager** ohne Krieger ist erobert: Der Sieger nimmt ein Viertel der Nahrung des Besiegten (die Hälfte beim letzten Lager) und behält Lager und Frauen, oder er brennt es nieder und entfernt beides.
- **Tiere**: nach den Stämmen, eine Art nach der anderen. Frauen kämpfen mit, zählen aber nichts; der Stamm wählt, wen er verliert. Jedes erlegte Tier bringt seine Nahrung.

Karten werden zu Beginn eines Kampfes erfragt, und wer einen Wurf verloren hat, kann mit der passenden Karte fliehen.

## Nahrung
Jedes Feld zählt einmal, wie viele auch darauf stehen: 1 für ein Seeufer, 1 für ein Flussufer, im Sommer 1 für Wald. Jede Figur isst 1. Wer nicht alle ernähren kann, wählt, wer verhungert; wer könnte, aber nicht will, sagt es bei der Bewegung an.

**Ackerbau.** Für 1 Nahrung sät ein Stamm in einem eigenen Dorf in der Ebene, das keinen Acker hat: zu Beginn und in der letzten Runde des Winters. Es gibt 9 Marker für alle; ist keiner übrig, wird nicht gesät. Ein neuer Acker ist unversehrt und zeigt zwei Ähren, ein beschädigter eine; noch ein Schaden vernichtet ihn. In der letzten Runde des Sommers bringt er 8 Nahrung, beschädigt 4, wenn das Dorf besetzt ist; der Marker bleibt liegen.

## Geburten
Ein Lager mit einer Frau hat eine Geburt, mit zwei oder mehr zwei. 1 und 2: eine Frau; 3 bis 5: ein Krieger; 6: Zwillinge, für die zweimal gewürfelt wird, wobei 6 ein Krieger ist. Ohne freie Figur wird niemand geboren.

## Rückkehr
Ein Stamm, der vor dem Ende des ersten Winters ausstirbt, kommt einmal zurück, in der nächsten Runde: 3 Krieger und 1 Frau auf einem freien Randfeld, mit 8 Nahrung und 3 Karten.

## Für Fortgeschrittene
Zum Sieg gehört auch das **Feuer**. Eine Figur allein auf einem Vulkan darf es vor oder nach der Bewegung ihres Stammes nehmen, ebenso eine allein neben einem Waldbrand oder auf der Lava; der Stamm braucht ein Lager, das es hütet. Sein Marker liegt auf einem Lager des Stammes; geht dieses verloren, zieht er in ein anderes um, in das mit den meisten Menschen. Mit dem letzten Lager geht das Feuer verloren. Wer ein Lager eines Stammes mit Feuer erobert, lernt es auch. Feuer zählt 1 gegen Tiere. Im Winter essen Stämme ohne Feuer anderthalb je Kopf, in der Summe abgerundet. Die Zusätze der Karten für Fortgeschrittene gelten.

## Was von uns ist
Die Spielpläne, die Windrose, die Sonderkarten und die meisten Ereignisse sind nicht öffentlich. Wir haben sie rekonstruiert; einige Ereignisse kennen wir aus der ersten französischen Auflage. Bei den Komponenten steht für jede Karte, woher sie stammt. Mit einem Komponentenpaket lassen sich die gedruckten Werte spielen.
`,
};
