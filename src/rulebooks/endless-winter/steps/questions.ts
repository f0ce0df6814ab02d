import type { Prompt, Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { GainCode } from '../components/effects.js';
import { brings, columnOf, isUsable, usableAbilities } from '../gains/abilities.js';
import { hasCardsToDraw, maySettleForLess } from '../gains/open.js';
import { hasFreeSpot } from '../gains/spots.js';
import { prompt } from '../rules.js';
import { playerOf, type State, type Step, type StepOf } from '../state.js';
import { type Kind, questions } from '../texts/index.js';
import type { Told } from '../texts/say.js';

export type About = NonNullable<Prompt['about']>;
type Before = (telling: Told, about: About, kind: Kind) => string;

/** A question, and before it what it is about, where there is more to say than the question. */
export const asked = (kind: Kind, before: Before = () => '') =>
  prompt(kind, {
    ...questions[kind],
    words: (telling, { about = {} }, question) => {
      const words = before(telling, about, kind);
      return words === '' ? question : `${words} ${question}`;
    },
  });

/** One of several questions, by what `kindOf` says of the step. */
export function askedByKind(kinds: readonly Kind[], before: Before) {
  const prompts = kinds.map((kind) => asked(kind, before));
  const byKind = new Map(prompts.map((one) => [one.kind, one]));
  return {
    kinds: prompts,
    which: (state: State, step: Step) => {
      const known = byKind.get(kindOf(state, step) ?? '');
      if (known === undefined) throw new Error(`there is no question for ${step.step}`);
      return known;
    },
  };
}

/** What a step asks; null where it asks nobody. It follows from public facts alone. */
export function kindOf(state: State, step: Step): Kind | null {
  switch (step.step) {
    case 'open':
    case 'turn':
    case 'reveal':
    case 'eclipse-part':
    case 'close':
      return null;
    case 'chief':
      return step.dealt === '' ? 'choose-chief' : 'choose-side';
    case 'advancements':
      if (usableAbilities(state, step).length > 0) return 'use-advancement';
      return state.turn.advancements === 0 ? 'play-advancements' : 'more-advancements';
    case 'act':
      return kindOfSpace(state, step);
    case 'eclipse':
      return step.part === 'members' ? 'eclipse-members' : 'eclipse-step';
    case 'gain':
      return kindOfGain(state, step);
    case 'discard':
      return step.reason === 'advancement' ? 'discard-for-advancement' : 'discard';
    default:
      return kinds[step.step];
  }
}

export const kinds = {
  setup: 'choose-setup',
  place: 'place-figure',
  'rest-tile': 'rest-tile',
  lay: 'lay-eclipse',
} as const satisfies Record<string, Kind>;

/** The middle and the bottom space have an action that is open, was taken, or cannot be taken as things stand. */
function kindOfSpace(state: State, { seat, space, taken }: StepOf<'act'>): Kind {
  const column = columnOf(state);
  switch (space) {
    case 'rest':
      return 'resting';
    case 'top':
      return 'act';
    case 'middle':
      if (taken) return 'after-middle';
      return column !== undefined && isUsable(state, seat, column.middle) ? 'middle' : 'middle-closed';
    case 'bottom':
      if (taken) return 'after-bottom';
      return column !== undefined && brings(state, seat, column.bottom) ? 'bottom' : 'bottom-closed';
  }
  return assertNever(space);
}

/** One gain alone is asked for in its own words; those that are never asked for alone share the general ones. */
function kindOfGain(state: State, { seat, pending: [only, ...others] }: StepOf<'gain'>): Kind {
  if (only === undefined || others.length > 0) return 'gain';
  const { gain } = only;
  if (!maySettleForLess(state)) return inSetup[gain] ?? alone[gain] ?? 'gain';
  return isOnlyLowered(state, seat, gain) ? 'lesser-only' : (alone[gain] ?? 'gain');
}

/** Whether the income itself cannot be had, so that only the lesser ones are left. */
function isOnlyLowered(state: State, seat: Seat, gain: GainCode): boolean {
  switch (gain) {
    case 'tool':
      return playerOf(state, seat).tools >= state.components.board.values.toolLimit;
    case 'draw':
      return !hasCardsToDraw(state, seat);
    case 'megalith':
      return !hasFreeSpot(state, seat);
    default:
      return false;
  }
}

type ByGain = { readonly [Gain in GainCode]?: Kind };
const alone: ByGain = {
  tool: 'lower-income',
  draw: 'lower-income',
  idol: 'idol-track',
  megalith: 'build-megalith',
  neutral: 'add-neutral',
  move: 'move-camp',
  settlement: 'settle',
  bury: 'bury',
  recruit: 'recruit',
  'recruit-discard': 'recruit',
  advancement: 'choose-advancement',
  animal: 'choose-animal',
  slay: 'slay',
  stone: 'choose-stone',
  'buy-stone': 'buy-stone',
};
/** While the table is set up, there are no lesser incomes. */
const inSetup: ByGain = { idol: 'idol-track-in-setup', megalith: 'build-megalith-in-setup' };
