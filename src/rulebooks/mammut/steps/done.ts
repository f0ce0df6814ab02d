import { topOf } from '../../../engine/agenda.js';
import { action } from '../rules.js';
import { passTurn } from './turn.js';

/** Ends whatever is being done: a card that was chosen for, or the turn. */
export const done = action('done', {
  fields: {},
  description: 'Enough taken, returned or chosen.',
  carryOut: (game, seat) => {
    const step = topOf(game.state.agenda)?.step;
    if (step === 'take' || step === 'rob') passTurn(game, seat);
    else game.add({ type: 'card-finished', seat });
  },
  text: (_, { language }, { turn }) => {
    if (turn?.doing === 'taking') return { en: 'Take no more', de: 'Nimm keine weiteren' }[language];
    if (turn?.doing === 'robbing')
      return { en: 'Put back no more', de: 'Lege keine weiteren zurück' }[language];
    if (turn?.doing === 'returning') return { en: 'No more shares', de: 'Keine weiteren Anteile' }[language];
    return { en: 'No more tiles', de: 'Keine weiteren Plättchen' }[language];
  },
  whyNot: () => 'nothing_chosen',
  notNow: ({ step }) => (step === 'divide' ? 'nothing_taken' : 'not_asked_for'),
});

export const enough = Object.freeze({ type: 'done' } as const);
