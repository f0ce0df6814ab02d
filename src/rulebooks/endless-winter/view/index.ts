import { topOf } from '../../../engine/agenda.js';
import { SPECTATOR, type Viewer } from '../../../engine/rulebook.js';
import { catalogueOf, stoneOf } from '../catalogue.js';
import type { Group } from '../components/effects.js';
import { stations } from '../fields.js';
import { ageOf, type State } from '../state.js';
import type { View } from '../view-schema.js';
import { cardView } from './cards.js';
import { jointsOf, tilesOf } from './land.js';
import { numbersOf } from './numbers.js';
import { ownOf, seatOf } from './seats.js';
import { spotsOfView } from './spots.js';
import { turnOf } from './turn.js';

export function view(state: State, viewer: Viewer): View {
  const { components } = state;
  return {
    viewer: viewer === SPECTATOR ? null : viewer,
    phase: state.phase,
    round: state.round,
    age: ageOf(state),
    order: [...state.order],
    turn: turnOf(state),
    columns: components.columns.values.map(({ id, top, middle, bottom }) => ({
      column: id,
      figures: state.visits[stations.indexOf(id)] ?? 0,
      top,
      middle,
      bottom,
    })),
    resting: state.visits[stations.indexOf('rest')] ?? 0,
    tiles: tilesOf(state),
    joints: jointsOf(state.settlements),
    sites: state.land.sites.map((site) => components.sites.values[site]?.id ?? ''),
    spots: spotsOfView(state),
    ground: [...state.ground],
    animalDeckSize: state.animalDeck.length,
    animals: components.animals.values.map(({ id, income, set, joker }) => ({
      animal: id,
      income,
      set,
      joker,
    })),
    display: state.display.map((card) => cardView(state, card)),
    deckSizes: state.decks.map((deck) => deck.length),
    supplies: components.members.values.map(({ id }, index) => ({
      card: cardView(state, id),
      left: state.supply[index] ?? 0,
    })),
    stones: stonesOf(state),
    chiefsOnOffer: chiefsOf(state).flatMap((id) => {
      const chief = catalogueOf(components).chiefs.get(id);
      return chief === undefined ? [] : [{ chief: id, a: chief.a, b: chief.b }];
    }),
    setupsOnOffer: state.offers.setups.map((card) => ({
      card,
      gain: [...(catalogueOf(components).setupCards.get(card)?.gain ?? [])],
    })),
    rest: restOf(state),
    seats: state.players.map((_, seat) => seatOf(state, seat)),
    own: viewer === SPECTATOR ? null : ownOf(state, viewer),
    numbers: numbersOf(state),
  };
}

/** In a draft all that are left; else the one that was dealt to the seat that is asked. */
function chiefsOf(state: State): readonly string[] {
  const step = topOf(state.agenda);
  return step?.step === 'chief' && step.dealt !== '' ? [step.dealt] : state.offers.chiefs;
}

function stonesOf(state: State): View['stones'] {
  const all = [...state.stones, ...state.players.flatMap(({ stones }) => stones)];
  return all.map((id) => {
    const { age, metric, points, income } = stoneOf(state.components, id);
    const each = 'each' in points ? points.each : null;
    const table = 'table' in points ? points.table : [];
    return { stone: id, age, open: age <= ageOf(state), metric, each, table, income };
  });
}

function restOf(state: State): View['rest'] {
  if (!state.options.restTiles) return null;
  const gainOf = (tile: string): Group => catalogueOf(state.components).restTiles.get(tile) ?? [];
  return {
    open: state.rest.open === '' ? null : { tile: state.rest.open, gain: [...gainOf(state.rest.open)] },
    stack: state.rest.stack.length,
    seen: state.rest.stack.slice(state.rest.unseen),
  };
}
