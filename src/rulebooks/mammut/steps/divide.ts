import type { ActionOf } from '../../../engine/define/index.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { cardOf, effectOf, isLoot } from '../cards.js';
import { CardId, Share } from '../fields.js';
import { hasUse } from '../has-use.js';
import { action, type Game, step } from '../rules.js';
import { MIDDLE, missingShares, ownerOf, placesAt, shareSizes } from '../shares.js';
import { quoted } from '../texts/names.js';
import { facesSaid } from '../texts/tiles.js';
import { shownEach } from '../tiles.js';
import { take, taking } from './take.js';
import { actionsAt } from './tile-actions.js';
import { busy, division, newShare, passTurn } from './turn.js';

export const takeRest = action('take-rest', {
  fields: {},
  description: 'Take all of the middle. For the last missing share only; ends the division.',
  carryOut: (game, seat) => takeAll(game, seat),
  text: (_, telling, { tiles }) => {
    const all = facesSaid(
      telling,
      tiles.filter(({ share }) => share === null).map(({ face }) => face),
    );
    return say(telling, {
      en: `Take all that is left in the middle: ${all}`,
      de: `Nimm alles, was in der Mitte liegt: ${all}`,
    });
  },
  whyNot: (state) => (missingShares(shareSizes(state)) > 1 ? 'not_the_last' : 'middle_empty'),
  notNow: busy,
});

export const pass = action('pass', {
  fields: {},
  description: 'Only where nothing can be taken or robbed, which happens with two seats alone.',
  // The division goes on as long as anybody else could; the very last share may stay empty.
  carryOut: (game, seat) =>
    missingShares(shareSizes(game.state)) === 1 ? takeAll(game, seat) : passTurn(game, seat),
  text: { en: 'Pass', de: 'Passe' },
  whyNot: () => 'not_stuck',
});

export const rob = action('rob', {
  fields: { share: Share },
  description: "Take another seat's share; then `return` at least one tile, and `done`.",
  carryOut: (game, seat, { share: from }) => {
    const places = placesAt(game.state, from);
    const shown = shownEach(game.state, places);
    game.add({ type: 'share-robbed', seat, from, share: newShare(game.state, seat), places, shown });
  },
  text: { en: 'Rob {share}{share:holding}', de: 'Raube {share}{share:holding}' },
  whyNot: (state, { share }, seat) => {
    const size = shareSizes(state)[share];
    if (size === undefined) return 'no_such_share';
    if (ownerOf(state.seats, share) === seat) return 'own_share';
    return size === 0 ? 'share_empty' : 'share_of_one';
  },
  notNow: busy,
});

export const play = action('play', {
  fields: { card: CardId },
  description: 'Play a card before taking: loot cards openly, scoring cards face down.',
  carryOut: (game, seat, { card }) => {
    const open = isLoot(effectOf(game.state.components, card));
    game.add({ type: open ? 'loot-card-played' : 'scoring-card-played', seat, card });
  },
  text: ({ card }, telling) => {
    const [name, { effect, text }] = [quoted(telling, card), cardOf(telling.components, card)];
    const rule = say(telling, text);
    return isLoot(effect)
      ? say(telling, { en: `Play ${name}: ${rule}`, de: `Spiele ${name}: ${rule}` })
      : say(telling, { en: `Play ${name} face down: ${rule}`, de: `Spiele ${name} verdeckt: ${rule}` });
  },
  whyNot: (state, { card }, seat) => {
    if (!state.components.cards.values.some(({ id }) => id === card)) return 'no_such_card';
    return state.hands[seat]?.includes(card) ? 'no_use' : 'card_not_in_hand';
  },
  notNow: busy,
});

const answers = [take, takeRest, pass, rob, play] as const;

export const divideStep = step('divide', {
  prompt: division,
  about: (state) => ({ doing: 'dividing', last: missingShares(shareSizes(state)) === 1 }),
  answers,
  legal: (state, _, seat) => {
    const sizes = shareSizes(state);
    const actions: ActionOf<typeof answers>[] = actionsAt(state, taking, MIDDLE);
    // The last missing share takes all of the middle, or none of it.
    if (missingShares(sizes) === 1 && actions.length > 0)
      actions.splice(0, actions.length, { type: 'take-rest' });
    for (const [share, size] of sizes.entries()) {
      // One tile goes back and one is kept, so a share of one cannot be robbed.
      if (size > 1 && ownerOf(state.seats, share) !== seat) actions.push({ type: 'rob', share });
    }
    // Two players can divide so that the middle is empty and the other seat holds single tiles only.
    if (actions.length === 0) actions.push({ type: 'pass' });
    const hand = state.hands[seat] ?? [];
    for (const [nth, card] of hand.entries()) {
      if (hand.indexOf(card) === nth && hasUse(state, seat, effectOf(state.components, card)))
        actions.push({ type: 'play', card });
    }
    return actions;
  },
});

function takeAll(game: Game, seat: Seat): void {
  const places = placesAt(game.state, MIDDLE);
  const shown = shownEach(game.state, places);
  game.add({ type: 'rest-taken', seat, share: newShare(game.state, seat), places, shown });
}
