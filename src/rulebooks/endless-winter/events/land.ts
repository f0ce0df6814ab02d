import { Type } from 'typebox';
import { orNull } from '../../../engine/define/index.js';
import { addedAt, changedAt, replacedAt } from '../../../engine/lists.js';
import { listed, say } from '../../../engine/words.js';
import { withPlayer } from '../changes.js';
import { Id } from '../components/effects.js';
import { by, Count, Joint, Spot, Tile } from '../fields.js';
import { joints, START } from '../hexes.js';
import { consumed } from '../pending.js';
import { NEUTRAL } from '../state.js';
import { pointsText } from '../texts/gains.js';
import { called, person } from '../texts/names.js';
import { between, fromTile, spotName, toTile } from '../texts/places.js';
import { event } from './event.js';

export const campPlaced = event('camp-placed', {
  fields: by,
  evolve: (state, { seat }) => ({
    ...state,
    agenda: consumed(state, 'camp', 1),
    players: withPlayer(state, seat, (player) => ({
      ...player,
      campsLeft: player.campsLeft - 1,
      camps: addedAt(player.camps, START, 1),
    })),
  }),
  text: { en: '{seat} puts a camp onto the start tile.', de: '{seat} stellt ein Lager aufs Startfeld.' },
});

export const campMoved = event('camp-moved', {
  fields: { ...by, from: Tile, to: Tile, find: orNull(Id, 'The ice find that was turned up.') },
  evolve: (state, { seat, from, to, find }) => ({
    ...state,
    agenda: consumed(state, 'move', 1),
    land:
      find === null
        ? state.land
        : { ...state.land, findsOpen: changedAt(state.land.findsOpen, to, () => true) },
    players: withPlayer(state, seat, (player) => ({
      ...player,
      camps: addedAt(addedAt(player.camps, from, -1), to, 1),
    })),
  }),
  text: ({ seat, from, to, find }, telling) => {
    const name = person(telling, seat);
    const way = `${fromTile(telling, from)} ${toTile(telling, to)}`;
    if (find === null)
      return say(telling, { en: `${name} moves a camp ${way}.`, de: `${name} zieht ein Lager ${way}.` });
    const found = called(telling, 'finds', find);
    return say(telling, {
      en: `${name} moves a camp ${way} and turns up an ice find: ${found}.`,
      de: `${name} zieht ein Lager ${way} und deckt einen Eisfund auf: ${found}.`,
    });
  },
});

/** The three camps go back to the board, which lowers the food limit. */
export const settlementBuilt = event('settlement-built', {
  fields: { ...by, joint: Joint, lost: Type.Integer({ description: 'Food above the new limit.' }) },
  evolve: (state, { seat, joint, lost }) => {
    const tiles = joints[joint] ?? [];
    return {
      ...state,
      agenda: consumed(state, 'settlement', 1),
      settlements: replacedAt(state.settlements, joint, seat),
      players: withPlayer(state, seat, (player) => ({
        ...player,
        food: player.food - lost,
        campsLeft: player.campsLeft + tiles.length,
        camps: tiles.reduce<readonly number[]>((camps, tile) => addedAt(camps, tile, -1), player.camps),
        settlementsLeft: player.settlementsLeft - 1,
      })),
    };
  },
  text: ({ seat, joint, lost }, telling) => {
    const name = person(telling, seat);
    const place = between(telling, joint);
    return lost === 0
      ? say(telling, {
          en: `${name} builds a settlement ${place}.`,
          de: `${name} baut eine Siedlung ${place}.`,
        })
      : say(telling, {
          en: `${name} builds a settlement ${place} and loses ${lost} food above the limit.`,
          de: `${name} baut eine Siedlung ${place} und verliert ${lost} Nahrung über dem Limit.`,
        });
  },
});

export const megalithBuilt = event('megalith-built', {
  fields: {
    ...by,
    spot: Spot,
    x: Count,
    y: Count,
    level: Count,
    neutral: Type.Boolean(),
    arrow: Type.Boolean({ description: 'An additional neutral one, where arrows point.' }),
    points: Type.Array(Count, { description: 'By seat.' }),
  },
  evolve: (state, { seat, spot, neutral, arrow, points }) => ({
    ...state,
    agenda: consumed(state, arrow ? 'neutral' : 'megalith', 1),
    megaliths: replacedAt(state.megaliths, spot, neutral ? NEUTRAL : seat),
    players: state.players.map((player, whose) => {
      const scored = points[whose] ?? 0;
      if (scored === 0 && whose !== seat) return player;
      const built = player.built + (whose === seat ? 1 : 0);
      return { ...player, points: player.points + scored, built };
    }),
  }),
  text: ({ seat, x, y, level, neutral, arrow, points }, telling) => {
    const name = person(telling, seat);
    const place = spotName(telling, { x, y, level });
    const scored = points.flatMap((n, whose) =>
      n === 0 ? [] : [`${person(telling, whose)} ${pointsText(telling, n)}`],
    );
    const text = arrow
      ? say(telling, {
          en: `${name} adds a neutral megalith on ${place}`,
          de: `${name} fügt auf ${place} einen neutralen Megalithen hinzu`,
        })
      : say(telling, {
          en: `${name} builds a ${neutral ? 'neutral ' : ''}megalith on ${place}`,
          de: `${name} baut einen ${neutral ? 'neutralen ' : ''}Megalithen auf ${place}`,
        });
    return scored.length === 0 ? `${text}.` : `${text}: ${listed(telling, scored)}.`;
  },
});
