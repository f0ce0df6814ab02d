import type { AnyRulebook, AnyState, AnyView } from '../../engine/any-rulebook.js';
import type { Outcome, Prompt, Viewer } from '../../engine/rulebook.js';

export interface GameView {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  readonly viewer: Viewer;
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | null;
  readonly view: AnyView;
}

export const viewOf = (
  rulebook: AnyRulebook,
  head: Omit<GameView, 'outcome' | 'view'>,
  state: AnyState,
): GameView => ({
  game: head.game,
  rulebook: head.rulebook,
  version: head.version,
  viewer: head.viewer,
  prompts: head.prompts,
  outcome: rulebook.outcome(state),
  view: rulebook.view(state, head.viewer),
});
