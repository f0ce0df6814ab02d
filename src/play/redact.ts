import type { AnyOptions, AnyRulebook } from '../engine/any-rulebook.js';
import type { SealedEntry } from '../engine/fairness.js';
import type { Seat, Viewer } from '../engine/rulebook.js';

interface SeenStart {
  readonly kind: 'started';
  readonly version: number;
  readonly at: string;
  /** Of the whole entry and all before it: nobody can guess from it what they may not know. */
  readonly hash: string;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly events: readonly object[];
}

interface SeenAction {
  readonly kind: 'acted';
  readonly version: number;
  readonly at: string;
  readonly hash: string;
  readonly seat: Seat;
  /** Only for the seat that acted: an action may name what others must not know. */
  readonly action: object | null;
  readonly events: readonly object[];
}

/** An entry as one viewer may know it: what polling, long-poll and streams all carry. */
export type SeenEntry = SeenStart | SeenAction;

export function redact(rulebook: AnyRulebook, entry: SealedEntry, viewer: Viewer): SeenEntry {
  const events = entry.events.map((event) => rulebook.seen(event, viewer)).filter((event) => event !== null);
  const { version, hash } = entry;
  const at = entry.at.toISOString();
  if (entry.seat === null) {
    const { seats, options } = entry.action.config;
    return { kind: 'started', version, at, hash, seats, options, events };
  }
  const action = entry.seat === viewer ? entry.action : null;
  return { kind: 'acted', version, at, hash, seat: entry.seat, action, events };
}
