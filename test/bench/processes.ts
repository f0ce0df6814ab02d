import { hasNats, startNats } from '../support/nats-server.js';
import { serviceCpu } from './harness/cpu.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { type Client, each, newClient, newGame } from './harness/people.js';
import { byTurns, samplesOf } from './harness/rounds.js';
import { type Service, startServiceWith, UNLIMITED } from './harness/service.js';

const ROUNDS = 7;
const CLIENTS = 32;
/** Per client and round. */
const ACTIONS = 15;

interface Asked {
  readonly asked: readonly { readonly seat: number; readonly actions: readonly { readonly id: string }[] }[];
}

/** Plays games with all seats, each action by the process that `choose` names. */
class Player {
  #game = '';
  #sent = 0;

  constructor(
    private readonly client: Client,
    private readonly at: readonly Service[],
    private readonly choose: (sent: number) => number,
  ) {}

  async play(actions: number): Promise<void> {
    for (let nth = 0; nth < actions; nth += 1)
      while (!(await this.#act())) this.#game = await newGame(this.client, 'mammut', 3);
  }

  /** False if the game is over, or there is none yet. */
  async #act(): Promise<boolean> {
    if (this.#game === '') return false;
    const url = `${this.at[this.choose(this.#sent++)]?.url}/v1/games/${this.#game}/actions`;
    const { headers } = this.client;
    const { asked } = (await (await fetch(url, { headers })).json()) as Asked;
    const [one] = asked;
    if (one === undefined) return false;
    const body = JSON.stringify({ seat: one.seat, action: one.actions.at(-1)?.id });
    const type = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...type }, body });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
    return true;
  }
}

/**
 * CPU of all processes for what a client does to act, which is to ask what is legal and to choose: by one process, by two of
 * which each has half of the games, as behind a proxy that hashes on the game, and by two that have each action of a game by
 * turns, as behind any other.
 */
export async function processes(service: Service, db: BenchDatabase): Promise<Figure[]> {
  const nats = hasNats() ? await startNats() : null;
  const settings = { ...UNLIMITED, ...(nats === null ? {} : { BUS_URL: nats.url }) };
  const all = [await startServiceWith(db.url, settings), await startServiceWith(db.url, settings)];
  try {
    const ways = [() => () => 0, (nth: number) => () => nth % 2, () => (sent: number) => sent % 2];
    const sides = await Promise.all(
      ways.map((choose) =>
        each(CLIENTS, async (nth) => new Player(await newClient(service), all, choose(nth))),
      ),
    );
    const measure = async (players: readonly Player[]): Promise<number> => {
      const cpu = async () => (await Promise.all(all.map(serviceCpu))).reduce((sum, one) => sum + one, 0);
      const before = await cpu();
      await Promise.all(players.map((player) => player.play(ACTIONS)));
      return ((await cpu()) - before) / (CLIENTS * ACTIONS);
    };
    const [one, sticky, byTurn] = await byTurns(ROUNDS, ...sides.map((players) => () => measure(players)));
    const figure = (name: string, rounds: number[] | undefined, atMost: number): Figure => ({
      ...{ name, unit: 'µs of CPU of all processes', against: 'one process' },
      samples: samplesOf(rounds, one),
      target: { atMost, of: 'ratio' },
    });
    return [
      figure('an action with two processes, each game by one', sticky, 1.3),
      figure('an action with two processes, each game by both', byTurn, 2.5),
    ];
  } finally {
    for (const one of all) await one.stop();
    await nats?.close();
  }
}
