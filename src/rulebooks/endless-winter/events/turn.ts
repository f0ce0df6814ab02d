import { Type } from 'typebox';
import { popped, pushed, replaced, topOf } from '../../../engine/agenda.js';
import { addedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import { cardOf } from '../catalogue.js';
import { openlyTaken, withPlayer } from '../changes.js';
import { Id } from '../components/effects.js';
import { by, Count, FigureSchema, Halves, oneOf, StationSchema, stations } from '../fields.js';
import { noTurn, type Played } from '../state.js';
import { texts } from '../texts/index.js';
import { called, person, stationCalled } from '../texts/names.js';
import { event } from './event.js';

export const turnBegun = event('turn-begun', {
  fields: by,
  evolve: (state, { seat }) => ({
    ...state,
    agenda: replaced(state.agenda, { step: 'advancements', seat }, { step: 'place', seat }),
    turn: { ...noTurn, seat },
  }),
  text: { en: '{seat} begins a turn.', de: '{seat} beginnt einen Zug.' },
});

/** The action of an advancement is forgone if it is not carried out before the next one is played. */
export const advancementPlayed = event('advancement-played', {
  fields: { ...by, card: Id, discard: Type.Boolean() },
  evolve: (state, { seat, card, discard }) => {
    const { agenda, turn, components } = state;
    const forgone = (one: Played): Played => ({
      card: one.card,
      used: one.used || cardOf(components, one.card).ability?.when === undefined,
    });
    return {
      ...state,
      agenda: discard ? pushed(agenda, { step: 'discard', seat, n: 1, reason: 'advancement' }) : agenda,
      turn: {
        ...turn,
        played: [...turn.played.map(forgone), { card, used: false }],
        advancements: turn.advancements + 1,
      },
      players: withPlayer(state, seat, (player) => openlyTaken(player, card)),
    };
  },
  text: ({ seat, card, discard }, telling) => {
    const name = person(telling, seat);
    const played = called(telling, 'cards', card);
    return discard
      ? say(telling, {
          en: `${name} plays ${played} and has to discard another card.`,
          de: `${name} spielt ${played} aus und muss eine andere Karte abwerfen.`,
        })
      : say(telling, { en: `${name} plays ${played}.`, de: `${name} spielt ${played} aus.` });
  },
});

export const advancementsEnded = event('advancements-ended', {
  fields: by,
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: {
    en: '{seat} plays no more advancements.',
    de: '{seat} spielt keine weiteren Fortschritte aus.',
  },
});

export const figurePlaced = event('figure-placed', {
  fields: {
    ...by,
    figure: FigureSchema,
    at: StationSchema,
    offers: Type.Array(Type.String(), { description: 'What resting brings.' }),
    tile: Type.Boolean({ description: 'Whether a rest tile comes with it.' }),
  },
  evolve: (state, { seat, figure, at, offers, tile }) => {
    const space = at === 'rest' ? 'rest' : 'top';
    const agenda = replaced(state.agenda, { step: 'act', seat, space, taken: false, offers });
    return {
      ...state,
      agenda: tile ? pushed(agenda, { step: 'rest-tile', seat }) : agenda,
      turn: { ...state.turn, station: at, chief: figure === 'chief' ? 'open' : 'absent' },
      visits: addedAt(state.visits, stations.indexOf(at), 1),
      players: withPlayer(state, seat, (player) => ({
        ...player,
        chiefFigure: player.chiefFigure && figure !== 'chief',
        tribeFigures: player.tribeFigures - (figure === 'tribe' ? 1 : 0),
        placed: [...player.placed, { figure, at }],
      })),
    };
  },
  text: ({ seat, figure, at }, telling) => {
    const name = person(telling, seat);
    const piece = texts[telling.language].withFigure[figure];
    if (at === 'rest') return say(telling, { en: `${name} rests ${piece}.`, de: `${name} ruht ${piece}.` });
    const column = stationCalled(telling, at);
    return say(telling, {
      en: `${name} goes to ${column} ${piece}.`,
      de: `${name} geht ${piece} auf ${column}.`,
    });
  },
});

export const restTileTaken = event('rest-tile-taken', {
  fields: { ...by, tile: Id, next: Type.Boolean(), offers: Type.Array(Type.String()) },
  description: 'With `next`, the open tile went under the stack and this one was on top.',
  evolve: (state, { tile, next, offers }) => {
    const agenda = popped(state.agenda);
    const act = topOf(agenda);
    if (act?.step !== 'act') throw new Error('nobody rests');
    const { stack, unseen, open } = state.rest;
    return {
      ...state,
      agenda: replaced(agenda, { ...act, offers: [...act.offers, ...offers] }),
      turn: { ...state.turn, restTile: tile },
      rest: next
        ? { stack: [...stack.slice(1), open], unseen: Math.max(0, unseen - 1), open: '' }
        : { stack, unseen, open: '' },
    };
  },
  text: ({ seat, tile, next }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'restTiles', tile);
    return next
      ? say(telling, {
          en: `${name} takes the next rest tile of the stack: ${text}.`,
          de: `${name} nimmt das nächste Ruheplättchen vom Stapel: ${text}.`,
        })
      : say(telling, {
          en: `${name} takes the rest tile ${text}.`,
          de: `${name} nimmt das Ruheplättchen ${text}.`,
        });
  },
});

