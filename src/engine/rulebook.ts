import type { TSchema } from 'typebox';
import type { Rng } from '../kernel/rng.js';
import type { Sourced } from './components.js';
import type { Layout, Picture } from './drawing/picture.js';
import type { ActionShape, EventShape } from './shapes.js';

/*
 * The words that the whole project uses, and only these:
 *
 *   rulebook       a title in the registry, with its engine; rulesVersion names one state of its rules
 *   game           one playing of a rulebook: one log
 *   seat           index 0..n-1; rules know seats, not players
 *   player         an account, human or bot, that holds seats
 *   viewer         a seat, or a spectator
 *   prompt         a question that a seat has to answer now; follows from public facts only
 *   action         a seat's answer, one small step, on the wire
 *   event          a fact that an action caused, named in past tense
 *   entry          one row of the log: version, seat, action, events, time
 *   version        number of entries; also the ETag and the cursor of streams
 *   turn           what a seat does between being asked and another seat being asked
 *   rejection      { code, detail }: an expected refusal; a value, never thrown
 *   view           what a viewer may know, built from an allow-list
 *   components     maps, cards, tiles, numbers: data that a game is created with
 *   reconstructed  a component value of our own, because the printed one is not public
 *   table status   what the service keeps of a game beside its rules: clocks, who plays for whom, undo
 *                  requests
 *   service entry  an entry that the service wrote, such as lapse, resign, undo, join
 *   built-in bot   the bot of a rulebook
 */

export type Seat = number;
export type BySeat<Item> = readonly Item[];

export const SPECTATOR = 'spectator';
export type Viewer = Seat | typeof SPECTATOR;

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** How well seats stand before the end. */
export interface Worth<State> {
  /** By seat, in any unit. */
  of(state: State): BySeat<number>;
  /** After how many steps a playout is judged by it: where it tells most about the action that began the playout. */
  readonly after: number;
}

/** A text for people, in every language. */
export type Text = { readonly [In in Language]: string };

/** A text in every language, or in English alone where it is not about rules, or from an older engine. */
export type Detail = Text | string;

export type { ActionShape, EventShape } from './shapes.js';

/** One value group per key, each with its provenance. */
export type ComponentsShape = { readonly [group: string]: Sourced<unknown> };

export interface Prompt {
  readonly seat: Seat;
  /** A key of `meta.prompts`. */
  readonly kind: string;
  /** Public facts about the question, such as the card that was played. */
  readonly about?: { readonly [name: string]: string | number | boolean };
}

export interface Rejection {
  readonly code: string;
  readonly detail: string;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is the winner. Tied seats share a rank. */
  readonly rank: number;
  readonly score: number;
  /** The values compared after the score, in order, so that a client can explain the rank. */
  readonly tieBreaks: readonly { readonly by: string; readonly value: number }[];
}

export interface Outcome {
  /** Why the game ended; a rulebook may have several reasons. */
  readonly reason: string;
  /** Best first; every seat once. */
  readonly standings: readonly Standing[];
}

/** The words of outcomes. */
export interface Ending {
  /** What a score counts, such as “points” or “camps”. */
  readonly score: Text;
  /** For every `reason` of an outcome, why the game is over, as a sentence. */
  readonly reasons: { readonly [reason: string]: Text };
  /** For every `by` of a tie-break, what is compared. */
  readonly tieBreaks: { readonly [by: string]: Text };
}

/** What players read of an option. */
export interface OptionWords {
  readonly name: Text;
  readonly hint: Text;
  /** Of values that do not speak for themselves. */
  readonly values?: { readonly [value: string]: Text };
}

export interface Config<Options, Components> {
  readonly seats: number;
  readonly options: Options;
  readonly components: Components;
}

/** The events of an action, and the state after them. */
export interface Decision<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

export interface Violation {
  /** A JSON pointer into the config: `/components/tiles/values/3`. */
  readonly pointer: string;
  readonly detail: Detail;
}

export interface Meta {
  readonly id: string;
  readonly titles: Text;
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised with every change after which a log could replay differently. */
  readonly rulesVersion: string;
  /** A summary of the rules in our own words, as Markdown. */
  readonly summary: Text;
  /** The question of each kind of prompt, as one sentence. */
  readonly prompts: { readonly [kind: string]: Text };
  /** For every option, what it is called. Without it, forms show the names of the schema. */
  readonly options?: { readonly [option: string]: OptionWords };
  /** What an outcome says, in words. Without it, clients show the numbers alone. */
  readonly ending?: Ending;
  /** Every code that `reasons` can return, with its meaning. The API document lists them. */
  readonly rejections: { readonly [code: string]: Text };
}

/**
 * The API document, the validators and the serialisers are built from these. `event` and `view` are the schemas
 * of what `seen` and `view` return, for any viewer.
 */
