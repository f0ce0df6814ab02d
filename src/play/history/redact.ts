import type { AnyOptions, AnyRulebook } from '../../engine/any-rulebook.js';
import { isAction, isStart, type ServiceAction } from '../../engine/entry.js';
import type { SealedEntry } from '../../engine/fairness.js';
import type { Seat, Viewer } from '../../engine/rulebook.js';

interface Seen {
  readonly version: number;
  readonly at: string;
  /** The salted hash of the whole entry and all before it: hidden parts cannot be guessed from it. */
  readonly hash: string;
}

interface SeenStart extends Seen {
  readonly kind: 'started';
  readonly seats: number;
  readonly options: AnyOptions;
  readonly events: readonly object[];
}

interface SeenAction extends Seen {
  readonly kind: 'acted';
  readonly seat: Seat;
  /** Null for other seats: an action may contain hidden information. */
  readonly action: object | null;
  readonly events: readonly object[];
}

/** Service entries are public. */
export const serviceEntryKinds = {
  undo: 'undone',
  ask_undo: 'undo_asked',
  grant_undo: 'undo_granted',
  refuse_undo: 'undo_refused',
  resign: 'resigned',
  lapse: 'lapsed',
  return: 'returned',
  leave: 'left',
  join: 'joined',
  close: 'closed',
  change_engine: 'engine_changed',
} as const satisfies Record<ServiceAction['type'], string>;

interface SeenServiceEntry extends Seen {
  readonly kind: (typeof serviceEntryKinds)[ServiceAction['type']];
  readonly seat: Seat | null;
  /** For an undo or a request for one: the version to return to. */
  readonly to: number | null;
  /** For a change of the engine: the version of the rules before and after it. */
  readonly rules: { readonly from: string; readonly to: string } | null;
}

/** An entry as one viewer may know it. Pages, long polls and streams all carry the same. */
export type SeenEntry = SeenStart | SeenAction | SeenServiceEntry;

export function redact(rulebook: AnyRulebook, entry: SealedEntry, viewer: Viewer): SeenEntry {
  const { version, hash } = entry;
  const seen = { version, at: entry.at.toISOString(), hash };
  const events = entry.events.map((event) => rulebook.seen(event, viewer)).filter((event) => event !== null);
  if (isStart(entry)) {
    const { seats, options } = entry.action.config;
    return { kind: 'started', ...seen, seats, options, events };
  }
  if (isAction(entry)) {
    const action = entry.seat === viewer ? entry.action : null;
    return { kind: 'acted', ...seen, seat: entry.seat, action, events };
  }
  const { action } = entry;
  return {
    kind: serviceEntryKinds[action.type],
    ...seen,
    seat: 'by' in action ? action.by : null,
    to: 'to' in action ? action.to : null,
    rules: 'rules' in action ? action.rules : null,
  };
}
