import { counted, say } from '../../../engine/words.js';
import { Id } from '../components/effects.js';
import * as answers from '../gains/answers.js';
import { handOf } from '../player.js';
import { action, step } from '../rules.js';
import { playerOf } from '../state.js';
import { withGains } from '../texts/gains.js';
import { called } from '../texts/names.js';
import { layText } from '../texts/worth.js';
import { done } from './done.js';
import { asked, askedByKind, kinds } from './questions.js';

export const lay = action('lay', {
  fields: { card: Id },
  description: 'Lay a card face down on the eclipse pile.',
  carryOut: (game, seat, { card }) => game.add({ type: 'card-laid', seat, card }),
  text: ({ card }, telling) => {
    const name = called(telling, 'cards', card);
    const text = say(telling, {
      en: `Lay ${name} on the eclipse pile`,
      de: `Lege ${name} auf den Sonnenfinsternisstapel`,
    });
    return withGains(text, layText(telling, card));
  },
  whyNot: () => 'card_not_in_hand',
});

export const layStep = step('lay', {
  prompt: asked(kinds.lay, (telling, { laid }) =>
    laid
      ? say(telling, {
          en: `${counted(Number(laid), 'card lies', 'cards lie')} there.`,
          de: `${counted(Number(laid), 'Karte liegt', 'Karten liegen')} schon dort.`,
        })
      : '',
  ),
  about: (state, { seat }) => ({ laid: playerOf(state, seat).pile.length }),
  answers: [lay, done],
  legal: (state, { seat }) => [
    ...handOf(playerOf(state, seat)).map((card) => ({ type: 'lay', card }) as const),
    answers.done,
  ],
  auto: (game, { seat }) => {
    if (playerOf(game.state, seat).hand.length > 0) return false;
    game.add({ type: 'laying-ended', seat });
    return true;
  },
});

export const discard = action('discard', {
  fields: { card: Id },
  carryOut: (game, seat, { card }) => game.add({ type: 'card-discarded', seat, card }),
  text: { en: 'Discard {card}', de: 'Wirf {card} ab' },
  whyNot: () => 'card_not_in_hand',
});

export const discardStep = step('discard', {
  prompt: askedByKind(['discard', 'discard-for-advancement'], (telling, { cards = 1 }) =>
    Number(cards) < 2 ? '' : say(telling, { en: `${cards} cards to go.`, de: `Noch ${cards} Karten.` }),
  ),
  about: (_, { n, reason }) => ({ cards: n, reason }),
  answers: [discard],
  legal: (state, { seat }) => handOf(playerOf(state, seat)).map((card) => ({ type: 'discard', card })),
});
