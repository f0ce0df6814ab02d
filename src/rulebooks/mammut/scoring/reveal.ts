import { hiddenFace, isQuestion } from '../tiles.js';
import type { Scoring } from './points.js';

/** Before anything counts, the face-down cards and the question tiles are turned. */
export function reveal(recording: Scoring): void {
  const { state } = recording;
  if (state.faceDown.length > 0) {
    recording.add({
      type: 'cards-revealed',
      cards: state.faceDown.map(({ seat, card }) => ({ seat, card })),
    });
  }
  const places = [...state.tiles.faces.keys()].filter((place) => isQuestion(state.tiles.faces[place]));
  if (places.length === 0) return;
  const faces = places.map((place) => hiddenFace(state, place));
  recording.add({ type: 'questions-turned', places, faces });
}
