import type { TSchema } from 'typebox';
import type { Rng } from '../../kernel/rng.js';
import type { AnyAction, AnyEvent, AnyRulebook, AnyState, AnyView } from '../any-rulebook.js';
import type { Recording } from '../record.js';
import type { Prompt, Seat, Text } from '../rulebook.js';
import type { Fields, OpenFields } from './fields.js';
import type { AnyFormats } from './texts.js';

/*
 * Definitions without the types of their rulebook. The compiler has checked the types where a rulebook is defined;
 * the code that derives from the definitions only reads names and passes values on. All casts are in this file.
 */

export type AnyGame = Recording<AnyState, AnyEvent>;
export type AnyStep = { readonly step: string; readonly seat?: Seat };
type AnySaid = string | ((...args: readonly unknown[]) => string);
export type AnyTexts = Readonly<Record<string, AnySaid>> | ((...args: readonly unknown[]) => string);

export interface AnyEventDefinition {
  readonly type: string;
  readonly fields: Fields;
  readonly description?: string;
  readonly evolve: (state: AnyState, event: AnyEvent) => AnyState;
  readonly text: AnyTexts;
  readonly unseen?: AnyTexts;
  readonly only?: string;
  readonly open?: (event: AnyEvent) => boolean;
}

export interface AnyActionDefinition {
  readonly type: string;
  readonly fields: OpenFields;
  readonly description?: string;
  readonly carryOut: (game: AnyGame, seat: Seat, action: AnyAction, rng: Rng) => void;
  readonly text: AnyTexts;
  readonly loses?: (action: AnyAction, view: AnyView) => Text | null;
  readonly whyNot?: (state: AnyState, action: AnyAction, seat: Seat) => string;
  readonly notNow?: (step: AnyStep, state: AnyState) => string;
}

export interface AnyPrompt extends Text {
  readonly kind: string;
  readonly words?: (telling: unknown, prompt: Prompt, question: string) => string;
}

export type Steps = ReadonlyMap<string, AnyStepDefinition>;

export function definitionOf(steps: Steps, name: string): AnyStepDefinition {
  const definition = steps.get(name);
  if (definition === undefined) throw new Error(`no such step: ${name}`);
  return definition;
}

type WhyNot = string | ((state: AnyState, step: AnyStep, action: AnyAction, seat: Seat) => string);

export interface AnyStepDefinition {
  readonly name: string;
  readonly prompt?:
    | (Omit<AnyPrompt, 'kind'> & { readonly kind?: string })
    | {
        readonly kinds: readonly AnyPrompt[];
        readonly which: (state: AnyState, step: AnyStep) => AnyPrompt;
      }
    | undefined;
  readonly about?: ((state: AnyState, step: AnyStep, seat: Seat) => Prompt['about'] | null) | undefined;
  readonly asks?: ((state: AnyState, step: AnyStep) => readonly Seat[]) | undefined;
  readonly answers?: readonly { readonly type: string }[] | undefined;
  readonly legal?: ((state: AnyState, step: AnyStep, seat: Seat) => AnyAction[]) | undefined;
  readonly whyNot?: Readonly<Record<string, WhyNot>> | undefined;
  readonly carryOut?: ((game: AnyGame, seat: Seat, action: AnyAction, rng: Rng) => void) | undefined;
  readonly auto?: ((game: AnyGame, step: AnyStep, rng: Rng) => boolean) | undefined;
  readonly stuck?: ((game: AnyGame, step: AnyStep, rng: Rng) => void) | undefined;
  readonly run?: ((game: AnyGame, step: AnyStep, rng: Rng) => void) | undefined;
}

/** The definition of a rulebook, with the types of `AnyRulebook`. */
export interface AnySpec
  extends Pick<
    AnyRulebook,
    'initial' | 'view' | 'imagine' | 'reveals' | 'round' | 'worth' | 'flaws' | 'think'
  > {
  readonly components?: AnyRulebook['components'];
  readonly outcome?: AnyRulebook['outcome'];
  readonly bot?: AnyRulebook['bot'];
  readonly picture?: AnyRulebook['picture'];
  readonly scores?: (state: AnyState) => readonly number[];
  readonly meta: Omit<AnyRulebook['meta'], 'prompts' | 'rejections'>;
  readonly schemas: { readonly options?: TSchema; readonly components?: TSchema; readonly view: TSchema };
  readonly events: readonly AnyEventDefinition[];
  readonly actions: readonly AnyActionDefinition[];
  readonly steps: readonly AnyStepDefinition[];
  readonly rejections?: Readonly<Record<string, Text>>;
  readonly formats?: AnyFormats;
  readonly step: (state: AnyState) => AnyStep | undefined;
  readonly meanwhile?: (state: AnyState) => readonly AnyStep[];
  readonly inFront?: (state: AnyState) => ((seat: Seat) => AnyState) | null;
  readonly setup?: (game: AnyGame, config: Parameters<AnyRulebook['initial']>[0], rng: Rng) => void;
  readonly whyNot?: (state: AnyState, action: AnyAction, step: AnyStep, seat: Seat) => string | null;
  readonly idle?: (game: AnyGame, rng: Rng) => boolean;
  readonly tend?: (game: AnyGame) => void;
}

export const eraseSpec = (spec: object): AnySpec => spec as AnySpec;

export const restore = <Typed>(rulebook: AnyRulebook): Typed => rulebook as unknown as Typed;
