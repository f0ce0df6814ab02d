import { sameAction } from '../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../engine/any-rulebook.js';
import type { Seat } from '../engine/rulebook.js';
import { playingOf } from './rulebook-playing.js';
import { type Found, type SearchOptions, search } from './search.js';

/** How well a bot plays. `basic` is the built-in bot of the rulebook; the others search. */
export const levels = ['basic', 'strong', 'master'] as const;
export type Level = (typeof levels)[number];
export type SearchLevel = Exclude<Level, 'basic'>;

export const isSearching = (level: Level): level is SearchLevel => level !== 'basic';

/** Budgets count steps, so an answer is the same on any machine. */
const SEARCHES: Readonly<Record<SearchLevel, SearchOptions>> = {
  strong: { steps: 2_000, candidates: 6, horizon: 80 },
  master: { steps: 10_000, candidates: 12, horizon: 160 },
};

export interface Thought {
  readonly action: AnyAction;
  /** The steps of the search, by which it is paid. */
  readonly steps: number;
}

/**
 * What a level answers. `imagined` is a state that the seat cannot tell from the true one, and all that the search is
 * given, so that it cannot know more than its seat.
 */
export function thinkAt(
  level: SearchLevel,
  rulebook: AnyRulebook,
  imagined: AnyState,
  seat: Seat,
  seed: number,
): Thought {
  const legal = rulebook.legal(imagined, seat);
  const { action, steps } = search(playingOf(rulebook), imagined, seat, optionsOf(level, rulebook, seed));
  const lawful = sameAction(legal, action);
  if (lawful === undefined) throw new Error('the search chose an action that is not legal');
  return { action: lawful, steps };
}

/** A search that explains itself compares more actions than one that only has to answer. */
const COMPARED = 12;

/** What the strong bot thinks of what a seat can do. What it does not compare is left out. */
export const compareActions = (
  rulebook: AnyRulebook,
  imagined: AnyState,
  seat: Seat,
  seed: number,
): Found<AnyAction> =>
  search(playingOf(rulebook), imagined, seat, {
    ...optionsOf('strong', rulebook, seed),
    candidates: COMPARED,
  });

// A basic bot that searches itself is too slow to play on for others.
const optionsOf = (level: SearchLevel, rulebook: AnyRulebook, seed: number): SearchOptions => ({
  ...SEARCHES[level],
  ...(rulebook.worth === undefined ? {} : { horizon: rulebook.worth.after }),
  policy: rulebook.think === undefined ? 'bot' : 'random',
  seed,
  spendsAll: true,
});
