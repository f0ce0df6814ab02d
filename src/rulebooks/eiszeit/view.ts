import { topOf } from '../../engine/agenda.js';
import { type Seat, SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { atlasOf, cardOf } from './atlas.js';
import { firesAt, huntersAt, mammothSupply, mammothsAt, supplyOf, withClub } from './board.js';
import { handSize, inHand } from './cards.js';
import type { Colour } from './fields.js';
import { meanwhile } from './meanwhile.js';
import { BESIDE, type State, type Step, usedIn } from './state.js';
import { type CardView, doings, type View } from './view-schema.js';

export function view(state: State, viewer: Viewer): View {
  // A seat that is asked beside the others sees what it is asked itself.
  const step = meanwhile(state).find(({ seat }) => seat === viewer) ?? topOf(state.agenda);
  const hand = viewer === SPECTATOR ? [] : (state.hands[viewer] ?? []);
  return {
    viewer: viewer === SPECTATOR ? null : viewer,
    round: state.round,
    rounds: state.rounds,
    startSeat: state.startSeat,
    endedBy: state.ender < 0 ? null : state.ender,
    over: state.over,
    turn: step === undefined ? null : turnView(step),
    regions: atlasOf(state.components).regions.map((region) => regionView(state, region)),
    seats: state.scores.map((_, seat) => seatView(state, seat)),
    hand: hand.map((card) => cardView(state, card)),
    piles: { light: pileView(state, 'light', viewer), dark: pileView(state, 'dark', viewer) },
    darkPool: state.darkPool,
    lightPool: state.lightPool,
    mammothSupply: mammothSupply(state),
    clubSupply: state.clubSupply,
    firesBeside: firesAt(state, BESIDE),
    report: reportView(state),
    numbers: numbersView(state),
  };
}

/** What everybody sees of the step that is being answered. */
const turnView = (step: Step): NonNullable<View['turn']> => ({
  seat: step.seat,
  card: 'card' in step ? step.card : null,
  used: usedIn(step),
  from: chosen('from' in step ? step.from : 0),
  to: chosen('to' in step ? step.to : 'region' in step ? step.region : 0),
  hunter: 'first' in step ? step.first : null,
  doing: doings[step.step],
});

const chosen = (region: number): number | null => (region === 0 ? null : region);

function cardView(state: State, id: string): CardView {
  const { colour, effect, stones } = cardOf(state.components, id);
  return { card: id, colour, effect, stones: stones.values };
}

function regionView(state: State, region: number): View['regions'][number] {
  const seats = [...state.scores.keys()];
  return {
    region,
    landscape: state.components.terrain.values[region - 1] ?? '',
    neighbours: [...(atlasOf(state.components).neighbours[region] ?? [])],
    glacier: state.board.glaciers[region] ?? false,
    hunters: seats.map((seat) => huntersAt(state, region, seat)),
    clubbed: seats.map((seat) => withClub(state, region, seat)),
    mammoths: mammothsAt(state, region),
    fires: firesAt(state, region),
  };
}

function seatView(state: State, seat: Seat): View['seats'][number] {
  return {
    seat,
    score: state.scores[seat] ?? 0,
    stones: state.stones[seat] ?? 0,
    supply: supplyOf(state, seat),
    clubs: state.clubs[seat] ?? 0,
    light: inHand(state, seat, 'light'),
    dark: inHand(state, seat, 'dark'),
  };
}

/** A card that was discarded unseen is known to the seat that discarded it alone. */
function pileView(state: State, colour: Colour, viewer: Viewer): View['piles']['light'] {
  const { deck, top, under, recycled, kept } = state.piles[colour];
  const own = under.filter(({ by }) => by !== null && by === viewer);
  const open = under.filter(({ by }) => by === null);
  return {
    deck: deck.length,
    top: top === null ? null : cardView(state, top),
    under: open.map(({ card }) => card),
    own: own.map(({ card }) => card),
    unseen: under.length - open.length - own.length,
    recycled: [...(recycled[viewer === SPECTATOR ? state.seats : viewer] ?? [])],
    kept: [...kept],
  };
}

function reportView({ report }: State): View['report'] {
  if (report === null) return null;
  return {
    round: report.round,
    regions: report.regions.map(({ region, fires, limit, lost, points }) => ({
      region,
      fires: [...fires],
      limit,
      lost: [...lost],
      points: [...points],
    })),
  };
}

function numbersView({ components }: State): View['numbers'] {
  const { stones, limits, points, fires } = components;
  return {
    stoneLimit: stones.values.limit,
    handSize: handSize(components),
    limit: limits.values.hunters,
    perMammoth: limits.values.perMammoth,
    points: [...points.values],
    fires: fires.values.flatMap(({ value, copies }) => Array<number>(copies).fill(value)),
  };
}
