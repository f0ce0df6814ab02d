import { assertNever } from '../../../kernel/assert-never.js';
import type { Action } from '../schemas/action.js';
import type { Column } from '../schemas/effects.js';
import type { CardView } from '../schemas/view.js';
import { animalWorth, bestInGround, slayWorth } from './animals.js';
import { stationWorth, workIn } from './columns.js';
import { campsOf, jointWorth, moveWorth } from './land.js';
import { spotWorth } from './megaliths.js';
import { stoneWorth } from './stones.js';
import type { Table } from './table.js';
import { groupWorth, lateness, wayWorth, worthOf } from './worth.js';

/** The worth of an action beyond that of leaving things as they are, which is 0. */
export function weigh(table: Table, legal: readonly Action[]): (action: Action) => number {
  const { view, me } = table;
  const camps = campsOf(table);
  const keeps = (card: string): number => keeping(table, card);
  return (action) => {
    switch (action.type) {
      case 'choose-chief':
        return chiefWorth(table, action.chief, action.side);
      case 'choose-setup':
        return groupWorth(table, view.setupsOnOffer.find(({ card }) => card === action.card)?.gain ?? []);
      case 'play-advancement':
        return advancementWorth(table, action.card);
      case 'place-figure':
        return stationWorth(table, action.at) + (action.figure === 'chief' ? chiefIn(table, action.at) : 0);
      case 'play-member':
        return memberWorth(table, legal, action.card);
      case 'spend-food':
        return foodWorth(table, legal, action.to);
      case 'use': {
        const way = view.turn?.abilities.find(({ ability }) => ability === action.ability)?.ways[action.way];
        return way === undefined ? 0 : wayWorth(table, way);
      }
      case 'top':
        return topWorth(table, action.way, camps);
      case 'middle':
        return middleWorth(table);
      case 'bottom':
        return 1;
      case 'go-on':
      case 'done':
        return 0;
      case 'take-rest-tile':
        return action.next ? 0 : 0.5;
      case 'lay':
        return layWorth(table, action.card);
      case 'discard':
        return -keeps(action.card);
      case 'take':
        return action.gain === 'feast' || action.gain === 'food' ? 0.5 : worthOf(table, action.gain) + 0.1;
      case 'lower':
        // A little less than itself, or nobody would take the higher one.
        return worthOf(table, action.to) - 0.3;
      case 'build-megalith':
      case 'add-neutral':
        return 0.8 + spotWorth(table, action.spot);
      case 'move-camp':
        return moveWorth(table, camps, action.from, action.to);
      case 'settle':
        return (
          5 + jointWorth(table, action.joint, (tile) => groupWorth(table, view.tiles[tile]?.income ?? []))
        );
      case 'step-idol':
        return idolWorth(table, action.track);
      case 'bury':
        return buryWorth(table) - (action.from === 'hand' ? 0.8 : 0.4) * keeps(action.card);
      case 'recruit':
        return 1 + recruitWorth(table, action.member);
      case 'take-advancement':
        return (
          1 +
          cardWorth(
            table,
            view.display.find(({ card }) => card === action.card),
          )
        );
      case 'take-animal':
        return 0.5 + animalWorth(table, action.animal);
      case 'slay':
        return slayWorth(table, action.animal);
      case 'take-stone': {
        const stone = view.stones.find((one) => one.stone === action.stone);
        return stone === undefined ? 0 : stoneWorth(table, stone) - 0.4 * me.stones.length;
      }
    }
    return assertNever(action);
  };
}

function chiefWorth(table: Table, id: string, side: 'a' | 'b'): number {
  const offered = table.view.chiefsOnOffer.find(({ chief }) => chief === id)?.[side];
  const ability = offered ?? null;
  // Which sides a dealt chief has the view does not tell: the second one mostly fits anywhere.
  if (ability === null) return side === 'b' ? 1 : 0.5;
  const [way] = ability.ways;
  return way === undefined ? 0 : wayWorth(table, way) * (ability.when === undefined ? 1 : 0.6);
}

