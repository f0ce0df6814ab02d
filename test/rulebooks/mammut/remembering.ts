import type { Viewer } from '../../../src/engine/rulebook.js';
import type { Event } from '../../../src/rulebooks/mammut/events/index.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';

/*
 * What a viewer can remember, from the events alone that they see, and whether a world is possible for all of it. It
 * shares nothing with `imagine` but the components.
 */

interface Kept {
  readonly seat: number;
  readonly card: string;
  /** How many cards the seat had drawn when it let go of this one; more for what it still has. */
  readonly until: number;
}

type Seen = { readonly [Name in Event['type']]?: unknown } & Record<string, unknown> & {
    readonly type: Event['type'];
  };

const { tiles, cards } = mammut.components;
const loot = new Set(['peek', 'flip', 'return']);
const copiesOf = (card: string): number => cards.values.find(({ id }) => id === card)?.copies ?? 0;

export class Remembering {
  /** By shuffle: the cards that went in, and who drew how many. */
  readonly #decks: { cards: string[]; drawn: number[] }[] = [];
  readonly #shown: Kept[] = [];
  readonly #own: { card: string; deck: number }[] = [];
  #table: string[] = [];
  #discards: string[] = [];
  #up: string[] = [];
  #down: (string | null)[] = [];

  constructor(
    readonly viewer: Viewer,
    readonly seats: number,
  ) {}

  see(event: Event): void {
    const seen = mammut.seen(event, this.viewer) as Seen | null;
    if (seen === null) return;
    const place = Number(seen.place);
    switch (seen.type) {
      case 'deck-shuffled':
        this.#decks.push({
          cards:
            this.#decks.length === 0
              ? cards.values.flatMap(({ id }) => Array<string>(copiesOf(id)).fill(id))
              : this.#discards,
          drawn: Array<number>(this.seats).fill(0),
        });
        this.#discards = [];
        break;
      case 'card-drawn': {
        const deck = this.#decks.at(-1);
        if (deck === undefined) throw new Error('there is no deck');
        deck.drawn[Number(seen.seat)] = (deck.drawn[Number(seen.seat)] ?? 0) + 1;
        if (seen.seat === this.viewer)
          this.#own.push({ card: String(seen.card), deck: this.#decks.length - 1 });
        break;
      }
      case 'loot-card-played':
        this.#show(Number(seen.seat), String(seen.card));
        break;
      case 'cards-revealed':
        for (const { seat, card } of seen.cards as { seat: number; card: string }[]) this.#show(seat, card);
        break;
      case 'round-ended':
        this.#discards = [...this.#discards, ...this.#table];
        this.#table = [];
        break;
      case 'tiles-thrown':
        this.#up = [...(seen.faces as string[])];
        this.#down = this.#up.map((face) =>
          face === 'shaman-red' ? 'shaman-blue' : face === 'shaman-blue' ? 'shaman-red' : null,
        );
        break;
      case 'tile-peeked':
        if (seen.face !== undefined) this.#down[place] = String(seen.face);
        break;
      case 'tile-flipped':
        this.#turn(place, String(seen.face));
        break;
      case 'questions-turned':
        for (const [nth, one] of (seen.places as number[]).entries())
          this.#turn(one, String((seen.faces as string[])[nth]));
        break;
      default:
    }
  }

  #turn(place: number, face: string): void {
    this.#down[place] = this.#up[place] ?? null;
    this.#up[place] = face;
  }

  #drawnBy(seat: number): number {
    return this.#decks.reduce((sum, { drawn }) => sum + (drawn[seat] ?? 0), 0);
  }

  #show(seat: number, card: string): void {
    this.#table.push(card);
    if (seat !== this.viewer) this.#shown.push({ seat, card, until: this.#drawnBy(seat) });
  }

  /** Why this world cannot be the true one; null if it can. */
  whyImpossible(world: State): string | null {
    return this.#wrongTiles(world) ?? this.#wrongCards(world);
  }

  #wrongTiles(world: State): string | null {
    const left = [...tiles.values.map(({ copies }) => copies), 1];
    for (const [place, kind] of world.tiles.kinds.entries()) {
      left[kind] = (left[kind] ?? 0) - 1;
      const faces = tiles.values[kind]?.faces ?? ['shaman-red', 'shaman-blue'];
      const [up = '', down] = [this.#up[place], this.#down[place]];
      if (!faces.includes(up)) return `tile ${place} cannot show ${up}`;
      if (down !== null && down !== undefined && !faces.includes(down))
        return `${down} is not under tile ${place}`;
    }
    return left.some((count) => count !== 0) ? 'there are other tiles than those of the game' : null;
  }

  #wrongCards(world: State): string | null {
    const open = world.faceDown.find(({ card }) => loot.has(card));
    if (open !== undefined) return `the loot card ${open.card} lies face down`;
    const held: Kept[] = [];
    for (const [seat, hand] of world.hands.entries())
      if (seat !== this.viewer)
        for (const card of hand) held.push({ seat, card, until: Number.POSITIVE_INFINITY });
    for (const { seat, card } of world.faceDown)
      if (seat !== this.viewer) held.push({ seat, card, until: Number.POSITIVE_INFINITY });
    const pools = this.#decks.map((deck) => [...deck.cards]);
    for (const { card, deck } of this.#own) pools[deck]?.splice(pools[deck]?.indexOf(card) ?? 0, 1);
    for (const card of world.deck) {
      const at = pools.at(-1)?.indexOf(card) ?? -1;
      if (at < 0) return `${card} cannot be in the deck`;
      pools.at(-1)?.splice(at, 1);
    }
    const slots = this.#decks.flatMap(({ drawn }, deck) =>
      drawn.flatMap((count, seat) =>
        seat === this.viewer ? [] : Array.from({ length: count }, () => ({ deck, seat })),
      ),
    );
    if (slots.length !== held.length + this.#shown.length)
      return 'others hold more or fewer cards than they drew';
    return this.#canBeDealt([...this.#shown, ...held], pools)
      ? null
      : 'the cards cannot have been dealt like that';
  }

  /** Looks for a deck for each card, such that every seat drew as many from each deck as was seen. */
  #canBeDealt(kept: readonly Kept[], pools: string[][]): boolean {
    const room = this.#decks.map(({ drawn }) => [...drawn]);
    const tries = (nth: number): boolean => {
      const one = kept[nth];
      if (one === undefined) return true;
      let before = 0;
      for (const [deck, { drawn }] of this.#decks.entries()) {
        const count = drawn[one.seat] ?? 0;
        const early = Math.min(count, Math.max(0, one.until - before));
        before += count;
        const [own, pool] = [room[deck], pools[deck]];
        if (own === undefined || pool === undefined) continue;
        // Those that are shown come first, so what is used by now was used by then.
        if (count - (own[one.seat] ?? 0) >= early) continue;
        const at = pool.indexOf(one.card);
        if (at < 0) continue;
        pool.splice(at, 1);
        own[one.seat] = (own[one.seat] ?? 0) - 1;
        if (tries(nth + 1)) return true;
        own[one.seat] = (own[one.seat] ?? 0) + 1;
        pool.push(one.card);
      }
      return false;
    };
    return tries(0);
  }
}