export const memberPlayed = event('member-played', {
  fields: {
    ...by,
    card: Id,
    work: Halves,
    used: Type.Boolean({ description: 'Whether its ability is included.' }),
  },
  evolve: (state, { seat, card, work, used }) => ({
    ...state,
    turn: { ...state.turn, work: state.turn.work + work, played: [...state.turn.played, { card, used }] },
    players: withPlayer(state, seat, (player) => openlyTaken(player, card)),
  }),
  text: {
    en: '{seat} plays {card} for {work:halves} work.',
    de: '{seat} spielt {card} für {work:halves} Arbeitskraft aus.',
  },
});

export const foodSpent = event('food-spent', {
  fields: { ...by, to: Count, work: Halves },
  evolve: (state, { seat, to, work }) => ({
    ...state,
    turn: { ...state.turn, work: state.turn.work + work },
    players: withPlayer(state, seat, (player) => ({ ...player, food: to })),
  }),
  text: {
    en: '{seat} spends food down to {to} for {work:halves} work.',
    de: '{seat} gibt Nahrung bis auf {to} aus und erhält {work:halves} Arbeitskraft.',
  },
});

export const spaceLeft = event('space-left', {
  fields: { ...by, to: oneOf(['middle', 'bottom']) },
  evolve: (state, { seat, to }) => ({
    ...state,
    agenda: replaced(state.agenda, { step: 'act', seat, space: to, taken: false, offers: [] }),
  }),
  text: { en: '{seat} goes on {to:toSpace}.', de: '{seat} geht weiter {to:toSpace}.' },
});

export const turnEnded = event('turn-ended', {
  fields: by,
  description: 'The cards played went to the discards.',
  // Work lapses, and a rest tile goes back under its stack.
  evolve: (state, { seat }) => {
    const { played, restTile } = state.turn;
    const { chiefFigure, tribeFigures } = state.players[seat] ?? {};
    const isLast = chiefFigure === false && tribeFigures === 0;
    return {
      ...state,
      agenda: isLast ? replaced(state.agenda, { step: 'lay', seat }) : popped(state.agenda),
      turn: noTurn,
      rest: restTile === '' ? state.rest : { ...state.rest, stack: [...state.rest.stack, restTile] },
      players: withPlayer(state, seat, (player) => ({
        ...player,
        discards: [...player.discards, ...played.map(({ card }) => card)],
      })),
    };
  },
  text: { en: '{seat} ends the turn.', de: '{seat} beendet den Zug.' },
});

export const layingEnded = event('laying-ended', {
  fields: by,
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: {
    en: '{seat}’s eclipse pile is ready.',
    de: 'Der Sonnenfinsternisstapel von {seat} ist fertig.',
  },
});
