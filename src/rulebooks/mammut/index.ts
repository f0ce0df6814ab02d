import { topOf } from '../../engine/agenda.js';
import { closed } from '../../engine/define/index.js';
import { standings } from '../../engine/standings.js';
import { eachLanguage, inEachLanguage, withMark } from '../../engine/words.js';
import { bot } from './bot/index.js';
import { components } from './components/index.js';
import { ComponentsSchema } from './components/schema.js';
import { events } from './events/index.js';
import { flaws } from './flaws.js';
import { imagine } from './imagine/index.js';
import { picture } from './picture/index.js';
import { rulebook } from './rules.js';
import { setup } from './setup.js';
import { initial } from './state.js';
import { actions, steps } from './steps/index.js';
import { formats } from './texts/formats.js';
import { texts } from './texts/index.js';
import { view } from './view.js';
import { ViewSchema } from './view-schema.js';

export const mammut = rulebook({
  meta: {
    id: 'mammut',
    titles: { en: 'Mammut', de: 'Mammut' },
    seats: { min: 2, max: 5 },
    rulesVersion: '2',
    summary: eachLanguage((language) => withMark(language, texts[language].summary)),
    ending: {
      score: { en: 'points', de: 'Punkte' },
      reasons: {
        rounds_played: { en: 'The last round has been played.', de: 'Die letzte Runde ist gespielt.' },
      },
      tieBreaks: { fur: { en: 'place on the fur track', de: 'Platz auf der Fellleiste' } },
    },
  },
  schemas: { options: closed({}), components: ComponentsSchema, view: ViewSchema },
  components,
  events,
  actions,
  steps,
  rejections: inEachLanguage(eachLanguage((language) => texts[language].rejections)),
  formats,
  step: ({ agenda }) => topOf(agenda),
  flaws,
  initial,
  setup,
  view,
  imagine,
  // A tie goes to the seat that is further on the fur track; what is still equal wins together.
  outcome: ({ over, scores, fur }) =>
    over ? { reason: 'rounds_played', standings: standings(scores, [{ by: 'fur', values: fur }]) } : null,
  scores: ({ scores }) => scores,
  round: ({ round }) => round,
  bot,
  picture,
});
