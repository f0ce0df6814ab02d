import type { ActionOf } from '../../../engine/define/index.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Rng } from '../../../kernel/rng.js';
import { directions } from '../components/schema.js';
import { inOrder } from '../people.js';
import { plays } from '../plays.js';
import { type Game, step } from '../rules.js';
import type { State } from '../state.js';
import { compass, eventName, questions, quoted } from '../texts/names.js';
import { aboutFight, aboutNature, inFight } from './about.js';
import { cardActions } from './cards.js';
import { pass, passOn } from './endings.js';
import { playCard } from './play.js';

type WideWindow = 'nature-window' | 'fight-window';

/** What both windows have in common that ask several seats at once; answers stay secret until the last. */
const wide = {
  asks: ({ window }: State) => {
    if (window === null) return [];
    const { asked, answers } = window;
    return answers.length === 0 ? asked : asked.filter((seat) => !answers.some((one) => one.seat === seat));
  },
  answers: [...cardActions, pass, passOn] as const,
  legal: (state: State, { step }: { readonly step: WideWindow }, seat: Seat) =>
    [...plays(state, seat, step), { type: 'pass' }, { type: 'pass-on' }] as const,
  auto: (game: Game, _: unknown, rng: Rng): boolean => {
    const { asked = [], answers = [] } = game.state.window ?? {};
    if (answers.length < asked.length) return false;
    closeWindow(game, rng);
    return true;
  },
};

const answer = (window: WideWindow) => (game: Game, seat: Seat, action: ActionOf<typeof wide.answers>) => {
  if (action.type === 'pass-on') game.add({ type: 'standing-order-given', seat, window });
  game.add({ type: 'window-answered', seat, window, answer: 'card' in action ? action : null });
};

export const natureWindowStep = step('nature-window', {
  ...wide,
  prompt: {
    ...questions['nature-window'],
    words: (telling, { about = {} }) => {
      const to = compass[directions.find((one) => one === about.wind) ?? 'NE'];
      const event = typeof about.event === 'string' && about.event !== '' ? about.event : null;
      const what = event === null ? NO_EVENT : quoted(eventName(event, telling));
      const and = event === null ? { en: ', but ', de: ', aber ' } : { en: ', and ', de: ' und ' };
      return say(telling, {
        en: `${what.en}${and.en}wind to the ${to.en}: do you play a card?`,
        de: `${what.de}${and.de}Wind nach ${to.de}: Spielst du eine Karte?`,
      });
    },
  },
  about: aboutNature,
  carryOut: answer('nature-window'),
});

export const fightWindowStep = step('fight-window', {
  ...wide,
  prompt: {
    ...questions['fight-window'],
    words: (telling, { about = {} }) => {
      const fight = inFight(telling, about);
      return say(telling, { en: `${fight}: do you play a card?`, de: `${fight}: Spielst du eine Karte?` });
    },
  },
  about: aboutFight,
  carryOut: answer('fight-window'),
});

const NO_EVENT = { en: 'There is no event', de: 'Kein Ereignis' };

/** Everybody has answered: cards take effect in the order of seats, from the start seat on. */
function closeWindow(game: Game, rng: Rng): void {
  const { answers } = game.state.window ?? { answers: [] };
  game.add({ type: 'window-closed' });
  for (const seat of inOrder(game.state)) {
    const answer = answers.find((one) => one.seat === seat)?.answer;
    if (answer !== null && answer !== undefined) playCard(game, seat, answer, rng);
  }
}
