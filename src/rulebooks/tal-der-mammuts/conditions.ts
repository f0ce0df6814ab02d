import type { Seat } from '../../engine/rulebook.js';
import { NOWHERE } from './board.js';
import { eventEffect } from './catalogue.js';
import type { EventEffect } from './components/schema.js';
import type { State } from './state.js';

type EffectOf<Type extends EventEffect['type']> = Extract<EventEffect, { type: Type }>;

/** The event of this kind that is in force: this round's, or one that lasts. */
export function inForce<Type extends EventEffect['type']>(state: State, type: Type): EffectOf<Type> | null {
  const effects = effectsOf(state);
  for (let nth = 0; nth < effects.length; nth += 1) {
    const effect = effects[nth];
    if (effect !== undefined && hasType(effect, type)) return effect;
  }
  return null;
}

type Events = Pick<State, 'components' | 'event' | 'lasting'>;
let last: (Events & { readonly effects: readonly EventEffect[] }) | null = null;

/** They are asked for at every step of a figure, and change once a round. */
function effectsOf({ components, event, lasting }: Events): readonly EventEffect[] {
  if (last?.event === event && last.lasting === lasting && last.components === components)
    return last.effects;
  const events = event === '' ? lasting : [event, ...lasting];
  const effects = events.map((one) => eventEffect(components, one));
  last = { components, event, lasting, effects };
  return effects;
}

const hasType = <Type extends EventEffect['type']>(
  effect: EventEffect,
  type: Type,
): effect is EffectOf<Type> => effect.type === type;

export const riversOpen = (state: State): boolean =>
  inForce(state, 'drought') !== null || inForce(state, 'frozen-rivers') !== null;

/** Fire exists in the advanced rules only. */
export const hasFire = (state: State, seat: Seat): boolean => (state.fire[seat] ?? NOWHERE) !== NOWHERE;

/** Steps that people may take this round. */
export function stepsOf(state: State, most = state.components.movement.values.steps): number {
  if (inForce(state, 'cold') !== null) return 0;
  const blizzard = inForce(state, 'blizzard');
  return blizzard === null ? most : Math.min(most, blizzard.steps);
}
