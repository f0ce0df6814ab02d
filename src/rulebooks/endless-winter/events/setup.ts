import { Type } from 'typebox';
import { popped, pushed } from '../../../engine/agenda.js';
import { hidden } from '../../../engine/define/index.js';
import { addedAt } from '../../../engine/lists.js';
import { counted } from '../../../engine/words.js';
import { withPlayer } from '../changes.js';
import { Id } from '../components/effects.js';
import { by, Count, Ids, SeatNumber, SideSchema, Tile } from '../fields.js';
import { START } from '../hexes.js';
import type { State, Step } from '../state.js';
import { event } from './event.js';

export const orderDrawn = event('order-drawn', {
  fields: { order: Type.Array(SeatNumber) },
  evolve: (state, { order }) => ({ ...state, order }),
  text: { en: 'The order is drawn: {order:seats}.', de: 'Die Reihenfolge wird ausgelost: {order:seats}.' },
});

export const landLaid = event('land-laid', {
  fields: { terrain: Type.Array(Type.String({ maxLength: 32 }), { description: 'By tile.' }) },
  // Everybody's first camp stands on the start tile.
  evolve: (state, { terrain }) => ({
    ...state,
    land: { ...state.land, terrain },
    players: state.players.map((player) => ({
      ...player,
      campsLeft: player.campsLeft - 1,
      camps: addedAt(player.camps, START, 1),
    })),
  }),
  text: {
    en: 'The land is laid around the start tile.',
    de: 'Das Land wird um das Startfeld ausgelegt.',
  },
});

export const groundLaid = event('ground-laid', {
  fields: { sites: Type.Array(Count, { description: 'By place of the layout: which site tile.' }) },
  evolve: (state, { sites }) => ({ ...state, land: { ...state.land, sites } }),
  text: { en: 'The building ground is laid out.', de: 'Der Bauplatz wird ausgelegt.' },
});

export const stonesLaid = event('stones-laid', {
  fields: { stones: Ids },
  evolve: (state, { stones }) => ({ ...state, stones }),
  text: {
    en: ({ stones }) => `${counted(stones.length, 'sacred stone is', 'sacred stones are')} laid out.`,
    de: ({ stones }) =>
      `${counted(stones.length, 'Heiliger Stein wird', 'Heilige Steine werden')} ausgelegt.`,
  },
});

export const advancementsShuffled = event('advancements-shuffled', {
  fields: { display: Ids, one: hidden(Ids), two: hidden(Ids) },
  evolve: (state, { display, one, two }) => ({ ...state, decks: [one, two], display }),
  text: {
    en: 'The advancements are shuffled; on display are {display:cards}.',
    de: 'Die Fortschritte werden gemischt; es liegen aus: {display:cards}.',
  },
});

export const animalsShuffled = event('animals-shuffled', {
  fields: { ground: Ids, left: Count, deck: hidden(Ids) },
  evolve: (state, { ground, deck }) => ({ ...state, animalDeck: deck, ground }),
  text: {
    en: 'The animals are shuffled; in the hunting ground: {ground:animals}.',
    de: 'Die Tiere werden gemischt; im Jagdgebiet: {ground:animals}.',
  },
});

export const findsHidden = event('finds-hidden', {
  fields: { tiles: Type.Array(Tile), finds: hidden(Ids) },
  evolve: (state, { tiles, finds }) => ({
    ...state,
    land: { ...state.land, finds: state.land.finds.map((_, tile) => finds[tiles.indexOf(tile)] ?? '') },
  }),
  text: {
    en: 'Ice finds are hidden on the glaciers: {tiles}.',
    de: 'Auf den Gletschern werden Eisfunde versteckt: {tiles}.',
  },
});

export const restTilesShuffled = event('rest-tiles-shuffled', {
  fields: { count: Count, tiles: hidden(Ids) },
  evolve: (state, { tiles }) => ({ ...state, rest: { stack: tiles, unseen: tiles.length, open: '' } }),
  text: {
    en: ({ count }) => `${counted(count, 'rest tile is', 'rest tiles are')} shuffled.`,
    de: ({ count }) => `${counted(count, 'Ruheplättchen wird', 'Ruheplättchen werden')} gemischt.`,
  },
});

export const chiefsDealt = event('chiefs-dealt', {
  fields: { chiefs: Ids, draft: Type.Boolean() },
  evolve: (state, { chiefs, draft }) => ({
    ...state,
    agenda: pushed<Step>([], ...choices('chief', state.order, chiefs, draft), { step: 'open' }),
    offers: { ...state.offers, chiefs: draft ? chiefs : [] },
  }),
  text: { en: 'Chiefs {draft}: {chiefs}.', de: 'Häuptlinge {draft}: {chiefs}.' },
});

/** Chiefs are chosen before set-up cards in a draft, and hands are drawn when everybody has both. */
export const setupsDealt = event('setups-dealt', {
  fields: { cards: Ids, draft: Type.Boolean() },
  evolve: (state, { cards, draft }) => {
    const [open, ...before] = state.agenda;
    const order = draft ? [...state.order].reverse() : state.order;
    const setups = choices('setup', order, cards, draft);
    const chiefs = before.toReversed();
    // What was dealt depends on nobody else, so each seat comes once for both.
    const steps =
      draft || chiefs.some((one) => one.step !== 'chief' || one.dealt === '')
        ? [...chiefs, ...setups]
        : chiefs.flatMap((one, nth) => [one, ...setups.slice(nth, nth + 1)]);
    return {
      ...state,
      agenda: pushed<Step>(open === undefined ? [] : [open], ...steps),
      offers: { ...state.offers, setups: draft ? cards : [] },
    };
  },
  text: { en: 'Set-up cards {draft}: {cards:setupCards}.', de: 'Aufbaukarten {draft}: {cards:setupCards}.' },
});

export const chiefChosen = event('chief-chosen', {
  fields: { ...by, chief: Id, side: SideSchema },
  evolve: (state, { seat, chief, side }) => ({
    ...state,
    agenda: popped(state.agenda),
    offers: { ...state.offers, chiefs: state.offers.chiefs.filter((one) => one !== chief) },
    players: withPlayer(state, seat, (player) => ({ ...player, chief, side })),
  }),
  text: { en: '{seat} is led by {chief}, side {side}.', de: '{seat} folgt {chief}, Seite {side}.' },
});

export const setupChosen = event('setup-chosen', {
  fields: { ...by, card: Id },
  evolve: (state, { seat, card }) => ({
    ...state,
    agenda: popped(state.agenda),
    offers: { ...state.offers, setups: state.offers.setups.filter((one) => one !== card) },
    players: withPlayer(state, seat, (player) => ({ ...player, setupCard: card })),
  }),
  text: {
    en: '{seat} begins with {card:setupCard}: {card:setupGain}.',
    de: '{seat} beginnt mit {card:setupCard}: {card:setupGain}.',
  },
});

export const handsDue = event('hands-due', {
  fields: {},
  description: 'Everybody has set up; hands are drawn.',
  evolve: (state) => ({ ...state, agenda: [], offers: { chiefs: [], setups: [] } }),
  text: {
    en: 'Everybody is ready and draws the first hand.',
    de: 'Alle sind bereit und ziehen ihre erste Hand.',
  },
});

const choices = (
  step: 'chief' | 'setup',
  order: State['order'],
  offer: readonly string[],
  draft: boolean,
): Step[] => order.map((seat, index) => ({ step, seat, dealt: draft ? '' : (offer[index] ?? '') }));
