import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenEvent } from '../schemas/event.js';
import { cardEvent } from './card-events.js';
import { pieceEvent } from './piece-events.js';
import { roundEvent } from './round-events.js';
import type { Told } from './vocabulary.js';

export function event(what: SeenEvent, telling: Told): string {
  switch (what.type) {
    case 'deck-shuffled':
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
    case 'card-discarded':
    case 'card-drawn':
      return cardEvent(what, telling);
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
    case 'glacier-laid':
    case 'glacier-declined':
      return pieceEvent(what, telling);
    case 'start-seat-drawn':
    case 'fires-dealt':
    case 'round-began':
    case 'turn-began':
    case 'fires-revealed':
    case 'conflict-resolved':
    case 'conflicts-ended':
    case 'region-scored':
    case 'glacier-offered':
    case 'pool-refilled':
    case 'game-ended':
      return roundEvent(what, telling);
  }
  return assertNever(what);
}
