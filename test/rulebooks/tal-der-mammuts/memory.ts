import type { Prompt, Seat, Viewer } from '../../../src/engine/rulebook.js';
import type { Components } from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import type { Event } from '../../../src/rulebooks/tal-der-mammuts/events/index.js';
import { plays, timesOf } from '../../../src/rulebooks/tal-der-mammuts/plays.js';
import {
  bitOfWindow,
  type State,
  type WindowName,
  windows,
} from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { rulebook } from './given.js';

/** Whether everybody knows that a seat has a standing order, that it has none, or neither. */
type Known = 'none' | 'given' | 'open';
type Bag = Map<string, number>;

/**
 * What one viewer remembers of a game, from the events as the viewer sees them and from prompts alone. It is written
 * without the state, so that it shows what `imagine` forgets.
 */
export class Memory {
  readonly #viewer: Viewer;
  readonly #components: Components;
  readonly #own: string[] = [];
  readonly #held: number[];
  readonly #drawnSince: number[];
  readonly #orders: Known[][];
  readonly #discards: string[] = [];
  /** What is in no hand once the discards were shuffled for the last time; at first the whole deck. */
  #pile: Bag;
  #inFight: readonly Seat[] = [];
  /** Windows that seats have answered before their turn. */
  readonly #early = new Set<string>();

  constructor(viewer: Viewer, seats: number, components: Components) {
    this.#viewer = viewer;
    this.#components = components;
    this.#held = Array<number>(seats).fill(0);
    this.#drawnSince = Array<number>(seats).fill(0);
    this.#orders = Array.from({ length: seats }, () => windows.map((): Known => 'none'));
    this.#pile = new Map(components.specialCards.values.map(({ id, copies }) => [id, copies]));
  }

