import type { Seat } from '../../../engine/rulebook.js';
import { armed, swapped, withHunters, withMammoths } from './changes.js';
import { gainOf, type Spot, spotAt, type Table, withSpots } from './table.js';

/** A card is worth its best use; these find it, well enough. */
type Ways = Iterable<Spot[]>;

export function bestOf(table: Table, ways: Ways): { gain: number; changed: Spot[] } {
  let gain = 0;
  let changed: Spot[] = [];
  for (const way of ways) {
    const hope = gainOf(table, way);
    if (hope > gain) [gain, changed] = [hope, way];
  }
  return { gain, changed };
}

/** The best way, and then again, so many times. */
export function bestInTurn(table: Table, times: number, ways: (table: Table) => Ways): number {
  let sum = 0;
  let current = table;
  for (let time = 0; time < times; time += 1) {
    const { gain, changed } = bestOf(current, ways(current));
    if (gain <= 0) break;
    sum += gain;
    current = withSpots(current, changed);
  }
  return sum;
}

const open = ({ spots }: Table): Spot[] => spots.filter(({ glacier }) => !glacier);
const around = (table: Table, spot: Spot): Spot[] =>
  spot.neighbours.map((region) => spotAt(table, region)).filter(({ glacier }) => !glacier);
const standing = (spot: Spot, seat: Seat, me: Seat): boolean =>
  (spot.hunters[seat] ?? 0) > (seat === me ? 0 : (spot.clubbed[seat] ?? 0));
/** Whether the hunter that would be touched is one with a club, because there is no other. */
const onlyClubbed = (spot: Spot, seat: Seat): boolean =>
  (spot.hunters[seat] ?? 0) <= (spot.clubbed[seat] ?? 0);
const seatsOf = ({ seats }: Table): Seat[] => [...Array(seats).keys()];

export function* placing(table: Table, fits: (spot: Spot) => boolean = () => true): Ways {
  const { me } = table;
  const supply = table.view.seats[me]?.supply ?? 0;
  const placed =
    table.spots.reduce((sum, { hunters }) => sum + (hunters[me] ?? 0), 0) -
    table.view.regions.reduce((sum, { hunters }) => sum + (hunters[me] ?? 0), 0);
  for (const spot of open(table)) {
    if (!fits(spot)) continue;
    if (placed < supply) yield [withHunters(spot, me, 1)];
    else yield* movingTo(table, spot);
  }
}

function* movingTo(table: Table, spot: Spot): Ways {
  for (const from of open(table)) if (from !== spot) yield* moving(from, spot, table.me, table.me);
}

function* moving(from: Spot, to: Spot, seat: Seat, me: Seat): Ways {
  if (!standing(from, seat, me)) return;
  const clubbed = onlyClubbed(from, seat);
  yield [withHunters(from, seat, -1, clubbed), withHunters(to, seat, 1, clubbed)];
}

/** The best hunter to take away and the best place to put it, as if the one did not touch the other. */
export function ownMoveWorth(table: Table): number {
  const { me } = table;
  let leaving = Number.NEGATIVE_INFINITY;
  let coming = Number.NEGATIVE_INFINITY;
  for (const spot of open(table)) {
    coming = Math.max(coming, gainOf(table, [withHunters(spot, me, 1)]));
    if (!standing(spot, me, me)) continue;
    leaving = Math.max(leaving, gainOf(table, [withHunters(spot, me, -1, onlyClubbed(spot, me))]));
  }
  return Math.max(0, leaving + coming);
}

export function* camping(table: Table, hunters: number): Ways {
  for (const spot of open(table)) yield camp(table, spot, hunters);
}

export function camp(table: Table, spot: Spot, hunters: number): Spot[] {
  const settled = withHunters(spot, table.me, Math.min(hunters, table.view.seats[table.me]?.supply ?? 0));
  return [table.view.mammothSupply > 0 ? withMammoths(settled, 1) : settled];
}

export function* trekking(table: Table, most: number): Ways {
  for (const from of open(table)) {
    for (const to of around(table, from)) yield* treks(table, from, to, most);
  }
}

export function* treks({ me }: Table, from: Spot, to: Spot, most: number): Ways {
  for (let count = 1; count <= Math.min(most, from.hunters[me] ?? 0); count += 1) {
    const moved = [withHunters(from, me, -count), withHunters(to, me, count)] as const;
    yield [...moved];
    if (from.mammoths > 0) yield [withMammoths(moved[0], -1), withMammoths(moved[1], 1)];
  }
}

export function* mammothWays(table: Table, near: boolean): Ways {
  for (const from of open(table)) {
    if (from.mammoths === 0) continue;
    for (const to of near ? around(table, from) : open(table)) {
      if (from !== to) yield [withMammoths(from, -1), withMammoths(to, 1)];
    }
  }
}

export function* newMammoths(table: Table): Ways {
  if (table.view.mammothSupply > 0) for (const spot of open(table)) yield [withMammoths(spot, 1)];
}

export function* mammothsHome(table: Table): Ways {
  for (const spot of open(table)) if (spot.mammoths > 0) yield [withMammoths(spot, -1)];
}

export function* fireWays(table: Table): Ways {
  for (const from of open(table)) {
    if (from.fires === 0) continue;
    for (const to of open(table)) {
      if (from !== to)
        yield [
          { ...from, fires: from.fires - 1 },
          { ...to, fires: to.fires + 1 },
        ];
    }
  }
}

export function* driving(table: Table): Ways {
  for (const from of open(table)) {
    for (const to of around(table, from)) {
      for (const seat of seatsOf(table)) yield* moving(from, to, seat, table.me);
    }
  }
}

export function* removing(table: Table): Ways {
  for (const spot of open(table)) {
    for (const seat of seatsOf(table)) {
      if (standing(spot, seat, table.me)) yield [withHunters(spot, seat, -1, onlyClubbed(spot, seat))];
    }
  }
}

export function* arming(table: Table): Ways {
  for (const spot of open(table)) if (!onlyClubbed(spot, table.me)) yield [armed(spot, table.me)];
}

export function* swapping(table: Table): Ways {
  for (const first of open(table)) {
    for (const seat of seatsOf(table)) {
      if (!standing(first, seat, table.me)) continue;
      const clubbed = onlyClubbed(first, seat);
      yield* swapsOf(table, { seat, region: first.region, clubbed }, first.region);
    }
  }
}

/** Each pair once, or all that one hunter is part of. */
export function* swapsOf(
  table: Table,
  first: { seat: Seat; region: number; clubbed: boolean },
  above = 0,
): Ways {
  for (const second of around(table, spotAt(table, first.region))) {
    if (second.region < above) continue;
    for (const other of seatsOf(table)) {
      if (other === first.seat || !standing(second, other, table.me)) continue;
      const clubbed = onlyClubbed(second, other);
      yield swapped(table, first, { seat: other, region: second.region, clubbed });
    }
  }
}
