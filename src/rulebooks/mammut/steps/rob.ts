import type { ActionOf } from '../../../engine/define/index.js';
import { Place } from '../fields.js';
import { action, step } from '../rules.js';
import { MIDDLE, placesAt } from '../shares.js';
import { shownAt } from '../tiles.js';
import { done, enough } from './done.js';
import { actionsAt, onTiles } from './tile-actions.js';
import { division, passTurn } from './turn.js';

const returning = onTiles('return');

export const putBack = action('return', {
  fields: { place: Place },
  description: 'Put one tile of the robbed share into the middle. The last one is kept.',
  carryOut: (game, seat, { place }) => {
    const share = game.state.tiles.at[place] ?? MIDDLE;
    game.add({ type: 'tile-returned', seat, place, shown: shownAt(game.state, place) });
    // The last tile cannot go back, so a share of one is done.
    if (placesAt(game.state, share).length === 1) passTurn(game, seat);
  },
  text: {
    en: 'Put back tile {place}: {place:faceAt}',
    de: 'Lege Plättchen {place} zurück: {place:faceAt}',
  },
});

const answers = [putBack, done] as const;

export const robStep = step('rob', {
  prompt: division,
  about: (_, { share, returned }) => ({ doing: 'robbing', share, returned: returned.length }),
  answers,
  legal: (state, { share, returned }) => {
    const actions: ActionOf<typeof answers>[] = actionsAt(state, returning, share);
    if (actions.length === 1) actions.pop();
    if (returned.length > 0) actions.push(enough);
    return actions;
  },
  whyNot: {
    return: ({ tiles }, { share }, { place }) =>
      tiles.at[place] === share ? 'nothing_kept' : 'not_in_share',
    done: 'nothing_returned',
  },
});
