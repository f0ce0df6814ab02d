import type { Rng } from '../../../kernel/rng.js';
import { gainCodes } from '../components/effects.js';
import { type Pending, takeables } from '../fields.js';
import * as answers from '../gains/answers.js';
import { payAPoint, take as takeAll } from '../gains/carry-out.js';
import { insteadAPoint, isOpen, maySettleForLess } from '../gains/open.js';
import { type Game, step } from '../rules.js';
import type { State, StepOf } from '../state.js';
import { sourceName } from '../texts/abilities.js';
import { gainText } from '../texts/gains.js';
import { markedGains } from '../texts/marked-gains.js';
import { capital, type Told } from '../texts/say.js';
import { answersTo, type GainAnswer, gainAnswers } from './gain-answers.js';
import { type About, askedByKind } from './questions.js';

export const gainStep = step('gain', {
  prompt: askedByKind(
    [
      ...(['gain', 'lower-income', 'lesser-only', 'move-camp', 'settle', 'build-megalith'] as const),
      ...(['build-megalith-in-setup', 'add-neutral', 'idol-track', 'idol-track-in-setup'] as const),
      ...(['bury', 'recruit', 'choose-animal', 'slay', 'choose-stone', 'buy-stone'] as const),
      'choose-advancement',
    ],
    whence,
  ),
  about: (_, { from, pending: [only, ...others] }) =>
    only === undefined || others.length > 0 ? { from } : { from, gain: only.gain, times: only.n },
  answers: gainAnswers,
  legal: (state, { pending }, seat) => {
    const actions: GainAnswer[] = [];
    for (const one of pending) {
      if (isOpen[one.gain](state, seat, one)) answersTo[one.gain](state, seat, one, actions);
    }
    // The additional neutral megalith is placed at once if it can be.
    if (!actions.some(({ type }) => type === 'add-neutral')) actions.push(answers.done);
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
    if ((one.gain === 'work' || one.gain === 'points') && isOpen[one.gain](state, seat, one)) {
      takeAll(game, seat, one.gain, rng);
      return true;
    }
  }
  const open = pending.filter((one) => isOpen[one.gain](state, seat, one));
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

/** Tools and cards may be given up for lesser incomes, but not while the table is set. */
const asksNothing = (state: State, { gain }: Pending): boolean =>
  !maySettleForLess(state) || (gain !== 'tool' && gain !== 'draw');

/** Where a gain comes from, and what is left of it. */
function whence(telling: Told, { from, gain, times = 1 }: About): string {
  if (typeof from !== 'string') return '';
  const source = capital(sourceName(telling, from));
  const code = gainCodes.find((one) => one === gain);
  return code === undefined
    ? `${source}:`
    : `${source} (${markedGains(telling, from, gainText(telling, { gain: code, n: Number(times) }), [code])}):`;
}
