import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Colour } from '../fields.js';
import type { CardView } from '../view-schema.js';
import {
  arming,
  bestInTurn,
  bestOf,
  camping,
  driving,
  fireWays,
  mammothsHome,
  mammothWays,
  newMammoths,
  ownMoveWorth,
  placing,
  removing,
  swapping,
  trekking,
} from './best.js';
import { asSeenBy, type Table } from './table.js';

/** The gain to be expected from playing a card, its stones included. */
export function cardWorth(table: Table, card: CardView): number {
  if (card.effect.type === 'cult') {
    return Math.max(...copies(table).map((colour) => copyWorth(table, colour)), Number.NEGATIVE_INFINITY);
  }
  return card.colour === 'light' ? lightWorth(table, card) : darkWorth(table, card);
}

function copies(table: Table): Colour[] {
  const { stones = 0 } = table.view.seats[table.me] ?? {};
  const { light, dark } = table.view.piles;
  const found: Colour[] = [];
  if (light.top !== null && light.top.stones <= stones) found.push('light');
  if (dark.top !== null && stones < table.view.numbers.stoneLimit) found.push('dark');
  return found;
}

export function copyWorth(table: Table, colour: Colour): number {
  const { top } = table.view.piles[colour];
  return top === null ? Number.NEGATIVE_INFINITY : cardWorth(table, top);
}

function lightWorth(table: Table, { effect, stones }: CardView): number {
  const { me, view } = table;
  const { stone } = table.judgement;
  const purse = view.seats[me]?.stones ?? 0;
  switch (effect.type) {
    case 'landscape': {
      const home = ({ landscape }: { landscape: string }) => landscape === effect.landscape;
      const there = bestInTurn(table, effect.there, (now) => placing(now, home));
      const anywhere = bestInTurn(table, effect.anywhere, (now) => placing(now));
      return Math.max(there, anywhere) - stone * stones;
    }
    case 'camp':
      return bestOf(table, camping(table, effect.hunters)).gain - stone * stones;
    case 'trek':
      return bestOf(table, trekking(table, effect.hunters)).gain - stone * stones;
    case 'mammoth': {
      const near = effect.neighbour <= purse ? bestOf(table, mammothWays(table, true)).gain : 0;
      const far = effect.anywhere <= purse ? bestOf(table, mammothWays(table, false)).gain : 0;
      return Math.max(
        bestOf(table, newMammoths(table)).gain - stone * stones,
        near - stone * effect.neighbour,
        far - stone * effect.anywhere,
      );
    }
    case 'fire':
      return bestOf(table, fireWays(table)).gain - stone * stones;
    case 'swap':
      return bestOf(table, swapping(table)).gain - stone * stones;
    case 'club':
      return Math.max(clubWorth(table), bestOf(table, newMammoths(table)).gain) - stone * stones;
    case 'drive':
      return bestInTurn(table, effect.hunters, driving) - stone * stones;
    case 'all-place':
    case 'remove':
    case 'club-or-move':
    case 'mammoth-home':
    case 'cult':
      return Number.NEGATIVE_INFINITY;
  }
  return assertNever(effect);
}

export const clubWorth = (table: Table): number =>
  table.view.clubSupply > 0 ? Math.max(table.judgement.keptClub, bestOf(table, arming(table)).gain) : 0;

/** A dark card costs what the others gain by it; of one opponent the bot may choose the least harmful. */
function darkWorth(table: Table, card: CardView): number {
  const { view, me } = table;
  const isLast = card.stones >= view.darkPool && view.round >= view.rounds;
  const stones = table.judgement.stone * card.stones;
  if (isLast) return 0;
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== me);
  const harms = others.map((seat) => harmBy(table, seat, card));
  const harm =
    card.effect.type === 'all-place' ? harms.reduce((sum, one) => sum + one, 0) : Math.min(...harms);
  return stones - harm;
}

/** The gain of `seat`, as far as it harms the bot. */
export function harmBy(table: Table, seat: Seat, { effect }: CardView): number {
  const theirs = asSeenBy(table, seat);
  const share = 1 / (table.seats - 1);
  switch (effect.type) {
    case 'all-place':
      return share * bestInTurn(theirs, effect.hunters, (now) => placing(now));
    case 'remove':
      return share * bestInTurn(theirs, effect.hunters, removing);
    case 'club-or-move':
      return share * Math.max(clubWorth(theirs), effect.hunters * ownMoveWorth(theirs));
    case 'fire':
      return share * bestOf(theirs, fireWays(theirs)).gain;
    case 'mammoth-home':
      return share * bestOf(theirs, mammothsHome(theirs)).gain;
    case 'landscape':
    case 'camp':
    case 'trek':
    case 'mammoth':
    case 'swap':
    case 'club':
    case 'drive':
    case 'cult':
      return 0;
  }
  return assertNever(effect);
}
