import type { Action, Config, Engine, Rng, Seat, State } from './contract.js';
import { played, shareOf } from './search.js';

/** What a step of many tables leads to: one number of each kind a table. */
export interface Stepped {
  /** The seat that is asked next. */
  readonly seats: readonly Seat[];
  /** How many actions it has: an action is its index among them. */
  readonly counts: readonly number[];
  /** The tables whose game was over, and what it brought each seat, from 0 to 1. They have begun anew. */
  readonly over: readonly { readonly table: number; readonly rewards: readonly number[] }[];
}

interface Table {
  readonly rng: Rng;
  state: State;
  seat: Seat;
  legal: readonly Action[];
}

type OrLater<Value> = Value | Promise<Value>;

/** Games that are played side by side. Tables have numbers from 0 on. */
export interface Playing {
  now(): OrLater<Stepped>;
  /** Takes an action at each table: an index among those that are legal. */
  step(actions: readonly number[]): OrLater<Stepped>;
  /** Of the seat that is asked, at some of the tables. */
  views(tables: readonly number[]): OrLater<readonly object[]>;
  /** The ids of what is legal, at some of the tables. */
  legal(tables: readonly number[]): OrLater<readonly (readonly string[])[]>;
  close(): OrLater<void>;
}

/** A wrong action is refused before any table has moved. */
export function checkActions(counts: readonly number[], actions: readonly number[]): void {
  if (actions.length !== counts.length) throw new Error(`${counts.length} tables need as many actions`);
  for (const [nth, count] of counts.entries()) {
    const action = actions[nth] ?? -1;
    if (!(Number.isInteger(action) && action >= 0 && action < count))
      throw new Error(`table ${nth} has no action ${action}`);
  }
}

/** Many games that are played side by side, for training. A game that is over is followed by the next. */
export class Tables implements Playing {
  readonly #tables: Table[];

  constructor(
    private readonly engine: Engine,
    private readonly config: Config,
    count: number,
    seed: number,
  ) {
    this.#tables = Array.from({ length: count }, (_, nth) => {
      const rng = engine.quickRng(seed + nth);
      return this.#asked({ rng, state: engine.start(config, rng).state, seat: 0, legal: [] });
    });
  }

  now(): Stepped {
    return this.#told([]);
  }

  step(actions: readonly number[]): Stepped {
    checkActions(
      this.#tables.map(({ legal }) => legal.length),
      actions,
    );
    const over: { table: number; rewards: number[] }[] = [];
    for (const [nth, table] of this.#tables.entries()) {
      const action = table.legal[actions[nth] ?? -1];
      if (action === undefined) continue;
      table.state = played(this.engine, table.state, table.seat, action, table.rng);
      this.#asked(table);
      if (table.legal.length > 0) continue;
      const outcome = this.engine.outcome(table.state);
      over.push({
        table: nth,
        rewards: Array.from({ length: this.config.seats }, (_, seat) => shareOf(outcome, seat)),
      });
      table.state = this.engine.start(this.config, table.rng).state;
      this.#asked(table);
    }
    return this.#told(over);
  }

  views(tables: readonly number[]): readonly object[] {
    return tables.map((nth) => this.engine.view(this.#table(nth).state, this.#table(nth).seat));
  }

  legal(tables: readonly number[]): readonly (readonly string[])[] {
    return tables.map((nth) => this.#table(nth).legal.map((action) => this.engine.actionId(action)));
  }

  close(): void {}

  #table(nth: number): Table {
    const table = this.#tables[nth];
    if (table === undefined) throw new Error(`there is no table ${nth}`);
    return table;
  }

  #asked(table: Table): Table {
    const [prompt] = this.engine.prompts(table.state);
    table.seat = prompt?.seat ?? 0;
    table.legal = prompt === undefined ? [] : this.engine.legal(table.state, prompt.seat);
    return table;
  }

  #told(over: Stepped['over']): Stepped {
    return {
      seats: this.#tables.map(({ seat }) => seat),
      counts: this.#tables.map(({ legal }) => legal.length),
      over,
    };
  }
}
