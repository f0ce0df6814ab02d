import type { Json } from '../kernel/json.js';

/** A flat, plain object. Its id on the wire is built from its fields (see `actionId`). */
export interface ActionShape {
  readonly type: string;
}

export interface EventShape {
  readonly type: string;
}

/** Any action and any event, without the types of a particular rulebook. */
export type AnyAction = ActionShape & { readonly [field: string]: string | number | boolean };
export type AnyEvent = EventShape & { readonly [field: string]: Json };
