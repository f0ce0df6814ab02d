import { tilesOf } from '../tiles.js';
import { type Scoring, score } from './points.js';
import { ranked, tieOrder } from './tie-order.js';

/** Only who has any meat is ranked at all. */
export function scoreMeat(recording: Scoring): void {
  const { state } = recording;
  const points = state.components.meat.values.points[state.seats - 2] ?? [];
  const ranking = ranked(tilesOf(state, 'meat'), tieOrder(state));
  for (const [place, seat] of ranking.entries()) score(recording, seat, 'meat', points[place] ?? 0);
}
