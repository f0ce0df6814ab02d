import type { Prompt, Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { askingStep } from './legal.js';
import type { GainCode } from './schemas/effects.js';
import type { State, StepOf } from './state.js';

export function prompts(state: State): Prompt[] {
  const step = askingStep(state);
  if (step === null) return [];
  const { seat } = step;
  switch (step.step) {
    case 'chief':
      return [{ seat, kind: 'choose-chief', about: { draft: step.dealt === '' } }];
    case 'setup':
      return [{ seat, kind: 'choose-setup' }];
    case 'advancements':
      return [{ seat, kind: 'play-advancements', about: { played: state.turn.advancements } }];
    case 'place':
      return [{ seat, kind: 'place-figure' }];
    case 'rest-tile':
      return [{ seat, kind: 'rest-tile', about: { tile: state.rest.open } }];
    case 'act': {
      const about = { column: state.turn.station, work: state.turn.work };
      if (step.space === 'middle' || step.space === 'bottom') {
        return [{ seat, kind: step.space, about: { ...about, taken: step.taken } }];
      }
      return [{ seat, kind: 'act', about }];
    }
    case 'lay':
      return [{ seat, kind: 'lay-eclipse', about: { laid: state.players[seat]?.pile.length ?? 0 } }];
    case 'eclipse':
      return [{ seat, kind: 'eclipse-step', about: { part: step.part } }];
    case 'gain':
      return [gainPrompt(seat, step)];
    case 'discard':
      return [{ seat, kind: 'discard', about: { cards: step.n, reason: step.reason } }];
  }
  return assertNever(step);
}

function gainPrompt(seat: Seat, { pending, from }: StepOf<'gain'>): Prompt {
  const [only, ...others] = pending;
  if (only === undefined || others.length > 0) return { seat, kind: 'gain', about: { from } };
  return { seat, kind: kinds[only.gain], about: { from, gain: only.gain, times: only.n } };
}

/** One gain alone is asked for in its own words; those that are never asked for alone share the general ones. */
const kinds: Readonly<Record<GainCode, string>> = {
  food: 'gain',
  feast: 'gain',
  work: 'gain',
  points: 'gain',
  camp: 'gain',
  'animal-top': 'gain',
  'animal-reveal': 'gain',
  tool: 'lower-income',
  draw: 'lower-income',
  idol: 'idol-track',
  megalith: 'build-megalith',
  neutral: 'build-megalith',
  move: 'move-camp',
  settlement: 'settle',
  bury: 'bury',
  recruit: 'recruit',
  'recruit-discard': 'recruit',
  advancement: 'choose-advancement',
  animal: 'choose-animal',
  slay: 'slay',
  stone: 'choose-stone',
  'buy-stone': 'choose-stone',
};
