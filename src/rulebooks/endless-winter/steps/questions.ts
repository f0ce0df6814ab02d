import type { Prompt } from '../../../engine/rulebook.js';
import type { GainCode } from '../components/effects.js';
import { prompt } from '../rules.js';
import type { Step, StepOf } from '../state.js';
import { type Kind, questions } from '../texts/index.js';
import type { Told } from '../texts/say.js';

export type About = NonNullable<Prompt['about']>;
type Before = (telling: Told, about: About) => string;

/** A question, and before it what it is about, where there is more to say than the question. */
export const asked = (kind: Kind, before: Before = () => '') =>
  prompt(kind, {
    ...questions[kind],
    words: (telling, { about = {} }, question) => {
      const words = before(telling, about);
      return words === '' ? question : `${words} ${question}`;
    },
  });

/** One of several questions, by what `kindOf` says of the step. */
export function askedByKind(kinds: readonly Kind[], before: Before) {
  const prompts = kinds.map((kind) => asked(kind, before));
  const byKind = new Map(prompts.map((one) => [one.kind, one]));
  return {
    kinds: prompts,
    which: (_: unknown, step: Step) => {
      const known = byKind.get(kindOf(step) ?? '');
      if (known === undefined) throw new Error(`there is no question for ${step.step}`);
      return known;
    },
  };
}

/** What a step asks; null where it asks nobody. */
export function kindOf(step: Step): Kind | null {
  switch (step.step) {
    case 'open':
    case 'turn':
    case 'reveal':
    case 'eclipse-part':
    case 'close':
      return null;
    case 'act':
      return step.space === 'middle' || step.space === 'bottom' ? step.space : 'act';
    case 'gain':
      return kindOfGain(step);
    default:
      return kinds[step.step];
  }
}

export const kinds = {
  chief: 'choose-chief',
  setup: 'choose-setup',
  advancements: 'play-advancements',
  place: 'place-figure',
  'rest-tile': 'rest-tile',
  lay: 'lay-eclipse',
  eclipse: 'eclipse-step',
  discard: 'discard',
} as const satisfies Record<string, Kind>;

/** One gain alone is asked for in its own words; those that are never asked for alone share the general ones. */
function kindOfGain({ pending: [only, ...others] }: StepOf<'gain'>): Kind {
  return only === undefined || others.length > 0 ? 'gain' : (alone[only.gain] ?? 'gain');
}

const alone: { readonly [Gain in GainCode]?: Kind } = {
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
