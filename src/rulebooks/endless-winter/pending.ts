import { type Agenda, popped, pushed, replaced, topOf } from '../../engine/agenda.js';
import type { Seat } from '../../engine/rulebook.js';
import type { GainCode, Group } from './components/effects.js';
import type { Pending } from './fields.js';
import { measure } from './scoring/metrics.js';
import type { State, Step } from './state.js';

/** What a group brings to a seat now: counted out, and without what comes to nothing. */
export function pendingOf(
  state: State,
  seat: Seat,
  group: Group,
  { slot = -1, top = false }: { slot?: number; top?: boolean } = {},
): Pending[] {
  const pending: Pending[] = [];
  for (const one of group) {
    const { gain } = one;
    const n = timesOf(state, seat, one);
    if (n > 0) add(pending, { gain, n, slot: gain === 'neutral' ? slot : -1, top });
  }
  return pending;
}

export const timesOf = (state: State, seat: Seat, { n, per }: Group[number]): number =>
  per === undefined ? n : n * measure(state, seat, per);

/** The same gain of two sources is one gain that is larger. */
export function add(pending: Pending[], more: Pending): void {
  const at = pending.findIndex(
    ({ gain, slot, top }) => gain === more.gain && slot === more.slot && top === more.top,
  );
  const same = pending[at];
  if (same === undefined) pending.push(more);
  else pending[at] = { ...same, n: same.n + more.n };
}

/** The agenda after so many units of a gain were taken or given up; a step with nothing left is over. */
export function consumed(state: State, gain: GainCode, units: number, instead?: Pending): Step[] {
  const step = topOf(state.agenda);
  if (step?.step !== 'gain') throw new Error(`nothing is being gained: ${step?.step}`);
  const pending: Pending[] = [];
  let left = units;
  for (const one of step.pending) {
    if (one.gain !== gain || left === 0) pending.push(one);
    else if (one.n > left) {
      pending.push({ gain, n: one.n - left, slot: one.slot, top: one.top });
      left = 0;
    } else left -= one.n;
  }
  if (left > 0) throw new Error(`there is no ${gain} to take`);
  if (instead !== undefined) add(pending, instead);
  if (pending.length === 0) return popped(state.agenda);
  const taken = step.taken || instead === undefined;
  return replaced(state.agenda, { step: 'gain', seat: step.seat, from: step.from, pending, taken });
}

export const offered = (agenda: Agenda<Step>, seat: Seat, from: string, pending: readonly Pending[]) =>
  pending.length === 0 ? agenda : pushed<Step>(agenda, { step: 'gain', seat, from, pending, taken: false });
