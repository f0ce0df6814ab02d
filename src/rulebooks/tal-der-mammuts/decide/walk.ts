import type { Seat } from '../../../engine/rulebook.js';
import { foundable } from '../ground.js';
import type { ActionOf } from '../schemas/action.js';
import { unmoved } from '../walk.js';
import { leftAfter, opensPath, reach } from '../walking.js';
import type { Deciding } from './deciding.js';

export function move(recording: Deciding, seat: Seat, { figure, from, to }: ActionOf<'move'>): void {
  const { state } = recording;
  const walk = state.walk ?? unmoved;
  const path = opensPath(walk, from);
  const left = leftAfter(state, to, reach(state, walk, from), path);
  recording.add({ type: 'figure-moved', seat, figure, from, to, left, path, on: false });
}

export function goOn(recording: Deciding, seat: Seat, to: number): void {
  const { state } = recording;
  const walker = state.walk?.walker;
  if (walker === null || walker === undefined) throw new Error('nobody is on the way');
  const { figure, hex, path } = walker;
  const left = leftAfter(state, to, walker.left, path);
  recording.add({ type: 'figure-moved', seat, figure, from: hex, to, left, path, on: true });
}

export function endMovement(recording: Deciding, seat: Seat): void {
  const founding = foundable(recording.state, seat).length > 0;
  recording.add({ type: 'movement-ended', seat, founding });
}
