import { Type } from 'typebox';
import { popped } from '../../../engine/agenda.js';
import { addedAt, replacedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import { Count, Die, FigureName, Hex, Id, SeatNumber } from '../fields.js';
import { both, listed, people, who } from '../texts/names.js';
import { agreeing } from '../texts/phrases.js';
import { event } from './event.js';
import { ordersShownByStep } from './orders.js';
import { oneOf, peopled } from './parts.js';

export const foodStolen = event('food-stolen', {
  fields: { seat: SeatNumber, target: SeatNumber, food: Count },
  // What the robbed seat has answered ahead it answered without knowing that.
  evolve: (state, { seat, target, food }) => ({
    ...state,
    ahead: state.ahead.filter((one) => one.seat !== target),
    food: addedAt(addedAt(state.food, seat, food), target, -food),
  }),
  text: { en: '{seat} steals {food} food from {target}.', de: '{seat} stiehlt {target} {food} Nahrung.' },
});

export const foodGained = event('food-gained', {
  fields: { seat: SeatNumber, food: Count, by: Id },
  evolve: (state, { seat, food }) => ({ ...state, food: addedAt(state.food, seat, food) }),
  text: { en: '{seat} gains {food} food ({by:card}).', de: '{seat} erhält {food} Nahrung ({by:card}).' },
});

export const foodLost = event('food-lost', {
  fields: { seat: SeatNumber, food: Count },
  evolve: (state, { seat, food }) => ({ ...state, food: addedAt(state.food, seat, -food) }),
  text: { en: '{seat} loses {food} food.', de: '{seat} verliert {food} Nahrung.' },
});

export const incomeReceived = event('income-received', {
  fields: { seat: SeatNumber, fish: Count, gathered: Count, harvest: Count },
  description: 'Before the tribe eats.',
  evolve: (state, { seat, fish, gathered, harvest }) => ({
    ...state,
    unsure: ordersShownByStep(state, seat, 'food-window'),
    agenda: popped(state.agenda),
    food: addedAt(state.food, seat, fish + gathered + harvest),
  }),
  text: ({ seat, fish, gathered, harvest }, telling) => {
    const name = who(seat, telling);
    const sources = [
      { food: fish, en: 'fishing', de: 'Fischen' },
      { food: gathered, en: 'gathering', de: 'Sammeln' },
      { food: harvest, en: 'the harvest', de: 'die Ernte' },
    ].filter(({ food }) => food > 0);
    const [first, ...others] = sources;
    if (first === undefined)
      return say(telling, { en: `${name} finds no food.`, de: `${name} findet keine Nahrung.` });
    const sum = fish + gathered + harvest;
    if (others.length === 0)
      return say(telling, {
        en: `${name} finds ${sum} food by ${first.en}.`,
        de: `${name} findet ${sum} Nahrung durch ${first.de}.`,
      });
    const found = listed(
      sources.map(({ food, en, de }) => ({ en: `${food} by ${en}`, de: `${food} durch ${de}` })),
    );
    return say(telling, {
      en: `${name} finds ${sum} food: ${found.en}.`,
      de: `${name} findet ${sum} Nahrung: ${found.de}.`,
    });
  },
});

export const figureStarved = event('figure-starved', {
  fields: { seat: SeatNumber, hex: Hex, figure: FigureName },
  evolve: (state, { seat, hex, figure }) => ({
    ...state,
    people: peopled(state, seat, hex, oneOf(figure, -1)),
  }),
  text: {
    en: '{figure:someone} of {seat} starves on hex {hex}.',
    de: '{figure:someone} von {seat} verhungert auf Feld {hex}.',
  },
});

export const foodPaid = event('food-paid', {
  fields: { seat: SeatNumber, food: Count },
  description: 'Everybody who is left has eaten.',
  evolve: (state, { seat, food }) => ({
    ...state,
    agenda: popped(state.agenda),
    food: addedAt(state.food, seat, -food),
  }),
  text: {
    en: 'The tribe of {seat} eats {food} food.',
    de: 'Der Stamm von {seat} verbraucht {food} Nahrung.',
  },
});

export const childBorn = event('child-born', {
  fields: {
    seat: SeatNumber,
    hex: Hex,
    dice: Type.Array(Die, { description: 'Three for twins.' }),
    women: Count,
    warriors: Count,
  },
  evolve: (state, event) => ({
    ...state,
    people: peopled(state, event.seat, event.hex, event),
    daughters: [...state.daughters, ...Array<number>(event.women).fill(event.hex)],
  }),
  text: ({ seat, hex, dice, women, warriors }, telling) => {
    const name = who(seat, telling);
    const rolled = listed(dice.map((die) => both(String(die))));
    if (women + warriors === 0)
      return say(telling, {
        en: `${name} rolls ${rolled.en} on hex ${hex}, but has no figure left for a child.`,
        de: `${name} würfelt ${rolled.de} auf Feld ${hex}, hat aber für ein Kind keine Figur mehr.`,
      });
    const born = people({ women, warriors });
    const are = agreeing(women + warriors, ['is', 'wird'], ['are', 'werden']);
    return say(telling, {
      en: `${name} rolls ${rolled.en} on hex ${hex}: ${born.en} ${are.en} born.`,
      de: `${name} würfelt ${rolled.de} auf Feld ${hex}: ${born.de} ${are.de} geboren.`,
    });
  },
});

export const fieldSown = event('field-sown', {
  fields: { seat: SeatNumber, hex: Hex, food: Count },
  evolve: (state, { seat, hex, food }) => ({
    ...state,
    fields: replacedAt(state.fields, hex, 2),
    food: addedAt(state.food, seat, -food),
  }),
  text: {
    en: '{seat} sows the field on hex {hex} for {food} food.',
    de: '{seat} besät den Acker auf Feld {hex} für {food} Nahrung.',
  },
});