function chiefIn(table: Table, at: string): number {
  const ability = table.me.chief?.ability;
  const [way] = ability?.ways ?? [];
  if (ability == null || way === undefined) return -0.1;
  return ability.when === undefined || ability.when === at ? wayWorth(table, way) : -0.3;
}

const cardWorth = (table: Table, card: CardView | undefined): number => {
  if (card === undefined) return 0;
  const ways = card.ability?.ways ?? [];
  const best = Math.max(0, ...ways.map((way) => wayWorth(table, way)));
  const often = Math.min(2, table.roundsLeft) * 0.6;
  return card.points + card.work * 0.25 * often + best * often;
};

/** What a card in the hand is worth to be kept for later. */
function keeping(table: Table, id: string): number {
  const card =
    table.hand.find((one) => one.card === id) ??
    table.view.supplies.find((one) => one.card.card === id)?.card ??
    table.view.display.find((one) => one.card === id);
  if (card === undefined) return 0.3;
  const best = Math.max(0, ...(card.ability?.ways ?? []).map((way) => wayWorth(table, way)));
  return (card.work * 0.4 + best * 0.5) * (table.roundsLeft > 0 ? 1 : 0.3);
}

function advancementWorth(table: Table, id: string): number {
  const card = table.hand.find((one) => one.card === id);
  if (card?.ability == null) return 0;
  const best = Math.max(...card.ability.ways.map((way) => wayWorth(table, way)));
  const played = (table.view.turn?.played.length ?? 0) > 0;
  const guarded = card.ability.when;
  if (guarded !== undefined) {
    if (played || !(['initiate', 'develop', 'migrate', 'hunt'] as const).some((column) => column === guarded))
      return -1;
    // Whoever plays it means to go there.
    return stationWorth(table, guarded as Column) + 1 < bestStation(table) ? -1 : 0.5;
  }
  const price = played
    ? Math.min(...table.hand.filter((one) => one !== card).map((one) => keeping(table, one.card)))
    : 0;
  return best - price - 0.1;
}

const bestStation = (table: Table): number =>
  Math.max(
    ...(['initiate', 'develop', 'migrate', 'hunt'] as const).map((column) => stationWorth(table, column)),
  );

/** What the top of the column costs in work; the cheapest way that the bot would want. */
function workWanted(table: Table): number {
  const { turn, columns } = table.view;
  const board = columns.find(({ column }) => column === turn?.station);
  if (board === undefined) return 0;
  const wanted = board.top.flatMap(({ pay }, way) => {
    const need = (code: string): number => pay.find((one) => one.pay === code)?.n ?? 0;
    const work = need('work');
    const worth = topWorth(table, way, campsOf(table));
    return work > 0 && worth > 0 && table.me.tools >= need('tool') && table.me.food >= need('food')
      ? [work]
      : [];
  });
  return wanted.length === 0 ? 0 : Math.min(...wanted);
}

/** Members are played as long as work is short of something worth having, and the hand can make it up. */
function memberWorth(table: Table, legal: readonly Action[], id: string): number {
  const { turn } = table.view;
  const card = table.hand.find((one) => one.card === id);
  if (turn === null || card === undefined) return 0;
  if (turn.space !== 'top') return -1;
  const top = legal.some(
    (action) => action.type === 'top' && topWorth(table, action.way, campsOf(table)) > 0,
  );
  const wanted = workWanted(table);
  if (top || wanted === 0 || turn.work >= wanted) return -1;
  if (2 * workIn(table, turn.station as Column) < wanted) return -1;
  const bonus = card.ability?.when === turn.station ? 1 : 0;
  return 0.5 + 0.1 * card.work + bonus;
}

function foodWorth(table: Table, legal: readonly Action[], to: number): number {
  const { turn, numbers } = table.view;
  const wanted = workWanted(table);
  if (turn === null || wanted === 0 || turn.work >= wanted) return -1;
  if (
    legal.some(({ type }) => type === 'play-member') &&
    legal.some((action) => memberWorthIfPlayed(table, legal, action) > 0)
  ) {
    return -1;
  }
  const passed = numbers.workAt.filter((at) => at > to && at <= table.me.food).length;
  const short = Math.ceil((wanted - turn.work) / 2);
  const keep = turn.station === 'initiate' ? 1 : turn.station === 'migrate' ? 3 : 0;
  if (passed < short || to < keep) return -1;
  return 1 - 0.3 * (table.me.food - to) * worthOf(table, 'food');
}

