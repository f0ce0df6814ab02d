import type { Json } from '../kernel/json.js';
import type { ComponentsShape, Config, Rulebook } from './rulebook.js';
import type { ActionShape, AnyAction, AnyEvent, EventShape } from './shapes.js';

export type { AnyAction, AnyEvent } from './shapes.js';

/*
 * The one place that erases the types of a particular rulebook. Everything above the rulebooks passes their values
 * on without reading them. Values from clients are validated against `schemas` first.
 */
declare const opaque: unique symbol;
export interface AnyState {
  readonly [opaque]: 'state';
}
export interface AnyView {
  readonly [opaque]: 'view';
}
export type AnyOptions = { readonly [name: string]: Json };
export type AnyConfig = Config<AnyOptions, ComponentsShape>;
export type AnyRulebook = Rulebook<AnyState, AnyAction, AnyEvent, AnyView, AnyOptions, ComponentsShape>;

export function erase<
  State,
  Action extends ActionShape,
  Event extends EventShape,
  View,
  Options,
  Components extends ComponentsShape,
>(rulebook: Rulebook<State, Action, Event, View, Options, Components>): AnyRulebook {
  return rulebook as unknown as AnyRulebook;
}

/** A rulebook from an engine file, which has no types. */
export const adopt = (rulebook: object): AnyRulebook => rulebook as AnyRulebook;
