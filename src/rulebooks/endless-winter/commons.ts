import { memo } from '../../engine/memo.js';
import type { Seat } from '../../engine/rulebook.js';
import { catalogueOf } from './catalogue.js';
import type { GainCode, Group } from './components/effects.js';
import type { Components } from './components/schema.js';
import { incomes } from './fields.js';
import type { State, Step } from './state.js';

/*
 * What seats share, so that it matters who comes first. Everything else is on their own boards and in their own cards:
 * it leads to the same in whatever order they take it.
 */
type Common = 'land' | 'ground' | 'animals' | 'members' | 'advancements' | 'stones';

/** What a gain takes from by itself. */
const takenFrom: Readonly<Record<GainCode, Common | null>> = {
  food: null,
  feast: null,
  tool: null,
  work: null,
  points: null,
  idol: null,
  draw: null,
  camp: null,
  bury: null,
  slay: null,
  move: 'land',
  settlement: 'land',
  megalith: 'ground',
  neutral: 'ground',
  animal: 'animals',
  'animal-top': 'animals',
  'animal-reveal': 'animals',
  recruit: 'members',
  'recruit-discard': 'members',
  advancement: 'advancements',
  stone: 'stones',
  'buy-stone': 'stones',
};

/** What a gain can bring in its turn. */
function sequels({ sites, animals, stones, iceFinds, idols }: Components, gain: GainCode): readonly Group[] {
  switch (gain) {
    case 'megalith':
    case 'neutral':
      return sites.values.flatMap(({ spaces }) => spaces);
    case 'idol':
      return idols.values.offering.map(({ bonus }) => bonus);
    case 'slay':
      return animals.values.map(({ income }) => income);
    case 'stone':
    case 'buy-stone':
      return [...stones.values.one, ...stones.values.two].map(({ income }) => income);
    case 'settlement':
      return iceFinds.values.map((find) => find.gain);
    default:
      return [];
  }
}

/** By gain, all that may be taken from because of it. A higher income may be lowered. */
const commonsOf = memo((components: Components): ReadonlyMap<GainCode, readonly Common[]> => {
  const reached = (gain: GainCode, seen: Set<GainCode>): Set<GainCode> => {
    if (seen.has(gain)) return seen;
    seen.add(gain);
    const lower = incomes.indexOf(gain as (typeof incomes)[number]);
    if (lower >= 0) for (const one of incomes.slice(lower + 1)) reached(one, seen);
    for (const group of sequels(components, gain)) for (const one of group) reached(one.gain, seen);
    return seen;
  };
  const codes = Object.keys(takenFrom) as GainCode[];
  return new Map(
    codes.map((code) => {
      const all = [...reached(code, new Set())].map((one) => takenFrom[one]);
      return [code, [...new Set(all.filter((one) => one !== null))]];
    }),
  );
});

/** The seats that need not wait for those before them, in the order of the track. */
export function independent(state: State): Seat[] {
  const taken = new Set<Common>();
  const found: Seat[] = [];
  for (const seat of state.order) {
    const takes = takenBy(state, seat);
    if (!takes.some((common) => taken.has(common))) found.push(seat);
    for (const common of takes) taken.add(common);
  }
  return found;
}

/** What a seat may still take from. */
function takenBy(state: State, seat: Seat): Common[] {
  const commons = commonsOf(state.components);
  const found: Common[] = [];
  for (const step of state.agenda) {
    if (!('seat' in step) || step.seat !== seat) continue;
    for (const { gain } of gainsOf(state, step))
      for (const common of commons.get(gain) ?? [])
        if (!found.includes(common) && (common !== 'members' || isScarce(state))) found.push(common);
  }
  return found;
}

/** What a step still brings. */
function gainsOf({ components }: State, step: Step): readonly { readonly gain: GainCode }[] {
  if (step.step === 'setup') return catalogueOf(components).setupCards.get(step.dealt)?.gain ?? [];
  return step.step === 'gain' ? step.pending : [];
}

/** Whether a supply of members could run out while seats recruit. Until then, and after it, all find the same. */
const isScarce = ({ supply, seats }: State): boolean =>
  supply.some((left) => left > 0 && left < MOST_RECRUITS * seats);
/** Of one kind by one seat while the table is set up: more than a set-up card and the way up the offering track bring. */
const MOST_RECRUITS = 2;
