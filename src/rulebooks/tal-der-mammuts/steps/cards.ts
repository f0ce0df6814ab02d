import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Rng } from '../../../kernel/rng.js';
import { type CardAction, cardFields } from '../fields.js';
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
  action('play', { ...playing, fields: cardFields.play, description: 'Play a card that needs no choice.' }),
  action('play-at', { ...playing, fields: cardFields['play-at'], description: 'Play a card on a hex.' }),
  action('play-on', {
    ...playing,
    fields: cardFields['play-on'],
    description: 'Play a card against another tribe.',
  }),
  action('play-wind', {
    ...playing,
    fields: cardFields['play-wind'],
    description: 'Turn the wind by one direction.',
  }),
  action('play-herd', {
    ...playing,
    fields: cardFields['play-herd'],
    description: 'Choose the direction of one herd.',
  }),
  action('play-raft', {
    ...playing,
    fields: cardFields['play-raft'],
    description: 'Open this crossing for the rest of this movement, in this direction.',
  }),
  action('play-elopement', {
    ...playing,
    fields: cardFields['play-elopement'],
    description: 'A woman of `target` leaves `from` for a warrior on `to`; ends this movement.',
  }),
] as const;

export const flee = action('flee', {
  fields: cardFields.flee,
  description: 'Lose this figure; all others of the tribe retreat to `hex`.',
  carryOut: (game, seat, { card, figure, hex }) => {
    const from = game.state.fight?.hex ?? hex;
    game.add({ type: 'card-played', seat, card, hex });
    game.add({ type: 'figure-lost', seat, hex: from, figure, fight: game.state.fight !== null });
    game.add({ type: 'tribe-fled', seat, from, to: hex });
  },
  text: playing.text,
});