  /** All events of one action, and who was asked what before it. */
  see(events: readonly Event[], before: readonly Prompt[]): void {
    for (const [at, event] of events.entries()) {
      const seen = rulebook.seen(event, this.#viewer);
      if (seen !== null) this.#note(event, events[at + 1], before);
    }
  }

  /** What of this is hidden from the viewer is not looked at. */
  #note(event: Event, next: Event | undefined, before: readonly Prompt[]): void {
    switch (event.type) {
      case 'card-drawn':
        this.#change(event.seat, 1);
        this.#drawnSince[event.seat] = (this.#drawnSince[event.seat] ?? 0) + 1;
        if (event.seat === this.#viewer) this.#own.push(event.card);
        break;
      case 'card-played':
        this.#leave(event.seat, event.card);
        for (const name of windows)
          if (this.#windowOf(event.card) === name) this.#know(event.seat, name, 'none');
        break;
      case 'tribe-died-out':
        for (const card of event.cards) this.#leave(event.seat, card);
        for (const name of windows) this.#know(event.seat, name, 'none');
        break;
      case 'discards-shuffled':
        this.#pile = bagOf(this.#discards);
        this.#discards.length = 0;
        this.#drawnSince.fill(0);
        break;
      case 'wind-rolled':
        if (next?.type !== 'nature-window-opened') this.#opened('nature-window', []);
        break;
      case 'nature-window-opened':
        this.#opened('nature-window', event.seats);
        break;
      case 'fight-began':
        this.#inFight = event.seats;
        if (next?.type !== 'fight-window-opened') this.#opened('fight-window', []);
        break;
      case 'fight-window-opened':
        this.#opened('fight-window', event.seats);
        break;
      case 'window-answered':
        if (isWindow(event.window)) this.#know(event.seat, event.window, 'open');
        break;
      case 'answered-ahead':
        this.#early.add(`${event.seat} ${event.window}`);
        this.#know(event.seat, event.window, 'open');
        break;
      case 'food-stolen':
        for (const name of windows) this.#early.delete(`${event.target} ${name}`);
        break;
      case 'income-received': {
        if (this.#early.delete(`${event.seat} food-window`)) break;
        const wasAsked = before.some(({ seat, kind }) => seat === event.seat && kind === 'food-window');
        if (this.#held[event.seat] !== 0) this.#know(event.seat, 'food-window', wasAsked ? 'none' : 'given');
        break;
      }
      case 'movement-ended':
        for (const name of windows)
          if (this.#orders[event.seat]?.[windows.indexOf(name)] === 'given')
            this.#know(event.seat, name, 'open');
        break;
    }
  }

  #opened(name: WindowName, asked: readonly Seat[]): void {
    for (const [seat, held] of this.#held.entries()) {
      const concerned = name === 'nature-window' || this.#inFight.includes(seat);
      if (concerned && held > 0) this.#know(seat, name, asked.includes(seat) ? 'none' : 'given');
    }
  }

  #know(seat: Seat, name: WindowName, known: Known): void {
    const orders = this.#orders[seat];
    if (orders !== undefined) orders[windows.indexOf(name)] = known;
  }

  #change(seat: Seat, by: number): void {
    this.#held[seat] = (this.#held[seat] ?? 0) + by;
  }

  #leave(seat: Seat, card: string): void {
    this.#change(seat, -1);
    this.#discards.push(card);
    if (seat === this.#viewer) this.#own.splice(this.#own.indexOf(card), 1);
  }

  #windowOf(card: string): string | undefined {
    const row = this.#components.specialCards.values.find(({ id }) => id === card);
    return row === undefined ? undefined : timesOf(row.effect, false);
  }

  /** Why a state cannot be the true one; an empty list if it can be. */
  doubts(state: State): string[] {
    return [...this.#cardDoubts(state), ...this.#orderDoubts(state), ...this.#answerDoubts(state)];
  }

  #cardDoubts({ hands, deck, discards }: State): string[] {
    const found: string[] = [];
    const ids = this.#components.specialCards.values.map(({ id }) => id);
    const pile = ids.flatMap((id, row) => Array<string>(deck[row] ?? 0).fill(id));
    for (const [seat, hand] of hands.entries())
      if (hand.length !== this.#held[seat]) found.push(`seat ${seat} holds ${hand.length} cards`);
    if (typeof this.#viewer === 'number') {
      const own = hands[this.#viewer] ?? [];
      if ([...own].sort().join() !== [...this.#own].sort().join()) found.push('the own hand is another');
    }
    if ([...discards].sort().join() !== [...this.#discards].sort().join()) found.push('other discards');
    const all = bagOf([...hands.flat(), ...pile, ...discards]);
    for (const { id, copies } of this.#components.specialCards.values)
      if ((all.get(id) ?? 0) !== copies) found.push(`${all.get(id) ?? 0} × ${id}`);
    for (const [id, count] of bagOf(pile))
      if (count > (this.#pile.get(id) ?? 0)) found.push(`${id} is in the pile again`);
    found.push(...this.#oldCards(hands));
    return found;
  }

  /** A seat that has drawn nothing since the last shuffle holds cards that were in hands then. */
  #oldCards(hands: State['hands']): string[] {
    const old = hands.flatMap((hand, seat) => (this.#drawnSince[seat] === 0 ? hand : []));
    return [...bagOf(old)].flatMap(([id, count]) => {
      const copies = this.#components.specialCards.values.find((row) => row.id === id)?.copies ?? 0;
      // At first nobody holds anything, so nobody could have drawn nothing.
      return count > copies - (this.#pile.get(id) ?? 0)
        ? [`${id} was not in a hand at the last shuffle`]
        : [];
    });
  }

  #orderDoubts({ standing }: State): string[] {
    return this.#orders.flatMap((known, seat) =>
      windows.flatMap((name, at) => {
        const has = ((standing[seat] ?? 0) & bitOfWindow(name)) !== 0;
        if (seat === this.#viewer || known[at] === 'open' || (known[at] === 'given') === has) return [];
        return [`seat ${seat} ${has ? 'has' : 'lacks'} an order for ${name}`];
      }),
    );
  }

  #answerDoubts(state: State): string[] {
    const name = windows.find((one) => state.agenda.at(-1)?.step === one);
    const open = name === undefined ? [] : (state.window?.answers ?? []).map((one) => ({ ...one, name }));
    const early = state.ahead.map(({ window, ...one }) => ({ ...one, name: window }));
    return [...open, ...early].flatMap(({ seat, answer, name }) => {
      if (answer === null || seat === this.#viewer) return [];
      const has = ((state.standing[seat] ?? 0) & bitOfWindow(name)) !== 0;
      const could = plays(state, seat, name).some((one) => JSON.stringify(one) === JSON.stringify(answer));
      return [
        ...(has ? [`seat ${seat} plays a card and passes by order`] : []),
        ...(could ? [] : [`seat ${seat} could not play ${answer.card}`]),
      ];
    });
  }
}

const isWindow = (name: string): name is WindowName => windows.some((one) => one === name);

function bagOf(cards: readonly string[]): Bag {
  const bag: Bag = new Map();
  for (const card of cards) bag.set(card, (bag.get(card) ?? 0) + 1);
  return bag;
}
