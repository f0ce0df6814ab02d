import { topOf } from '../../engine/agenda.js';
import { standings } from '../../engine/standings.js';
import { eachLanguage, withMark } from '../../engine/words.js';
import { bot } from './bot/index.js';
import { components } from './components/index.js';
import { ComponentsSchema } from './components/schema.js';
import { events } from './events/index.js';
import { flaws } from './flaws.js';
import { imagine } from './imagine.js';
import { inFront, meanwhile } from './meanwhile.js';
import { OptionsSchema, optionWords } from './options.js';
import { picture } from './picture/index.js';
import { rulebook } from './rules.js';
import { setup } from './setup.js';
import { initial } from './state.js';
import { actions, steps } from './steps/index.js';
import { formats } from './texts/formats.js';
import { rejections, texts } from './texts/index.js';
import { view } from './view/index.js';
import { ViewSchema } from './view-schema.js';
import { whyNotGained } from './why-not-gained.js';

export const endlessWinter = rulebook({
  meta: {
    id: 'endless-winter',
    titles: { en: 'Endless Winter', de: 'Endless Winter' },
    seats: { min: 2, max: 4 },
    rulesVersion: '2',
    summary: eachLanguage((language) => withMark(language, texts[language].summary)),
    options: optionWords,
    ending: {
      score: { en: 'points', de: 'Punkte' },
      reasons: {
        rounds_played: { en: 'The last round has been played.', de: 'Die letzte Runde ist gespielt.' },
      },
      tieBreaks: {
        'turn-order': { en: 'place in the turn order', de: 'Platz in der Zugfolge' },
      },
    },
  },
  schemas: { options: OptionsSchema, components: ComponentsSchema, view: ViewSchema },
  components,
  events,
  actions,
  steps,
  rejections,
  formats,
  step: ({ agenda }) => topOf(agenda),
  meanwhile,
  inFront,
  whyNot: whyNotGained,
  flaws,
  initial,
  setup,
  view,
  imagine,
  // A tie goes to the seat that is further ahead on the order track, so ranks are never shared.
  outcome: ({ phase, players, order }) => {
    if (phase !== 'over') return null;
    const scores = players.map(({ points }) => points);
    const values = players.map((_, seat) => order.indexOf(seat) + 1);
    return {
      reason: 'rounds_played',
      standings: standings(scores, [{ by: 'turn-order', values, fewerIsBetter: true }]),
    };
  },
  scores: ({ players }) => players.map(({ points }) => points),
  round: ({ round }) => round,
  bot,
  picture,
});
