import { assertNever } from '../../../kernel/assert-never.js';
import { directionOf, NOWHERE } from '../board.js';
import type { Event } from '../schemas/event.js';
import { type State, withChanges } from '../state.js';
import { cardDrawn, cardPlayed, discardsShuffled } from './cards.js';
import {
  amazonsJoined,
  animalKilled,
  campBurnt,
  campConquered,
  campKept,
  fightBegan,
  fightEnded,
  fighterStrengthened,
  fightRolled,
  lossesDemanded,
  tribeFled,
  womenJoined,
} from './fights.js';
import { fieldSown, foodPaid, foodStolen, incomeReceived } from './food.js';
import {
  animalsArrived,
  animalsMoved,
  animalsRemoved,
  eventsShuffled,
  eventTurned,
  herdDirected,
  hexesClosed,
  packAppeared,
  windRolled,
} from './nature.js';
import { added, set } from './parts.js';
import {
  campFounded,
  campLost,
  campPlaced,
  childBorn,
  figureLost,
  figureStarved,
  peopleRemoved,
  returnDeclined,
  strangerJoined,
  tribeDiedOut,
  tribeReturned,
} from './people.js';
import { phaseBegan, roundBegan, startSeatRolled, stepEnded } from './rounds.js';
import { figureMoved, marchOrdered, movementEnded, pathOpened, raftBuilt, womanEloped } from './walks.js';
import {
  standingOrderGiven,
  standingOrdersRevoked,
  windowAnswered,
  windowClosed,
  windowOpened,
} from './windows.js';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    // The most frequent facts stand first: cases are compared one after another.
    case 'figure-moved':
      return figureMoved(state, event);
    case 'window-answered':
      return windowAnswered(state, event);
    case 'phase-began':
      return phaseBegan(state, event);
    case 'step-ended':
      return stepEnded(state, event);
    case 'movement-ended':
      return movementEnded(state, event);
    case 'fight-rolled':
      return fightRolled(state, event);
    case 'card-drawn':
      return cardDrawn(state, event);
    case 'income-received':
      return incomeReceived(state, event);
    case 'food-paid':
      return foodPaid(state, event);
    case 'standing-order-given':
      return standingOrderGiven(state, event);
    case 'standing-orders-revoked':
      return standingOrdersRevoked(state, event);
    case 'nature-window-opened':
      return windowOpened(state, 'nature-window', event);
    case 'fight-window-opened':
      return windowOpened(state, 'fight-window', event);
    case 'window-closed':
      return windowClosed(state);
    case 'fight-began':
      return fightBegan(state, event);
    case 'fight-ended':
      return fightEnded(state);
    case 'figure-lost':
      return figureLost(state, event);
    case 'figure-starved':
      return figureStarved(state, event);
    case 'animal-killed':
      return animalKilled(state, event);
    case 'card-played':
      return cardPlayed(state, event);

    case 'board-laid':
      return withChanges(state, { north: event.north, south: event.south });
    case 'start-seat-rolled':
      return startSeatRolled(state, event);
    case 'round-began':
      return roundBegan(state, event);
    case 'order-set':
      return withChanges(state, { start: event.start });
    case 'season-changed':
      return withChanges(state, { left: event.left });
    case 'round-ended':
      return withChanges(state, { announced: event.announced, agenda: [] });
    case 'game-ended':
      return withChanges(state, { agenda: [], over: { reason: event.reason, winners: event.winners } });

    case 'events-shuffled':
      return eventsShuffled(state, event);
    case 'event-turned':
      return eventTurned(state, event);
    case 'event-lasted':
      return withChanges(state, { lasting: [...state.lasting, event.event] });
    case 'region-struck':
    case 'species-struck':
      return state;
    case 'wind-rolled':
      return windRolled(state, event);
    case 'wind-turned':
      return withChanges(state, { wind: directionOf(event.direction) });
    case 'shaman-called':
      return withChanges(state, { shamans: [...state.shamans, event.seat] });
    case 'herd-directed':
      return herdDirected(state, event);
    case 'pack-called':
      return withChanges(state, { calls: [...state.calls, { hex: event.hex, wolves: event.wolves }] });
    case 'hexes-closed':
      return hexesClosed(state, event);
    case 'embers-lit':
      return withChanges(state, { embers: [...state.embers, ...event.hexes] });
    case 'tiles-drawn':
      return withChanges(state, { arriving: event.tiles.map(({ tile }) => tile) });
    case 'animals-removed':
      return animalsRemoved(state, event);
    case 'pack-appeared':
      return packAppeared(state, event);
    case 'animals-arrived':
      return animalsArrived(state, event);
    case 'animals-moved':
      return animalsMoved(state, event);

    case 'path-opened':
      return pathOpened(state, event);
    case 'march-ordered':
      return marchOrdered(state, event);
    case 'raft-built':
      return raftBuilt(state, event);
    case 'woman-eloped':
      return womanEloped(state, event);
    case 'rationing-announced':
      return withChanges(state, { rationing: [...state.rationing, event.seat] });

    case 'camp-placed':
      return campPlaced(state, event);
    case 'camp-founded':
      return campFounded(state, event);
    case 'camp-lost':
      return campLost(state, event);
    case 'fence-built':
      return withChanges(state, { fences: set(state.fences, event.hex, event.bonus) });
    case 'people-removed':
      return peopleRemoved(state, event);
    case 'child-born':
      return childBorn(state, event);
    case 'stranger-came':
      return withChanges(
        state,
        event.figure === 'woman' ? { loneWoman: event.hex } : { loneWarrior: event.hex },
      );
    case 'stranger-left':
      return withChanges(state, event.figure === 'woman' ? { loneWoman: NOWHERE } : { loneWarrior: NOWHERE });
    case 'stranger-joined':
      return strangerJoined(state, event);
    case 'tribe-died-out':
      return tribeDiedOut(state, event);
    case 'tribe-returned':
      return tribeReturned(state, event);
    case 'return-declined':
      return returnDeclined(state, event);

    case 'fighter-strengthened':
      return fighterStrengthened(state, event);
    case 'amazons-joined':
      return amazonsJoined(state, event);
    case 'meat-smoked':
      return withChanges(state, { smoked: added(state.smoked, event.seat, event.food) });
    case 'losses-demanded':
      return lossesDemanded(state, event);
    case 'tribe-fled':
      return tribeFled(state, event);
    case 'women-joined':
      return womenJoined(state, event);
    case 'camp-conquered':
      return campConquered(state, event);
    case 'camp-kept':
      return campKept(state, event);
    case 'camp-burnt':
      return campBurnt(state, event);

    case 'field-sown':
      return fieldSown(state, event);
    case 'field-damaged':
      return withChanges(state, { fields: set(state.fields, event.hex, event.ears) });
    case 'fire-placed':
      return withChanges(state, { fire: set(state.fire, event.seat, event.hex) });
    case 'fire-lost':
      return withChanges(state, { fire: set(state.fire, event.seat, NOWHERE) });
    case 'food-gained':
      return withChanges(state, { food: added(state.food, event.seat, event.food) });
    case 'food-lost':
      return withChanges(state, { food: added(state.food, event.seat, -event.food) });
    case 'food-stolen':
      return foodStolen(state, event);
    case 'discards-shuffled':
      return discardsShuffled(state);
  }
  return assertNever(event);
}
