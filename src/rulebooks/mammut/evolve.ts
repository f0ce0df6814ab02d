import { popped, pushed, replaced, topOf } from '../../engine/agenda.js';
import type { Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { effectOf, isLoot } from './cards.js';
import { type Event, scoringParts } from './schemas/event.js';
import { MIDDLE } from './shares.js';
import { type State, type Step, type Throw, withChanges } from './state.js';
import { isShaman } from './tiles.js';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'start-seat-drawn':
      return withChanges(state, { startSeat: event.seat });
    case 'deck-shuffled':
      return withChanges(state, { deck: event.cards, discards: [] });
    case 'card-drawn':
      return withChanges(state, {
        deck: state.deck.slice(0, -1),
        hands: changed(state.hands, event.seat, (hand) => [...hand, event.card]),
      });
    case 'animal-gained':
      return withChanges(state, {
        // An animal that a card gave answers the offer of that card.
        agenda: event.from === 'card' ? popped(state.agenda) : state.agenda,
        animals: changed(state.animals, event.seat, (owned) => [...owned, event.animal]),
      });
    case 'tiles-thrown':
      return withChanges(state, {
        round: event.round,
        agenda: [{ step: 'divide', seat: event.seat }],
        tiles: thrown(state, event.kinds, event.faces),
        traded: [],
      });
    case 'turn-passed':
      return withChanges(state, { agenda: replaced(state.agenda, { step: 'divide', seat: event.seat }) });
    case 'tile-taken': {
      const begun = topOf(state.agenda)?.step === 'take';
      const step: Step = { step: 'take', seat: event.seat, share: event.share };
      return withChanges(state, {
        agenda: begun ? state.agenda : replaced(state.agenda, step),
        tiles: moved(state.tiles, [event.place], event.share),
      });
    }
    case 'rest-taken':
      return withChanges(state, {
        startSeat: event.seat,
        agenda: pushed<Step>([], ...scoringParts.map((part): Step => ({ step: 'score', part }))),
        tiles: moved(state.tiles, event.places, event.share),
      });
    case 'share-robbed': {
      return withChanges(state, {
        agenda: replaced(state.agenda, robbing(event.seat, event.share, [])),
        tiles: moved(state.tiles, event.places, event.share),
      });
    }
    case 'tile-returned':
      return withChanges(state, {
        agenda: changedTop(state, (step) =>
          step.step === 'rob' ? robbing(step.seat, step.share, [...step.returned, event.place]) : step,
        ),
        tiles: moved(state.tiles, [event.place], MIDDLE),
      });
    case 'loot-card-played':
      return withChanges(state, {
        agenda: pushed(state.agenda, lootStep(state, event.seat, event.card)),
        hands: changed(state.hands, event.seat, (hand) => without(hand, event.card)),
        table: [...state.table, { seat: event.seat, card: event.card }],
      });
    case 'scoring-card-played':
      return withChanges(state, {
        hands: changed(state.hands, event.seat, (hand) => without(hand, event.card)),
        faceDown: [...state.faceDown, { seat: event.seat, card: event.card }],
      });
    case 'tile-peeked': {
      const seenBy = changed(state.tiles.seenBy, event.place, (mask) => mask | (1 << event.seat));
      return withChanges(state, { agenda: chose(state, event.place), tiles: { ...state.tiles, seenBy } });
    }
    case 'tile-flipped':
      return withChanges(state, {
        agenda: chose(state, event.place),
        tiles: turned(state, [event.place], [event.face]),
      });
    case 'share-returned':
      return withChanges(state, {
        agenda: changedTop(state, (step) => (step.step === 'return' ? { ...step, any: true } : step)),
        tiles: moved(state.tiles, event.places, MIDDLE),
      });
    case 'card-finished':
    case 'scoring-began':
    case 'offer-ended':
      return withChanges(state, { agenda: popped(state.agenda) });
    case 'cards-revealed':
      return withChanges(state, { faceDown: [], table: [...state.table, ...event.cards] });
    case 'questions-turned':
      return withChanges(state, { tiles: turned(state, event.places, event.faces) });
    case 'points-scored':
      return withChanges(state, { scores: state.scores.with(event.seat, event.score) });
    case 'fur-advanced':
      return withChanges(state, { fur: state.fur.with(event.seat, event.to) });
    case 'animal-offered':
      return withChanges(state, {
        agenda: pushed(state.agenda, { step: 'choose', seat: event.seat, card: event.card }),
      });
    case 'trade-offered':
      return withChanges(state, {
        agenda: pushed(state.agenda, { step: 'trade', seat: event.seat, card: event.card }),
      });
    case 'tile-traded':
      return withChanges(state, { traded: [...state.traded, event.place] });
    case 'round-ended':
      return withChanges(state, {
        discards: [...state.discards, ...state.table.map(({ card }) => card)],
        table: [],
        scored: {
          round: event.round,
          faces: state.tiles.faces,
          at: state.tiles.at,
          cards: state.table,
        },
      });
    case 'game-ended':
      return withChanges(state, { agenda: [], over: true });
  }
  return assertNever(event);
}

/** A bit for every seat, and one for what the public knows. */
const everybody = (state: State): number => (1 << (state.seats + 1)) - 1;

function thrown(state: State, kinds: readonly number[], faces: readonly string[]): Throw {
  // Everybody knows what lies under the shaman: there is only one, and it shows its two colours.
  const seenBy = faces.map((face) => (isShaman(face) ? everybody(state) : 0));
  return { kinds, faces, seenBy, at: Array<number>(kinds.length).fill(MIDDLE) };
}

function moved(tiles: Throw, places: readonly number[], to: number): Throw {
  const at = [...tiles.at];
  for (const place of places) at[place] = to;
  return { kinds: tiles.kinds, faces: tiles.faces, seenBy: tiles.seenBy, at };
}

/** Who sees a tile turned has seen both of its faces. */
function turned(state: State, places: readonly number[], shown: readonly string[]): Throw {
  const faces = [...state.tiles.faces];
  const seenBy = [...state.tiles.seenBy];
  for (const [index, place] of places.entries()) {
    faces[place] = shown[index] ?? '';
    seenBy[place] = everybody(state);
  }
  return { ...state.tiles, faces, seenBy };
}

const robbing = (seat: Seat, share: number, returned: readonly number[]): Step => ({
  step: 'rob',
  seat,
  share,
  returned,
});

function lootStep(state: State, seat: Seat, card: string): Step {
  const effect = effectOf(state.components, card);
  if (!isLoot(effect)) throw new Error(`not a loot card: ${card}`);
  return effect.type === 'return-shares'
    ? { step: 'return', seat, card, any: false }
    : { step: effect.type, seat, card, chosen: [] };
}

const changed = <Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] =>
  items.map((item, at) => (at === index ? change(item) : item));

function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}

function changedTop(state: State, change: (step: Step) => Step): Step[] {
  const top = topOf(state.agenda);
  if (top === undefined) throw new Error('nobody was asked');
  return replaced(state.agenda, change(top));
}

const chose = (state: State, place: number): Step[] =>
  changedTop(state, (step) =>
    step.step === 'peek' || step.step === 'flip' ? { ...step, chosen: [...step.chosen, place] } : step,
  );
