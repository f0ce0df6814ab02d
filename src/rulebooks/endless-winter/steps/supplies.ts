import { say } from '../../../engine/words.js';
import { catalogueOf, stoneOf } from '../catalogue.js';
import { Id } from '../components/effects.js';
import { PileSchema, TrackSchema } from '../fields.js';
import { offer } from '../gains/carry-out.js';
import { isSupplyEmpty } from '../gains/open.js';
import { isBought, stoneCost } from '../gains/stones.js';
import { action } from '../rules.js';
import { ageOf, playerOf, topStep } from '../state.js';
import { abilityText } from '../texts/abilities.js';
import { groupText, pointsText, priceText, withGains } from '../texts/gains.js';
import { texts } from '../texts/index.js';
import { markedIn, markedPart } from '../texts/marks.js';
import { called } from '../texts/names.js';
import { abilityOfCard } from '../texts/reckoning.js';
import { cardText, endPointsText, ratioText, setsSlaying, setsTaking, stoneText } from '../texts/worth.js';

/** A marker that never rose gives nothing for them. */
const BURIED_COUNT = { en: 'buried cards count from here on', de: 'ab hier zählen begrabene Karten' };

export const stepIdol = action('step-idol', {
  fields: { track: TrackSchema },
  carryOut: (game, seat, { track }) => {
    const { offering, glory } = game.state.components.idols.values;
    const to = playerOf(game.state, seat)[track] + 1;
    if (track === 'glory') {
      game.add({ type: 'idol-stepped', seat, track, to, points: glory[to - 1] ?? 0 });
      return;
    }
    const step = offering[to - 1];
    if (step === undefined) {
      game.add({ type: 'points-gained', seat, gain: 'idol', for: 'idol-at-top', points: 1 });
      return;
    }
    game.add({ type: 'idol-stepped', seat, track, to, points: 0 });
    offer(game, seat, `offering/${to}`, step.bonus);
  },
  text: ({ track }, telling, { seats, turn, numbers }) => {
    const to = (seats[turn?.seat ?? 0]?.[track] ?? 0) + 1;
    const step = numbers.offering[to - 1];
    if (track === 'offering' && step === undefined)
      return say(telling, {
        en: 'Take 1 point beyond the offering track',
        de: 'Nimm 1 Punkt über der Opfergabenleiste',
      });
    const where = texts[telling.language].toStep[track](to);
    const text = say(telling, { en: `Climb ${where}`, de: `Steig ${where}` });
    if (track === 'offering' && step !== undefined)
      return withGains(
        text,
        markedIn(telling.components.idols, groupText(telling, step.bonus)),
        ratioText(telling, step),
      );
    const points = numbers.glory[to - 1] ?? 0;
    const said = points === 0 ? '' : pointsText(telling, points);
    const first = to > 1 ? '' : say(telling, BURIED_COUNT);
    return withGains(text, first, markedIn(telling.components.idols, said, 'glory'));
  },
  // On the offering track every step counts, on the other one none beyond the top.
  whyNot: (_, { track }) => (track === 'glory' ? 'marker_at_top' : 'not_asked_for'),
});

export const bury = action('bury', {
  fields: { card: Id, from: PileSchema },
  carryOut: (game, seat, { card, from }) => game.add({ type: 'card-buried', seat, card, from }),
  text: { en: 'Bury {card} {from:pile}', de: 'Begrabe {card} {from:pile}' },
  whyNot: ({ components }, { card }) =>
    catalogueOf(components).cards.has(card) ? 'card_not_there' : 'no_such_card',
});

export const recruit = action('recruit', {
  fields: { member: Id },
  description: 'From an empty supply it is a point.',
  carryOut: (game, seat, { member }) => {
    const { pending } = topStep(game.state, 'gain');
    const { gain = 'recruit', top = false } = pending.find((one) => one.gain.startsWith('recruit')) ?? {};
    if (isSupplyEmpty(game.state, member)) {
      game.add({ type: 'points-gained', seat, gain, for: 'supply-empty', points: 1 });
      return;
    }
    const to = gain === 'recruit' ? 'hand' : 'discards';
    game.add({ type: 'member-recruited', seat, member, to, top });
  },
  text: ({ member }, telling, { turn, supplies }) => {
    const name = called(telling, 'cards', member);
    if (supplies.find(({ card }) => card.card === member)?.left === 0)
      return say(telling, {
        en: `Take 1 point for the empty supply of ${name}`,
        de: `Nimm 1 Punkt für den leeren Vorrat ${name}`,
      });
    const first = turn?.pending.find(({ gain }) => gain === 'recruit' || gain === 'recruit-discard');
    const { toPile } = texts[telling.language];
    const pile = first?.gain === 'recruit-discard' ? toPile.discards : toPile.hand;
    const text = say(telling, { en: `Recruit ${name} ${pile}`, de: `Nimm ${name} ${pile}` });
    return withGains(text, cardText(telling, member));
  },
  whyNot: ({ components }, { member }) =>
    components.members.values.some(({ id }) => id === member) ? 'same_member_twice' : 'no_such_member',
});

