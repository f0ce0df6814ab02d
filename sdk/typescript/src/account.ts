import type { Asked, Choose, Games, LegalAction, PlayOptions, Turn } from './games.js';
import { PermafrostError } from './problem.js';
import { follow } from './stream.js';
import type { Transport } from './transport.js';
import type { Schemas } from './types.js';

/** What happens in a game of yours. `begin` and `ready` stand around what waits when you begin: see docs/CLIENTS.md. */
export type AccountEvent = { readonly type: 'begin' } | { readonly type: 'ready' } | Schemas['AccountEvent'];

export interface EventOptions extends PlayOptions {
  /** The cursor of the last event that you have. Without it, you begin. */
  readonly after?: string;
  /** Whether prompts come with what you may do. */
  readonly actions?: boolean;
}

/** The prompts of one game, and what may be answered. */
interface Legal {
  readonly game: string;
  readonly version: number;
  readonly asked?: readonly Asked[];
}

export async function* accountEvents(
  transport: Transport,
  { after = '', actions = false, signal }: EventOptions,
): AsyncGenerator<AccountEvent> {
  const path = `/v1/me/events/stream${actions ? '?include=actions' : ''}`;
  for await (const { event, data } of follow(transport, path, after, signal))
    yield event === 'begin' || event === 'ready' ? { type: event } : (data as Schemas['AccountEvent']);
}

/** Answers all prompts of an account: one stream of what is asked, one request for each answer. */
export class Player {
  readonly #transport: Transport;
  readonly #games: Games;
  readonly #choose: Choose;
  /** Of each game, the last version that is known, and what is being answered. */
  readonly #known = new Map<string, number>();
  readonly #answering = new Map<string, Promise<void>>();

  constructor(transport: Transport, games: Games, choose: Choose) {
    this.#transport = transport;
    this.#games = games;
    this.#choose = choose;
  }

  /** Plays until the signal stops it, or `choose` throws or chooses what is not legal. */
  async play({ signal }: PlayOptions = {}): Promise<never> {
    const failed = new AbortController();
    const stop = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal]);
    for await (const event of accountEvents(this.#transport, { actions: true, signal: stop })) {
      if (event.type === 'begin' || event.type === 'ready' || event.game === null) continue;
      const { game, turn } = event;
      if (event.type === 'game.finished') this.#known.delete(game);
      if (event.type !== 'prompt.opened' || turn === null) continue;
      // Games do not wait for each other, since choosing may take long.
      const before = this.#answering.get(game) ?? Promise.resolve();
      const answered = before.then(() => this.#answer(game, turn ?? null, stop));
      this.#answering.set(game, answered);
      answered
        .then(() => this.#answering.get(game) === answered && this.#answering.delete(game))
        .catch((error: unknown) => failed.abort(error));
    }
    throw new Error('the stream of events has ended');
  }

  /** Answers until nothing is asked any more. What is legal comes with each response. */
  async #answer(game: string, given: Legal | null, signal: AbortSignal): Promise<void> {
    let legal = given ?? (await this.#games.actions(game));
    while (legal !== null && legal.version > (this.#known.get(game) ?? 0)) {
      const asked = legal.asked?.find(({ actions }) => actions.length > 0);
      if (asked === undefined || signal.aborted) return;
      legal = await this.#take(asked, legal);
    }
  }

  async #take(asked: Asked, { game, version }: Legal): Promise<Legal | null> {
    const view = () => this.#games.viewOf(game, asked.seat);
    const chosen: LegalAction | string = await this.#choose({ ...asked, game, version, view } satisfies Turn);
    const action = typeof chosen === 'string' ? chosen : chosen.id;
    try {
      const acted = await this.#transport.call('act', {
        path: { id: game },
        query: { include: 'actions' },
        body: { seat: asked.seat, action },
        ifVersion: version,
      });
      // The next prompt comes with this response: as an event it comes a second time.
      if (!('entries' in acted)) throw new Error('a dry run that was not asked for');
      this.#known.set(game, acted.version - 1);
      return acted.asked === undefined ? this.#games.actions(game) : acted;
    } catch (error) {
      if (!(error instanceof PermafrostError)) throw error;
      if (error.code === 'not_your_turn' || error.code === 'game_over') return null;
      if (error.code !== 'stale_version' && error.code !== 'not_legal') throw error;
      const now = await this.#games.actions(game);
      // A choice that is not legal at this very version would be made forever.
      if (error.code === 'not_legal' && now?.version === version) throw error;
      return now;
    }
  }
}
