import type { Viewer } from '../../../src/engine/rulebook.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import type { Event } from '../../../src/rulebooks/endless-winter/events/index.js';
import type { Pile } from '../../../src/rulebooks/endless-winter/fields.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { Bag } from './bag.js';

/*
 * What a viewer can remember and conclude from the events that are told to them, and nothing else: it knows neither
 * the state nor how `imagine` works. `faults` says why a state cannot be the true one.
 */

const isMember = (card: string): boolean =>
  [
    ...components.members.values,
    ...components.startCards.values.filter(({ kind }) => kind === 'member'),
  ].some(({ id }) => id === card);
const startCards = components.startCards.values.flatMap(({ id, copies }) => Array<string>(copies).fill(id));

interface Grave {
  /** Only its owner knows which card it was; null for all others. */
  readonly card: string | null;
  /** What may have been buried: everything that was nowhere to be seen then. */
  readonly possible: Bag;
}

class Cards {
  readonly owned = new Bag(startCards);
  discards: string[] = [];
  played: string[] = [];
  revealed: string[] = [];
  readonly openGraves: string[] = [];
  readonly graves: Grave[] = [];
  /** What the draw pile was made of when it was last shuffled. */
  pool = new Bag(startCards);
  deckSize = startCards.length;
  handSize = 0;
  pileSize = 0;
  /** At least so many are in the hand, in the pile or among the graves that nobody saw. */
  held = new Bag();
  /** At least so many are in the hand. */
  hand = new Bag();
  /** For the owner. */
  ownHand: string[] = [];
  ownPile: string[] = [];

  unseen(): Bag {
    return this.owned.without([...this.discards, ...this.played, ...this.revealed, ...this.openGraves]);
  }

  leavesHand(card: string | null): void {
    this.handSize -= 1;
    if (card === null) this.hand = this.hand.map((n) => Math.max(0, n - 1));
    else this.hand.take(card);
  }

  comesToHand(card: string): void {
    this.handSize += 1;
    this.held.add(card);
    this.hand.add(card);
    this.ownHand.push(card);
  }
}

const without = (cards: readonly string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
};

export class Memory {
  readonly #seats: Cards[];
  readonly #viewer: Viewer;
  readonly #finds = new Map<number, string>();
  /** The lowest tiles of the stack of rest tiles, from above. */
  #bottom: string[] = [];
  #openTile = '';
  #takenTile = '';

  constructor(seats: number, viewer: Viewer) {
    this.#viewer = viewer;
    this.#seats = Array.from({ length: seats }, () => new Cards());
  }

  hear(told: Event): void {
    // The only secret of all events is a card.
    const shown = endlessWinter.seen(told, this.#viewer);
    const card = shown !== null && 'card' in shown && typeof shown.card === 'string' ? shown.card : null;
    const own = 'seat' in told && told.seat !== null ? this.#seats[told.seat] : undefined;
    if (told.type === 'piles-revealed') return this.#reveal(told.piles);
    if (told.type === 'eclipse-ended') {
      for (const seat of this.#seats) {
        seat.discards.push(...seat.revealed);
        seat.revealed = [];
      }
      return;
    }
    this.#hearOfTile(told);
    if (own !== undefined) this.#hearOf(own, told, card);
  }

  #hearOf(own: Cards, told: Event, card: string | null): void {
    switch (told.type) {
      case 'discards-shuffled':
        own.pool = new Bag(own.discards);
        own.deckSize = own.discards.length;
        own.discards = [];
        // The draw pile was empty: all else that it owns unseen, it holds.
        own.held = own.unseen().without(own.pool);
        break;
      case 'card-drawn':
        own.deckSize -= 1;
        own.handSize += 1;
        if (card !== null) own.ownHand.push(card);
        break;
      case 'member-recruited':
        own.owned.add(told.member);
        if (told.to === 'hand') own.comesToHand(told.member);
        else own.discards.push(told.member);
        break;
      case 'advancement-taken':
        own.owned.add(told.card);
        own.comesToHand(told.card);
        break;
      case 'member-played':
      case 'advancement-played':
      case 'card-discarded':
        own.leavesHand(told.card);
        own.held.take(told.card);
        own.ownHand = without(own.ownHand, told.card);
        (told.type === 'card-discarded' ? own.discards : own.played).push(told.card);
        break;
      case 'card-laid':
        own.leavesHand(card);
        own.pileSize += 1;
        if (card === null) break;
        own.ownHand = without(own.ownHand, card);
        own.ownPile.push(card);
        break;
      case 'card-buried':
        this.#bury(own, told.from, card);
        break;
      case 'turn-ended':
        own.discards.push(...own.played);
        own.played = [];
        break;
      case 'camp-moved':
        if (told.find !== null) this.#finds.set(told.to, told.find);
        break;
    }
  }

