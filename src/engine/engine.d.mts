/*
 * The types of an engine file, contract 1: all that one rules version of one rulebook can do, in one ES module
 * without imports. What is written here never changes; a later contract may only add to it.
 */

export type Seat = number;
export type Viewer = Seat | 'spectator';
export type Language = 'en' | 'de';
export type Text = { readonly [In in Language]: string };
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The whole table, secrets included. JSON; what is in it differs between rulebooks and versions. */
export type State = object;
/** What one viewer may know of it; `schemas.view` describes it. */
export type View = object;
/** Flat; `schemas.action` describes it. */
export type Action = { readonly type: string; readonly [field: string]: string | number | boolean };
/** `schemas.event` describes what viewers see of it. */
export type Event = { readonly type: string; readonly [field: string]: Json };
export type Components = {
  readonly [group: string]: { readonly provenance: string; readonly values: unknown };
};

export interface Config {
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
  readonly components: Components;
}

export interface Rng {
  /** A whole number from 0 up to, not including, `bound`; each equally likely. */
  int(bound: number): number;
}

export interface Prompt {
  readonly seat: Seat;
  readonly kind: string;
  readonly about?: { readonly [name: string]: string | number | boolean };
}

export interface Rejection {
  readonly code: string;
  readonly detail: string;
}

export interface Outcome {
  readonly reason: string;
  /** Best first. */
  readonly standings: readonly {
    readonly seat: Seat;
    readonly rank: number;
    readonly score: number;
    readonly tieBreaks: readonly { readonly by: string; readonly value: number }[];
  }[];
}

export interface Audience {
  readonly language: Language;
  readonly names: readonly string[];
  readonly components: Components;
}

export interface Drawing extends Audience {
  readonly layout: 'narrow' | 'wide';
  readonly scheme: 'light' | 'dark';
  /** How wide the picture is shown, in pixels. */
  readonly size: number;
  readonly legal: readonly Action[];
}

/** What a finished game is verified by: the answer of `GET /v1/games/{id}/export` has all of it. */
export interface Evidence {
  readonly rulesVersion: string;
  readonly commitment: string;
  readonly seed: string;
  readonly outcome: Outcome | null;
  readonly seats: readonly { readonly kind: string; readonly name: string | null }[];
  readonly entries: readonly {
    readonly version: number;
    readonly at: string;
    readonly seat: Seat | null;
    readonly action: { readonly type: string };
    readonly events: readonly Event[];
    readonly hash: string;
  }[];
}

interface Engine {
  /** The table before anything was dealt. */
  initial(config: Config): State;
  /** The events that set the table. */
  setup(config: Config, rng: Rng): readonly Event[];
  /** The state after one event. */
  evolve(state: State, event: Event): State;
  /** `initial` and `setup` in one. */
  start(config: Config, rng: Rng): { readonly events: readonly Event[]; readonly state: State };
  /** Who is asked what. Empty when the game is over. */
  prompts(state: State): readonly Prompt[];
  /** All that a seat may do now. */
  legal(state: State, seat: Seat): readonly Action[];
  /** What an action leads to, or why it is not legal. The state that is given stays as it is. */
  apply(
    state: State,
    seat: Seat,
    action: Action,
    rng: Rng,
  ):
    | {
        readonly ok: true;
        readonly value: {
          readonly action: Action;
          readonly events: readonly Event[];
          readonly state: State;
        };
      }
    | { readonly ok: false; readonly error: Rejection };
  /** What one of the `legal` actions leads to, in about half the time of `apply`: it is not judged again. Older engines have none. */
  decide?(
    state: State,
    seat: Seat,
    action: Action,
    rng: Rng,
  ): { readonly events: readonly Event[]; readonly state: State };
  view(state: State, viewer: Viewer): View;
  /** An event as a viewer may know it; null where even its happening is hidden. */
  seen(event: Event, viewer: Viewer): object | null;
  /** Some state that the viewer cannot tell from this one: a `likely` one, or with equal care for each `possible` one. */
  imagine(state: State, viewer: Viewer, rng: Rng, worlds?: 'possible' | 'likely'): State;
  outcome(state: State): Outcome | null;
  /** How well each seat stands, in any unit. Rulebooks and older engines may have none. */
  worth?(state: State): readonly number[];
  /** The answer of the built-in bot, which knows no more than its seat. What is `legal` need not be found again where it is known. */
  answer(state: State, seat: Seat, rng: Rng, legal?: readonly Action[]): Action;
  /** Plays on at random, to the end or for so many actions. */
  rollout(state: State, rng: Rng, maxActions?: number): { readonly state: State; readonly actions: number };
  /** The view as an SVG document. */
  picture(view: View, drawing: Drawing): string;
  /** All that is wrong with a finished game; nothing where it was played honestly. */
  verify(game: Evidence): readonly string[];
  actionId(action: Action): string;
  /** The action of an id; null for what is not an id. */
  readActionId(id: string): Action | null;
  /** The chance of one entry: what `gameSeed` of seed and entropy, and the entry's version, lead to. */
  seededRng(seed: string, label: string | number): Rng;
  /** Fast, and not secret. */
  quickRng(seed: number): Rng;
  gameSeed(seed: string, entropy: readonly (string | null)[]): string;
}

/** The number of this contract. */
export declare const engineContract: 1;
export declare const meta: {
  readonly id: string;
  readonly titles: Text;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rulesVersion: string;
  readonly summary: Text;
  readonly prompts: { readonly [kind: string]: Text };
  readonly rejections: { readonly [code: string]: Text };
};
/** JSON Schema. */
export declare const schemas: {
  readonly options: object;
  readonly components: object;
  readonly action: object;
  readonly event: object;
  readonly view: object;
};
/** What a game gets when its creator brings no components. */
export declare const components: Components;
export declare const words: {
  prompt?(prompt: Prompt, telling: Audience): string;
  action(action: Action, view: View, telling: Audience): string;
  event(event: object, telling: Audience): string;
};
export declare const initial: Engine['initial'];
export declare const setup: Engine['setup'];
export declare const evolve: Engine['evolve'];
export declare const start: Engine['start'];
export declare const prompts: Engine['prompts'];
export declare const legal: Engine['legal'];
export declare const apply: Engine['apply'];
export declare const decide: Engine['decide'];
export declare const view: Engine['view'];
export declare const seen: Engine['seen'];
export declare const imagine: Engine['imagine'];
export declare const outcome: Engine['outcome'];
export declare const worth: Engine['worth'];
export declare const answer: Engine['answer'];
export declare const rollout: Engine['rollout'];
export declare const picture: Engine['picture'];
export declare const verify: Engine['verify'];
export declare const actionId: Engine['actionId'];
export declare const readActionId: Engine['readActionId'];
export declare const seededRng: Engine['seededRng'];
export declare const quickRng: Engine['quickRng'];
export declare const gameSeed: Engine['gameSeed'];
/** For servers: the rulebook as they know it. Not part of what this contract promises to others. */
export declare const rulebook: object;
