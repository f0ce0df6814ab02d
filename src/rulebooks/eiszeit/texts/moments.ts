import { standings } from '../../../engine/standings.js';
import { listed, say } from '../../../engine/words.js';
import type { View } from '../view-schema.js';
import { texts } from './index.js';
import { counted, type Narration, nameOf, quoted } from './names.js';

/** Who is doing what, or who has won. */
export function doingText(telling: Narration, view: View): string {
  const { turn } = view;
  if (view.over) return winners(telling, view);
  if (turn === null) return say(telling, { en: 'nobody is asked', de: 'niemand ist gefragt' });
  const what = `${nameOf(telling, turn.seat)} ${texts[telling.language].moments[turn.doing].doing}`;
  if (turn.card === null) return what;
  const done =
    turn.used > 0 ? say(telling, { en: `, ${turn.used} so far`, de: `, bisher ${turn.used}` }) : '';
  return `${what} (${quoted(telling, turn.card)}${done})`;
}

/** What it means to be done with what is asked. */
export function enough({ turn }: View, telling: Narration): string {
  const general = say(telling, { en: 'Leave it at that', de: 'Lass es dabei' });
  if (turn === null) return general;
  const { nothing = general, noMore = nothing } = texts[telling.language].moments[turn.doing];
  return turn.used > 0 ? noMore : nothing;
}

/** What there is to know of moments that no card explains. */
export const hintFor = (telling: Narration, { turn }: View): string =>
  (turn === null ? undefined : texts[telling.language].moments[turn.doing].hint) ?? '';

export const onMap = ({ regions }: View, seat: number): number =>
  regions.reduce((sum, { hunters }) => sum + (hunters[seat] ?? 0), 0);

/** A tie goes to more hunters on the map, then to more stones. */
function winners(telling: Narration, view: View): string {
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
