import type { Viewer } from '../../../engine/rulebook.js';
import type { Play } from '../../../kernel/origins.js';
import { pick, type Rng, shuffled } from '../../../kernel/rng.js';
import { without } from '../cards.js';
import type { Shuffle } from '../memory.js';
import type { State } from '../state.js';
import { type Cards, forgetful, takeScoringCard } from './forgetful.js';
import { drawOrigins, playsOf, unknownOf } from './origins.js';

/**
 * Deals again what others drew: the cards of each shuffle to those who drew from it. What they have shown came from one
 * of the shuffles. All that is known of a card that lies face down is that it is a scoring card.
 */
export function dealer(state: State, viewer: Viewer): (rng: Rng) => Cards {
  const plays = playsOf(state, viewer);
  const pools = unknownOf(state, viewer);
  return (rng) => {
    const origins = pools === null ? null : drawOrigins(state, pools, plays, rng);
    return origins === null || pools === null
      ? forgetful(state, viewer, rng)
      : dealt(state, viewer, { plays, pools, origins }, rng);
  };
}

interface Known {
  readonly plays: readonly Play[];
  /** By shuffle: the cards that others drew, or that are in the deck. */
  readonly pools: readonly (readonly string[])[];
  /** The shuffle that each play came from. */
  readonly origins: readonly number[];
}

function dealt(state: State, viewer: Viewer, { plays, pools, origins }: Known, rng: Rng): Cards {
  const played = plays.map(({ card }) => card);
  const hands = state.hands.map((hand, seat): string[] => (seat === viewer ? [...hand] : []));
  const before = state.hands.map(() => 0);
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
    for (const nth of from) played[nth] ??= takeScoringCard(state, rest, rng);
    const drew = drawn.map((own, seat) => {
      if (seat === viewer) return own;
      const places = Array<string | undefined>(own.length).fill(undefined);
      for (const nth of from) {
        const play = plays[nth];
        if (play?.seat !== seat) continue;
        const early = play.drawn - (before[seat] ?? 0);
        const free = [...places.keys()].filter((place) => place < early && places[place] === undefined);
        places[pick(free, rng)] = played[nth] ?? '';
      }
      before[seat] = (before[seat] ?? 0) + own.length;
      return places.map((card) => {
        if (card !== undefined) return card;
        const held = rest.pop() ?? '';
        hands[seat]?.push(held);
        return held;
      });
    });
    shuffles.push({ cards, drawn: drew });
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
