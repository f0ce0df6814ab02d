import type { Viewer } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { Event, SeenEvent } from './schemas/event.js';

/** Cards and answers belong to one seat; a standing order is nobody else's business at all. */
export function seen(event: Event, viewer: Viewer): SeenEvent | null {
  switch (event.type) {
    case 'card-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'window-answered':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, window: event.window };
    case 'standing-order-given':
    case 'standing-orders-revoked':
      return event.seat === viewer ? event : null;
    case 'board-laid':
    case 'start-seat-rolled':
    case 'camp-placed':
    case 'phase-began':
    case 'step-ended':
    case 'round-began':
    case 'events-shuffled':
    case 'event-turned':
    case 'tiles-drawn':
    case 'wind-rolled':
    case 'nature-window-opened':
    case 'fight-window-opened':
    case 'window-closed':
    case 'card-played':
    case 'shaman-called':
    case 'wind-turned':
    case 'herd-directed':
    case 'pack-called':
    case 'region-struck':
    case 'species-struck':
    case 'event-lasted':
    case 'season-changed':
    case 'hexes-closed':
    case 'embers-lit':
    case 'animals-removed':
    case 'people-removed':
    case 'camp-lost':
    case 'field-damaged':
    case 'fire-lost':
    case 'fire-placed':
    case 'losses-demanded':
    case 'figure-lost':
    case 'stranger-came':
    case 'stranger-left':
    case 'stranger-joined':
    case 'pack-appeared':
    case 'animals-arrived':
    case 'animals-moved':
    case 'tribe-returned':
    case 'order-set':
    case 'figure-moved':
    case 'path-opened':
    case 'march-ordered':
    case 'raft-built':
    case 'fence-built':
    case 'woman-eloped':
    case 'rationing-announced':
    case 'movement-ended':
    case 'camp-founded':
    case 'fight-began':
    case 'fighter-strengthened':
    case 'amazons-joined':
    case 'meat-smoked':
    case 'fight-rolled':
    case 'animal-killed':
    case 'tribe-fled':
    case 'fight-ended':
    case 'women-joined':
    case 'camp-conquered':
    case 'camp-kept':
    case 'camp-burnt':
    case 'food-stolen':
    case 'food-gained':
    case 'food-lost':
    case 'income-received':
    case 'figure-starved':
    case 'food-paid':
    case 'child-born':
    case 'field-sown':
    case 'discards-shuffled':
    case 'tribe-died-out':
    case 'return-declined':
    case 'round-ended':
    case 'game-ended':
      return event;
  }
  return assertNever(event);
}
