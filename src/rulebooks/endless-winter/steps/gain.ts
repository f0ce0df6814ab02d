import { topOf } from '../../../engine/agenda.js';
import { counted, say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { type GainCode, gainCodes } from '../components/effects.js';
import { IncomeSchema, type Pending, TakeableSchema, takeables } from '../fields.js';
import * as answers from '../gains/answers.js';
import { payAPoint, take as takeAll } from '../gains/carry-out.js';
import { hasCardsToDraw, insteadAPoint, maySettleForLess, verbs } from '../gains/verbs.js';
import { type Action, action, type Game, step } from '../rules.js';
import type { State, Step, StepOf } from '../state.js';
import { sourceName } from '../texts/abilities.js';
import { gainText } from '../texts/gains.js';
import type { Code } from '../texts/index.js';
import { capital, type Told } from '../texts/say.js';
import { done } from './done.js';
import { addNeutral, buildMegalith, moveCamp, settle } from './land.js';
import { type About, askedByKind } from './questions.js';
import { bury, recruit, slay, stepIdol, takeAdvancement, takeAnimal, takeStone } from './supplies.js';

export const take = action('take', {
  fields: { gain: TakeableSchema },
  description: 'All of a gain that needs no choice; cards are drawn one by one.',
  carryOut: (game, seat, { gain }, rng) => takeAll(game, seat, gain, rng),
  text: ({ gain }, telling, { turn }) => {
    // Cards and animals come one by one, everything else at once.
    if (gain === 'draw') return say(telling, { en: 'Draw a card', de: 'Ziehe eine Karte' });
    const units = (turn?.pending ?? []).reduce((sum, one) => sum + (one.gain === gain ? one.n : 0), 0);
    const n = gain === 'animal-top' ? 1 : Math.max(1, units);
    if (gain === 'animal-reveal')
      return say(telling, {
        en: `Reveal ${counted(n, 'animal', 'animals')} into the hunting ground`,
        de: `Decke ${counted(n, 'Tier', 'Tiere')} ins Jagdgebiet auf`,
      });
    const text = gainText(telling, { gain, n });
    return gain === 'camp'
      ? say(telling, { en: `Put ${text}`, de: `Stelle ${text}` })
      : say(telling, { en: `Take ${text}`, de: `Nimm ${text}` });
  },
  whyNot: ({ animalDeck }, { gain }) => {
    switch (gain) {
      case 'food':
      case 'feast':
        return 'food_full';
      case 'tool':
        return 'tools_full';
      case 'draw':
        return 'no_cards_left';
      case 'camp':
        return 'no_camp_left';
      case 'animal-reveal':
        return animalDeck.length === 0 ? 'animals_used_up' : 'ground_full';
      case 'work':
      case 'points':
      case 'animal-top':
        return 'not_gained';
    }
    return assertNever(gain);
  },
});

export const lower = action('lower', {
  fields: { gain: IncomeSchema, to: IncomeSchema },
  description: 'Once, the lesser income instead.',
  // What was chosen instead is taken at once, where it leaves nothing to choose.
  carryOut: (game, seat, { gain, to }, rng) => {
    game.add({ type: 'income-lowered', seat, gain, to });
    const now = topOf(game.state.agenda);
    if (now?.step !== 'gain') return;
    if (to === 'draw' && hasCardsToDraw(game.state, seat)) takeAll(game, seat, to, rng);
    if (to !== 'food' && to !== 'tool') return;
    // With others of the same kind still to be decided on, it joins them.
    if (!now.pending.some((one) => one.gain === to && one.n > 1)) takeAll(game, seat, to, rng);
  },
  text: {
    en: 'Instead of {gain:insteadOf}: {to:oneGain}',
    de: 'Statt {gain:insteadOf}: {to:oneGain}',
  },
  whyNot: (state) => (maySettleForLess(state) ? 'not_lesser' : 'no_lesser_in_setup'),
});

export const gainStep = step('gain', {
  prompt: askedByKind(
    [
      ...(['gain', 'lower-income', 'move-camp', 'settle', 'build-megalith', 'idol-track'] as const),
      ...(['bury', 'recruit', 'choose-animal', 'slay', 'choose-stone', 'choose-advancement'] as const),
    ],
    whence,
  ),
  about: (_, { from, pending: [only, ...others] }) =>
    only === undefined || others.length > 0 ? { from } : { from, gain: only.gain, times: only.n },
  answers: [
    ...([take, lower, buildMegalith, addNeutral, moveCamp, settle, stepIdol, bury] as const),
    ...([recruit, takeAdvancement, takeAnimal, slay, takeStone, done] as const),
  ],
  legal: (state, { pending }, seat) => {
    const actions: Action[] = [];
    for (const one of pending) {
      const verb = verbs[one.gain];
      if (verb.open(state, seat, one)) verb.answers(state, seat, one, actions);
    }
    actions.push(answers.done);
    return actions;
  },
  auto: gained,
});

/** Drops what has become impossible, and takes what leaves no choice. */
function gained(game: Game, { seat, pending }: StepOf<'gain'>, rng: Rng): boolean {
  const { state } = game;
  for (const one of pending) {
    if (insteadAPoint(state, one.gain) !== null) {
      payAPoint(game, seat, one.gain, one.n);
      return true;
    }
    if ((one.gain === 'work' || one.gain === 'points') && verbs[one.gain].open(state, seat, one)) {
      takeAll(game, seat, one.gain, rng);
      return true;
    }
  }
  const open = pending.filter((one) => verbs[one.gain].open(state, seat, one));
  if (open.length === 0) {
    game.add({ type: 'gain-ended', seat });
    return true;
  }
  const only = pending.length === 1 ? open[0] : undefined;
  const gain = takeables.find((takeable) => takeable === only?.gain);
  if (only === undefined || gain === undefined || !asksNothing(state, only)) return false;
  takeAll(game, seat, gain, rng);
  return true;
}

/** While the table is set there are no lesser incomes, so a tool is a tool and a card a card. */
const asksNothing = (state: State, { gain }: Pending): boolean =>
  verbs[gain].alone === true || (state.phase === 'setup' && (gain === 'tool' || gain === 'draw'));

/** The gains that an action answers. */
const gainsOf: { readonly [Type in Action['type']]?: readonly GainCode[] } = {
  'build-megalith': ['megalith'],
  'add-neutral': ['neutral'],
  'move-camp': ['move'],
  settle: ['settlement'],
  'step-idol': ['idol'],
  bury: ['bury'],
  recruit: ['recruit', 'recruit-discard'],
  'take-advancement': ['advancement'],
  'take-animal': ['animal'],
  slay: ['slay'],
  'take-stone': ['stone', 'buy-stone'],
};

/** While something is gained, an action that answers to another gain. */
export function whyNotGained(_: State, action: Action, now: Step): Code | null {
  const codes = 'gain' in action ? [action.gain] : gainsOf[action.type];
  if (now.step !== 'gain' || codes === undefined) return null;
  return now.pending.some(({ gain }) => codes.some((code) => code === gain)) ? null : 'not_gained';
}

/** Where a gain comes from, and what is left of it. */
function whence(telling: Told, { from, gain, times = 1 }: About): string {
  if (typeof from !== 'string') return '';
  const source = capital(sourceName(telling, from));
  const code = gainCodes.find((one) => one === gain);
  return code === undefined
    ? `${source}:`
    : `${source} (${gainText(telling, { gain: code, n: Number(times) })}):`;
}
