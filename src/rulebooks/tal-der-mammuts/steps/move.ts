import type { ActionOf } from '../../../engine/define/index.js';
import { say } from '../../../engine/words.js';
import { FigureName, Hex } from '../fields.js';
import { hasPeople } from '../people.js';
import { plays } from '../plays.js';
import { action, step } from '../rules.js';
import { choices } from '../texts/choices.js';
import { campLoss, campLostText } from '../texts/losses.js';
import { aFigure, questions, withFigure } from '../texts/names.js';
import { unmoved } from '../walk.js';
import { leftAfter, opensPath, reach, walkingSteps } from '../walking.js';
import { cardActions } from './cards.js';
import { done, endMovement, endsUnless } from './endings.js';
import { whyNotGoOn, whyNotMove } from './why-not-walk.js';

export const move = action('move', {
  fields: { figure: FigureName, from: Hex, to: Hex },
  description: 'A figure that has not moved this round sets out, one step.',
  carryOut: (game, seat, { figure, from, to }) => {
    const { state } = game;
    const walk = state.walk ?? unmoved;
    const path = opensPath(walk, from);
    const left = leftAfter(state, to, reach(state, walk, from), path);
    game.add({ type: 'figure-moved', seat, figure, from, to, left, path, on: false });
  },
  text: ({ figure, from, to }, telling, view) => {
    const [who, lost] = [aFigure[figure], campLostText(view, view.turn, figure, from)];
    return say(telling, {
      en: `Move ${who.en} from hex ${from} to hex ${to}${lost.en}`,
      de: `Bewege ${who.de} von Feld ${from} auf Feld ${to}${lost.de}`,
    });
  },
  loses: ({ figure, from }, view) => campLoss(view, view.turn, figure, from),
  whyNot: (state, move, seat) => whyNotMove(state, seat, move),
});

export const goOn = action('go-on', {
  fields: { to: Hex },
  description: 'The figure that moved last takes its next step.',
  carryOut: (game, seat, { to }) => {
    const { state } = game;
    const walker = state.walk?.walker;
    if (walker === null || walker === undefined) throw new Error('nobody is on the way');
    const { figure, hex, path } = walker;
    const left = leftAfter(state, to, walker.left, path);
    game.add({ type: 'figure-moved', seat, figure, from: hex, to, left, path, on: true });
  },
  text: ({ to }, telling, view) => {
    const walker = view.walk?.walker;
    if (walker === null || walker === undefined) return '';
    const { figure, hex } = walker;
    const lost = campLostText(view, view.turn, figure, hex);
    return say(telling, {
      en: `Go on with the ${figure} to hex ${to}${lost.en}`,
      de: `Geh mit ${withFigure[figure]} weiter auf Feld ${to}${lost.de}`,
    });
  },
  loses: (_, view) => {
    const walker = view.walk?.walker ?? null;
    return walker === null ? null : campLoss(view, view.turn, walker.figure, walker.hex);
  },
  whyNot: (state, { to }, seat) => whyNotGoOn(state, seat, to),
});

export const ration = action('ration', {
  fields: {},
  description: 'Be asked this round who shall eat, though there may be food for all.',
  carryOut: (game, seat) => game.add({ type: 'rationing-announced', seat }),
  text: choices.ration,
});

export const askAgain = action('ask-again', {
  fields: {},
  description:
    'End this movement as `done` does, and take back all standing orders: nobody can tell the two apart.',
  // An entry of its own in which others see nothing would give it away, so it goes with the end of a movement.
  carryOut: (game, seat) => {
    game.add({ type: 'standing-orders-revoked', seat });
    endMovement(game, seat);
  },
  text: choices['ask-again'],
  whyNot: () => 'no_standing_order',
});

const endings = {
  done: Object.freeze({ type: 'done' }),
  ration: Object.freeze({ type: 'ration' }),
  askAgain: Object.freeze({ type: 'ask-again' }),
} as const;

const moveAnswers = [...cardActions, move, goOn, done, ration, askAgain] as const;

export const moveStep = step('move', {
  prompt: questions.move,
  answers: moveAnswers,
  legal: (state, _, seat) => {
    const walk = state.walk ?? unmoved;
    const actions: ActionOf<typeof moveAnswers>[] = walkingSteps(state, walk, seat);
    for (const play of plays(state, seat, 'move')) actions.push(play);
    actions.push(endings.done);
    if (!state.rationing.includes(seat)) actions.push(endings.ration);
    if ((state.standing[seat] ?? 0) !== 0) actions.push(endings.askAgain);
    return actions;
  },
  auto: endsUnless(hasPeople),
});
