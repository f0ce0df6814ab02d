import { zeros } from '../../../engine/lists.js';
import { memo } from '../../../engine/memo.js';
import type { Viewer } from '../../../engine/rulebook.js';
import { weighted } from '../../../kernel/by-weight.js';
import type { Rng } from '../../../kernel/rng.js';
import { bitOfLoot } from '../chances.js';
import type { Components } from '../components/schema.js';
import type { Chance } from '../memory.js';
import type { State } from '../state.js';
import { dealer } from './cards.js';
import type { Cards } from './forgetful.js';

/** More of them make no difference that 15,000 games would show. */
const CANDIDATES = 8;

/** Cards as others would believe in them if all chose at random among their legal answers. */
export function likelyCards(state: State, viewer: Viewer, rng: Rng): Cards {
  const deal = dealer(state, viewer);
  const candidates = Array.from({ length: CANDIDATES }, () => deal(rng));
  const logarithms = candidates.map((cards) => likelihoodOf({ ...state, ...cards }, viewer));
  const most = Math.max(...logarithms);
  const weights = logarithms.map((one) => (most === Number.NEGATIVE_INFINITY ? 1 : Math.exp(one - most)));
  return candidates[weighted(weights, rng)] ?? deal(rng);
}

/**
 * The logarithm of how much likelier than they are dealt these cards of others are, by all answers that their seats have
 * given: each kind of card that could have been played was one more answer. Cards are dealt as if each of a hand was as
 * likely to be played, but two of a kind are one answer.
 */
export function likelihoodOf(state: State, viewer: Viewer): number {
  const kinds = kindsOf(state.components);
  const hands = state.hands.map((_, seat) => new HandOf(state, seat, kinds));
  let sum = 0;
  for (const chance of chancesOf(state)) {
    const hand = hands[chance.seat];
    if (hand === undefined || chance.seat === viewer) continue;
    sum += hand.answer(chance);
  }
  return sum;
}

const inOrder = memo((last: Chance): readonly Chance[] => {
  const found: Chance[] = [];
  for (let one: Chance | null = last; one !== null; one = one.before) found.push(one);
  return found.reverse();
});

const chancesOf = ({ memory: { chances } }: State): readonly Chance[] =>
  chances === null ? [] : inOrder(chances);

interface Kind {
  readonly row: number;
  readonly bit: number;
}

const kindsOf = memo(
  ({ cards }: Components): ReadonlyMap<string, Kind> =>
    new Map(cards.values.map(({ id, effect }, row) => [id, { row, bit: bitOfLoot(effect) }])),
);

/** The hand of a seat, from the first card that it drew on. */
class HandOf {
  readonly #counts: number[];
  /** In their order. */
  readonly #drawn: readonly string[];
  readonly #played: { readonly loot: string[]; readonly scoring: string[] } = { loot: [], scoring: [] };
  readonly #soFar = { drawn: 0, loot: 0, scoring: 0 };
  /** How many kinds of scoring cards there are in the hand, and which loot cards: a loot card is a kind of its own. */
  #scoringKinds = 0;
  readonly #lootKinds: Kind[] = [];

  constructor(
    { memory, faceDown }: State,
    seat: number,
    readonly kinds: ReadonlyMap<string, Kind>,
  ) {
    this.#counts = zeros(kinds.size);
    this.#drawn = memory.shuffles.flatMap(({ drawn }) => drawn[seat] ?? []);
    for (const cards of [memory.shown, faceDown])
      for (const one of cards)
        if (one.seat === seat)
          this.#played[kinds.get(one.card)?.bit === 0 ? 'scoring' : 'loot'].push(one.card);
  }

  /** The logarithm of how likely the answer is, and what the deal makes of it taken off. */
  answer({ others, usable, held, played }: Chance): number {
    const soFar = this.#soFar;
    for (; soFar.drawn - soFar.loot - soFar.scoring < held; soFar.drawn += 1)
      this.#change(this.#drawn[soFar.drawn], 1);
    let answers = others + this.#scoringKinds;
    for (const { bit } of this.#lootKinds) if ((bit & usable) !== 0) answers += 1;
    if (played === 'nothing') return Math.log(others / answers);
    soFar[played] += 1;
    return Math.log(others / (answers * this.#change(this.#played[played][soFar[played] - 1], -1)));
  }

  /** Returns how many of the kind there were; without end if there cannot be so many fewer. */
  #change(card: string | undefined, by: 1 | -1): number {
    const kind = this.kinds.get(card ?? '');
    const before = this.#counts[kind?.row ?? -1] ?? 0;
    if (kind === undefined || before + by < 0) return Number.POSITIVE_INFINITY;
    this.#counts[kind.row] = before + by;
    if (before > 0 && before + by > 0) return before;
    if (kind.bit === 0) this.#scoringKinds += by;
    else if (by > 0) this.#lootKinds.push(kind);
    else this.#lootKinds.splice(this.#lootKinds.indexOf(kind), 1);
    return before;
  }
}
