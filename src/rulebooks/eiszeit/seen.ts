import type { Viewer } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { Event, SeenEvent } from './schemas/event.js';

/** Decks and fire tiles are hidden from all; the back of a card shows its colour, its face one seat alone. */
export function seen(event: Event, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'deck-shuffled':
      return { type: event.type, colour: event.colour, count: event.count };
    case 'fires-dealt':
      return { type: event.type, regions: event.regions };
    case 'card-discarded':
    case 'card-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, colour: event.colour };
    case 'start-seat-drawn':
    case 'round-began':
    case 'turn-began':
    case 'card-played':
    case 'card-laid-down':
    case 'copy-offered':
    case 'card-copied':
    case 'stones-paid':
    case 'stones-taken':
    case 'stones-voided':
    case 'action-began':
    case 'opponent-chosen':
    case 'action-ended':
    case 'hunter-placed':
    case 'hunter-moved':
    case 'hunter-removed':
    case 'hunter-chosen':
    case 'hunters-swapped':
    case 'mammoth-placed':
    case 'mammoth-moved':
    case 'mammoth-removed':
    case 'fire-moved':
    case 'club-taken':
    case 'club-given':
    case 'fires-revealed':
    case 'conflict-resolved':
    case 'conflicts-ended':
    case 'region-scored':
    case 'glacier-offered':
    case 'glacier-laid':
    case 'glacier-declined':
    case 'pool-refilled':
    case 'game-ended':
      return event;
  }
  return assertNever(event);
}