  /** The open tile goes under the stack for the next one, or that which was taken at the end of the turn. */
  #hearOfTile(told: Event): void {
    switch (told.type) {
      case 'rest-tile-turned':
        if (told.unused) this.#bottom.push(this.#openTile);
        this.#openTile = told.tile;
        break;
      case 'rest-tile-taken':
        if (told.next) this.#bottom.push(this.#openTile);
        this.#openTile = '';
        this.#takenTile = told.tile;
        break;
      case 'turn-ended':
        if (this.#takenTile !== '') this.#bottom.push(this.#takenTile);
        this.#takenTile = '';
        return;
      default:
        return;
    }
    if (this.#bottom[0] === told.tile) this.#bottom.shift();
  }

  #bury(own: Cards, from: Pile, card: string | null): void {
    if (from === 'hand') {
      own.graves.push({ card, possible: own.unseen() });
      own.leavesHand(card);
      if (card !== null) own.ownHand = without(own.ownHand, card);
      return;
    }
    if (card === null) throw new Error(`a card buried ${from} was not told`);
    if (from === 'discards') own.discards = without(own.discards, card);
    if (from === 'played') own.played = without(own.played, card);
    if (from === 'revealed') own.revealed = without(own.revealed, card);
    own.openGraves.push(card);
  }

  #reveal(piles: readonly (readonly string[])[]): void {
    for (const [seat, cards] of piles.entries()) {
      const own = this.#seats[seat];
      if (own === undefined) continue;
      own.pileSize = 0;
      own.ownPile = [];
      for (const card of cards) {
        own.held.take(card);
        if (isMember(card)) own.revealed.push(card);
        else own.comesToHand(card);
      }
    }
  }

  /** Why a state cannot be the true one, for all that was told. */
  faults(state: State): string[] {
    const found: string[] = [];
    const must = (holds: boolean, what: string): void => {
      if (!holds) found.push(what);
    };
    for (const [seat, own] of this.#seats.entries()) {
      const player = state.players[seat];
      if (player === undefined) continue;
      const hand = player.hand.map(({ card }) => card);
      const pile = player.pile.map(({ card }) => card);
      const unseenGraves = player.buried.filter(({ open }) => !open).map(({ card }) => card);
      const held = new Bag([...hand, ...pile, ...unseenGraves]);
      const sizes = [player.deck.length, hand.length, pile.length, unseenGraves.length];
      must(
        String(sizes) === String([own.deckSize, own.handSize, own.pileSize, own.graves.length]),
        `seat ${seat}: sizes ${sizes}`,
      );
      must(
        new Bag([...hand, ...pile, ...unseenGraves, ...player.deck]).equals(own.unseen()),
        `seat ${seat}: other cards than it owns`,
      );
      must(
        own.pool.covers(new Bag(player.deck)),
        `seat ${seat}: a draw pile of other cards than were shuffled`,
      );
      must(held.covers(own.held), `seat ${seat}: a card that it holds is in its draw pile`);
      must(new Bag(hand).covers(own.hand), `seat ${seat}: a card of its hand is elsewhere`);
      must(new Bag(player.discards).equals(new Bag(own.discards)), `seat ${seat}: other discards`);
      for (const [nth, { card, possible }] of own.graves.entries()) {
        const there = unseenGraves[nth] ?? '';
        must(
          card === null ? possible.count(there) > 0 : card === there,
          `seat ${seat}: grave ${nth} has ${there}`,
        );
      }
      if (seat !== this.#viewer) continue;
      must(new Bag(hand).equals(new Bag(own.ownHand)), 'another own hand');
      must(new Bag(pile).equals(new Bag(own.ownPile)), 'another own pile');
    }
    for (const [tile, find] of this.#finds) must(state.land.finds[tile] === find, `another find on ${tile}`);
    const bottom = state.rest.stack.slice(state.rest.stack.length - this.#bottom.length);
    must(String(bottom) === String(this.#bottom), `other rest tiles at the bottom: ${bottom}`);
    return found;
  }
}
