import { colourOf } from '../atlas.js';
import { drawable, isExhausted } from '../cards.js';
import { CardId, ColourName } from '../fields.js';
import { drawCard, endRound } from '../round.js';
import { action, step } from '../rules.js';
import { done, stuck } from './done.js';
import { orEnough } from './tables.js';
import { kindsInHand, whyNotCard } from './turn.js';

export const discard = action('discard', {
  fields: { card: CardId },
  description: 'Push a card under its discard pile, unseen by the others.',
  carryOut: (game, seat, { card }) =>
    game.add({ type: 'card-discarded', seat, colour: colourOf(game.state.components, card), card }),
  text: { en: 'Discard {card} face down', de: 'Wirf {card} verdeckt ab' },
  whyNot: whyNotCard,
});

export const discardStep = step('discard', {
  prompt: { en: 'Do you discard another card?', de: 'Wirfst du noch eine Karte ab?' },
  answers: [discard, done],
  legal: (state, _, seat) =>
    orEnough(kindsInHand(state, seat).map((card) => ({ type: 'discard', card }) as const)),
  stuck,
});

export const draw = action('draw', {
  fields: { colour: ColourName },
  description: 'Draw one card of this colour.',
  carryOut: (game, seat, { colour }, rng) => drawCard(game, seat, colour, rng),
  text: { en: 'Draw a {colour} card', de: 'Ziehe eine {colour} Karte' },
  whyNot: (state, { colour }) => (isExhausted(state, colour) ? 'cards_exhausted' : 'one_colour'),
});

export const drawStep = step('draw', {
  prompt: { en: 'From which deck do you draw?', de: 'Von welchem Stapel ziehst du?' },
  answers: [draw],
  legal: (state, _, seat) => drawable(state, seat).map((colour) => ({ type: 'draw', colour })),
  // The hand is full, or nothing is left to fill it with: the turn is over, and perhaps the round.
  stuck: (game, { seat }, rng) => {
    const { ender, seats } = game.state;
    if (ender < 0) game.add({ type: 'turn-began', seat: (seat + 1) % seats });
    else endRound(game, rng);
  },
});
