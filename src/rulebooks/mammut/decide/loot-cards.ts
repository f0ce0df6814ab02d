import { topOf } from '../../../engine/agenda.js';
import type { Recording } from '../../../engine/record.js';
import type { Seat } from '../../../engine/rulebook.js';
import { effectOf, isLoot } from '../cards.js';
import { answers } from '../legal.js';
import type { Event } from '../schemas/event.js';
import { placesAt } from '../shares.js';
import type { State, Step } from '../state.js';
import { hiddenFace } from '../tiles.js';

type Playing = Recording<State, Event>;

export function play(recording: Playing, seat: Seat, card: string): void {
  const open = isLoot(effectOf(recording.state.components, card));
  recording.add({ type: open ? 'loot-card-played' : 'scoring-card-played', seat, card });
}

export function peek(recording: Playing, seat: Seat, place: number): void {
  recording.add({ type: 'tile-peeked', seat, place, face: hiddenFace(recording.state, place) });
  finishIfSpent(recording, seat);
}

export function flip(recording: Playing, seat: Seat, place: number): void {
  recording.add({ type: 'tile-flipped', seat, place, face: hiddenFace(recording.state, place) });
  finishIfSpent(recording, seat);
}

export function returnShare(recording: Playing, seat: Seat, share: number): void {
  recording.add({ type: 'share-returned', seat, share, places: placesAt(recording.state, share) });
  finishIfSpent(recording, seat);
}

/** Ends the card when it allows no more tiles, or when only `done` is left to say. */
function finishIfSpent(recording: Playing, seat: Seat): void {
  const { state } = recording;
  const step = topOf(state.agenda);
  if (step?.step !== 'peek' && step?.step !== 'flip' && step?.step !== 'return') return;
  if (isSpent(state, step) || answers(state, step).length <= 1)
    recording.add({ type: 'card-finished', seat });
}

function isSpent(state: State, step: Extract<Step, { card: string }>): boolean {
  const effect = effectOf(state.components, step.card);
  return 'tiles' in effect && 'chosen' in step && step.chosen.length >= effect.tiles;
}
