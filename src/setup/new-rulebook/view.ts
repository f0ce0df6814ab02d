import { type Static, Type } from 'typebox';
import { bySeat, closed } from '../../engine/define/index.js';
import { SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { Count } from './fields.js';
import type { State } from './state.js';

export type View = Static<typeof View>;
export const View = closed({
  round: Count,
  prize: Count,
  mine: Type.Integer({ minimum: 0, description: 'What you have chosen; 0 for nothing yet.' }),
  hasChosen: bySeat(Type.Boolean()),
  shown: bySeat(Count),
  scores: bySeat(Count),
});

/** What a viewer may know, field by field. */
export const view = ({ round, prize, chosen, shown, scores }: State, viewer: Viewer): View => ({
  round,
  prize,
  mine: viewer === SPECTATOR ? 0 : (chosen[viewer] ?? 0),
  hasChosen: chosen.map((choice) => choice > 0),
  shown: [...shown],
  scores: [...scores],
});
