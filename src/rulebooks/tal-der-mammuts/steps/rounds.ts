import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import { catalogueOf, eventEffect, eventsOf } from '../catalogue.js';
import { hasFire } from '../conditions.js';
import { tilesIn } from '../herds.js';
import { allPeople, campsOf, everySeat, hasPeople, inOrder } from '../people.js';
import type { Game } from '../rules.js';
import { bitOfWindow, boardIn, IN_BAG, isLastRound, type State } from '../state.js';

export function drawCard(game: Game, seat: Seat, rng: Rng): void {
  if (!game.state.deck.some((count) => count > 0)) {
    const count = game.state.discards.length;
    if (count === 0) return;
    game.add({ type: 'discards-shuffled', count });
  }
  const { deck, components } = game.state;
  const row = drawnRow(deck, rng);
  game.add({ type: 'card-drawn', seat, card: catalogueOf(components).cardIds[row] ?? '' });
}

/** Draws from a shuffled pile: every card is equally likely. */
function drawnRow(pile: readonly number[], rng: Rng): number {
  let at = rng.int(pile.reduce((sum, count) => sum + count, 0));
  return pile.findIndex((count) => {
    at -= count;
    return at < 0;
  });
}

const handLimit = (state: State): number => state.components.start.values.cards[state.seats - 2] ?? 0;

export function deal(game: Game, rng: Rng): void {
  for (const seat of inOrder(game.state))
    for (let dealt = 0; dealt < handLimit(game.state); dealt += 1) drawCard(game, seat, rng);
  nextRound(game);
}

function nextRound(game: Game): void {
  const { round, year, season, left, components } = game.state;
  const rounds = components.seasons.values.rounds;
  if (left > 1) {
    game.add({ type: 'round-began', round: round + 1, year, season, left: left - 1 });
  } else if (season === 'summer') {
    game.add({ type: 'round-began', round: round + 1, year, season: 'winter', left: rounds });
  } else {
    game.add({ type: 'round-began', round: round + 1, year: year + 1, season: 'summer', left: rounds });
  }
}

/** Shows the event, the coming animals and the wind before any seat is asked. */
export function showNature(game: Game, rng: Rng): void {
  if (game.state.round > game.state.components.start.values.roundsWithoutEvent) turnEvent(game, rng);
  drawTiles(game, rng);
  const rolled = die(6, rng);
  const direction = game.state.components.windRose.values[rolled - 1] ?? 'NE';
  game.add({ type: 'wind-rolled', die: rolled, direction });
  const seats = inOrder(game.state).filter((seat) => mayAnswer(game.state, seat));
  if (seats.length > 0) game.add({ type: 'nature-window-opened', seats });
}

const mayAnswer = (state: State, seat: Seat): boolean =>
  (state.hands[seat]?.length ?? 0) > 0 && ((state.standing[seat] ?? 0) & bitOfWindow('nature-window')) === 0;

function turnEvent(game: Game, rng: Rng): void {
  const pileOf = ({ season, summerPile, winterPile }: State) =>
    season === 'summer' ? summerPile : winterPile;
  const { season, components } = game.state;
  if (!pileOf(game.state).some((count) => count > 0)) game.add({ type: 'events-shuffled', season });
  const row = drawnRow(pileOf(game.state), rng);
  game.add({ type: 'event-turned', event: eventsOf(components, season)[row]?.id ?? '' });
}

function drawTiles(game: Game, rng: Rng): void {
  const { state } = game;
  const { speciesOf, letterOf } = catalogueOf(state.components);
  const { letters } = boardIn(state);
  const bag = tilesIn(state, IN_BAG);
  const drawn: number[] = [];
  for (let count = arrivalsOf(state); count > 0 && bag.length > 0; count -= 1)
    drawn.push(...bag.splice(rng.int(bag.length), 1));
  game.add({
    type: 'tiles-drawn',
    tiles: drawn.map((tile) => ({
      tile,
      species: state.components.species.values[speciesOf[tile] ?? 0]?.id ?? '',
      letter: letterOf[tile] ?? null,
      hex: letters[letterOf[tile] ?? ''] ?? null,
    })),
  });
}

/** Tribes that may still return count as playing. */
function arrivalsOf(state: State): number {
  const { few, many, manyFrom } = state.components.arrivals.values;
  const row = state.seats - state.out.length >= manyFrom ? many : few;
  const count = state.round === 1 ? row.first : row[state.season];
  const effect = state.event === '' ? null : eventEffect(state.components, state.event);
  return effect?.type === 'arrivals' ? count * effect.times : count;
}

/** The start seat has the most camps, then people, then food; a tie keeps the order so far. */
export function setOrder(game: Game): void {
  const { state } = game;
  if (state.round === 1) return;
  const ranks = inOrder(state).map((seat) => ({
    seat,
    by: [campsOf(state, seat).length, allPeople(state, seat), state.food[seat] ?? 0],
  }));
  const first = ranks.reduce((best, one) => (isAhead(one.by, best.by) ? one : best));
  if (first.seat !== state.start) game.add({ type: 'order-set', start: first.seat });
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

export function drawForSeason(game: Game, rng: Rng): void {
  for (const seat of inOrder(game.state)) {
    const { state } = game;
    if (hasPeople(state, seat) && (state.hands[seat]?.length ?? 0) < handLimit(state))
      drawCard(game, seat, rng);
  }
}

/** Enough camps at the end of two rounds in a row win; if no tribe has people, all have lost. */
export function endRound(game: Game): void {
  const { state } = game;
  const { campsToWin } = state.components.limits.values;
  const holders = everySeat(state).filter((seat) => campsOf(state, seat).length >= campsToWin);
  const winners = holders.filter(
    (seat) => state.announced.includes(seat) && (!state.options.advanced || hasFire(state, seat)),
  );
  game.add({ type: 'round-ended', announced: holders });
  const { yearLimit } = state.options;
  const left = everySeat(state).filter((seat) => isLeft(state, seat));
  const lastYear = yearLimit !== null && state.year >= yearLimit;
  if (winners.length > 0) game.add({ type: 'game-ended', reason: 'camps', winners });
  else if (left.length === 0) game.add({ type: 'game-ended', reason: 'extinction', winners: [] });
  else if (state.options.lastTribeWins && left.length === 1)
    game.add({ type: 'game-ended', reason: 'last_tribe', winners: left });
  else if (lastYear && state.season === 'winter' && isLastRound(state))
    game.add({ type: 'game-ended', reason: 'year_limit', winners: [] });
  else nextRound(game);
}

/** A tribe that has people, or may still return. */
const isLeft = (state: State, seat: Seat): boolean =>
  hasPeople(state, seat) || state.comebacks[seat] === 'fallen' || state.comebacks[seat] === 'waiting';
