import type { AnyEvent, AnyRulebook, AnyState } from '../../../src/engine/any-rulebook.js';
import { pick } from '../../../src/kernel/rng.js';

/** The state that the next game of a world begins with. */
export interface Stage {
  state: AnyState | null;
}

/** Events are JSON, and so are states, whose type says nothing of it. */
const stagedEvent = (state: AnyState): AnyEvent => ({ type: 'staged', state }) as unknown as AnyEvent;
const stagedIn = (event: AnyEvent): AnyState | null =>
  event.type === 'staged' ? (event.state as unknown as AnyState) : null;

/**
 * A rulebook whose games begin with a state of our choice. Nobody sees the event that says which. Its bot chooses by
 * the list of legal actions alone, so that it does the same in two worlds that its seat cannot tell apart.
 */
export function stagedRulebook(rulebook: AnyRulebook, stage: Stage): AnyRulebook {
  const { think: _, ...rest } = rulebook;
  return {
    ...rest,
    setup: () => {
      if (stage.state === null) throw new Error('no state was staged');
      return [stagedEvent(stage.state)];
    },
    evolve: (state, event) => stagedIn(event) ?? rulebook.evolve(state, event),
    seen: (event, viewer) => (event.type === 'staged' ? null : rulebook.seen(event, viewer)),
    bot: (_view, legal, rng) => pick(legal, rng),
  };
}
