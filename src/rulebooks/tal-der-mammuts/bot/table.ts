import { besideOf, HEXES, NOWHERE } from '../board.js';
import { directions } from '../components/schema.js';
import type { View } from '../view-schema.js';
import { type Herd, herdsIn, landing, type Terrain, ways } from './beasts.js';

/** What stands on a hex, from the bot's side. */
export interface Spot {
  warriors: number;
  women: number;
  readonly mine: boolean;
  readonly foreignCamp: boolean;
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
  /** Whether food is scarce, or there is plenty. */
  readonly hungry: boolean;
  readonly rich: boolean;
  readonly terrain: Terrain;
  /** By hex: what comes if people stand there. */
  readonly threats: readonly (readonly Threat[])[];
  /** By hex: the warriors of the largest foreign group that may come in two steps. */
  readonly raiders: readonly number[];
}

const bare: Spot = {
  warriors: 0,
  women: 0,
  mine: false,
  foreignCamp: false,
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
  const hungry = (tribe?.food ?? 0) + 2 * earned < 3 * (tribe?.upkeep ?? 0);
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
    hungry,
    rich: (tribe?.food ?? 0) > 3 * (tribe?.upkeep ?? 0),
    terrain,
    threats: threatsIn(terrain),
    raiders: [],
  };
  return { ...table, raiders: raidersIn(table) };
}

/** Where the warriors of others may be after two steps. */
function raidersIn(table: Table): number[] {
  const raiders = Array<number>(HEXES).fill(0);
  for (const [hex, { foes }] of table.spots.entries())
    for (const { warriors } of foes) {
      if (warriors === 0) continue;
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
