import { closed } from '../../engine/define/index.js';
import { eachLanguage, inEachLanguage } from '../../engine/words.js';
import { events } from './events/index.js';
import { imagine } from './imagine.js';
import { rulebook } from './rules.js';
import { setup } from './setup.js';
import { initial, ROUNDS } from './state.js';
import { actions, steps } from './steps/index.js';
import { texts } from './texts/index.js';
import { View, view } from './view.js';

export const newRulebook = rulebook({
  meta: {
    id: 'new-rulebook',
    titles: { en: 'New Rulebook', de: 'New Rulebook' },
    seats: { min: 2, max: 2 },
    rulesVersion: '1',
    summary: eachLanguage((language) => texts[language].summary),
  },
  schemas: { options: closed({}), view: View },
  events,
  actions,
  steps,
  rejections: inEachLanguage(eachLanguage((language) => texts[language].rejections)),
  initial,
  setup,
  step: ({ round }) => (round > ROUNDS ? undefined : { step: 'choose' }),
  view,
  imagine,
  // No outcome of its own: when no step is left, the highest score wins.
  scores: ({ scores }) => scores,
});
