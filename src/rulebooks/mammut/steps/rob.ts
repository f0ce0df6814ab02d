import { Place } from '../fields.js';
import { action, step } from '../rules.js';
import { MIDDLE, placesAt } from '../shares.js';
import { done } from './done.js';
import { actionsAt, onTiles } from './tile-actions.js';
import { division, passTurn } from './turn.js';

const returning = onTiles('return');

export const putBack = action('return', {
  fields: { place: Place },
  description: 'Put one tile of the robbed share into the middle. The last one is kept.',
  carryOut: (game, seat, { place }) => {
    const share = game.state.tiles.at[place] ?? MIDDLE;
    game.add({ type: 'tile-returned', seat, place });
    // The last tile cannot go back, so a share of one is done.
    if (placesAt(game.state, share).length === 1) passTurn(game, seat);
  },
  text: {
    en: 'Put back tile {place}: {place:faceAt}',
    de: 'Lege Plättchen {place} zurück: {place:faceAt}',
  },
});

export const robStep = step('rob', {
  prompt: division,
  about: (_, { share }) => ({ doing: 'robbing', share }),
  answers: [putBack, done],
  legal: (state, { share, returned }) => {
    const kept = actionsAt(state, returning, share);
    const actions = kept.length > 1 ? kept : [];
    return returned.length > 0 ? [...actions, { type: 'done' }] : actions;
  },
  whyNot: {
    return: ({ tiles }, { share }, { place }) =>
      tiles.at[place] === share ? 'nothing_kept' : 'not_in_share',
    done: 'nothing_returned',
  },
});
