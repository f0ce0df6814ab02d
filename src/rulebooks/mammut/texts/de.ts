import type { Texts } from './en.js';

export const german: Texts = {
  faces: {
    axe: 'Axt',
    fur: 'Fell',
    tusk: 'Stoßzahn',
    meat: 'Fleisch',
    fire: 'Feuer',
    question: 'Fragezeichen',
    'shaman-red': 'roter Schamane',
    'shaman-blue': 'blauer Schamane',
  },

  parts: {
    reveal: 'Die Runde wird gewertet.',
    axe: 'Äxte werden gewertet.',
    fur: 'Felle werden gewertet.',
    tusk: 'Stoßzähne werden gewertet.',
    meat: 'Fleisch wird gewertet.',
    fire: 'Feuer werden gewertet.',
    trade: 'Bevor Tiere vergeben werden, dürfen Tierplättchen eingetauscht werden.',
    animal: 'Tiere werden vergeben.',
    'round-end': 'Die Wertung ist beendet.',
  },

  counts: {
    axe: 'Axtplättchen',
    fur: 'Fellplättchen',
    tusk: 'Stoßzahnplättchen',
    meat: 'Fleischplättchen',
    fire: 'Feuerplättchen',
    animal: 'Tierplättchen',
  },

  pointReasons: {
    axe: '1 Axt | {count} Äxte',
    'axe-card': 'die meisten Axtplättchen: {count}',
    'most-fur': 'Erster auf der Fellleiste, auf Feld {count}',
    'fewest-fur': 'Letzter auf der Fellleiste, auf Feld {count}',
    'fur-card': 'die meisten Fellplättchen: {count}',
    tusk: '1 Stoßzahn | {count} Stoßzähne',
    'tusk-card': 'die meisten Stoßzahnplättchen: {count}',
    meat: 'das {most} Fleisch: {count}',
    'fewest-fire': 'die wenigsten Feuer: {count}',
    'more-fire': '{count} Feuer',
    animals: '1 Tierart | {count} Tierarten',
  },
  perAxe: '1 Axt | {count} Äxte',
  ranks: 'meiste | zweitmeiste | drittmeiste | viertmeiste | fünftmeiste',
  tie: '; bei Gleichstand entscheidet der Schamane',
  whom: {
    owner: '',
    'most-axe': ' mit den meisten Axtplättchen',
    'most-tusk': ' mit den meisten Stoßzahnplättchen',
  },

  objects: {
    axe: 'ein Axtplättchen',
    fur: 'ein Fellplättchen',
    tusk: 'ein Stoßzahnplättchen',
    meat: 'ein Fleischplättchen',
    fire: 'ein Feuerplättchen',
    question: 'das Fragezeichen',
    'shaman-red': 'den roten Schamanen',
    'shaman-blue': 'den blauen Schamanen',
  },

  nothingToTrade: 'Niemand tauscht ein Tierplättchen ein.',

  nothingRevealed: 'Niemand hat eine Karte verdeckt gespielt.',
  nothingTurned: 'Es ist kein Fragezeichen mehr zu wenden.',

  rejections: {
    not_asked_for: 'Das ist keine Antwort auf die gestellte Frage.',
    no_such_place: 'An diesem Platz liegt kein Plättchen.',
    place_empty: 'Das Plättchen dieses Platzes liegt nicht mehr in der Mitte.',
    middle_empty: 'In der Mitte liegt nichts.',
    must_take_all: 'Dein Anteil ist der letzte, also nimmst du die ganze Mitte.',
    not_the_last: 'Die ganze Mitte auf einmal nimmst du nur, wenn dein Anteil der letzte fehlende ist.',
    no_such_share: 'Diesen Anteil gibt es nicht.',
    share_empty: 'Dieser Anteil enthält keine Plättchen.',
    not_stuck: 'Es gibt etwas zu nehmen oder zu rauben.',
    own_share: 'Dieser Anteil ist dein eigener.',
    share_of_one: 'Ein Plättchen muss zurück und eines bleibt, also lässt sich ein einzelnes nicht rauben.',
    already_taking: 'In diesem Zug wurden schon Plättchen genommen.',
    not_in_share: 'Dieses Plättchen gehört nicht zum geraubten Anteil.',
    nothing_kept: 'Mindestens ein Plättchen des geraubten Anteils musst du behalten.',
    nothing_returned: 'Mindestens ein Plättchen des geraubten Anteils musst du in die Mitte zurücklegen.',
    nothing_taken: 'Du musst mindestens ein Plättchen nehmen.',
    nothing_chosen: 'Eine ausgespielte Karte muss ausgeführt werden.',
    no_such_card: 'Diese Karte gibt es nicht.',
    card_not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
    no_use: 'Diese Karte hätte jetzt keine Wirkung.',
    not_a_question_tile: 'Dieses Plättchen zeigt kein Fragezeichen.',
    animal_tile: 'Tierplättchen lassen sich nicht wenden.',
    already_chosen: 'Dieses Plättchen wurde für diese Karte schon gewählt.',
    no_such_animal: 'Dieses Tier gibt es nicht.',
    already_owned: 'Niemand darf ein Tier doppelt besitzen.',
    not_your_animal_tile: 'Das ist keines deiner Tierplättchen, die noch zu werten sind.',
  },

  summary: `## Worum es geht

Die Mammutjagd ist vorbei, nun wird die Beute verteilt. In jeder Runde fallen 31 Beuteplättchen und der Schamane in die Mitte; zwei bis fünf Spieler teilen sie auf, indem sie nehmen und einander berauben. Danach wird gewertet. Nach der letzten Runde zählen auch die gesammelten Tiere, und wer die meisten Punkte hat, gewinnt.

## Aufbau

- Alle beginnen mit 10 Punkten und stehen auf der Fellleiste bei 0.
- Jeder bekommt zwei der 19 Karten; der Rest ist der Stapel.
- Zu viert und zu fünft zieht jeder außerdem ein Tier für den Anfang.
- Zwei oder drei Spieler beginnen mit Runde 1, vier oder fünf mit Runde 2. Runde 5 ist die letzte.
- Wer die erste Runde beginnt, wird ausgelost.

## Die Beute teilen

Wer beginnt, wirft alle Plättchen in die Mitte; was oben liegt, bleibt oben. Dann geht es im Uhrzeigersinn. Wer am Zug ist und keinen Anteil hat, tut eines von beiden:

- Beliebig viele Plättchen aus der Mitte **nehmen**, mindestens eines. Auch alle sind erlaubt.
- Den ganzen Anteil eines Mitspielers **rauben**. Mindestens ein Plättchen davon kommt zurück in die Mitte, mindestens eines bleibt.

Wer einen Anteil hat, wird übersprungen, kommt aber wieder dran, sobald er beraubt wurde. Der Letzte ohne Anteil nimmt die **ganze** Mitte, oder er raubt. Wer den Rest nimmt, beendet die Aufteilung und beginnt die nächste Runde.

**Karten** werden vor dem Nehmen oder Rauben gespielt, beliebig viele.

- *Beutekarten* liegen offen und wirken sofort: unter ein oder zwei Fragezeichen schauen; ein oder zwei Plättchen wenden, wo immer sie liegen (auch den Schamanen, aber nichts, was ein Tier zeigt); beliebig viele Mitspieler ihren ganzen Anteil zurücklegen lassen.
- *Wertungskarten* liegen verdeckt und werden zur Wertung aufgedeckt.

## Wertung

Zuerst werden die verdeckten Karten aufgedeckt und alle Fragezeichen gewendet. Dann zählt der Reihe nach:

1. **Äxte:** für jede eine Karte ziehen, vom Besitzer des Schamanen an im Uhrzeigersinn. Ist der Stapel leer, wird die Ablage neu gemischt; alle wissen, welche Karten das sind. In der letzten Runde bringt jede Axt stattdessen 3 Punkte.
2. **Felle:** jedes führt auf der Fellleiste ein Feld weiter; sie wird nie zurückgesetzt. Wer dort Erster ist, erhält so viele Punkte, wie die Nummer der Runde sagt; der Letzte verliert so viele.
3. **Stoßzähne:** je 2 Punkte.
4. **Fleisch:** 8, 5 und 2 Punkte für das meiste, zweitmeiste und drittmeiste; zu dritt 8 und 5, zu zweit nur 8. Ohne Fleisch gibt es nichts.
5. **Feuer:** wer am wenigsten hat, verliert 5 Punkte.
6. **Tiere:** jedes Plättchen bringt ein Tier seiner Art, falls man diese Art noch nicht besitzt.

Niemand fällt unter 0 Punkte. Das Protokoll sagt zu jeder Art, wer wie viel davon hatte, und wo der Schamane einen Gleichstand entschied.

**Bei Gleichstand** entscheidet der Schamane. Wer ihn hat, steht vorn; weiter geht es im Uhrzeigersinn, wenn seine rote Seite oben liegt, sonst gegen ihn. Unter Gleichen hat der Erste das meiste und der Letzte das wenigste. Wer das meiste haben will, braucht mindestens eines.

### Wertungskarten

- Gilt für dich als Fellplättchen (2 Karten).
- Für eines deiner Tierplättchen ein beliebiges Tier, das dir fehlt; das Plättchen bringt dann nichts anderes (2 Karten).
- Jede Axt aller Spieler bringt 2 Punkte zusätzlich.
- Die meisten Fellplättchen der Runde: 4 Punkte. Eine weitere Karte: ein Tier nach Wahl.
- Die meisten Stoßzahnplättchen: 4 Punkte. Eine weitere Karte gilt für diesen Spieler als Feuerplättchen.
- Die meisten Axtplättchen: eine Karte gilt für diesen Spieler als Fellplättchen, eine andere als Feuerplättchen.

Eine Karte, die als Fell gilt, zählt auch bei den meisten Fellplättchen mit.

## Das Ende

Nach Runde 5 zählen verschiedene Tiere: 3 bringen 4 Punkte, 4 bringen 9, 5 bringen 15, 6 bringen 22 und alle 7 bringen 30. Die höchste Punktzahl gewinnt; bei Gleichstand, wer auf der Fellleiste weiter ist; danach wird der Sieg geteilt. Karten auf der Hand sind nichts wert.

## Zu zweit

Jeder bildet zwei getrennte Anteile, die zusammen gewertet werden. Geraubt wird immer nur einer. Übersprungen wird, wer beide hat. Die Karte, die Anteile zurückschickt, darf auch eigene nennen. Wer am wenigsten Feuer hat, verliert 5 Punkte, der andere erhält für jedes eigene Feuer 1 Punkt. Gibt es nichts zu nehmen und nichts zu rauben, passt man.
`,
};
