import { actionId } from '../../../engine/action-id.js';
import { topOf } from '../../../engine/agenda.js';
import type { ActionOf } from '../../../engine/define/index.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Rng } from '../../../kernel/rng.js';
import type { Step } from '../agenda.js';
import { FigureName, Hex } from '../fields.js';
import { onePerFigure } from '../groups.js';
import { answerAhead, asksForCards } from '../meanwhile.js';
import { groupsOf, hasPeople } from '../people.js';
import { plays } from '../plays.js';
import { action, type Game, step } from '../rules.js';
import type { Ahead, OwnWindow, State } from '../state.js';
import { campLoss, campLostText } from '../texts/losses.js';
import { aFigure, questions } from '../texts/names.js';
import { incomeOf, upkeepOf } from '../upkeep.js';
import { cardActions } from './cards.js';
import { done, endOwnStep, endSeatStep, endsUnless, passOn } from './endings.js';
import { playCard } from './play.js';

type OwnStep = Extract<Step, { readonly step: OwnWindow }>;

/** What the windows have in common in which a seat is asked alone. */
const own = {
  answers: [...cardActions, done, passOn] as const,
  legal: (state: State, { step }: OwnStep, seat: Seat) =>
    [...plays(state, seat, step), { type: 'done' }, { type: 'pass-on' }] as const,
  auto: (game: Game, step: OwnStep, rng: Rng): boolean => {
    const early = answerAhead(game.state, step);
    if (early !== undefined) takeUp(game, early, rng);
    else if (asksForCards(game.state, step)) return false;
    else endSeatStep(game, rng);
    return true;
  },
};

type OwnAnswer = ActionOf<typeof own.answers>;

const answer =
  (window: OwnWindow) =>
  (game: Game, seat: Seat, action: OwnAnswer, rng: Rng): void => {
    if (action.type === 'pass-on') game.add({ type: 'standing-order-given', seat, window });
    const top = topOf(game.state.agenda);
    const card = 'card' in action ? action : null;
    if (top?.step !== window || top.seat !== seat)
      game.add({ type: 'answered-ahead', seat, window, answer: card });
    else if (card === null) endOwnStep(game, seat, rng);
    else playCard(game, seat, card, rng);
  };

/** A card that is of no use any more stays in the hand, and its seat is asked. */
function takeUp(game: Game, { seat, window, answer: card }: Ahead, rng: Rng): void {
  game.add({ type: 'early-answer-opened', seat, window });
  if (card === null) endOwnStep(game, seat, rng);
  else if (plays(game.state, seat, window).some((one) => actionId(one) === actionId(card)))
    playCard(game, seat, card, rng);
}

const aboutFood = (state: State, seat: Seat) => ({
  food: state.food[seat] ?? 0,
  upkeep: upkeepOf(state, seat),
});

export const foodWindowStep = step('food-window', {
  ...own,
  prompt: {
    ...questions['food-window'],
    words: (telling, { about = {} }) => {
      const { food, income, upkeep } = about;
      return say(telling, {
        en: `Your tribe has ${food} food, finds ${income} and eats ${upkeep}: do you play a card?`,
        de: `Dein Stamm hat ${food} Nahrung, findet ${income} und isst ${upkeep}: Spielst du eine Karte?`,
      });
    },
  },
  about: (state, { seat }) => {
    const { fish, gathered, harvest } = incomeOf(state, seat);
    return { ...aboutFood(state, seat), income: fish + gathered + harvest };
  },
  carryOut: answer('food-window'),
});

export const birthWindowStep = step('birth-window', {
  ...own,
  prompt: questions['birth-window'],
  carryOut: answer('birth-window'),
});

export const starve = action('starve', {
  fields: { figure: FigureName, hex: Hex },
  description: 'This figure gets nothing to eat and is removed.',
  carryOut: (game, seat, { figure, hex }) => game.add({ type: 'figure-starved', seat, hex, figure }),
  text: ({ figure, hex }, telling, view) => {
    const [who, lost] = [aFigure[figure], campLostText(view, view.turn, figure, hex)];
    return say(telling, {
      en: `Let ${who.en} on hex ${hex} starve${lost.en}`,
      de: `Lass ${who.de} auf Feld ${hex} verhungern${lost.de}`,
    });
  },
  loses: ({ figure, hex }, view) => campLoss(view, view.turn, figure, hex),
  whyNot: () => 'no_figure',
});

const isEnough = (state: State, seat: Seat): boolean => upkeepOf(state, seat) <= (state.food[seat] ?? 0);

export const feedStep = step('feed', {
  prompt: {
    ...questions.feed,
    words: (telling, { about = {} }) => {
      const { food, upkeep } = about;
      return say(telling, {
        en: `Your tribe has ${food} food and would eat ${upkeep}: who gets nothing to eat?`,
        de: `Dein Stamm hat ${food} Nahrung und würde ${upkeep} essen: Wer bekommt nichts zu essen?`,
      });
    },
  },
  about: (state, { seat }) => aboutFood(state, seat),
  answers: [starve, done],
  legal: (state, _, seat) => {
    const people = groupsOf(state, seat);
    const starving = onePerFigure(people, (figure, hex) => ({ type: 'starve', figure, hex }) as const);
    return isEnough(state, seat) ? [...starving, { type: 'done' }] : starving;
  },
  whyNot: { done: 'not_enough_to_feed' },
  // A seat that can feed everybody does so, unless it announced that it wants to choose.
  auto: (game, step, rng) => {
    starveWithoutChoice(game, step.seat);
    return endsUnless(mustChoose)(game, step, rng);
  },
});

const mustChoose = (state: State, seat: Seat): boolean =>
  hasPeople(state, seat) && (!isEnough(state, seat) || state.rationing.includes(seat));

/** Figures of one kind on one hex are all alike, and everybody knows how many there is no food for. */
function starveWithoutChoice(game: Game, seat: Seat): void {
  while (!isEnough(game.state, seat)) {
    const [only, ...others] = onePerFigure(groupsOf(game.state, seat), (figure, hex) => ({ figure, hex }));
    if (only === undefined || others.length > 0) return;
    game.add({ type: 'figure-starved', seat, ...only });
  }
}
