import type { AnyRulebook } from '../engine/any-rulebook.js';
import type { TaskName } from '../play/work/tasks.js';
import { frozenHashOf } from '../rulebooks/frozen.js';

/** How a thread finds a rulebook, which cannot be sent to it. */
export type Source =
  | { readonly kind: 'module'; readonly id: string }
  | { readonly kind: 'frozen'; readonly hash: string };

/** What a thread is sent. */
export interface Job {
  readonly name: TaskName;
  readonly source: Source;
  readonly input: unknown;
  /** One number, not 0 once the work shall stop. Shared between threads. */
  readonly stop: Int32Array;
}

/** Null for a rulebook that no thread can load. */
export function sourceOf(rulebook: AnyRulebook, rulebooks: readonly AnyRulebook[]): Source | null {
  if (rulebooks.includes(rulebook)) return { kind: 'module', id: rulebook.meta.id };
  const hash = frozenHashOf(rulebook);
  return hash === null ? null : { kind: 'frozen', hash };
}
