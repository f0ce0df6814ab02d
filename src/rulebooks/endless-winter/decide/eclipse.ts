import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { type Card, cardOf, catalogueOf, stoneOf } from '../catalogue.js';
import { scoreEnd } from '../scoring/end.js';
import { influences } from '../scoring/influence.js';
import { stonePoints } from '../scoring/stones.js';
import { type EclipsePart, isLastRound, playerOf, type State, type StepOf } from '../state.js';
import { prepareRound } from './preparation.js';
import type { Deciding } from './recording.js';

/** Work of the members in a pile and of the figures that rest, in halves. Advancements were a bluff. */
function comparedWork(state: State, seat: Seat): number {
  const { pile, placed } = playerOf(state, seat);
  let work = 0;
  for (const { at } of placed) if (at === 'rest') work += state.components.board.values.restComparison;
  for (const { card } of pile) work += cardOf(state.components, card).comparison;
  return work;
}

export function revealPiles(recording: Deciding): void {
  const { state } = recording;
  const work = state.players.map((_, seat) => comparedWork(state, seat));
  // Of those with the same work, whoever came later in this round is first.
  const order = [...state.order].reverse().sort((a, b) => (work[b] ?? 0) - (work[a] ?? 0));
  // Members come before advancements, each by name: in which order they were laid is not told.
  const piles = state.players.map(({ pile }) => {
    const cards = pile.map(({ card }) => card).sort();
    const of = (kind: Card['kind']) => cards.filter((card) => cardOf(state.components, card).kind === kind);
    return [...of('member'), ...of('advancement')];
  });
  recording.add({ type: 'piles-revealed', piles, work, order });
}

export function beginPart(recording: Deciding, { seat, part }: StepOf<'eclipse-part'>): void {
  const offers = offersOf(recording.state, seat, part);
  if (offers.length > 0) recording.add({ type: 'eclipse-part-begun', seat, part, offers });
  else endPart(recording, seat, part);
}

function offersOf(state: State, seat: Seat, part: EclipsePart): string[] {
  const { components } = state;
  const player = playerOf(state, seat);
  switch (part) {
    case 'order':
      return [`order/${state.order.indexOf(seat)}`];
    case 'members':
      return player.revealed.flatMap((card) =>
        cardOf(components, card).eclipse === null ? [] : [`card/${card}`],
      );
    case 'terrain':
      return influences(state).flatMap(({ tile, leaders }) => {
        const { income = [] } = catalogueOf(components).terrains.get(state.land.terrain[tile] ?? '') ?? {};
        return leaders.includes(seat) && income.length > 0 ? [`tile/${tile}`] : [];
      });
    case 'board':
      return boardOffers(state, seat);
  }
  return assertNever(part);
}

/** What has become visible on the board: settlements and megaliths leave it from left to right. */
function boardOffers({ components, players }: State, seat: Seat): string[] {
  const { settlementSpaces, recesses, recessSize } = components.board.values;
  const { settlementsLeft = 0, built = 0 } = players[seat] ?? {};
  const settled = settlementSpaces.length - settlementsLeft;
  const emptied = Math.floor(built / recessSize);
  return [
    ...settlementSpaces
      .slice(0, settled)
      .flatMap((income, n) => (income.length > 0 ? [`settlement/${n}`] : [])),
    ...recesses.slice(0, emptied).flatMap((income, n) => (income.length > 0 ? [`recess/${n}`] : [])),
  ];
}

/** Stones are scored after everything else of the board, when they are worth the most. */
export function endPart(recording: Deciding, seat: Seat, part: EclipsePart): void {
  if (part === 'board') {
    for (const stone of playerOf(recording.state, seat).stones) {
      const points = stonePoints(recording.state, seat, stoneOf(recording.state.components, stone));
      if (points > 0) recording.add({ type: 'stone-scored', seat, stone, points });
    }
  }
  recording.add({ type: 'eclipse-part-ended', seat, part });
}

export function closeEclipse(recording: Deciding, rng: Rng): void {
  recording.add({ type: 'eclipse-ended' });
  if (isLastRound(recording.state)) scoreEnd(recording);
  else prepareRound(recording, rng);
}
