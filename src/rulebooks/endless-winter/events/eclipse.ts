import { Type } from 'typebox';
import { popped, pushed, replaced } from '../../../engine/agenda.js';
import { changedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import { cardOf } from '../catalogue.js';
import { doubted, withPlayer } from '../changes.js';
import { Id } from '../components/effects.js';
import { by, Count, EclipsePartSchema, EndPartSchema, eclipseParts, Ids, SeatNumber } from '../fields.js';
import { buriedUnseen } from '../player.js';
import type { Step } from '../state.js';
import { listOf, person, seatList } from '../texts/names.js';
import { halves, type Told } from '../texts/say.js';
import { event } from './event.js';

/** Advancements in the pile were a bluff: they go back to the hand, where everybody knows them to be. */
export const pilesRevealed = event('piles-revealed', {
  fields: {
    piles: Type.Array(Ids, { description: 'By seat.' }),
    work: Type.Array(Count, { description: 'By seat, in halves.' }),
    order: Type.Array(SeatNumber),
  },
  evolve: (state, { piles, work, order }) => {
    const kindOf = (card: string) => cardOf(state.components, card).kind;
    const steps = order.flatMap((seat) =>
      eclipseParts.map((part): Step => ({ step: 'eclipse-part', seat, part })),
    );
    return {
      ...state,
      agenda: pushed<Step>([], ...steps, { step: 'close' }),
      phase: 'eclipse',
      order,
      results: {
        ...state.results,
        comparison: work,
        returned: piles.map((pile) => pile.filter((card) => kindOf(card) === 'advancement')),
      },
      players: state.players.map((player, seat) => {
        const since = buriedUnseen(player);
        const back = player.pile.filter(({ card }) => kindOf(card) === 'advancement');
        return {
          ...player,
          pile: [],
          buried: player.pile.reduce((buried, held) => doubted({ ...player, buried }, held), player.buried),
          revealed: (piles[seat] ?? []).filter((card) => kindOf(card) === 'member'),
          hand: [...player.hand, ...back.map(({ card }) => ({ card, shown: true, since }))],
        };
      }),
    };
  },
  text: ({ piles, work, order }, telling) => {
    const shown = piles.map((cards, seat) => pileText(telling, seat, cards, work[seat] ?? 0)).join('; ');
    const names = seatList(telling, order);
    return say(telling, {
      en: `The sun goes dark, and the eclipse piles are turned up: ${shown}. The new order is ${names}.`,
      de: `Die Sonne verfinstert sich, und die Stapel werden aufgedeckt: ${shown}. Die neue Reihenfolge ist ${names}.`,
    });
  },
});

export const eclipsePartBegun = event('eclipse-part-begun', {
  fields: { ...by, part: EclipsePartSchema, offers: Type.Array(Type.String()) },
  evolve: (state, { seat, part, offers }) => ({
    ...state,
    agenda: replaced(state.agenda, { step: 'eclipse', seat, part, offers }),
  }),
  text: { en: '{seat} comes to {part}.', de: 'Für {seat} geht es weiter mit {part}.' },
});

export const eclipsePartEnded = event('eclipse-part-ended', {
  fields: { ...by, part: EclipsePartSchema },
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: { en: '{seat} is done with {part}.', de: '{seat} ist mit {part} fertig.' },
});

export const stoneScored = event('stone-scored', {
  fields: { ...by, stone: Id, points: Count },
  evolve: (state, { seat, points }) => ({
    ...state,
    players: withPlayer(state, seat, (player) => ({ ...player, points: player.points + points })),
  }),
  text: { en: '{seat} scores {points} for {stone}.', de: '{seat} erhält {points} für {stone}.' },
});

export const eclipseEnded = event('eclipse-ended', {
  fields: {},
  description: 'The members of the piles went to the discards.',
  evolve: (state) => ({
    ...state,
    agenda: popped(state.agenda),
    results: { ...state.results, returned: state.results.returned.map(() => []) },
    players: state.players.map((player) => ({
      ...player,
      discards: [...player.discards, ...player.revealed],
      revealed: [],
    })),
  }),
  text: { en: 'The eclipse is over.', de: 'Die Sonnenfinsternis ist vorbei.' },
});

export const pointsScored = event('points-scored', {
  fields: { ...by, part: EndPartSchema, points: Count },
  description: 'At the end of the game.',
  evolve: (state, { seat, points }) => ({
    ...state,
    players: withPlayer(state, seat, (player) => ({ ...player, points: player.points + points })),
    results: {
      ...state.results,
      endPoints: changedAt(state.results.endPoints, seat, (parts) => [...parts, points]),
    },
  }),
  text: {
    en: '{seat} scores {points} for {part:endPart}.',
    de: '{seat} erhält {points} für {part:endPart}.',
  },
});

export const gameEnded = event('game-ended', {
  fields: {},
  evolve: (state) => ({ ...state, agenda: [], phase: 'over' }),
  text: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.' },
});

function pileText(telling: Told, seat: number, cards: readonly string[], work: number): string {
  const name = person(telling, seat);
  const text = say(telling, {
    en: `${name} with ${halves(work)} work`,
    de: `${name} mit ${halves(work)} Arbeitskraft`,
  });
  return cards.length === 0 ? text : `${text} (${listOf(telling, 'cards', cards)})`;
}
