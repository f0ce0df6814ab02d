import { bySeat, of, secret } from '../../../engine/define/index.js';
import { Choice, Count, Die, Seat } from '../fields.js';
import { event } from './event.js';

export const prizeRolled = event('prize-rolled', {
  fields: { prize: Die },
  evolve: (state, { prize }) => ({ ...state, prize }),
  text: { en: 'The winner of the round scores {prize}.', de: 'Wer die Runde gewinnt, erhält {prize}.' },
});

export const numberChosen = event('number-chosen', {
  fields: { seat: Seat, choice: secret(of.seat, Choice) },
  evolve: (state, { seat, choice }) => ({ ...state, chosen: state.chosen.with(seat, choice) }),
  text: { en: '{seat} chooses {choice}.', de: '{seat} wählt {choice}.' },
  unseen: { en: '{seat} chooses in secret.', de: '{seat} wählt geheim.' },
});

export const numbersShown = event('numbers-shown', {
  fields: { choices: bySeat(Choice), scores: bySeat(Count) },
  evolve: (state, { choices, scores }) => ({
    ...state,
    round: state.round + 1,
    chosen: choices.map(() => 0),
    shown: choices,
    scores,
  }),
  text: {
    en: 'The numbers are {choices}, and the scores {scores}.',
    de: 'Die Zahlen sind {choices}, und es steht {scores}.',
  },
});
