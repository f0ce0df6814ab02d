import { type AccountEvent, accountEvents, type EventOptions, Player } from './account.js';
import { type Choose, Games, type PlayOptions } from './games.js';
import { type Settings, Transport } from './transport.js';
import type { Input, OperationId, Result, Schemas } from './types.js';

export type { AccountEvent, EventOptions } from './account.js';
export type { Asked, Choose, Entry, LegalAction, Message, PlayOptions, Turn } from './games.js';
export { PermafrostError } from './problem.js';
export type { Settings } from './transport.js';
export type { Input, Language, OperationId, Options, Result, Schemas } from './types.js';

export class Client {
  readonly games: Games;
  readonly #transport: Transport;

  constructor(settings: Settings) {
    this.#transport = new Transport(settings);
    this.games = new Games(this.#transport);
  }

  /** Any operation of the API, by its id, typed by the API document. */
  call<Id extends OperationId>(id: Id, input: Input<Id>): Promise<Result<Id>> {
    return this.#transport.call(id, input);
  }

  /** Creates an account, and returns a client for it with the token, which is shown only once. */
  static async signUp(settings: Omit<Settings, 'token'>, player: Input<'createPlayer'>['body']) {
    const created = await new Client(settings).call('createPlayer', { body: player });
    const { secret: token } = created;
    return { token, player: created.player, client: new Client({ ...settings, token }) };
  }

  /** Opens a game with these terms, and invites players to it; without players, everybody. */
  challenge(body: Input<'challenge'>['body']) {
    return this.#transport.call('challenge', { body });
  }

  /** Accepts an invitation, or declines it. Returns the game, or null. */
  async answer(game: string, decline?: Schemas['AnswerInvitation']['reason']) {
    const body = decline === undefined ? { accept: true } : { accept: false, reason: decline };
    return (await this.#transport.call('answerInvitation', { path: { id: game }, body })).game;
  }

  /** For bots: what the service accepts for you. */
  accept(
    accepts: NonNullable<Schemas['PolicyWishes']['accepts']>,
    more: Omit<Schemas['PolicyWishes'], 'accepts' | 'bots'> = {},
  ) {
    return this.#transport.call('setPolicy', { body: { bots: true, accepts, ...more } });
  }

  /** Answers every prompt of the account, in all of its games: one request a turn. Ends only if it is stopped. */
  play(choose: Choose, options: PlayOptions = {}): Promise<never> {
    return new Player(this.#transport, this.games, choose).play(options);
  }

  /** What happens in all games of the account, as it happens, from what waits now or after a cursor. */
  events(options: EventOptions = {}): AsyncGenerator<AccountEvent> {
    return accountEvents(this.#transport, options);
  }

  /** The ids of games in which prompts wait for you, again whenever that changes. */
  async *waiting({ signal }: { readonly signal?: AbortSignal } = {}): AsyncGenerator<readonly string[]> {
    let seen = '';
    for (;;) {
      signal?.throwIfAborted();
      const query = seen === '' ? {} : { wait: 30 };
      const options = { ...(seen === '' ? {} : { ifNoneMatch: seen }), ...(signal && { signal }) };
      const [inbox, etag] = await this.#transport.tagged('getInbox', { query, ...options });
      if (inbox === null) continue;
      seen = etag ?? '';
      yield inbox.waiting.map(({ game }) => game);
    }
  }
}
