import { PermafrostError } from './problem.js';
import { follow } from './stream.js';
import type { Transport } from './transport.js';
import type { Input, Result, Schemas } from './types.js';

export type Entry = Schemas['EntryPage']['entries'][number];
export type Message = Schemas['Message'];
export type Asked = Schemas['LegalActions']['asked'][number];
export type LegalAction = Asked['actions'][number];

/** A prompt that you have to answer, with everything that you may do. */
export type Turn = Asked & {
  readonly game: string;
  readonly version: number;
  /** The game as the seat that is asked may see it. */
  view(): Promise<NonNullable<Result<'getView'>>>;
};

/** The action to take, or its id. */
export type Choose = (turn: Turn) => LegalAction | string | Promise<LegalAction | string>;

export interface PlayOptions {
  readonly signal?: AbortSignal;
}

/** Codes that say that somebody was faster: the prompt is asked for again. */
const MOVED_ON = new Set(['stale_version', 'not_your_turn', 'not_legal', 'game_over']);
/** In seconds, for long polls. */
const WAIT = 30;

export class Games {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  create(body: Input<'createGame'>['body']) {
    return this.#transport.call('createGame', { body });
  }
  get(id: string) {
    return this.#transport.call('getGame', { path: { id } });
  }
  list(query: NonNullable<Input<'listGames'>['query']> = {}) {
    return this.#transport.call('listGames', { query });
  }
  join(id: string, body: NonNullable<Input<'joinGame'>['body']> = {}) {
    return this.#transport.call('joinGame', { path: { id }, body });
  }
  start(id: string) {
    return this.#transport.call('startGame', { path: { id } });
  }
  view(id: string, query: NonNullable<Input<'getView'>['query']> = {}) {
    return this.#transport.call('getView', { path: { id }, query });
  }
  /** The game as a seat of yours may see it. */
  async viewOf(id: string, seat: number) {
    const seen = await this.view(id, { seat: String(seat) });
    if (seen === null) throw new Error('a view that was not asked for');
    return seen;
  }
  actions(id: string) {
    return this.#transport.call('getActions', { path: { id } });
  }
  /** Takes an action, once, however often it has to be sent. */
  act(id: string, body: Input<'act'>['body'], ifVersion?: number) {
    return this.#transport.call('act', {
      path: { id },
      body,
      ...(ifVersion === undefined ? {} : { ifVersion }),
    });
  }

  /** The entries of a game from its first or after a version, as they are appended, to its end. */
  async *follow(id: string, { after = 0, signal }: PlayOptions & { readonly after?: number } = {}) {
    const path = `/v1/games/${encodeURIComponent(id)}/events/stream`;
    for await (const { event, data } of follow(this.#transport, path, String(after), signal))
      if (event === 'entry') yield data as Entry;
  }

  /** Messages of a game, as they are posted or withdrawn. */
  async *messages(id: string, { signal }: PlayOptions = {}) {
    const path = `/v1/games/${encodeURIComponent(id)}/messages/stream`;
    for await (const { event, data } of follow(this.#transport, path, '', signal))
      if (event === 'message') yield data as Message;
  }

  /** Answers every prompt of yours in a game, and returns the game when it is over. */
  async play(id: string, choose: Choose, { signal }: PlayOptions = {}) {
    const stop = signal === undefined ? {} : { signal };
    for (;;) {
      signal?.throwIfAborted();
      const turn = await this.#turn(id, stop);
      if (turn.asked === undefined) {
        const game = await this.#transport.call('getGame', { path: { id }, ...stop });
        if (game !== null && (game.status === 'finished' || game.status === 'closed')) return game;
        const query = { after: turn.version, wait: WAIT };
        await this.#transport.call('getEvents', { path: { id }, query, ...stop });
        continue;
      }
      const { asked, version } = turn;
      const view = () => this.viewOf(id, asked.seat);
      const chosen = await choose({ ...asked, game: id, version, view });
      const action = typeof chosen === 'string' ? chosen : chosen.id;
      try {
        await this.act(id, { seat: asked.seat, action }, version);
      } catch (error) {
        // A choice that is not legal at this very version is a mistake of `choose`, and would be made forever.
        if (!(error instanceof PermafrostError) || !MOVED_ON.has(error.code)) throw error;
        if (error.code === 'not_legal' && (await this.#turn(id, stop)).version === version) throw error;
      }
    }
  }

  async #turn(id: string, stop: { readonly signal?: AbortSignal }) {
    try {
      const legal = await this.#transport.call('getActions', { path: { id }, ...stop });
      return { version: legal?.version ?? 0, asked: legal?.asked.find(({ actions }) => actions.length > 0) };
    } catch (error) {
      if (!(error instanceof PermafrostError) || error.code !== 'not_started') throw error;
      return { version: 0, asked: undefined };
    }
  }
}
