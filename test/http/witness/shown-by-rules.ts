import type { AnyAction, AnyRulebook, AnyState } from '../../../src/engine/any-rulebook.js';
import { type Entry, isAction } from '../../../src/engine/entry.js';
import { gameSeed } from '../../../src/engine/fairness.js';
import { replay } from '../../../src/engine/replay.js';
import { type Seat, SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { seededRng } from '../../../src/kernel/rng.js';
import type { World } from './worlds.js';

/** Everything that the rules show a viewer of a state. Who has a seat can also look as a spectator. */
export const sees = (rulebook: AnyRulebook, state: AnyState, viewer: Viewer): string =>
  JSON.stringify({
    view: rulebook.view(state, viewer),
    spectator: rulebook.view(state, SPECTATOR),
    prompts: rulebook.prompts(state),
    outcome: rulebook.outcome(state),
    legal: viewer === SPECTATOR ? [] : rulebook.legal(state, viewer),
  });

/** A game as it stands in one world. */
export interface Stand {
  readonly entries: readonly Entry[];
  readonly state: AnyState;
}

export async function standIn(
  { store }: World,
  game: string,
  rulebook: AnyRulebook,
  before: Stand | null,
): Promise<Stand> {
  const known = before?.entries ?? [];
  const more = await store.log.entries(game, known.length, 1_000_000);
  if (before !== null && more.length === 0) return before;
  const entries = [...known, ...more];
  return { entries, state: replay(rulebook, entries).state };
}

/**
 * Whether the rules themselves have shown the viewer a difference between two worlds: then they may differ. `otherwise`
 * if the logs differ in what no rulebook decides.
 */
export function shownByRules(
  rulebook: AnyRulebook,
  viewer: Viewer,
  here: Stand,
  there: Stand,
): 'no' | 'yes' | 'otherwise' {
  const length = Math.max(here.entries.length, there.entries.length);
  for (let nth = 0; nth < length; nth += 1) {
    const [one, other] = [here.entries[nth], there.entries[nth]];
    if (one === undefined || other === undefined || kindOf(one) !== kindOf(other)) return 'otherwise';
    if (seenIn(rulebook, one, viewer) !== seenIn(rulebook, other, viewer)) return 'yes';
  }
  return sees(rulebook, here.state, viewer) === sees(rulebook, there.state, viewer) ? 'no' : 'yes';
}

/** Who has a seat can look as a spectator as well. */
const viewersLike = (viewer: Viewer): readonly Viewer[] => [viewer, SPECTATOR];

const kindOf = (entry: Entry): string =>
  isAction(entry)
    ? `seat ${entry.seat}`
    : entry.action.type === 'start'
      ? 'start'
      : JSON.stringify(entry.action);

export const seenIn = (rulebook: AnyRulebook, entry: Entry, viewer: Viewer): string =>
  JSON.stringify([
    isAction(entry) && entry.seat === viewer ? entry.action : null,
    ...viewersLike(viewer).map((one) => entry.events.map((event) => rulebook.seen(event, one))),
  ]);

/** What an action would show the viewer. */
export function foreseen(
  rulebook: AnyRulebook,
  { state, entries }: Stand,
  { seat, action }: { readonly seat: Seat; readonly action: AnyAction },
  viewer: Viewer,
  seed: string,
): string {
  const start = entries[0]?.action;
  const entropy = start !== undefined && 'entropy' in start ? start.entropy : [];
  const rng = seededRng(gameSeed(seed, entropy as readonly null[]), entries.length + 1);
  const { events, state: after } = rulebook.decide(state, seat, action, rng);
  const seen = viewersLike(viewer).map((one) => events.map((event) => rulebook.seen(event, one)));
  return JSON.stringify(seen) + sees(rulebook, after, viewer);
}
