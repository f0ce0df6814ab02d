import { type TUnsafe, Type } from 'typebox';
import { topOf } from '../../engine/agenda.js';
import { actionSchema } from '../../engine/define/index.js';
import { eachLanguage, inEachLanguage, withMark } from '../../engine/words.js';
import { bot } from './bot/index.js';
import { components } from './components/index.js';
import { ComponentsSchema } from './components/schema.js';
import { eventsWith } from './events/index.js';
import type { CardAction } from './fields.js';
import { flaws } from './flaws.js';
import { imagine } from './imagine.js';
import { meanwhile } from './meanwhile.js';
import { OptionsSchema, optionWords } from './options.js';
import { outcome, worth } from './outcome.js';
import { picture } from './picture/index.js';
import { reveals } from './reveals.js';
import { setup } from './setup.js';
import { initial, type State } from './state.js';
import { actions, steps } from './steps/index.js';
import { tend } from './steps/tend.js';
import { whyNot } from './steps/why-not-card.js';
import { texts } from './texts/index.js';
import { titles } from './texts/names.js';
import { formats } from './texts/phrases.js';
import { view } from './view.js';
import { viewSchema } from './view-schema.js';

/** An action in an event or in a view: only cards are kept, the schema that is sent allows every action. */
const AnyAction: TUnsafe<CardAction> = Type.Unsafe(actionSchema(actions));

/** All that the rulebook is made of; tests begin it with a state of their own. */
export const definition = {
  meta: {
    id: 'tal-der-mammuts',
    titles,
    seats: { min: 2, max: 6 },
    rulesVersion: '3',
    summary: eachLanguage((language) => withMark(language, texts[language].summary)),
    options: optionWords,
    ending: {
      score: { en: 'camps', de: 'Lager' },
      reasons: {
        camps: { en: 'A tribe has enough camps.', de: 'Ein Stamm hat genug Lager.' },
        extinction: { en: 'No tribe is left.', de: 'Kein Stamm hat überlebt.' },
        last_tribe: { en: 'One tribe is left.', de: 'Ein Stamm ist übrig.' },
        year_limit: { en: 'The last year is over.', de: 'Das letzte Jahr ist vorbei.' },
      },
      tieBreaks: { people: { en: 'people', de: 'Menschen' }, food: { en: 'food', de: 'Nahrung' } },
    },
  },
  schemas: { options: OptionsSchema, components: ComponentsSchema, view: viewSchema(AnyAction) },
  components,
  events: eventsWith(AnyAction),
  actions,
  steps,
  rejections: inEachLanguage(eachLanguage((language) => texts[language].rejections)),
  formats,
  step: ({ agenda }: State) => topOf(agenda),
  meanwhile,
  tend,
  whyNot,
  flaws,
  initial,
  setup,
  view,
  imagine,
  reveals,
  outcome,
  worth,
  round: ({ round }: State) => round,
  bot,
  picture,
};
