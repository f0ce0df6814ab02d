import { besideOf, HEXES, NOWHERE } from '../board.js';
import { directions } from '../components/schema.js';
import type { View } from '../view-schema.js';

/** What stands on a hex, from the bot's side. */
export interface Spot {
  warriors: number;
  women: number;
  readonly mine: boolean;
  readonly foreignCamp: boolean;
  readonly foes: readonly { readonly warriors: number; readonly women: number }[];
  readonly animals: readonly { readonly species: string; readonly count: number }[];
  readonly closed: boolean;
  readonly ears: number;
}

/** A view, read for the purpose of moving about. */
export interface Table {
  readonly view: View;
  readonly me: number;
  readonly spots: readonly Spot[];
  /** What the first figure on each hex earns. */
  readonly income: readonly number[];
  readonly camps: number;
  readonly hungry: boolean;
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
  return { view, me, spots, income, camps: tribe?.camps ?? 0, hungry };
}

/** Where people may walk from a hex, as far as the bot can see. */
export function waysFrom({ view, spots }: Table, hex: number): number[] {
  const open = [view.event, ...view.lasting].some(
    (event) => event === 'drought' || event === 'frozen-rivers',
  );
  const ways: number[] = [];
  for (const [direction, name] of directions.entries()) {
    const to = besideOf(hex, direction);
    if (to === NOWHERE || view.board[to]?.terrain === 'lake' || spots[to]?.closed === true) continue;
    if (open || view.board[hex]?.river.includes(name) !== true) ways.push(to);
  }
  return ways;
}
