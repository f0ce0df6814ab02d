import type { AnyAction, AnyRulebook, AnyState } from '../any-rulebook.js';
import type { Seat } from '../rulebook.js';
import { type AnySpec, type AnyStep, definitionOf, type Steps } from './erased.js';
import { facingBy } from './in-front.js';
import { askingBy } from './prompts.js';

const NOT_ASKED_FOR = 'not_asked_for';

/** Why an action is not legal: asks the rulebook first, then the step, then the action. */
export function reasonsBy(spec: AnySpec, steps: Steps): NonNullable<AnyRulebook['reasons']> {
  const { actions, rejections = {}, whyNot } = spec;
  const asking = askingBy(spec, steps);
  const facing = facingBy(spec);
  const definitions = new Map(actions.map((action) => [action.type, action]));

  const why = (state: AnyState, step: AnyStep, action: AnyAction, seat: Seat): string | undefined => {
    const { answers, whyNot: reasons } = definitionOf(steps, step.step);
    const reason = reasons?.[action.type];
    if (reason !== undefined) return typeof reason === 'string' ? reason : reason(state, step, action, seat);
    const definition = definitions.get(action.type);
    return answers?.some(({ type }) => type === action.type)
      ? definition?.whyNot?.(state, action, seat)
      : definition?.notNow?.(step, state);
  };

  return (now, seat, action) => {
    const step = asking(now, seat);
    if (step === undefined) return null;
    const state = facing(now, { seat });
    const code = whyNot?.(state, action, step, seat) ?? why(state, step, action, seat) ?? NOT_ASKED_FOR;
    const text = rejections[code];
    return text === undefined ? null : { code, detail: text.en };
  };
}
