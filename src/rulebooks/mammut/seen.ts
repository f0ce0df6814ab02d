import type { Viewer } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { Event, SeenEvent } from './schemas/event.js';

/** Shuffles and the undersides of tiles stay hidden from all; cards and glances belong to one seat. */
export function seen(event: Event, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'deck-shuffled':
      return { type: event.type, count: event.count };
    case 'tiles-thrown':
      return { type: event.type, round: event.round, seat: event.seat, faces: event.faces };
    case 'card-drawn':
    case 'scoring-card-played':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'tile-peeked':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, place: event.place };
    case 'start-seat-drawn':
    case 'animal-gained':
    case 'loot-card-played':
    case 'tile-flipped':
    case 'share-returned':
    case 'card-finished':
    case 'tile-taken':
    case 'rest-taken':
    case 'share-robbed':
    case 'tile-returned':
    case 'turn-passed':
    case 'cards-revealed':
    case 'questions-turned':
    case 'points-scored':
    case 'fur-advanced':
    case 'scoring-began':
    case 'animal-offered':
    case 'trade-offered':
    case 'tile-traded':
    case 'offer-ended':
    case 'round-ended':
    case 'game-ended':
      return event;
  }
  return assertNever(event);
}
