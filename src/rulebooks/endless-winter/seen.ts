import type { Viewer } from '../../engine/rulebook.js';
import type { Event, SeenEvent } from './schemas/event.js';

/** Shuffles stay hidden from all; cards that are drawn, laid or buried from the hand belong to one seat. */
export function seen(event: Event, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'advancements-shuffled':
      return { type: event.type, display: event.display };
    case 'animals-shuffled':
      return { type: event.type, ground: event.ground, left: event.left };
    case 'pile-shuffled':
    case 'discards-shuffled':
      return { type: event.type, seat: event.seat, count: event.count };
    case 'finds-hidden':
      return { type: event.type, tiles: event.tiles };
    case 'rest-tiles-shuffled':
      return { type: event.type, count: event.count };
    case 'card-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, income: event.income };
    case 'card-laid':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'card-buried':
      // From the discards and from the table everybody sees which card goes.
      return event.seat === viewer || event.from !== 'hand'
        ? event
        : { type: event.type, seat: event.seat, from: event.from };
    default:
      return allPublic(event);
  }
}

/** An event that carries a secret does not fit here, so a new one cannot be forgotten above. */
const allPublic = (event: PublicEvent): SeenEvent => event;
type PublicEvent = Exclude<
  Event,
  {
    type:
      | 'advancements-shuffled'
      | 'animals-shuffled'
      | 'pile-shuffled'
      | 'discards-shuffled'
      | 'finds-hidden'
      | 'rest-tiles-shuffled'
      | 'card-drawn'
      | 'card-laid'
      | 'card-buried';
  }
>;
