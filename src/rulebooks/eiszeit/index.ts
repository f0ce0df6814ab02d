import { topOf } from '../../engine/agenda.js';
import { standings } from '../../engine/standings.js';
import { eachLanguage, inEachLanguage, withMark } from '../../engine/words.js';
import { atlasOf } from './atlas.js';
import { huntersOnMap } from './board.js';
import { bot } from './bot/index.js';
import { components } from './components/index.js';
import { ComponentsSchema } from './components/schema.js';
import { events } from './events/index.js';
import { flaws } from './flaws.js';
import { imagine } from './imagine.js';
import { meanwhile } from './meanwhile.js';
import { picture } from './picture/index.js';
import { beginRound } from './round.js';
import { rulebook } from './rules.js';
import { setup } from './setup.js';
import { initial, OptionsSchema, optionWords } from './state.js';
import { actions, steps } from './steps/index.js';
import { texts } from './texts/index.js';
import { formats } from './texts/names.js';
import { summaryOf } from './texts/summary.js';
import { view } from './view.js';
import { ViewSchema } from './view-schema.js';

export const eiszeit = rulebook({
  meta: {
    id: 'eiszeit',
    titles: eachLanguage((language) => texts[language].title),
    seats: { min: 3, max: 5 },
    rulesVersion: '2',
    summary: eachLanguage((language) => withMark(language, summaryOf(language, components))),
    options: optionWords,
    ending: {
      score: { en: 'points', de: 'Punkte' },
      reasons: {
        rounds_played: { en: 'The last round has been played.', de: 'Die letzte Runde ist gespielt.' },
      },
      tieBreaks: {
        hunters: { en: 'hunters on the map', de: 'Jäger auf dem Plan' },
        stones: { en: 'stones', de: 'Steine' },
      },
    },
  },
  schemas: { options: OptionsSchema, components: ComponentsSchema, view: ViewSchema },
  components,
  events,
  actions,
  steps,
  rejections: inEachLanguage(eachLanguage((language) => texts[language].rejections)),
  formats,
  step: ({ agenda }) => topOf(agenda),
  meanwhile,
  idle: (game, rng) => {
    if (game.state.over) return false;
    beginRound(game, rng);
    return true;
  },
  whyNot: (state, action) => {
    const { regions } = atlasOf(state.components);
    const named = 'region' in action ? [action.region] : 'to' in action ? [action.from, action.to] : [];
    if (named.some((region) => !regions.includes(region))) return 'no_such_region';
    return 'seat' in action && action.seat >= state.seats ? 'no_such_seat' : null;
  },
  flaws,
  initial,
  setup,
  view,
  imagine,
  // A tie goes to more hunters on the map, then to more stones; what is still equal wins together.
  outcome: (state) => {
    if (!state.over) return null;
    const hunters = state.scores.map((_, seat) => huntersOnMap(state, seat));
    const ties = [
      { by: 'hunters', values: hunters },
      { by: 'stones', values: state.stones },
    ];
    return { reason: 'rounds_played', standings: standings(state.scores, ties) };
  },
  scores: ({ scores }) => scores,
  round: ({ round }) => round,
  bot,
  picture,
});
