import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import { catalogueOf, eventEffect, eventsOf } from '../catalogue.js';
import { hasFire } from '../conditions.js';
import { allPeople, campsOf, everySeat, hasPeople, inOrder } from '../people.js';
import { bitOfWindow, IN_BAG, isLastRound, type State } from '../state.js';
import type { Deciding } from './deciding.js';

export function drawCard(recording: Deciding, seat: Seat, rng: Rng): void {
  if (!recording.state.deck.some((count) => count > 0)) {
    const count = recording.state.discards.length;
    if (count === 0) return;
    recording.add({ type: 'discards-shuffled', count });
  }
  const { deck, components } = recording.state;
  const row = drawnRow(deck, rng);
  recording.add({ type: 'card-drawn', seat, card: catalogueOf(components).cardIds[row] ?? '' });
}

/** One of a shuffled pile: each card is as likely as any other. */
function drawnRow(pile: readonly number[], rng: Rng): number {
  let at = rng.int(pile.reduce((sum, count) => sum + count, 0));
  return pile.findIndex((count) => {
    at -= count;
    return at < 0;
  });
}

const handLimit = (state: State): number => state.components.start.values.cards[state.seats - 2] ?? 0;

export function deal(recording: Deciding, rng: Rng): void {
  for (const seat of inOrder(recording.state))
    for (let dealt = 0; dealt < handLimit(recording.state); dealt += 1) drawCard(recording, seat, rng);
  nextRound(recording);
}

function nextRound(recording: Deciding): void {
  const { round, year, season, left, components } = recording.state;
  const rounds = components.seasons.values.rounds;
  if (left > 1) {
    recording.add({ type: 'round-began', round: round + 1, year, season, left: left - 1 });
  } else if (season === 'summer') {
    recording.add({ type: 'round-began', round: round + 1, year, season: 'winter', left: rounds });
  } else {
    recording.add({ type: 'round-began', round: round + 1, year: year + 1, season: 'summer', left: rounds });
  }
}

/** All that everybody sees before anybody is asked: the event, the animals to come, and the wind. */
export function showNature(recording: Deciding, rng: Rng): void {
  if (recording.state.round > recording.state.components.start.values.roundsWithoutEvent)
    turnEvent(recording, rng);
  drawTiles(recording, rng);
  const rolled = die(6, rng);
  const direction = recording.state.components.windRose.values[rolled - 1] ?? 'NE';
  recording.add({ type: 'wind-rolled', die: rolled, direction });
  const seats = inOrder(recording.state).filter((seat) => mayAnswer(recording.state, seat));
  if (seats.length > 0) recording.add({ type: 'nature-window-opened', seats });
}

const mayAnswer = (state: State, seat: Seat): boolean =>
  (state.hands[seat]?.length ?? 0) > 0 && ((state.standing[seat] ?? 0) & bitOfWindow('nature-window')) === 0;

function turnEvent(recording: Deciding, rng: Rng): void {
  const pileOf = ({ season, summerPile, winterPile }: State) =>
    season === 'summer' ? summerPile : winterPile;
  const { season, components } = recording.state;
  if (!pileOf(recording.state).some((count) => count > 0)) recording.add({ type: 'events-shuffled', season });
  const row = drawnRow(pileOf(recording.state), rng);
  recording.add({ type: 'event-turned', event: eventsOf(components, season)[row]?.id ?? '' });
}

function drawTiles(recording: Deciding, rng: Rng): void {
  const { state } = recording;
  const { speciesOf, letterOf } = catalogueOf(state.components);
  const bag = [...state.tiles.keys()].filter((tile) => state.tiles[tile] === IN_BAG);
  const drawn: number[] = [];
  for (let count = arrivalsOf(state); count > 0 && bag.length > 0; count -= 1)
    drawn.push(...bag.splice(rng.int(bag.length), 1));
  recording.add({
    type: 'tiles-drawn',
    tiles: drawn.map((tile) => ({
      tile,
      species: state.components.species.values[speciesOf[tile] ?? 0]?.id ?? '',
      letter: letterOf[tile] ?? null,
    })),
  });
}

/** As many tribes play as have not left for good. */
function arrivalsOf(state: State): number {
  const { few, many, manyFrom } = state.components.arrivals.values;
  const row = state.seats - state.out.length >= manyFrom ? many : few;
  const count = state.round === 1 ? row.first : row[state.season];
  const effect = state.event === '' ? null : eventEffect(state.components, state.event);
  return effect?.type === 'arrivals' ? count * effect.times : count;
}

/** Who begins: camps, then people, then food, then the order so far. */
export function setOrder(recording: Deciding): void {
  const { state } = recording;
  if (state.round === 1) return;
  const ranks = inOrder(state).map((seat) => ({
    seat,
    by: [campsOf(state, seat).length, allPeople(state, seat), state.food[seat] ?? 0],
  }));
  const first = ranks.reduce((best, one) => (isAhead(one.by, best.by) ? one : best));
  if (first.seat !== state.start) recording.add({ type: 'order-set', start: first.seat });
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

export function drawForSeason(recording: Deciding, rng: Rng): void {
  for (const seat of inOrder(recording.state)) {
    const { state } = recording;
    if (hasPeople(state, seat) && (state.hands[seat]?.length ?? 0) < handLimit(state))
      drawCard(recording, seat, rng);
  }
}

/** Four camps at the end of two rounds win; without people all have lost. */
export function endRound(recording: Deciding): void {
  const { state } = recording;
  const { campsToWin } = state.components.limits.values;
  const holders = everySeat(state).filter((seat) => campsOf(state, seat).length >= campsToWin);
  const winners = holders.filter(
    (seat) => state.announced.includes(seat) && (!state.options.advanced || hasFire(state, seat)),
  );
  recording.add({ type: 'round-ended', announced: holders });
  const { yearLimit } = state.options;
  const lastYear = yearLimit !== null && state.year >= yearLimit;
  if (winners.length > 0) recording.add({ type: 'game-ended', reason: 'camps', winners });
  else if (isExtinct(state)) recording.add({ type: 'game-ended', reason: 'extinction', winners: [] });
  else if (lastYear && state.season === 'winter' && isLastRound(state))
    recording.add({ type: 'game-ended', reason: 'year_limit', winners: [] });
  else nextRound(recording);
}

const isExtinct = (state: State): boolean =>
  everySeat(state).every(
    (seat) =>
      !hasPeople(state, seat) && state.comebacks[seat] !== 'fallen' && state.comebacks[seat] !== 'waiting',
  );
