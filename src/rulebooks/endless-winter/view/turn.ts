import { abilityOf, usableAbilities } from '../gains/abilities.js';
import { askingStep } from '../legal.js';
import { prompts } from '../prompts.js';
import type { View } from '../schemas/view.js';
import type { State } from '../state.js';

export function turnOf(state: State): View['turn'] {
  const step = askingStep(state);
  if (step === null) return null;
  const { turn } = state;
  const usable = new Set(usableAbilities(state, step.seat, step).map(({ ability }) => ability));
  return {
    seat: step.seat,
    doing: prompts(state)[0]?.kind ?? '',
    station: turn.station === '' ? null : turn.station,
    space: step.step === 'act' ? step.space : null,
    work: turn.work,
    played: turn.played.map(({ card, used }) => ({ card, used })),
    chief: turn.chief,
    fresh: [...turn.fresh],
    restTile: turn.restTile === '' ? null : turn.restTile,
    part: step.step === 'eclipse' ? step.part : null,
    abilities: [...usable].map((ability) => ({
      ability,
      ways: abilityOf(state, step.seat, ability)?.ways ?? [],
    })),
    pending: step.step === 'gain' ? [...step.pending] : [],
  };
}
