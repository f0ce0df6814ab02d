import { type Client, each, newClient, newGame } from '../harness/people.js';
import type { Service } from '../harness/service.js';
import { type Counts, type Operation, operations } from './arithmetic.js';

interface Table {
  readonly id: string;
  readonly client: Client;
}

interface Asked {
  readonly asked: readonly { readonly seat: number; readonly actions: readonly { readonly id: string }[] }[];
}

const RULEBOOK = 'eiszeit';
const SEATS = 3;

/** People who play, look and ask what waits for them. Each of them holds all seats of a few games. */
export class Day {
  readonly #counts: Record<Operation, number> = { create: 0, inbox: 0, view: 0, act: 0 };
  readonly #made: Table[] = [];
  /** Those that were there when the operations that are under way began. */
  #tables: readonly Table[] = [];
  readonly #turns: Record<Operation, number> = { create: 0, inbox: 0, view: 0, act: 0 };

  private constructor(private readonly people: readonly Client[]) {}

  static async begin(service: Service, players: number): Promise<Day> {
    return new Day(await each(players, () => newClient(service)));
  }

  /** What was done so far. */
  get counts(): Counts {
    return { ...this.#counts };
  }

  get games(): readonly string[] {
    return this.#made.map(({ id }) => id);
  }

  /** Carries out an operation so many times, some in parallel. */
  async carryOut(operation: Operation, count: number): Promise<void> {
    await this.pass({ create: 0, inbox: 0, view: 0, act: 0, [operation]: count });
  }

  /** All operations side by side, as often as is said. */
  async pass(counts: Counts): Promise<void> {
    this.#tables = [...this.#made];
    await Promise.all(operations.map((one) => this.#repeat(one, counts[one])));
  }

  async #repeat(operation: Operation, count: number): Promise<void> {
    const work = { create: this.#create, inbox: this.#inbox, view: this.#view, act: this.#act }[operation];
    await each(count, async () => {
      await work(this.#turns[operation]++);
      this.#counts[operation] += 1;
    });
  }

  readonly #create = async (nth: number): Promise<void> => {
    const client = this.people[nth % this.people.length];
    if (client === undefined) throw new Error('there are no players');
    this.#made.push({ id: await newGame(client, RULEBOOK, SEATS), client });
  };
  readonly #inbox = async (nth: number): Promise<void> => {
    await (await this.people[nth % this.people.length]?.get('/v1/me/prompts'))?.arrayBuffer();
  };
  readonly #view = async (nth: number): Promise<void> => {
    const { id, client } = this.#tableAt(nth);
    await (await client.get(`/v1/games/${id}/view`)).arrayBuffer();
  };
  /** A player asks what is legal, and does the last of it: that goes on longest. */
  readonly #act = async (nth: number): Promise<void> => {
    const { id, client } = this.#tableAt(nth);
    const { asked } = (await (await client.get(`/v1/games/${id}/actions`)).json()) as Asked;
    const [one] = asked;
    const action = one?.actions.at(-1)?.id;
    if (one === undefined || action === undefined) throw new Error(`game ${id} was over too early`);
    await client.post(`/v1/games/${id}/actions`, { seat: one.seat, action });
  };

  /** Of a game, no two actions are under way at a time: there are many more games than requests. */
  #tableAt(nth: number): Table {
    const table = this.#tables[nth % this.#tables.length];
    if (table === undefined) throw new Error('there are no games');
    return table;
  }
}
