import type { Recording } from '../record.js';
import type { ActionShape, ComponentsShape, EventShape, Telling } from '../rulebook.js';

/** A step of the agenda: plain data, with its name. */
export interface StepShape {
  readonly step: string;
}

/*
 * The types of a rulebook stand in one interface, with the members State, Step, Event, Action, View, Options,
 * Components and Code (of rejections); what a rulebook does without may be missing. They are looked up one by one, because
 * the types of events and actions are known only when these have been defined by means of the others.
 */
export type StateOf<Rules> = Rules extends { State: infer State } ? State : never;
export type StepsOf<Rules> = Rules extends { Step: infer Step extends StepShape } ? Step : StepShape;
export type EventsOf<Rules> = Rules extends { Event: infer Event extends EventShape } ? Event : never;
export type ActionsOf<Rules> = Rules extends { Action: infer Action extends ActionShape } ? Action : never;
export type ViewOf<Rules> = Rules extends { View: infer View } ? View : never;
export type OptionsOf<Rules> = Rules extends { Options: infer Options } ? Options : Record<string, never>;
export type ComponentsOf<Rules> = Rules extends { Components: infer Components extends ComponentsShape }
  ? Components
  : Record<string, never>;
export type CodeOf<Rules> = Rules extends { Code: infer Code extends string } ? Code : never;

export type NarrationOf<Rules> = Telling<ComponentsOf<Rules>>;
export type StepOf<Rules, Name extends string> = Rules extends { Step: unknown }
  ? Extract<StepsOf<Rules>, { step: Name }>
  : StepShape;
/** The events of one decision, and the state that they lead to: `game.add({ type: 'tile-taken', … })`. */
export type GameOf<Rules> = Recording<StateOf<Rules>, EventsOf<Rules>>;
