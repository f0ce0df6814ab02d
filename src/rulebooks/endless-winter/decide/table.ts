import type { Rng } from '../../../kernel/rng.js';
import { catalogueOf } from '../catalogue.js';
import type { StepOf } from '../state.js';
import { offer } from './gains.js';
import { drawForRound, turnRestTile } from './preparation.js';
import type { Deciding } from './recording.js';

/** A set-up card that was dealt is carried out unasked; in a draft it is chosen first. */
export function takeDealt(recording: Deciding, { seat, dealt }: StepOf<'setup'>): boolean {
  if (dealt === '') return false;
  chooseSetup(recording, seat, dealt);
  return true;
}

export function chooseSetup(recording: Deciding, seat: number, card: string): void {
  recording.add({ type: 'setup-chosen', seat, card });
  const gain = catalogueOf(recording.state.components).setupCards.get(card)?.gain ?? [];
  offer(recording, seat, `setup/${card}`, gain);
}

export function drawHands(recording: Deciding, rng: Rng): void {
  recording.add({ type: 'hands-due' });
  drawForRound(recording, rng);
  turnRestTile(recording);
  recording.add({ type: 'round-begun', round: 1 });
}
