import { Type } from 'typebox';
import { pushed } from '../../../engine/agenda.js';
import { say } from '../../../engine/words.js';
import { Id } from '../components/effects.js';
import { Count, Ids } from '../fields.js';
import { ageOf, figuresIn, noTurn, type Step } from '../state.js';
import { called, listOf } from '../texts/names.js';
import { event } from './event.js';

export const roundBegun = event('round-begun', {
  fields: { round: Count },
  evolve: (state, { round }) => {
    const figures = figuresIn(state, round);
    const turns: Step[] = [];
    for (let nth = 0; nth < figures; nth += 1)
      for (const seat of state.order) turns.push({ step: 'turn', seat });
    return {
      ...state,
      agenda: pushed<Step>([], ...turns, { step: 'reveal' }),
      phase: 'action',
      round,
      players: state.players.map((player) => ({
        ...player,
        chiefFigure: true,
        tribeFigures: figures - 1,
      })),
      turn: noTurn,
      visits: state.visits.map(() => 0),
    };
  },
  text: { en: 'Round {round} begins.', de: 'Runde {round} beginnt.' },
});

export const figuresReturned = event('figures-returned', {
  fields: {},
  evolve: (state) => {
    const { tribeFigures } = state.components.rounds.values;
    const players = state.players.map((player) => ({
      ...player,
      placed: [],
      chiefFigure: true,
      tribeFigures,
    }));
    return { ...state, players };
  },
  text: { en: 'All figures come back.', de: 'Alle Figuren kommen zurück.' },
});

/** At the change of ages, the cards left of the first age go back into the box. */
export const displayFilled = event('display-filled', {
  fields: { cards: Ids, cleared: Type.Boolean() },
  evolve: (state, { cards, cleared }) => {
    const [one, two] = state.decks;
    const inTwo = cleared || ageOf(state) === 2;
    return {
      ...state,
      display: cleared ? cards : [...state.display, ...cards],
      decks: inTwo
        ? [[], two.slice(0, two.length - cards.length)]
        : [one.slice(0, one.length - cards.length), two],
    };
  },
  text: ({ cards, cleared }, telling) => {
    const names = listOf(telling, 'cards', cards);
    return cleared
      ? say(telling, {
          en: `The second age begins with a new display: ${names}.`,
          de: `Das II. Zeitalter beginnt mit einer neuen Auslage: ${names}.`,
        })
      : say(telling, { en: `New on display: ${names}.`, de: `Neu in der Auslage: ${names}.` });
  },
});

export const restTileTurned = event('rest-tile-turned', {
  fields: { tile: Id, unused: Type.Boolean() },
  description: 'With `unused`, the one before went under the stack.',
  evolve: (state, { tile, unused }) => {
    const { stack, unseen, open } = state.rest;
    const below = stack.slice(1);
    return {
      ...state,
      rest: { open: tile, stack: unused ? [...below, open] : below, unseen: Math.max(0, unseen - 1) },
    };
  },
  text: ({ tile, unused }, telling) => {
    const name = called(telling, 'restTiles', tile);
    return unused
      ? say(telling, {
          en: `The rest tile that nobody took goes under the stack; now ${name} is open.`,
          de: `Das Ruheplättchen, das niemand nahm, kommt unter den Stapel; nun liegt ${name} offen.`,
        })
      : say(telling, { en: `The rest tile ${name} is open.`, de: `Das Ruheplättchen ${name} liegt offen.` });
  },
});
