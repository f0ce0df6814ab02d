import { popped, pushed } from '../../../engine/agenda.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { START } from '../hexes.js';
import { offered } from '../pending.js';
import { changedPlayer } from '../player.js';
import type { Event, EventOf } from '../schemas/event.js';
import { playerOf, type State, type Step, withChanges } from '../state.js';
import {
  cardBuried,
  cardDiscarded,
  cardDrawn,
  cardLaid,
  discardsShuffled,
  memberRecruited,
} from './cards.js';
import { changedAt, plus, withPlayer } from './change.js';
import { abilityUsed, gainTaken, idolStepped, incomeLowered, pointsGained } from './gains.js';
import { campMoved, campPlaced, megalithBuilt, settlementBuilt } from './land.js';
import {
  eclipseEnded,
  eclipsePartBegun,
  figuresReturned,
  pilesRevealed,
  restTileTurned,
  roundBegun,
} from './round.js';
import {
  advancementTaken,
  animalSlain,
  animalsRevealed,
  animalTaken,
  displayFilled,
  stoneTaken,
} from './supplies.js';
import {
  advancementPlayed,
  figurePlaced,
  foodSpent,
  memberPlayed,
  restTileTaken,
  spaceLeft,
  turnBegun,
  turnEnded,
} from './turn.js';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    // What happens most comes first: the cases are tried in this order.
    case 'space-left':
      return spaceLeft(state, event);
    case 'member-played':
      return memberPlayed(state, event);
    case 'turn-ended':
      return turnEnded(state, event);
    case 'turn-begun':
      return turnBegun(state, event);
    case 'advancements-ended':
    case 'laying-ended':
    case 'eclipse-part-ended':
    case 'gain-ended':
      return withChanges(state, { agenda: popped(state.agenda) });
    case 'figure-placed':
      return figurePlaced(state, event);
    case 'ability-used':
      return abilityUsed(state, event);
    case 'gain-taken':
      return gainTaken(state, event);
    case 'card-drawn':
      return cardDrawn(state, event);
    case 'eclipse-part-begun':
      return eclipsePartBegun(state, event);
    case 'advancement-played':
      return advancementPlayed(state, event);
    case 'food-spent':
      return foodSpent(state, event);
    case 'income-lowered':
      return incomeLowered(state, event);
    case 'order-drawn':
      return withChanges(state, { order: event.order });
    case 'land-laid':
      return firstCamps(withChanges(state, { land: { ...state.land, terrain: event.terrain } }));
    case 'ground-laid':
      return withChanges(state, { land: { ...state.land, sites: event.sites } });
    case 'stones-laid':
      return withChanges(state, { stones: event.stones });
    case 'advancements-shuffled':
      return withChanges(state, { decks: [event.one, event.two], display: event.display });
    case 'animals-shuffled':
      return withChanges(state, { animalDeck: event.deck, ground: event.ground });
    case 'pile-shuffled':
      return withChanges(state, { players: withPlayer(state, event.seat, { deck: event.cards }) });
    case 'discards-shuffled':
      return discardsShuffled(state, event);
    case 'finds-hidden':
      return withChanges(state, { land: { ...state.land, finds: hidden(state, event) } });
    case 'rest-tiles-shuffled':
      return withChanges(state, {
        rest: { stack: event.tiles, unseen: event.tiles.length, open: '' },
      });
    case 'chiefs-dealt':
      return dealt(state, 'chief', event.chiefs, event.draft);
    case 'setups-dealt':
      return dealt(state, 'setup', event.cards, event.draft);
    case 'chief-chosen':
      return withChanges(state, {
        agenda: popped(state.agenda),
        offers: { ...state.offers, chiefs: state.offers.chiefs.filter((chief) => chief !== event.chief) },
        players: withPlayer(state, event.seat, { chief: event.chief, side: event.side }),
      });
    case 'setup-chosen':
      return withChanges(state, {
        agenda: popped(state.agenda),
        offers: { ...state.offers, setups: state.offers.setups.filter((card) => card !== event.card) },
        players: withPlayer(state, event.seat, { setupCard: event.card }),
      });
    case 'hands-due':
      return withChanges(state, { agenda: [], offers: { chiefs: [], setups: [] } });
    case 'round-begun':
      return roundBegun(state, event);
    case 'rest-tile-taken':
      return restTileTaken(state, event);
    case 'gain-offered':
      return withChanges(state, { agenda: offered(state, event.seat, event.from, event.gains) });
    case 'points-gained':
      return pointsGained(state, event);
    case 'card-discarded':
      return cardDiscarded(state, event);
    case 'card-laid':
      return cardLaid(state, event);
    case 'card-buried':
      return cardBuried(state, event);
    case 'member-recruited':
      return memberRecruited(state, event);
    case 'advancement-taken':
      return advancementTaken(state, event);
    case 'display-filled':
      return displayFilled(state, event);
    case 'animal-taken':
      return animalTaken(state, event);
    case 'animals-revealed':
      return animalsRevealed(state, event);
    case 'animal-slain':
      return animalSlain(state, event);
    case 'stone-taken':
      return stoneTaken(state, event);
    case 'camp-placed':
      return campPlaced(state, event);
    case 'camp-moved':
      return campMoved(state, event);
    case 'settlement-built':
      return settlementBuilt(state, event);
    case 'megalith-built':
      return megalithBuilt(state, event);
    case 'idol-stepped':
      return idolStepped(state, event);
    case 'piles-revealed':
      return pilesRevealed(state, event);
    case 'stone-scored': {
      const { points } = playerOf(state, event.seat);
      return withChanges(state, {
        players: withPlayer(state, event.seat, { points: points + event.points }),
      });
    }
    case 'eclipse-ended':
      return eclipseEnded(state);
    case 'figures-returned':
      return figuresReturned(state);
    case 'rest-tile-turned':
      return restTileTurned(state, event);
    case 'points-scored': {
      const { points } = playerOf(state, event.seat);
      return withChanges(state, {
        players: withPlayer(state, event.seat, { points: points + event.points }),
        results: {
          ...state.results,
          endPoints: changedAt(state.results.endPoints, event.seat, (parts) => [...parts, event.points]),
        },
      });
    }
    case 'game-ended':
      return withChanges(state, { agenda: [], phase: 'over' });
  }
  return assertNever(event);
}

const hidden = ({ land }: State, event: EventOf<'finds-hidden'>): string[] =>
  land.finds.map((_, tile) => event.finds[event.tiles.indexOf(tile)] ?? '');

/** Everybody's first camp stands on the start tile. */
function firstCamps(state: State): State {
  const players = state.players.map((player) =>
    changedPlayer(player, { campsLeft: player.campsLeft - 1, camps: plus(player.camps, START, 1) }),
  );
  return withChanges(state, { players });
}

/** Chiefs are chosen before set-up cards, and hands are drawn when everybody has both. */
function dealt(state: State, step: 'chief' | 'setup', offer: readonly string[], draft: boolean): State {
  const order = step === 'setup' && draft ? [...state.order].reverse() : state.order;
  const steps = order.map((seat, index): Step => ({ step, seat, dealt: draft ? '' : (offer[index] ?? '') }));
  const onOffer = draft ? offer : [];
  const [open, ...before] = state.agenda;
  return step === 'chief'
    ? withChanges(state, {
        agenda: pushed<Step>([], ...steps, { step: 'open' }),
        offers: { ...state.offers, chiefs: onOffer },
      })
    : withChanges(state, {
        agenda: [...pushed<Step>(open === undefined ? [] : [open], ...steps), ...before],
        offers: { ...state.offers, setups: onOffer },
      });
}
