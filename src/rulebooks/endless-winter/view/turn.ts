import { topOf } from '../../../engine/agenda.js';
import { abilityOf, usableAbilities } from '../gains/abilities.js';
import type { State } from '../state.js';
import { kindOf } from '../steps/questions.js';
import type { View } from '../view-schema.js';

export function turnOf(state: State): View['turn'] {
  const step = topOf(state.agenda);
  const doing = step === undefined ? null : kindOf(state, step);
  if (step === undefined || doing === null || !('seat' in step)) return null;
  const { turn } = state;
  const usable = new Set(usableAbilities(state, step).map(({ ability }) => ability));
  return {
    seat: step.seat,
    doing,
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
    taken: step.step === 'gain' && step.taken,
  };
}
