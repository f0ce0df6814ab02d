import { animalIndex } from '../catalogue.js';
import { consumed } from '../pending.js';
import { buriedUnseen } from '../player.js';
import type { EventOf } from '../schemas/event.js';
import { ageOf, playerOf, type State, withChanges } from '../state.js';
import { plus, withoutOne, withPlayer } from './change.js';

export function advancementTaken(state: State, event: EventOf<'advancement-taken'>): State {
  const player = playerOf(state, event.seat);
  return withChanges(state, {
    agenda: consumed(state, 'advancement', 1),
    display: withoutOne(state.display, event.card),
    players: withPlayer(state, event.seat, {
      hand: [...player.hand, { card: event.card, shown: true, since: buriedUnseen(player) }],
    }),
  });
}

/** At the change of ages what is left of the first age goes back into the box. */
export function displayFilled(state: State, event: EventOf<'display-filled'>): State {
  const [one, two] = state.decks;
  const drawn = event.cards.length;
  const inTwo = event.cleared || ageOf(state) === 2;
  return withChanges(state, {
    display: event.cleared ? event.cards : [...state.display, ...event.cards],
    decks: inTwo ? [[], two.slice(0, two.length - drawn)] : [one.slice(0, one.length - drawn), two],
  });
}

export function animalTaken(state: State, event: EventOf<'animal-taken'>): State {
  const player = playerOf(state, event.seat);
  const index = animalIndex(state.components, event.animal);
  const players = withPlayer(state, event.seat, { alive: plus(player.alive, index, 1) });
  if (event.from === 'ground') {
    const ground = withoutOne(state.ground, event.animal);
    return withChanges(state, { agenda: consumed(state, 'animal', 1), ground, players });
  }
  const animalDeck = state.animalDeck.slice(0, -1);
  return withChanges(state, { agenda: consumed(state, 'animal-top', 1), animalDeck, players });
}

export function animalsRevealed(state: State, event: EventOf<'animals-revealed'>): State {
  const left = state.animalDeck.length - event.animals.length;
  const units = pendingReveals(state, event);
  return withChanges(state, {
    agenda: units > 0 ? consumed(state, 'animal-reveal', units) : state.agenda,
    animalDeck: state.animalDeck.slice(0, left),
    ground: [...state.ground, ...event.animals],
  });
}

/** What finds no room or no animal is lost. */
function pendingReveals(state: State, event: EventOf<'animals-revealed'>): number {
  const step = state.agenda[state.agenda.length - 1];
  if (event.seat === null || step?.step !== 'gain') return 0;
  return step.pending.find(({ gain }) => gain === 'animal-reveal')?.n ?? 0;
}

export function animalSlain(state: State, event: EventOf<'animal-slain'>): State {
  const player = playerOf(state, event.seat);
  const index = animalIndex(state.components, event.animal);
  return withChanges(state, {
    agenda: consumed(state, 'slay', 1),
    players: withPlayer(state, event.seat, {
      alive: plus(player.alive, index, -1),
      slain: plus(player.slain, index, 1),
    }),
  });
}

export function stoneTaken(state: State, event: EventOf<'stone-taken'>): State {
  const player = playerOf(state, event.seat);
  return withChanges(state, {
    agenda: consumed(state, event.bought ? 'buy-stone' : 'stone', 1),
    stones: withoutOne(state.stones, event.stone),
    players: withPlayer(state, event.seat, {
      stones: [...player.stones, event.stone],
      food: player.food - event.food,
      tools: player.tools - event.tool,
    }),
  });
}
