import type { Seat } from '../../engine/rulebook.js';
import { animalsLeft, bonusOf, fightersOf, seatsLeft } from './fights.js';
import type { Fight, State } from './state.js';

/** One side of a fight: those who count, those who fight without counting, and what is added besides. */
export interface Side {
  readonly heads: number;
  readonly extras: number;
  readonly each: number;
  readonly fixed: number;
}

/** More combinations of sides and rolls are not computed. */
const MAX_WORK = 400_000;
const known = new Map<string, readonly number[]>();
const MAX_KNOWN = 20_000;

/** How likely each side wins, exactly; those who do not count fall first. Null if too many sides fight. */
export function winChances(sides: readonly Side[]): readonly number[] | null {
  const work = sides.reduce(
    (product, { heads, extras }) => product * (heads + extras + 1),
    6 ** sides.length,
  );
  return work > MAX_WORK ? null : chances(sides);
}

function chances(sides: readonly Side[]): readonly number[] {
  let key = '';
  for (const { heads, extras, each, fixed } of sides) key += `${heads},${extras},${each},${fixed};`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const left = sides.flatMap(({ heads, extras }, at) => (heads + extras > 0 ? [at] : []));
  if (left.length < 2) return sides.map((_, at) => (left.includes(at) ? 1 : 0));
  const losses = lossesOf(sides, left);
  const rolled = losses.reduce((sum, { times }) => sum + times, 0);
  const sums = sides.map(() => 0);
  for (const { losers, times } of losses)
    for (const [at, chance] of chances(
      sides.map((side, at) => (losers.includes(at) ? less(side) : side)),
    ).entries())
      sums[at] = (sums[at] ?? 0) + (chance * times) / rolled;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, sums);
  return sums;
}

const less = (side: Side): Side =>
  side.extras > 0 ? { ...side, extras: side.extras - 1 } : { ...side, heads: side.heads - 1 };

/** By all rolls of the sides that are left: who loses a figure, and in how many rolls. Ties are rolled again. */
function lossesOf(
  sides: readonly Side[],
  left: readonly number[],
): { readonly losers: readonly number[]; times: number }[] {
  const found = new Map<string, { readonly losers: readonly number[]; times: number }>();
  for (let roll = 0; roll < 6 ** left.length; roll += 1) {
    const totals = left.map((at, nth) => {
      const { heads = 0, each = 0, fixed = 0 } = sides[at] ?? {};
      return 1 + (Math.floor(roll / 6 ** nth) % 6) + heads * each + fixed;
    });
    const best = Math.max(...totals);
    const losers = left.filter((_, nth) => (totals[nth] ?? 0) < best);
    if (losers.length === 0) continue;
    const one = found.get(losers.join());
    if (one === undefined) found.set(losers.join(), { losers, times: 1 });
    else one.times += 1;
  }
  return [...found.values()];
}

export interface Odds {
  /** null for the animals. */
  readonly seat: Seat | null;
  readonly chance: number;
}

/** How likely each side wins a fight as it stands, without cards; null also while somebody chooses a loss. */
export function oddsOf(state: State, fight: Fight): readonly Odds[] | null {
  if (state.losses !== null) return null;
  const { components, people, tiles, event } = state;
  const isSame =
    last?.fight === fight &&
    last.components === components &&
    last.people === people &&
    last.tiles === tiles &&
    last.event === event;
  if (last !== null && isSame) return last.odds;
  const odds = computed(state, fight);
  last = { fight, components, people, tiles, event, odds };
  return odds;
}

// Prompts ask for the same fight several times; nothing else on which odds depend changes during it.
let last:
  | (Pick<State, 'components' | 'people' | 'tiles' | 'event'> & {
      readonly fight: Fight;
      readonly odds: readonly Odds[] | null;
    })
  | null = null;

function computed(state: State, fight: Fight): Odds[] | null {
  const { warrior, animal } = state.components.fighting.values;
  const seats = seatsLeft(state, fight);
  const tribes = seats.map((seat): Side => {
    const { warrior: warriors, woman } = fightersOf(state, fight, seat);
    const armed = fight.amazons.includes(seat) ? warriors + woman : warriors;
    const fixed = bonusOf(state, fight, seat) - warrior * armed;
    return { heads: armed, extras: warriors + woman - armed, each: warrior, fixed };
  });
  const herd = { heads: animalsLeft(state, fight), extras: 0, each: animal, fixed: 0 };
  const isHunt = fight.kind === 'animals';
  const won = winChances(isHunt ? [...tribes, herd] : tribes);
  if (won === null) return null;
  const sides: (Seat | null)[] = isHunt ? [...seats, null] : seats;
  return sides.map((seat, at) => ({ seat, chance: Math.round((won[at] ?? 0) * 10_000) / 10_000 }));
}