const memberWorthIfPlayed = (table: Table, legal: readonly Action[], action: Action): number =>
  action.type === 'play-member' ? memberWorth(table, legal, action.card) : -1;

function topWorth(table: Table, way: number, camps: readonly number[]): number {
  const { turn, columns, ground, animalDeckSize } = table.view;
  const board = columns.find(({ column }) => column === turn?.station);
  const chosen = board?.top[way];
  if (chosen === undefined) return 0;
  const codes = chosen.get.map(({ gain }) => gain);
  if (codes.includes('animal')) return bestInGround(table) - 0.6;
  if (codes.includes('animal-reveal'))
    return ground.length === 0 && animalDeckSize > 0 && table.me.tools > 0 ? 0.3 : -0.5;
  if (codes.includes('move')) return bestMove(table, camps) > 0.1 ? 0.5 : -1;
  if (codes.includes('camp')) return table.roundsLeft > 0 && table.me.tools > 0 ? 0.6 : -0.2;
  return wayWorth(table, chosen) + 0.5;
}

function bestMove(table: Table, camps: readonly number[]): number {
  let best = 0;
  for (const [from, n] of camps.entries()) {
    if (n === 0) continue;
    for (const { tile } of table.view.tiles) {
      if (touch(table, from, tile)) best = Math.max(best, moveWorth(table, camps, from, tile));
    }
  }
  return best;
}

function touch({ view }: Table, a: number, b: number): boolean {
  const [from, to] = [view.tiles[a], view.tiles[b]];
  if (from === undefined || to === undefined) return false;
  const [q, r] = [from.q - to.q, from.r - to.r];
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r) === 2;
}

function middleWorth(table: Table): number {
  const { turn, columns } = table.view;
  const middle = columns.find(({ column }) => column === turn?.station)?.middle;
  if (middle === undefined) return 0;
  const codes = middle.get.map(({ gain }) => gain);
  if (codes.includes('slay')) {
    return Math.max(
      -1,
      ...table.me.animals.map(({ animal, alive }) => (alive > 0 ? slayWorth(table, animal) : -1)),
    );
  }
  return wayWorth(table, middle);
}

/** Members with an ability for the eclipse are laid; the others are of more use next round. */
function layWorth(table: Table, id: string): number {
  const card = table.hand.find((one) => one.card === id);
  if (card === undefined || card.kind === 'advancement') return -1;
  const [way] = card.eclipse?.ways ?? [];
  const eclipse = way === undefined ? 0 : wayWorth(table, way);
  return eclipse + 0.15 * card.comparison - (table.roundsLeft > 0 ? 0.4 * card.work + 0.1 : 0);
}

function idolWorth(table: Table, track: 'offering' | 'glory'): number {
  const { me, view } = table;
  if (track === 'offering') {
    const step = view.numbers.offering[me.offering];
    if (step === undefined) return 1;
    return 0.9 + groupWorth(table, step.bonus) + 0.6 * lateness(table);
  }
  const points = view.numbers.glory[me.glory] ?? 0;
  const next = view.numbers.glory[me.glory + 1] ?? 0;
  const race = me.gloryRank === 1 ? 0 : 0.4 * Math.min(5, me.buriedSize);
  return 0.9 + points + 0.4 * next + race + (me.glory === 0 ? 0.5 : 0);
}

function buryWorth({ view, me }: Table): number {
  const { first, others } = view.numbers;
  const next = (table: readonly number[]): number =>
    (table[Math.min(me.buriedSize, table.length - 1)] ?? 0) -
    (me.buriedSize === 0 ? 0 : (table[me.buriedSize - 1] ?? 0));
  return 0.7 + (me.gloryRank === 1 ? next(first) : 0.5 * next(first) + 0.5 * next(others));
}

function recruitWorth(table: Table, member: string): number {
  const supply = table.view.supplies.find(({ card }) => card.card === member);
  if (supply === undefined) return 0;
  return supply.left === 0 ? 0 : cardWorth(table, supply.card);
}
