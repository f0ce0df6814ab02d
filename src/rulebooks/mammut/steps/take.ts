import { topOf } from '../../../engine/agenda.js';
import type { ActionOf } from '../../../engine/define/index.js';
import { Place } from '../fields.js';
import { action, step } from '../rules.js';
import { MIDDLE } from '../shares.js';
import { shownAt } from '../tiles.js';
import { done, enough } from './done.js';
import { actionsAt, onTiles } from './tile-actions.js';
import { busy, division, newShare, passTurn } from './turn.js';

/** What can be taken from the middle. */
export const taking = onTiles('take');

export const take = action('take', {
  fields: { place: Place },
  description: 'Take one tile from the middle; go on, or end with `done`.',
  carryOut: (game, seat, { place }) => {
    const top = topOf(game.state.agenda);
    const share = top?.step === 'take' ? top.share : newShare(game.state, seat);
    game.add({ type: 'tile-taken', seat, share, place, shown: shownAt(game.state, place) });
    if (!game.state.tiles.at.includes(MIDDLE)) passTurn(game, seat);
  },
  text: { en: 'Take tile {place}: {place:faceAt}', de: 'Nimm Plättchen {place}: {place:faceAt}' },
  whyNot: ({ tiles }, { place }) => {
    if (tiles.at[place] === undefined) return 'no_such_place';
    return tiles.at[place] === MIDDLE ? 'must_take_all' : 'place_empty';
  },
  notNow: busy,
});

const answers = [take, done] as const;

export const takeStep = step('take', {
  prompt: division,
  about: (_, { share }) => ({ doing: 'taking', share }),
  answers,
  legal: (state) => {
    const actions: ActionOf<typeof answers>[] = actionsAt(state, taking, MIDDLE);
    actions.push(enough);
    return actions;
  },
});
