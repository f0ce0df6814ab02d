import { NOWHERE } from '../board.js';
import { Hex } from '../fields.js';
import { canTakeFire, fieldsLeft, foundable, hasMoved, returnHexes, settleable, sowable } from '../ground.js';
import { campsLeft, campsOf, warriorsAt, womenAt } from '../people.js';
import { action, step } from '../rules.js';
import { boardIn } from '../state.js';
import { questions } from '../texts/names.js';
import { aboutNature } from './about.js';
import { done, endSeatStep, endsUnless, pass } from './endings.js';
import { drawCard } from './rounds.js';

export const placeCamp = action('place-camp', {
  fields: { hex: Hex },
  description: 'Set up the first camp with all figures of the beginning.',
  carryOut: (game, seat, { hex }) => game.add({ type: 'camp-placed', seat, hex }),
  text: {
    en: 'Set up your first camp on hex {hex:ground}',
    de: 'Schlage dein erstes Lager auf Feld {hex:ground} auf',
  },
  whyNot: (state, { hex }) => {
    if (boardIn(state).terrain[hex] === 'lake') return 'lake';
    return state.camps[hex] === NOWHERE ? 'too_near_camp' : 'hex_taken';
  },
});

export const placeCampStep = step('place-camp', {
  prompt: questions['place-camp'],
  answers: [placeCamp],
  legal: (state) => on('place-camp', settleable(state)),
});

export const sow = action('sow', {
  fields: { hex: Hex },
  description: 'Sow the field of an own village in the plain.',
  carryOut: (game, seat, { hex }) =>
    game.add({ type: 'field-sown', seat, hex, food: game.state.components.food.values.sowing }),
  text: { en: 'Sow the field on hex {hex}', de: 'Besäe den Acker auf Feld {hex}' },
  whyNot: (state, _, seat) => {
    if ((state.food[seat] ?? 0) < state.components.food.values.sowing) return 'no_food';
    return fieldsLeft(state) > 0 ? 'nothing_to_sow' : 'no_marker';
  },
});

export const sowStep = step('sow', {
  prompt: questions.sow,
  answers: [sow, done],
  legal: (state, _, seat) => [...on('sow', sowable(state, seat)), { type: 'done' }],
  auto: endsUnless((state, seat) => sowable(state, seat).length > 0),
});

export const found = action('found', {
  fields: { hex: Hex },
  description: 'A couple that has not moved founds a camp.',
  carryOut: (game, seat, { hex }) => game.add({ type: 'camp-founded', seat, hex }),
  text: { en: 'Found a camp on hex {hex:ground}', de: 'Gründe ein Lager auf Feld {hex:ground}' },
  whyNot: (state, { hex }, seat) => {
    if (boardIn(state).terrain[hex] === 'lake') return 'lake';
    if (state.camps[hex] !== NOWHERE) return 'hex_taken';
    if ((state.closed[hex] ?? 0) !== 0) return 'hex_closed';
    if (warriorsAt(state, seat, hex) !== 1 || womenAt(state, seat, hex) !== 1) return 'no_couple';
    if (campsLeft(state, seat) <= 0) return 'camp_limit';
    return hasMoved(state, hex) ? 'already_moved' : 'hex_taken';
  },
});

export const foundStep = step('found', {
  prompt: questions.found,
  answers: [found, done],
  legal: (state, _, seat) => [...on('found', foundable(state, seat)), { type: 'done' }],
  auto: endsUnless((state, seat) => foundable(state, seat).length > 0),
});

export const takeFire = action('take-fire', {
  fields: { hex: Hex },
  description: 'Take the fire and keep it in the camp on this hex.',
  carryOut: (game, seat, { hex }) => {
    game.add({ type: 'fire-placed', seat, hex });
    game.add({ type: 'step-ended', step: 'take-fire' });
  },
  text: {
    en: 'Take the fire and keep it in the camp on hex {hex}',
    de: 'Nimm das Feuer und hüte es im Lager auf Feld {hex}',
  },
  whyNot: () => 'not_your_camp',
});

export const takeFireStep = step('take-fire', {
  prompt: questions['take-fire'],
  answers: [takeFire, pass],
  legal: (state, _, seat) => [...on('take-fire', campsOf(state, seat)), { type: 'pass' }],
  auto: endsUnless(canTakeFire),
});

export const reEnter = action('re-enter', {
  fields: { hex: Hex },
  description: 'A new tribe comes over the rim.',
  carryOut: (game, seat, { hex }, rng) => {
    game.add({ type: 'tribe-returned', seat, hex });
    const { cards } = game.state.components.comeback.values;
    for (let drawn = 0; drawn < cards; drawn += 1) drawCard(game, seat, rng);
  },
  text: { en: 'Return on hex {hex:ground}', de: 'Kehre auf Feld {hex:ground} zurück' },
  whyNot: (state, { hex }) => {
    const board = boardIn(state);
    if (board.terrain[hex] === 'lake') return 'lake';
    if (!board.rim.includes(hex)) return 'not_rim';
    return (state.closed[hex] ?? 0) !== 0 ? 'hex_closed' : 'hex_taken';
  },
});

export const reEnterStep = step('re-enter', {
  prompt: questions['re-enter'],
  about: aboutNature,
  answers: [reEnter, pass],
  legal: (state) => [...on('re-enter', returnHexes(state)), { type: 'pass' }],
  auto: (game, { seat }, rng) => {
    if (returnHexes(game.state).length > 0) return false;
    if (game.state.year > 1) game.add({ type: 'return-declined', seat });
    else endSeatStep(game, rng);
    return true;
  },
});

const on = <const Type extends string>(type: Type, hexes: readonly number[]) =>
  hexes.map((hex) => ({ type, hex }));
