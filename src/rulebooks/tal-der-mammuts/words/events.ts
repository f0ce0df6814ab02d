import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenEvent } from '../schemas/event.js';
import { cardEventText } from './cards.js';
import { fightText } from './fights.js';
import { livingText } from './living.js';
import { natureText } from './nature.js';
import { roundText } from './rounds.js';
import type { Told } from './texts.js';
import { tribeText } from './tribes.js';

export function eventText(event: SeenEvent, told: Told): Text {
  switch (event.type) {
    case 'board-laid':
    case 'start-seat-rolled':
    case 'phase-began':
    case 'step-ended':
    case 'round-began':
    case 'season-changed':
    case 'order-set':
    case 'round-ended':
    case 'game-ended':
      return roundText(event, told);

    case 'events-shuffled':
    case 'event-turned':
    case 'tiles-drawn':
    case 'wind-rolled':
    case 'region-struck':
    case 'species-struck':
    case 'event-lasted':
    case 'hexes-closed':
    case 'embers-lit':
    case 'field-damaged':
    case 'stranger-came':
    case 'stranger-left':
    case 'stranger-joined':
    case 'animals-removed':
    case 'pack-appeared':
    case 'animals-arrived':
    case 'animals-moved':
      return natureText(event, told);

    case 'camp-placed':
    case 'camp-founded':
    case 'camp-lost':
    case 'camp-conquered':
    case 'camp-kept':
    case 'camp-burnt':
    case 'fire-lost':
    case 'fire-placed':
    case 'people-removed':
    case 'figure-moved':
    case 'path-opened':
    case 'march-ordered':
    case 'raft-built':
    case 'fence-built':
    case 'woman-eloped':
    case 'women-joined':
    case 'rationing-announced':
    case 'movement-ended':
    case 'tribe-returned':
    case 'tribe-died-out':
    case 'return-declined':
      return tribeText(event, told);

    case 'fight-began':
    case 'fighter-strengthened':
    case 'amazons-joined':
    case 'meat-smoked':
    case 'fight-rolled':
    case 'animal-killed':
    case 'losses-demanded':
    case 'figure-lost':
    case 'tribe-fled':
    case 'fight-ended':
      return fightText(event, told);

    case 'food-stolen':
    case 'food-gained':
    case 'food-lost':
    case 'income-received':
    case 'figure-starved':
    case 'food-paid':
    case 'child-born':
    case 'field-sown':
      return livingText(event, told);

    case 'nature-window-opened':
    case 'fight-window-opened':
    case 'window-answered':
    case 'window-closed':
    case 'card-played':
    case 'shaman-called':
    case 'wind-turned':
    case 'herd-directed':
    case 'pack-called':
    case 'discards-shuffled':
    case 'card-drawn':
    case 'standing-order-given':
    case 'standing-orders-revoked':
      return cardEventText(event, told);
  }
  return assertNever(event);
}
