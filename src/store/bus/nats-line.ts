import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ConnectionOptions,
  connect,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';

/** In milliseconds: how often a quiet server is asked for a sign of life; it counts as gone after two without one. */
const PING_EVERY = 1_000;
/** In milliseconds: how long a server may take to accept a connection. */
const PATIENCE = 2_000;
/** In milliseconds, about: from one attempt to connect to the next. */
const PAUSE = 500;
/** Messages that the server has not confirmed to have read. With more, it is too slow, and further ones are refused. */
const MAX_UNCONFIRMED = 10_000;

export interface LineSettings {
  /** Servers of one cluster, separated by commas. */
  readonly url: string;
  /** Called on each new connection, which has no subscriptions yet. */
  readonly onConnect: () => void;
  /** Called after a gap, in which messages may have been missed. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

/** What the client needs to know of `nats://user:password@host:4222,…`. */
export function optionsOf(url: string): ConnectionOptions {
  const urls = url.split(',').map((one) => new URL(one));
  const user = decodeURIComponent(urls[0]?.username ?? '');
  const pass = decodeURIComponent(urls[0]?.password ?? '');
  return {
    servers: urls.map(({ host }) => host),
    ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
    ...(urls.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
  };
}

/** A connection that comes back. While it is gone nothing is kept for it, because listeners look for themselves. */
export class NatsLine {
  isUp = false;
  readonly #settings: LineSettings;
  readonly #served: Promise<void>;
  #connection: NatsConnection | null = null;
  #isClosing = false;
  #unconfirmed = 0;
  #isConfirming = false;
  #lastError = '';
  #endFirstAttempt = (): void => {};
  /** Resolves when the first attempt to connect has succeeded or failed. */
  readonly tried = new Promise<void>((resolve) => {
    this.#endFirstAttempt = resolve;
  });

  constructor(settings: LineSettings) {
    this.#settings = settings;
    this.#served = this.#keepServing();
  }

  /** Null before the first connection. The client subscribes again by itself after later ones. */
  subscribe(subject: string, call: (subject: string, text: string) => void): Subscription | null {
    const callback = (error: unknown, message: { subject: string; string(): string }): void => {
      if (error === null) call(message.subject, message.string());
      else this.#complain(error);
    };
    return this.#connection?.subscribe(subject, { callback }) ?? null;
  }

  /** Returns false if the message was not sent. */
  send(subject: string, text = ''): boolean {
    if (this.#connection === null || !this.isUp || this.#unconfirmed >= MAX_UNCONFIRMED) return false;
    this.#connection.publish(subject, text);
    this.#unconfirmed += 1;
    if (!this.#isConfirming) void this.#confirm(this.#connection);
    return true;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.isUp = false;
    const connection = this.#connection;
    if (connection === null) return;
    await Promise.race([connection.flush().catch(() => {}), sleep(PATIENCE, undefined, { ref: false })]);
    await connection.close();
    await this.#served;
  }

  /**
   * The client connects again by itself. Its first attempt says why it failed. The others do not, but close what they
   * have opened, which matters where a server accepts connections and says nothing.
   */
  async #keepServing(): Promise<void> {
    const { url } = this.#settings;
    const options: ConnectionOptions = {
      ...optionsOf(url),
      ...{ name: 'permafrost', noEcho: true, maxReconnectAttempts: -1, ignoreAuthErrorAbort: true },
      ...{ timeout: PATIENCE, pingInterval: PING_EVERY, maxPingOut: 2 },
      reconnectDelayHandler: () => {
        // The client has no other way to give up while it connects for the first time.
        if (this.#isClosing) throw new Error('closed');
        return pauseOf();
      },
    };
    for (let isFirst = true; !this.#isClosing; isFirst = false) {
      await connect({ ...options, waitOnFirstConnect: !isFirst })
        .then((connection) => this.#serve(connection))
        .catch((error: unknown) => this.#complain(error));
      this.#endFirstAttempt();
      if (!this.#isClosing) await sleep(pauseOf(), undefined, { ref: false });
    }
  }

  async #serve(connection: NatsConnection): Promise<void> {
    if (this.#isClosing) return connection.close();
    this.#connection = connection;
    this.#settings.onConnect();
    this.#comeUp();
    this.#endFirstAttempt();
    for await (const status of connection.status()) {
      if (status.type === 'reconnect') this.#comeUp();
      else if (status.type === 'error') this.#complain(status.error);
      else if (status.type === 'disconnect') {
        this.isUp = false;
        this.#complain(new Error('the connection was lost'));
      }
    }
    this.isUp = false;
  }

  #comeUp(): void {
    this.isUp = true;
    this.#lastError = '';
    this.#settings.onGap();
  }

  /** The same error once, however often it is met before the next connection. */
  #complain(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    if (this.#isClosing || text === this.#lastError) return;
    this.#lastError = text;
    this.#settings.onError(new Error(`the server in BUS_URL: ${text}`, { cause: error }));
  }

  /** A reply to a ping confirms everything that was sent before it. */
  async #confirm(connection: NatsConnection): Promise<void> {
    this.#isConfirming = true;
    while (this.#unconfirmed > 0) {
      const sent = this.#unconfirmed;
      const isConfirmed = await connection.flush().then(
        () => true,
        () => false,
      );
      this.#unconfirmed = isConfirmed ? this.#unconfirmed - sent : 0;
    }
    this.#isConfirming = false;
  }
}

const pauseOf = (): number => PAUSE * (0.5 + Math.random());
