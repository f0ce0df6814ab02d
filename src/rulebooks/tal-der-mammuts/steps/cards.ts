import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Rng } from '../../../kernel/rng.js';
import { type CardAction, cardParts } from '../fields.js';
import { action, type Game } from '../rules.js';
import type { Told } from '../texts/names.js';
import { cardText } from '../texts/phrases.js';
import type { View } from '../view-schema.js';
import { playCard } from './play.js';

const playing = {
  carryOut: (game: Game, seat: Seat, action: CardAction, rng: Rng) => playCard(game, seat, action, rng),
  text: (action: CardAction, telling: Told, view: View) => {
    const { en, de } = cardText(action, view, telling);
    return say(telling, { en: `Play ${en}`, de: `Spiele ${de}` });
  },
};

/** The actions that play a card in a window or in a movement. */
export const cardActions = [
  action('play', { ...cardParts.play, ...playing }),
  action('play-at', { ...cardParts['play-at'], ...playing }),
  action('play-on', { ...cardParts['play-on'], ...playing }),
  action('play-wind', { ...cardParts['play-wind'], ...playing }),
  action('play-herd', { ...cardParts['play-herd'], ...playing }),
  action('play-raft', { ...cardParts['play-raft'], ...playing }),
  action('play-elopement', { ...cardParts['play-elopement'], ...playing }),
] as const;

export const flee = action('flee', {
  ...cardParts.flee,
  carryOut: (game, seat, { card, figure, hex }) => {
    const from = game.state.fight?.hex ?? hex;
    game.add({ type: 'card-played', seat, card, hex });
    game.add({ type: 'figure-lost', seat, hex: from, figure, fight: game.state.fight !== null });
    game.add({ type: 'tribe-fled', seat, from, to: hex });
  },
  text: playing.text,
});