export interface Schemas {
  readonly options: TSchema;
  readonly components: TSchema;
  readonly action: TSchema;
  readonly event: TSchema;
  readonly view: TSchema;
}

/** The language and the names for a text or a picture. */
export interface Audience<Components> {
  readonly language: Language;
  /** The display name of each seat. All are different. */
  readonly names: BySeat<string>;
  readonly components: Components;
}

/**
 * The texts that people read. They are made from what the viewer may know, so that no text can reveal more.
 */
export interface Words<Action, View, Components> {
  /** The question of this prompt, if it is more specific than the one in `meta.prompts`. */
  prompt?(prompt: Prompt, telling: Audience<Components>): string;
  /** A short phrase for an action. Actions that are legal at the same time have different phrases. */
  action(action: Action, view: View, telling: Audience<Components>): string;
  /** What the action loses for good, as a sentence that its player confirms; null if nothing. */
  loss?(action: Action, view: View, telling: Audience<Components>): string | null;
  /** A sentence for an event. `event` is what `seen` returned. */
  event(event: EventShape, telling: Audience<Components>): string;
}

/** How to draw a view. */
export interface Drawing<Action, Components> extends Audience<Components> {
  readonly layout: Layout;
  /** The actions that the picture offers; empty if it is only for looking at. */
  readonly legal: readonly Action[];
}

/**
 * Which states `imagine` may return. `possible`: each that the viewer cannot rule out, none of them rarely; proofs of
 * secrecy need them. `likely`: as often as they occur in play, as far as the rulebook knows; a search needs them.
 */
export type Worlds = 'possible' | 'likely';

/**
 * The contract of a rulebook. All functions are pure; state, actions, events and views are JSON. A rulebook does
 * not know players, time, the store or HTTP.
 */
export interface Rulebook<
  State,
  Action extends ActionShape,
  Event extends EventShape,
  View,
  Options = Record<string, never>,
  Components extends ComponentsShape = ComponentsShape,
> {
  readonly meta: Meta;
  readonly schemas: Schemas;
  /** The default components of a game. */
  readonly components: Components;

  /** Violations that the schemas cannot express, such as a deck that is too small. */
  flaws?(config: Config<Options, Components>): Violation[];
  /** The state before the setup, from the config alone. */
  initial(config: Config<Options, Components>): State;
  /** The events of the setup, including shuffles and deals. */
  setup(config: Config<Options, Components>, rng: Rng): Event[];
  /** Returns a changed copy. Uses no randomness and no clock. */
  evolve(state: State, event: Event): State;

  /** The open prompts. Empty only when the game is over. */
  prompts(state: State): Prompt[];
  /** All legal actions, in a stable order; empty for a seat that is not asked. */
  legal(state: State, seat: Seat): Action[];
  /**
   * Called with legal actions only. The events contain every random result. The state is the one that `evolve`
   * computes from the events, so that callers need not evolve them again.
   */
  decide(state: State, seat: Seat, action: Action, rng: Rng): Decision<State, Event>;
  /** Why an action is not in `legal`; null if there is no specific reason. */
  reasons?(state: State, seat: Seat, action: Action): Rejection | null;

  /** What a viewer may know, built field by field so that nothing is included by accident. */
  view(state: State, viewer: Viewer): View;
  /** The event as the viewer may know it; null if the viewer must not know that it happened. */
  seen(event: Event, viewer: Viewer): object | null;
  /** A random state that the viewer cannot distinguish from this one; without `worlds`, any possible one. */
  imagine(state: State, viewer: Viewer, rng: Rng, worlds?: Worlds): State;
  /**
   * Whether a legal action brings to light what its seat does not know, such as secret answers of others. It follows
   * from what the seat knows. Without it, and where it says no, imagined states are compared, which can miss something.
   */
  reveals?(state: State, seat: Seat, action: Action): boolean;

  outcome(state: State): Outcome | null;
  /** The scores so far, which everybody knows. Without it, there are none before the end. */
  scores?(state: State): BySeat<number>;
  /** For searches that stop before the end. Without it, the scores say how seats stand; without both, they play to the end. */
  readonly worth?: Worth<State>;
  /** The number of the round, which everybody knows. Without it, the rules do not count rounds. */
  round?(state: State): number;
  /** The built-in bot. It gets the view of its seat. */
  bot(view: View, legal: readonly Action[], rng: Rng): Action;
  /**
   * Replaces `bot` for a bot that searches ahead. It never gets the real state: each call of `imagined` returns
   * another state that the seat cannot distinguish from it.
   */
  think?(imagined: () => State, seat: Seat, legal: readonly Action[], rng: Rng): Action;

  readonly words: Words<Action, View, Components>;
  /** The view as a picture. */
  picture(view: View, drawing: Drawing<Action, Components>): Picture;
}
