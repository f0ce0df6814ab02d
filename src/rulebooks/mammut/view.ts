import { topOf } from '../../engine/agenda.js';
import { SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { effectOf } from './cards.js';
import { MIDDLE } from './shares.js';
import type { State } from './state.js';
import { hiddenFace } from './tiles.js';
import type { View } from './view-schema.js';

/** The bit under which a viewer's knowledge of tiles is kept; the public's stands after those of the seats. */
export const bitOf = (state: State, viewer: Viewer): number =>
  1 << (viewer === SPECTATOR ? state.seats : viewer);

export function view(state: State, viewer: Viewer): View {
  const ownCard = (card: string) => ({ card, effect: effectOf(state.components, card) });
  const hand = viewer === SPECTATOR ? [] : (state.hands[viewer] ?? []);
  return {
    viewer: viewer === SPECTATOR ? null : viewer,
    round: state.round,
    startSeat: state.startSeat,
    over: state.over,
    turn: turnOf(state),
    tiles: tilesFor(state, viewer),
    seats: state.scores.map((score, seat) => ({
      seat,
      score,
      fur: state.fur[seat] ?? 0,
      animals: [...(state.animals[seat] ?? [])],
      handSize: state.hands[seat]?.length ?? 0,
      faceDown: state.faceDown.filter((played) => played.seat === seat).length,
    })),
    hand: hand.map(ownCard),
    faceDown: state.faceDown.filter(({ seat }) => seat === viewer).map(({ card }) => ownCard(card)),
    table: state.table.map(({ seat, card }) => ({ seat, card })),
    deckSize: state.deck.length,
    discards: [...state.discards],
    shuffles: state.memory.shuffles.map(({ cards, drawn }, nth) => ({
      cards: nth === 0 ? [] : [...cards],
      drawn: drawn.map(({ length }) => length),
      own: viewer === SPECTATOR ? [] : [...(drawn[viewer] ?? [])],
    })),
    shown: state.memory.shown.map(({ seat, card, drawn }) => ({ seat, card, drawn })),
    scored: scoredOf(state),
    report: reportOf(state),
    numbers: numbersOf(state),
  };
}

function tilesFor(state: State, viewer: Viewer): View['tiles'] {
  const bit = bitOf(state, viewer);
  const seats = [...Array(state.seats).keys()];
  return state.tiles.faces.map((face, place) => {
    const seenBy = state.tiles.seenBy[place] ?? 0;
    return {
      place,
      face,
      other: (seenBy & bit) === 0 ? null : hiddenFace(state, place),
      share: inShare(state.tiles.at[place]),
      seenBy: seats.filter((seat) => (seenBy & (1 << seat)) !== 0),
    };
  });
}

function scoredOf({ memory: { scored } }: State): View['scored'] {
  if (scored === null) return null;
  const tiles = scored.faces.map((face, place) => ({ face, share: inShare(scored.at[place]) }));
  return { round: scored.round, tiles, cards: scored.cards.map(({ seat, card }) => ({ seat, card })) };
}

const reportOf = ({ memory: { report } }: State): View['report'] => ({
  round: report.round,
  parts: report.parts.map(({ part, amounts, cards }) => ({
    part,
    amounts: [...amounts],
    cards: cards.map(({ card, seat }) => ({ card, seat })),
  })),
  points: report.points.map((one) => ({
    seat: one.seat,
    for: one.for,
    card: one.card,
    count: one.count,
    rank: one.rank,
    tied: one.tied,
    due: one.due,
    points: one.points,
  })),
  animals: report.animals.map(({ seat, animal, from }) => ({ seat, animal, from })),
});

const inShare = (share: number = MIDDLE): number | null => (share === MIDDLE ? null : share);

function turnOf(state: State): View['turn'] {
  const step = topOf(state.agenda);
  if (step === undefined || step.step === 'score') return null;
  const turn = { seat: step.seat, share: null, card: null, chosen: [] };
  switch (step.step) {
    case 'divide':
      return { ...turn, doing: 'dividing' };
    case 'take':
      return { ...turn, doing: 'taking', share: step.share };
    case 'rob':
      return { ...turn, doing: 'robbing', share: step.share, chosen: [...step.returned] };
    case 'peek':
      return { ...turn, doing: 'peeking', card: step.card, chosen: [...step.chosen] };
    case 'flip':
      return { ...turn, doing: 'flipping', card: step.card, chosen: [...step.chosen] };
    case 'return':
      return { ...turn, doing: 'returning', card: step.card };
    case 'choose':
      return { ...turn, doing: 'choosing', card: step.card };
    case 'trade':
      return { ...turn, doing: 'trading', card: step.card, chosen: [...state.traded] };
  }
  return assertNever(step);
}

function numbersOf({ components, seats }: State): View['numbers'] {
  const { rounds, axe, tusk, meat, fire, animalSets, animals } = components;
  return {
    lastRound: rounds.values.last,
    axePoints: axe.values.lastRoundPoints,
    tuskPoints: tusk.values.points,
    meatPoints: [...(meat.values.points[seats - 2] ?? [])],
    firePenalty: fire.values.penalty,
    firePoints: seats === 2 ? fire.values.otherPoints : 0,
    animalPoints: [...animalSets.values],
    animals: animals.values.map(({ id }) => id),
  };
}
