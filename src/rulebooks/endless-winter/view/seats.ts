import type { Seat } from '../../../engine/rulebook.js';
import { cardOf, catalogueOf, stoneOf } from '../catalogue.js';
import { foodLimit, megalithsLeft, type Player } from '../player.js';
import { animalPoints } from '../scoring/animals.js';
import { stonePoints } from '../scoring/stones.js';
import { playerOf, type State } from '../state.js';
import type { View } from '../view-schema.js';
import { cardView } from './cards.js';

export function seatOf(state: State, seat: Seat): View['seats'][number] {
  const { components } = state;
  const player = playerOf(state, seat);
  const chief = catalogueOf(components).chiefs.get(player.chief);
  const rank = state.glory.indexOf(seat);
  return {
    seat,
    points: player.points,
    chief: chief === undefined ? null : { chief: chief.id, side: player.side, ability: chief[player.side] },
    setupCard: player.setupCard === '' ? null : player.setupCard,
    food: player.food,
    foodLimit: foodLimit(components, player),
    tools: player.tools,
    campsLeft: player.campsLeft,
    settlementsLeft: player.settlementsLeft,
    megalithsLeft: megalithsLeft(components, player),
    neutralsLeft: Math.max(0, components.board.values.neutrals - player.built),
    stones: player.stones.map((stone) => ({
      stone,
      points: stonePoints(state, seat, stoneOf(components, stone)),
    })),
    animals: components.animals.values.map(({ id }, index) => ({
      animal: id,
      alive: player.alive[index] ?? 0,
      slain: player.slain[index] ?? 0,
    })),
    animalPoints: animalPoints(components.animals.values, player.alive),
    deckSize: player.deck.length,
    handSize: player.hand.length,
    known: knownOf(player),
    discardsSize: player.discards.length,
    discardsTop: player.discards.at(-1) ?? null,
    pileSize: player.pile.length,
    revealed: [...player.revealed],
    returned: [...(state.results.returned[seat] ?? [])],
    comparison: state.results.comparison[seat] ?? 0,
    buriedSize: player.buried.length,
    buriedOpenly: player.buried.flatMap(({ card, open }) => (open ? [card] : [])),
    offering: player.offering,
    glory: player.glory,
    gloryRank: rank < 0 ? null : rank + 1,
    chiefFigure: player.chiefFigure,
    tribeFigures: player.tribeFigures,
    placed: player.placed.map(({ figure, at }) => ({ figure, at })),
    endPoints: [...(state.results.endPoints[seat] ?? [])],
  };
}

/** In alphabetical order, so that their order does not show where they are. */
const knownOf = ({ hand, pile, buried }: Player): string[] =>
  [...hand, ...pile, ...buried.filter(({ open }) => !open)]
    .flatMap(({ card, shown }) => (shown ? [card] : []))
    .sort();

export function ownOf(state: State, seat: Seat): View['own'] {
  const { hand, pile, buried, discards, deck, revealed } = playerOf(state, seat);
  const played = state.turn.seat === seat ? state.turn.played.map(({ card }) => card) : [];
  const held = [...hand, ...pile, ...buried].map(({ card }) => card);
  return {
    hand: hand.map(({ card }) => cardView(state, card)),
    pile: pile.map(({ card }) => card),
    buried: buried.map(({ card }) => card),
    discards: [...discards],
    points: [...held, ...discards, ...deck, ...revealed, ...played].reduce(
      (sum, card) => sum + cardOf(state.components, card).points,
      0,
    ),
  };
}
