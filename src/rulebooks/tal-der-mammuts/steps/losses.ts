import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { type Figure, FigureName, Hex } from '../fields.js';
import { fightersOf } from '../fights.js';
import { onePerFigure } from '../groups.js';
import { groupsOf } from '../people.js';
import { playable, retreats } from '../plays.js';
import { action, step } from '../rules.js';
import type { State } from '../state.js';
import { campLoss, campLostText } from '../texts/losses.js';
import { aFigure, eventName, questions, quoted } from '../texts/names.js';
import { aboutFight, inFight } from './about.js';
import { flee } from './cards.js';

export const lose = action('lose', {
  fields: { figure: FigureName, hex: Hex },
  description: 'Lose this figure.',
  carryOut: (game, seat, { figure, hex }) =>
    game.add({ type: 'figure-lost', seat, hex, figure, fight: game.state.fight !== null }),
  text: ({ figure, hex }, telling, view) => {
    const [who, lost] = [aFigure[figure], campLostText(view, view.viewer, figure, hex)];
    return say(telling, {
      en: `Lose ${who.en} on hex ${hex}${lost.en}`,
      de: `Verliere ${who.de} auf Feld ${hex}${lost.de}`,
    });
  },
  loses: ({ figure, hex }, view) => campLoss(view, view.viewer, figure, hex),
  whyNot: () => 'no_figure',
});

export const loseStep = step('lose-figure', {
  prompt: {
    ...questions['lose-figure'],
    words: (telling, { about = {} }) => {
      const event = quoted(eventName(String(about.event), telling));
      const what = about.hex === undefined ? say(telling, event) : inFight(telling, about);
      return say(telling, {
        en: `${what}: which figure do you lose?`,
        de: `${what}: Welche Figur verlierst du?`,
      });
    },
  },
  about: (state) => aboutFight(state) ?? { event: state.event },
  // A seat that loses several figures waits several times.
  asks: ({ losses }) => [...new Set(losses?.map(({ seat }) => seat))],
  answers: [lose, flee],
  legal: (state, _, seat) => losses(state, seat),
  auto: (game) => {
    const { losses } = game.state;
    if (losses !== null && losses.length > 0) return false;
    game.add({ type: 'step-ended', step: 'lose-figure' });
    return true;
  },
});

function losses(state: State, seat: Seat) {
  const { losses: asked, fight } = state;
  if (asked === null) return [];
  if (fight === null) {
    const mine = asked.filter((one) => one.seat === seat);
    const struck = groupsOf(state, seat).filter(({ hex }) => mine.some(({ hexes }) => hexes.includes(hex)));
    return onePerFigure(struck, losing);
  }
  const { warrior, woman } = fightersOf(state, fight, seat);
  const fighters = [{ hex: fight.hex, warriors: warrior, women: woman }];
  const lose = onePerFigure(fighters, losing);
  const cards = playable(state, seat, 'lose-figure');
  if (cards.length === 0) return lose;
  const ways = retreats(state, fight, seat);
  const fleeing = cards.flatMap((card) =>
    onePerFigure(fighters, (figure) =>
      ways.map((hex) => ({ type: 'flee', card, figure, hex }) as const),
    ).flat(),
  );
  return [...lose, ...fleeing];
}

const losing = (figure: Figure, hex: number) => ({ type: 'lose', figure, hex }) as const;
