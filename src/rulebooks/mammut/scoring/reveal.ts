import type { Game } from '../rules.js';
import { hiddenFace, isQuestion } from '../tiles.js';

/** Before anything counts, the face-down cards and the question tiles are turned. */
export function reveal(game: Game): void {
  const { state } = game;
  if (state.faceDown.length > 0) {
    game.add({
      type: 'cards-revealed',
      cards: state.faceDown.map(({ seat, card }) => ({ seat, card })),
    });
  }
  const places = [...state.tiles.faces.keys()].filter((place) => isQuestion(state.tiles.faces[place]));
  if (places.length === 0) return;
  const faces = places.map((place) => hiddenFace(state, place));
  game.add({ type: 'questions-turned', places, faces });
}
