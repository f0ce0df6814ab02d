import { zeros } from '../../../engine/lists.js';
import { besideOf, HEXES, NOWHERE } from '../board.js';
import { directions } from '../components/schema.js';
import type { Group } from '../groups.js';
import type { View } from '../view-schema.js';
import { type Herd, herdsIn, landing, type Terrain, ways } from './beasts.js';

/** What stands on a hex, from the bot's side. */
export interface Spot {
  warriors: number;
  women: number;
  readonly mine: boolean;
  readonly foreignCamp: boolean;
  /** The seat whose camp stands there, or NOWHERE. */
  readonly owner: number;
  readonly foes: readonly { readonly seat: number; readonly warriors: number; readonly women: number }[];
  readonly animals: readonly { readonly species: string; readonly count: number }[];
  readonly closed: boolean;
  readonly ears: number;
}

/** A herd that may come to a hex in the next round. */
export interface Threat extends Herd {
  readonly chance: number;
}

/** A view, read for the purpose of moving about. */
export interface Table {
  readonly view: View;
  readonly me: number;
  readonly spots: readonly Spot[];
  /** What the first figure on each hex earns. */
  readonly income: readonly number[];
  readonly camps: number;
  readonly people: number;
  /** What one food is worth: little to a tribe that has enough for some rounds, most to one that starves. */
  readonly need: number;
  /** Whether food is scarce, or there is plenty. */
  readonly hungry: boolean;
  readonly rich: boolean;
  readonly terrain: Terrain;
  /** By hex: what comes if people stand there. */
  readonly threats: readonly (readonly Threat[])[];
  /** By hex: the warriors of the largest foreign group that may come this round, or in the next. */
  readonly raiders: { readonly soon: readonly number[]; readonly later: readonly number[] };
  /** By seat: its groups that meet nobody. */
  readonly calm: readonly (readonly Group[])[];
}

/** What one food is worth by the number of rounds that the tribe has food for. */
const NEEDS = [5, 4, 4, 4, 4];
const NO_NEED = 0.35;

const bare: Spot = {
  warriors: 0,
  women: 0,
  mine: false,
  foreignCamp: false,
  owner: NOWHERE,
  foes: [],
  animals: [],
  closed: false,
  ears: 0,
};

export function readTable(view: View, me: number): Table {
  const spots = Array.from({ length: HEXES }, (): Spot => ({ ...bare }));
  for (const { hex, camp, people, animals, closed } of view.pieces) {
    const own = people.find(({ seat }) => seat === me);
    spots[hex] = {
      warriors: own?.warriors ?? 0,
      women: own?.women ?? 0,
      mine: camp?.seat === me,
      foreignCamp: camp !== null && camp.seat !== me,
      owner: camp?.seat ?? NOWHERE,
      foes: people.filter(({ seat }) => seat !== me),
      animals,
      closed: closed !== 'none',
      ears: camp?.ears ?? 0,
    };
  }
  const tribe = view.tribes[me];
  const income = view.board.map(
    ({ fish, terrain }) => fish + (terrain === 'forest' && view.season === 'summer' ? 1 : 0),
  );
  const earned = spots.reduce(
    (sum, { warriors, women }, hex) => sum + (warriors + women > 0 ? (income[hex] ?? 0) : 0),
    0,
  );
  const fed = roundsFed(tribe?.food ?? 0, (tribe?.upkeep ?? 0) - earned);
  const terrain = {
    view,
    closed: spots.map(({ closed }) => closed),
    people: spots.map(({ warriors, women, foes }) => warriors + women > 0 || foes.length > 0),
    riversOpen: areRiversOpen(view),
  };
  const table = {
    view,
    me,
    spots,
    income,
    camps: tribe?.camps ?? 0,
    people: (tribe?.warriors ?? 0) + (tribe?.women ?? 0),
    need: NEEDS[fed] ?? NO_NEED,
    hungry: fed < 3,
    rich: (tribe?.food ?? 0) > 3 * (tribe?.upkeep ?? 0),
    terrain,
    threats: threatsIn(terrain),
    raiders: { soon: [], later: [] },
    calm: calmIn(spots, view.tribes.length),
  };
  // Seats that have moved already come in the next round at the earliest.
  const place = (seat: number): number => (seat - view.start + view.tribes.length) % view.tribes.length;
  const isToMove = (seat: number): boolean => view.step !== 'move' || place(seat) > place(me);
  return {
    ...table,
    raiders: {
      soon: raidersIn(table, isToMove),
      later: raidersIn(table, (seat) => !isToMove(seat)),
    },
  };
}

/** How many rounds a tribe can feed all, up to as many as it plans for. */
function roundsFed(food: number, cost: number): number {
  let rounds = 0;
  while (rounds < NEEDS.length && food >= (rounds + 1) * cost) rounds += 1;
  return rounds;
}

function calmIn(spots: readonly Spot[], seats: number): Group[][] {
  const calm = Array.from({ length: seats }, (): Group[] => []);
  for (const [hex, { foes, warriors, women }] of spots.entries()) {
    const [one, ...others] = foes;
    if (one === undefined || others.length > 0 || warriors + women > 0) continue;
    calm[one.seat]?.push({ hex, warriors: one.warriors, women: one.women });
  }
  return calm;
}

/** Where the warriors of some seats may be after two steps. */
function raidersIn(table: Table, isSome: (seat: number) => boolean): number[] {
  const raiders = zeros(HEXES);
  for (const [hex, { foes }] of table.spots.entries())
    for (const { seat, warriors } of foes) {
      if (warriors === 0 || !isSome(seat)) continue;
      const first = waysFrom(table, hex);
      const open = first.filter((one) => table.view.board[one]?.terrain !== 'mountain');
      for (const to of new Set([...first, ...open.flatMap((one) => waysFrom(table, one))]))
        raiders[to] = Math.max(raiders[to] ?? 0, warriors);
    }
  return raiders;
}

/** For each hex: the herds that would come there if it had people, each with its share of the six winds. */
function threatsIn(terrain: Terrain): Threat[][] {
  const threats = Array.from({ length: HEXES }, (): Threat[] => []);
  for (const herd of herdsIn(terrain))
    for (const { direction } of ways) {
      const end = landing(terrain, herd, direction);
      // People on its way stop a herd. One that turns round ends on none of these hexes.
      let hex = herd.hex;
      const way: number[] = [];
      while (hex !== end && hex !== NOWHERE) {
        hex = besideOf(hex, direction);
        way.push(hex);
      }
      if (hex === end) for (const one of way) threats[one]?.push({ ...herd, chance: 1 / ways.length });
    }
  for (const { letter, hex } of terrain.view.board)
    if (letter !== null) threats[hex]?.push({ hex, species: 'bear', count: 1, chance: ARRIVAL });
  return threats;
}

/** Of a round: three or four of 54 tiles are drawn, and each letter is on three. */
const ARRIVAL = 0.2;

const areRiversOpen = (view: View): boolean =>
  [view.event, ...view.lasting].some((event) => event === 'drought' || event === 'frozen-rivers');

/** Where people may walk from a hex, as far as the bot can see. */
export function waysFrom({ view, spots, terrain }: Table, hex: number): number[] {
  const found: number[] = [];
  for (const [direction, name] of directions.entries()) {
    const to = besideOf(hex, direction);
    if (to === NOWHERE || view.board[to]?.terrain === 'lake' || spots[to]?.closed === true) continue;
    if (terrain.riversOpen || view.board[hex]?.river.includes(name) !== true) found.push(to);
  }
  return found;
}
