import type { Recording } from '../record.js';
import type { Audience, ComponentsShape, EventShape } from '../rulebook.js';

/** A step of the agenda: plain data, with its name. */
export interface StepShape {
  readonly step: string;
}

/*
 * The types of a rulebook are members of one interface: State, Step, Event, View, Options, Components and Code (of
 * rejections). Members that a rulebook does not need may be missing. Events know State and Components only.
 */
export type StateOf<Rules> = Rules extends { State: infer State } ? State : never;
export type StepsOf<Rules> = Rules extends { Step: infer Step extends StepShape } ? Step : StepShape;
export type EventsOf<Rules> = Rules extends { Event: infer Event extends EventShape } ? Event : never;
export type ViewOf<Rules> = Rules extends { View: infer View } ? View : never;
export type OptionsOf<Rules> = Rules extends { Options: infer Options } ? Options : Record<string, never>;
export type ComponentsOf<Rules> = Rules extends { Components: infer Components extends ComponentsShape }
  ? Components
  : Record<string, never>;
export type CodeOf<Rules> = Rules extends { Code: infer Code extends string } ? Code : never;

export type NarrationOf<Rules> = Audience<ComponentsOf<Rules>>;
export type StepOf<Rules, Name extends string> = Rules extends { Step: unknown }
  ? Extract<StepsOf<Rules>, { step: Name }>
  : StepShape;
/** Collects the events of one decision: `game.add({ type: 'tile-taken', … })`. */
export type GameOf<Rules> = Recording<StateOf<Rules>, EventsOf<Rules>>;
