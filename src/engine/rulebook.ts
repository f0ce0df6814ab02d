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
 *   seat           index 0..n-1: all that rules know of people
 *   player         an account, human or bot, that holds seats
 *   viewer         a seat, or a spectator
 *   prompt         what a seat is asked now; follows from public facts only
 *   action         a seat's answer, one small step, on the wire
 *   event          a fact in past tense that an action caused
 *   entry          one row of the log: version, seat, action, events, time
 *   version        number of entries; also the ETag and the stream's cursor
 *   turn           what a seat does between being asked and another seat being asked
 *   rejection      { code, detail }: a lawful no, a value, never thrown
 *   view           what a viewer may know, allow-listed
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

/** Every text that people read exists in both languages. */
export type Text = { readonly [In in Language]: string };

export type { ActionShape, EventShape } from './shapes.js';

/** One value group per key, each with its provenance. */
export type ComponentsShape = { readonly [group: string]: Sourced<unknown> };

export interface Prompt {
  readonly seat: Seat;
  /** A key of `meta.prompts`. */
  readonly kind: string;
  /** Public facts that the question is about, such as the card that was played. */
  readonly about?: { readonly [name: string]: string | number | boolean };
}

export interface Rejection {
  readonly code: string;
  readonly detail: string;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is the winner; seats that nothing separates share a rank. */
  readonly rank: number;
  readonly score: number;
  /** What was compared after the score, in order, so that a client can say why. */
  readonly tieBreaks: readonly { readonly by: string; readonly value: number }[];
}

export interface Outcome {
  /** How it ended, for rulebooks that know more than one end. */
  readonly reason: string;
  /** Best first; every seat once. */
  readonly standings: readonly Standing[];
}

export interface Config<Options, Components> {
  readonly seats: number;
  readonly options: Options;
  readonly components: Components;
}

/** What an action causes, and the state that it leads to. */
export interface Decision<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

export interface Flaw {
  /** A JSON pointer into the config: `/components/tiles/values/3`. */
  readonly pointer: string;
  readonly detail: string;
}

export interface Meta {
  readonly id: string;
  readonly titles: Text;
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised when the same log could evolve differently. */
  readonly rulesVersion: string;
  /** The rules in our own words, as Markdown. */
  readonly summary: Text;
  /** What each kind of prompt asks, as one sentence. */
  readonly prompts: { readonly [kind: string]: Text };
  /** Every code that `reasons` may give, with what it means: the API documents them beside its own. */
  readonly rejections: { readonly [code: string]: Text };
}

/**
 * The API document, the validators and the serialisers are all made of these. `event` and `view` describe what
 * goes out: what `seen` and `view` return, for any viewer.
 */
export interface Schemas {
  readonly options: TSchema;
  readonly components: TSchema;
  readonly action: TSchema;
  readonly event: TSchema;
  readonly view: TSchema;
}

/** For whom something is put into words or drawn. */
export interface Telling<Components> {
  readonly language: Language;
  /** How those are called who sit there: no two the same. */
  readonly names: BySeat<string>;
  readonly components: Components;
}

/**
 * What people read. A viewer's own sight of things is all that there is to make words of, so that no word can
 * tell more.
 */
export interface Words<Action, View, Components> {
  /** What a prompt asks, where more can be said than `meta.prompts` says of every prompt of its kind. */
  prompt?(prompt: Prompt, telling: Telling<Components>): string;
  /** What it would be to do this: a short phrase, another one for each action that is legal at the same time. */
  action(action: Action, view: View, telling: Telling<Components>): string;
  /** What happened, as a sentence. `event` is what `seen` returned. */
  event(event: EventShape, telling: Telling<Components>): string;
}

/** How a view shall be drawn. */
export interface Drawing<Action, Components> extends Telling<Components> {
  readonly layout: Layout;
  /** What the viewer may do now; nothing where the picture is only looked at. */
  readonly legal: readonly Action[];
}

/**
 * What a rulebook is. All of it is pure; state, actions, events and views are JSON. A rulebook never learns of
 * players, time, the store or HTTP.
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
  /** The components that a game gets when its creator brings no pack of their own. */
  readonly components: Components;

  /** What is wrong with a config although its parts fit their schemas, such as a deck that is too small. */
  flaws?(config: Config<Options, Components>): Flaw[];
  /** The table before anything was dealt: a function of the config alone. */
  initial(config: Config<Options, Components>): State;
  /** The facts that set the table, shuffles and deals included. */
  setup(config: Config<Options, Components>, rng: Rng): Event[];
  /** Copies what it changes; no randomness, no clock. */
  evolve(state: State, event: Event): State;

  /** Who is asked what. Empty only when the game is over. */
  prompts(state: State): Prompt[];
  /** Complete, finite, in stable order; empty for a seat that is not asked. An action is lawful iff it is here. */
  legal(state: State, seat: Seat): Action[];
  /**
   * Only ever called with a legal action. All that chance decides stands in the events; the state is the one that
   * `evolve` leads to by them, so that nobody need ask it again.
   */
  decide(state: State, seat: Seat, action: Action, rng: Rng): Decision<State, Event>;
  /** Says why an action is not in `legal`, where there is more to say than "not legal". */
  reasons?(state: State, seat: Seat, action: Action): Rejection | null;

  /** What a viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** The same fact as that viewer may know it; null when even its happening is hidden. */
  seen(event: Event, viewer: Viewer): object | null;
  /** Some state that the viewer cannot tell from this one. */
  imagine(state: State, viewer: Viewer, rng: Rng): State;

  outcome(state: State): Outcome | null;
  /** Sees what a player sees, nothing more. */
  bot(view: View, legal: readonly Action[], rng: Rng): Action;
  /**
   * In place of `bot`, for a bot that plays on in its mind. It never gets the true state: each call of `imagined`
   * gives another state that the seat cannot tell from it.
   */
  think?(imagined: () => State, seat: Seat, legal: readonly Action[], rng: Rng): Action;

  readonly words: Words<Action, View, Components>;
  /** The view as a picture. */
  picture(view: View, drawing: Drawing<Action, Components>): Picture;
}
