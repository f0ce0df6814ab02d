import type { Viewer } from '../../../engine/rulebook.js';
import { type Rng, shuffled } from '../../../kernel/rng.js';
import { without } from '../cards.js';
import type { Shuffle } from '../memory.js';
import type { State } from '../state.js';
import { type Cards, forgetful, takeScoringCard } from './forgetful.js';
import { drawOrigins, playsOf, unknownOf } from './origins.js';

/**
 * Deals again what others drew: the cards of each shuffle to those who drew from it. What they have shown came from one
 * of the shuffles. All that is known of a card that lies face down is that it is a scoring card.
 */
export function imagineCards(state: State, viewer: Viewer, rng: Rng): Cards {
  const plays = playsOf(state, viewer);
  const origins = drawOrigins(state, viewer, plays, rng);
  const pools = unknownOf(state, viewer);
  if (origins === null || pools === null) return forgetful(state, viewer, rng);
  const played = plays.map(({ card }) => card);
  const hands = state.hands.map((hand, seat): readonly string[] => (seat === viewer ? hand : []));
  const shuffles: Shuffle[] = [];
  let rest: string[] = [];
  for (const [at, { cards, drawn }] of state.memory.shuffles.entries()) {
    const from = [...plays.keys()].filter((nth) => origins[nth] === at);
    rest = shuffled(
      withoutAll(
        pools[at] ?? [],
        from.map((nth) => played[nth] ?? null),
      ),
      rng,
    );
    for (const nth of from) played[nth] ??= takeScoringCard(state, rest);
    const dealt = drawn.map((own, seat) => {
      if (seat === viewer) return own;
      const shown = from.filter((nth) => plays[nth]?.seat === seat).map((nth) => played[nth] ?? '');
      const held = rest.splice(0, own.length - shown.length);
      hands[seat] = [...(hands[seat] ?? []), ...held];
      return [...shown, ...held];
    });
    shuffles.push({ cards, drawn: dealt });
  }
  const down = played.filter((_, nth) => plays[nth]?.card === null);
  return {
    deck: rest,
    hands,
    faceDown: state.faceDown.map((one) =>
      one.seat === viewer ? one : { ...one, card: down.shift() ?? one.card },
    ),
    memory: { ...state.memory, shuffles },
  };
}

const withoutAll = (cards: readonly string[], gone: readonly (string | null)[]): readonly string[] =>
  gone.reduce<readonly string[]>((left, card) => (card === null ? left : without(left, card)), cards);
