import { Type } from 'typebox';
import { topOf } from '../../../engine/agenda.js';
import { orNull } from '../../../engine/define/index.js';
import { addedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import { animalIndex, cardOf } from '../catalogue.js';
import { withoutOne, withPlayer } from '../changes.js';
import { Id } from '../components/effects.js';
import { by, Count, Ids, oneOf, SeatNumber } from '../fields.js';
import { consumed } from '../pending.js';
import { buriedUnseen } from '../player.js';
import { priceText } from '../texts/gains.js';
import { called, listOf, person } from '../texts/names.js';
import { event } from './event.js';

export const memberRecruited = event('member-recruited', {
  fields: { ...by, member: Id, to: oneOf(['hand', 'discards']), top: Type.Boolean() },
  evolve: (state, { seat, member, to, top }) => ({
    ...state,
    agenda: consumed(state, to === 'hand' ? 'recruit' : 'recruit-discard', 1),
    supply: addedAt(state.supply, cardOf(state.components, member).supply, -1),
    turn: top ? { ...state.turn, fresh: [...state.turn.fresh, member] } : state.turn,
    players: withPlayer(state, seat, (player) =>
      to === 'hand'
        ? { ...player, hand: [...player.hand, { card: member, shown: true, since: buriedUnseen(player) }] }
        : { ...player, discards: [...player.discards, member] },
    ),
  }),
  text: {
    en: '{seat} recruits {member:card} {to:toPile}.',
    de: '{seat} nimmt {member:card} {to:toPile}.',
  },
});

export const advancementTaken = event('advancement-taken', {
  fields: { ...by, card: Id },
  evolve: (state, { seat, card }) => ({
    ...state,
    agenda: consumed(state, 'advancement', 1),
    display: withoutOne(state.display, card),
    players: withPlayer(state, seat, (player) => ({
      ...player,
      hand: [...player.hand, { card, shown: true, since: buriedUnseen(player) }],
    })),
  }),
  text: { en: '{seat} takes {card} from the display.', de: '{seat} nimmt {card} aus der Auslage.' },
});

export const animalTaken = event('animal-taken', {
  fields: { ...by, animal: Id, from: oneOf(['ground', 'deck']) },
  evolve: (state, { seat, animal, from }) => {
    const index = animalIndex(state.components, animal);
    const fromGround = from === 'ground';
    return {
      ...state,
      agenda: consumed(state, fromGround ? 'animal' : 'animal-top', 1),
      ground: fromGround ? withoutOne(state.ground, animal) : state.ground,
      animalDeck: fromGround ? state.animalDeck : state.animalDeck.slice(0, -1),
      players: withPlayer(state, seat, (player) => ({ ...player, alive: addedAt(player.alive, index, 1) })),
    };
  },
  text: ({ seat, animal, from }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'animals', animal);
    return from === 'ground'
      ? say(telling, {
          en: `${name} takes ${text} from the hunting ground.`,
          de: `${name} nimmt ${text} aus dem Jagdgebiet.`,
        })
      : say(telling, {
          en: `${name} takes the top animal of the deck: ${text}.`,
          de: `${name} nimmt das oberste Tier des Stapels: ${text}.`,
        });
  },
});

export const animalsRevealed = event('animals-revealed', {
  fields: { animals: Ids, seat: orNull(SeatNumber, 'Whose gain it was; null in preparation.') },
  evolve: (state, { animals, seat }) => {
    const step = topOf(state.agenda);
    const pending = seat !== null && step?.step === 'gain' ? step.pending : [];
    // Animals for which there is no room are lost, as are those that the deck does not have.
    const units = pending.find(({ gain }) => gain === 'animal-reveal')?.n ?? 0;
    return {
      ...state,
      agenda: units > 0 ? consumed(state, 'animal-reveal', units) : state.agenda,
      animalDeck: state.animalDeck.slice(0, state.animalDeck.length - animals.length),
      ground: [...state.ground, ...animals],
    };
  },
  text: ({ animals, seat }, telling) => {
    const names = listOf(telling, 'animals', animals);
    if (seat === null)
      return say(telling, { en: `New in the hunting ground: ${names}.`, de: `Neu im Jagdgebiet: ${names}.` });
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} drives animals into the hunting ground: ${names}.`,
      de: `${name} treibt Tiere ins Jagdgebiet: ${names}.`,
    });
  },
});

export const animalSlain = event('animal-slain', {
  fields: { ...by, animal: Id },
  evolve: (state, { seat, animal }) => {
    const index = animalIndex(state.components, animal);
    return {
      ...state,
      agenda: consumed(state, 'slay', 1),
      players: withPlayer(state, seat, (player) => ({
        ...player,
        alive: addedAt(player.alive, index, -1),
        slain: addedAt(player.slain, index, 1),
      })),
    };
  },
  text: { en: '{seat} slays {animal}.', de: '{seat} erlegt {animal}.' },
});

export const stoneTaken = event('stone-taken', {
  fields: { ...by, stone: Id, food: Count, tool: Count, bought: Type.Boolean() },
  evolve: (state, { seat, stone, food, tool, bought }) => ({
    ...state,
    agenda: consumed(state, bought ? 'buy-stone' : 'stone', 1),
    stones: withoutOne(state.stones, stone),
    players: withPlayer(state, seat, (player) => ({
      ...player,
      stones: [...player.stones, stone],
      food: player.food - food,
      tools: player.tools - tool,
    })),
  }),
  text: ({ seat, stone, bought, ...cost }, telling) => {
    const name = person(telling, seat);
    const text = called(telling, 'stones', stone);
    if (!bought)
      return say(telling, {
        en: `${name} takes a sacred stone: ${text}.`,
        de: `${name} nimmt einen Heiligen Stein: ${text}.`,
      });
    const price = priceText(telling, cost);
    return say(telling, {
      en: `${name} buys a sacred stone for ${price}: ${text}.`,
      de: `${name} kauft einen Heiligen Stein für ${price}: ${text}.`,
    });
  },
});
