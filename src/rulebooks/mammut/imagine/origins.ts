import { SPECTATOR, type Viewer } from '../../../engine/rulebook.js';
import { drawOrigins as drawn, type Play } from '../../../kernel/origins.js';
import type { Rng } from '../../../kernel/rng.js';
import { effectOf, isLoot } from '../cards.js';
import { drawnBy } from '../memory.js';
import type { State } from '../state.js';

/** What others have played; null is a scoring card that still lies face down. */
export const playsOf = ({ memory, faceDown }: State, viewer: Viewer): Play[] =>
  [
    ...memory.shown,
    ...faceDown.map(({ seat }) => ({ seat, card: null, drawn: drawnBy(memory, seat) })),
  ].filter(({ seat }) => seat !== viewer);

/**
 * By shuffle: the cards that others drew, or that are still in the deck, as far as this viewer knows. Null if the viewer
 * cannot have drawn what the memory says, as it may be in a world that was imagined for somebody else.
 */
export function unknownOf({ memory }: State, viewer: Viewer): string[][] | null {
  const found: string[][] = [];
  for (const { cards, drawn } of memory.shuffles) {
    const unknown = [...cards];
    for (const card of viewer === SPECTATOR ? [] : (drawn[viewer] ?? [])) {
      const at = unknown.indexOf(card);
      if (at < 0) return null;
      unknown.splice(at, 1);
    }
    found.push(unknown);
  }
  return found;
}

/** Draws by lot the shuffle that each play came from; null if no way is found. */
export function drawOrigins(
  { memory, components }: State,
  pools: readonly (readonly string[])[],
  plays: readonly Play[],
  rng: Rng,
  most?: number,
): readonly number[] | null {
  const decks = memory.shuffles.map(({ drawn }, at) => ({
    cards: pools[at] ?? [],
    drawn: drawn.map(({ length }) => length),
  }));
  return drawn(decks, plays, (card) => !isLoot(effectOf(components, card)), rng, most);
}
