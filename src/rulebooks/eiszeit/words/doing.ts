import type { Text } from '../../../engine/rulebook.js';
import { standings } from '../../../engine/standings.js';
import { listed, say } from '../../../engine/words.js';
import type { Doing, View } from '../schemas/view.js';
import { counted, nameOf, quoted, type Told } from './vocabulary.js';

/** What somebody is in the middle of; the card comes after it. */
const doings: Readonly<Record<Doing, Text>> = {
  'placing-first': { en: 'places a first hunter', de: 'platziert einen ersten Jäger' },
  playing: { en: 'plays a card', de: 'spielt eine Karte' },
  'choosing-copy': { en: 'chooses the card to copy', de: 'wählt die Karte zum Nachahmen' },
  'choosing-opponent': { en: 'chooses who carries it out', de: 'wählt, wer sie ausführt' },
  'placing-hunters': { en: 'places hunters', de: 'platziert Jäger' },
  camping: { en: 'places hunters', de: 'platziert Jäger' },
  'camping-mammoth': { en: 'may bring a mammoth', de: 'darf ein Mammut holen' },
  trekking: { en: 'moves hunters', de: 'versetzt Jäger' },
  'trekking-mammoth': { en: 'may take a mammoth along', de: 'darf ein Mammut mitnehmen' },
  'moving-mammoth': { en: 'places or moves a mammoth', de: 'platziert oder versetzt ein Mammut' },
  'moving-fire': { en: 'moves a fire tile', de: 'legt ein Feuerplättchen um' },
  swapping: { en: 'swaps two hunters', de: 'vertauscht zwei Jäger' },
  'swapping-with': { en: 'chooses the second hunter of a swap', de: 'wählt den zweiten Jäger zum Tausch' },
  'taking-club': { en: 'takes a club or a mammoth', de: 'nimmt eine Keule oder ein Mammut' },
  driving: { en: 'drives hunters out', de: 'vertreibt Jäger' },
  'removing-hunters': { en: 'removes hunters', de: 'entfernt Jäger' },
  'taking-club-or-moving': {
    en: 'takes a club or moves hunters',
    de: 'nimmt eine Keule oder versetzt Jäger',
  },
  'moving-hunters': { en: 'moves hunters', de: 'versetzt Jäger' },
  'removing-mammoth': { en: 'returns a mammoth to the supply', de: 'stellt ein Mammut in den Vorrat' },
  'giving-club': { en: 'gives a club to a hunter', de: 'gibt einem Jäger eine Keule' },
  discarding: { en: 'may discard a card', de: 'darf eine Karte abwerfen' },
  drawing: { en: 'draws a card', de: 'zieht eine Karte' },
  'laying-glacier': { en: 'may lay a glacier', de: 'darf einen Gletscher legen' },
};

/** Who is doing what, or who has won. */
export function doingText(telling: Told, view: View): string {
  const { turn } = view;
  if (view.over) return winners(telling, view);
  if (turn === null) return say(telling, { en: 'nobody is asked', de: 'niemand ist gefragt' });
  const what = `${nameOf(telling, turn.seat)} ${say(telling, doings[turn.doing])}`;
  if (turn.card === null) return what;
  const done =
    turn.used > 0 ? say(telling, { en: `, ${turn.used} so far`, de: `, bisher ${turn.used}` }) : '';
  return `${what} (${quoted(telling, turn.card)}${done})`;
}

export const onMap = ({ regions }: View, seat: number): number =>
  regions.reduce((sum, { hunters }) => sum + (hunters[seat] ?? 0), 0);

/** A tie goes to more hunters on the map, then to more stones. */
function winners(telling: Told, view: View): string {
  const ranked = standings(
    view.seats.map(({ score }) => score),
    [
      { by: 'hunters', values: view.seats.map(({ seat }) => onMap(view, seat)) },
      { by: 'stones', values: view.seats.map(({ stones }) => stones) },
    ],
  );
  const first = ranked.filter(({ rank }) => rank === 1);
  const names = listed(
    telling,
    first.map(({ seat }) => nameOf(telling, seat)),
  );
  const score = first[0]?.score ?? 0;
  const points = counted(telling, score, 'point');
  const punkten = `${score} ${score === 1 ? 'Punkt' : 'Punkten'}`;
  return first.length === 1
    ? say(telling, { en: `${names} wins with ${points}`, de: `${names} gewinnt mit ${punkten}` })
    : say(telling, { en: `${names} win with ${points} each`, de: `${names} gewinnen mit je ${punkten}` });
}