export const takeAdvancement = action('take-advancement', {
  fields: { card: Id },
  carryOut: (game, seat, { card }) => game.add({ type: 'advancement-taken', seat, card }),
  text: ({ card }, telling) => {
    const name = called(telling, 'cards', card);
    const ability = abilityOfCard(telling, card);
    const text = say(telling, { en: `Take ${name}`, de: `Nimm ${name}` });
    const end = endPointsText(telling, card);
    return withGains(text, ability === null ? '' : abilityText(telling, ability), end);
  },
  whyNot: () => 'not_in_display',
});

export const takeAnimal = action('take-animal', {
  fields: { animal: Id },
  carryOut: (game, seat, { animal }) => game.add({ type: 'animal-taken', seat, animal, from: 'ground' }),
  text: ({ animal }, telling, view) => {
    const name = called(telling, 'animals', animal);
    const text = say(telling, {
      en: `Take ${name} from the hunting ground`,
      de: `Nimm ${name} aus dem Jagdgebiet`,
    });
    return withGains(text, setsTaking(telling, view, animal));
  },
  whyNot: ({ components }, { animal }) =>
    catalogueOf(components).animals.has(animal) ? 'not_in_ground' : 'no_such_animal',
});

export const slay = action('slay', {
  fields: { animal: Id },
  carryOut: (game, seat, { animal }) => {
    game.add({ type: 'animal-slain', seat, animal });
    const { income = [] } = game.state.components.animals.values.find(({ id }) => id === animal) ?? {};
    offer(game, seat, `animal/${animal}`, income);
  },
  text: ({ animal }, telling, view) => {
    const name = called(telling, 'animals', animal);
    const income = view.animals.find((one) => one.animal === animal)?.income ?? [];
    const text = say(telling, { en: `Slay ${name}`, de: `Erlege ${name}` });
    const { animals } = telling.components;
    const row = animals.values.find(({ id }) => id === animal);
    const gained = markedPart(animals, row, 'income', groupText(telling, income));
    return withGains(`${text}: ${gained}`, setsSlaying(telling, view, animal));
  },
  whyNot: ({ components }, { animal }) =>
    catalogueOf(components).animals.has(animal) ? 'no_living_animal' : 'no_such_animal',
});

export const takeStone = action('take-stone', {
  fields: { stone: Id },
  carryOut: (game, seat, { stone }) => {
    const { state } = game;
    const bought = isBought(topStep(state, 'gain').pending);
    const { food, tool } = (bought ? stoneCost(state, playerOf(state, seat)) : null) ?? { food: 0, tool: 0 };
    game.add({ type: 'stone-taken', seat, stone, bought, food, tool });
    offer(game, seat, `stone/${stone}`, stoneOf(state.components, stone).income);
  },
  text: ({ stone }, telling, view) => {
    const { turn, seats, stones, numbers } = view;
    const name = called(telling, 'stones', stone);
    const income = groupText(telling, stones.find((one) => one.stone === stone)?.income ?? []);
    const bought = isBought(turn?.pending ?? []);
    const cost = numbers.stoneCosts[seats[turn?.seat ?? 0]?.stones.length ?? 0];
    const price =
      bought && cost !== undefined
        ? markedIn(telling.components.board, priceText(telling, cost), 'stoneCosts')
        : '';
    const text =
      price === ''
        ? say(telling, { en: `Take ${name}`, de: `Nimm ${name}` })
        : say(telling, { en: `Buy ${name} for ${price}`, de: `Kaufe ${name} für ${price}` });
    return withGains(income === '' ? text : `${text}: ${income}`, stoneText(telling, view, stone));
  },
  whyNot: (state, { stone }, seat) => {
    if (!state.stones.includes(stone)) return 'no_such_stone';
    if (stoneOf(state.components, stone).age > ageOf(state)) return 'stone_of_later_age';
    const player = playerOf(state, seat);
    const cost = stoneCost(state, player);
    if (cost === null) return 'no_stone_space';
    if (!topStep(state, 'gain').pending.some(({ gain }) => gain === 'buy-stone')) return 'not_asked_for';
    return player.food < cost.food ? 'food_short' : 'tool_short';
  },
});
