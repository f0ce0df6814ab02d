import { tilesOf } from '../tiles.js';
import { type Scoring, score, scoreMostCards } from './points.js';

export function scoreTusks(recording: Scoring): void {
  const { state } = recording;
  const tusks = tilesOf(state, 'tusk');
  for (const [seat, own] of tusks.entries()) {
    score(recording, seat, 'tusk', own * state.components.tusk.values.points);
  }
  scoreMostCards(recording, 'tusk', tusks, 'tusk-card');
}
