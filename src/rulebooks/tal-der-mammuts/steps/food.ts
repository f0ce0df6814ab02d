import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { FigureName, Hex } from '../fields.js';
import { onePerFigure } from '../groups.js';
import { campsOf, groupsOf, hasPeople } from '../people.js';
import { plays } from '../plays.js';
import { action, type Game, step } from '../rules.js';
import { bitOfWindow, type State } from '../state.js';
import { campLoss, campLostText } from '../texts/losses.js';
import { aFigure, questions } from '../texts/names.js';
import { incomeOf, upkeepOf } from '../upkeep.js';
import { cardActions } from './cards.js';
import { done, endsUnless, passOn } from './endings.js';

type OwnWindow = 'food-window' | 'birth-window';

/** What the windows have in common in which a seat is asked alone. */
const own = {
  answers: [...cardActions, done, passOn] as const,
  legal: (state: State, { step }: { readonly step: OwnWindow }, seat: Seat) =>
    [...plays(state, seat, step), { type: 'done' }, { type: 'pass-on' }] as const,
};

const holdsCards = (state: State, seat: Seat, window: OwnWindow): boolean =>
  ((state.standing[seat] ?? 0) & bitOfWindow(window)) === 0 && state.hands[seat]?.length !== 0;

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
  auto: endsUnless((state, seat) => holdsCards(state, seat, 'food-window') && hasPeople(state, seat)),
});

export const birthWindowStep = step('birth-window', {
  ...own,
  prompt: questions['birth-window'],
  auto: endsUnless(
    (state, seat) => holdsCards(state, seat, 'birth-window') && campsOf(state, seat).length > 0,
  ),
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
