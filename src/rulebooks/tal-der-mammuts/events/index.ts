import type { TUnsafe } from 'typebox';
import type { EventOf } from '../../../engine/define/index.js';
import type { CardAction } from '../fields.js';
import * as cards from './cards.js';
import * as fights from './fights.js';
import * as food from './food.js';
import * as nature from './nature.js';
import * as people from './people.js';
import * as rounds from './rounds.js';
import * as walks from './walks.js';

const events = [
  rounds.boardLaid,
  rounds.startSeatRolled,
  people.campPlaced,
  rounds.phaseBegan,
  rounds.stepEnded,
  rounds.roundBegan,
  nature.eventsShuffled,
  nature.eventTurned,
  nature.tilesDrawn,
  nature.windRolled,
  cards.natureWindowOpened,
  cards.fightWindowOpened,
  cards.windowClosed,
  cards.cardPlayed,
  cards.shamanCalled,
  cards.windTurned,
  cards.herdDirected,
  cards.packCalled,
  nature.regionStruck,
  nature.speciesStruck,
  nature.eventLasted,
  rounds.seasonChanged,
  nature.hexesClosed,
  nature.embersLit,
  nature.animalsRemoved,
  people.peopleRemoved,
  people.campLost,
  nature.fieldDamaged,
  people.fireLost,
  people.firePlaced,
  fights.lossesDemanded,
  fights.figureLost,
  nature.strangerCame,
  nature.strangerLeft,
  nature.strangerJoined,
  nature.packAppeared,
  nature.animalsArrived,
  nature.animalsMoved,
  people.tribeReturned,
  rounds.orderSet,
  walks.figureMoved,
  walks.pathOpened,
  walks.marchOrdered,
  walks.raftBuilt,
  walks.fenceBuilt,
  walks.womanEloped,
  walks.rationingAnnounced,
  walks.movementEnded,
  people.campFounded,
  fights.fightBegan,
  fights.fighterStrengthened,
  fights.amazonsJoined,
  fights.meatSmoked,
  fights.fightRolled,
  fights.animalKilled,
  fights.tribeFled,
  fights.fightEnded,
  fights.womenJoined,
  fights.campConquered,
  fights.campKept,
  fights.campBurnt,
  food.foodStolen,
  food.foodGained,
  food.foodLost,
  food.incomeReceived,
  food.figureStarved,
  food.foodPaid,
  food.childBorn,
  food.fieldSown,
  cards.discardsShuffled,
  people.tribeDiedOut,
  people.returnDeclined,
  rounds.roundEnded,
  rounds.gameEnded,
  cards.cardDrawn,
] as const;

/** In the order of the API document. The schema of `window-answered` allows every action, though it holds cards. */
export const eventsWith = (AnyAction: TUnsafe<CardAction>) =>
  [
    ...events,
    cards.windowAnswered(AnyAction),
    cards.standingOrderGiven,
    cards.standingOrdersRevoked,
  ] as const;
export type Event = EventOf<ReturnType<typeof eventsWith>>;
