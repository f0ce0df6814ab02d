import { actionId } from '../../../src/engine/action-id.js';
import type { AnyAction } from '../../../src/engine/any-rulebook.js';
import { type Seat, SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { pick, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { operations, type Scene, type Wish } from './operations.js';
import { type Past, Polls, WAIT } from './polls.js';
import type { Position } from './positions.js';
import { remember } from './remember.js';
import { Comparison, headersOf } from './same.js';
import { foreseen, type Stand, shownByRules, standIn } from './shown-by-rules.js';
import { abreast, openStreams, type Transcript } from './streams.js';
import type { Answer, Ask, World } from './worlds.js';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly address: string;
  /** Another token, with which it polls: what it asks meanwhile is limited by the other one. */
  readonly polls?: string;
}

export type Role = 'player' | 'creator' | 'former' | 'guest' | 'spectator' | 'anonymous';

/** The rules have shown the viewer in which of the two worlds it is. From then on they may differ. */
export class ShownByRules extends Error {}
/** Something else than the rules has shown it. */
export class Leak extends Error {}

type Both<Value> = readonly [Value, Value];

/** Several webhooks of an account get each message at the same time, so only the order within a webhook says anything. */
const kindOf = (sent: string): string => /\\"type\\":\\"([\w.]+)/.exec(sent)?.[1] ?? '';
const byKind = (one: string, other: string): number => kindOf(one).localeCompare(kindOf(other));

/** Two games that differ in hidden facts alone, each in its world. */
export class Pair {
  readonly found: Scene['found'] = new Map();
  readonly trace: string[] = [];
  readonly #same = new Comparison();
  readonly #heard: number[];
  #transcripts: readonly Both<Transcript>[] = [];
  readonly #polls: Polls;
  #stands: Both<Stand> | null = null;
  #count = 0;
  #changes = 0;

  constructor(
    readonly worlds: Both<World>,
    readonly position: Position,
    readonly game: { readonly id: string; readonly invitation: string; readonly seed: string },
    /** Who holds each seat; null for none of the others. */
    readonly people: readonly (Account | null)[],
    readonly me: Account | null,
    readonly rng: Rng,
    private readonly turnClock: () => void,
    private readonly label: string,
  ) {
    this.#heard = worlds.map(({ sent }) => sent.length);
    this.#polls = new Polls(
      worlds.map(({ service }) => service.url),
      me?.polls,
    );
  }

  get viewer(): Viewer {
    return this.position.viewer;
  }

  /** The rulebooks of the worlds behave alike. */
  get rulebook() {
    const staged = this.worlds[0].rulebooks.get(this.position.rulebook.meta.id);
    if (staged === undefined) throw new Error('no such rulebook');
    return staged;
  }

  get stands(): Both<Stand> {
    if (this.#stands === null) throw new Error('the game has not begun');
    return this.#stands;
  }

  /** Everybody's time runs out. */
  async lapse(passTime: () => void): Promise<void> {
    passTime();
    this.#changes += 1;
    for (const world of this.worlds) {
      await world.lapse(this.game.id);
      await world.settle(this.game.id);
    }
    this.trace.push('time runs out');
    await this.check([], 'a lapse');
  }

  /** Follows the streams, from the beginning. */
  async begin(): Promise<void> {
    await this.#look();
    const { worlds, scene, me, turnClock } = this;
    this.#transcripts = await openStreams(worlds, scene, me?.token, turnClock);
    await this.check([], 'streams');
  }

  /** The rules may have told the games apart, so that later viewers must not find them in the lobby. */
  async end(): Promise<void> {
    this.#polls.close();
    for (const pair of this.#transcripts) for (const one of pair) one.close();
    for (const { service } of this.worlds) {
      await service.db.query("UPDATE games SET visibility = 'private' WHERE id = $1", [this.game.id]);
      await service.db.query('UPDATE unfinished_games SET due_at = NULL WHERE game_id = $1', [this.game.id]);
    }
  }

  get scene(): Scene {
    const { rulebook, config, viewer, elsewhere } = this.position;
    const [{ state, entries }] = this.stands;
    const legal = viewer === SPECTATOR ? [] : rulebook.legal(state, viewer).map(actionId);
    const others = [...Array(config.seats).keys()].flatMap((seat) =>
      rulebook.legal(state, seat).map(actionId),
    );
    return {
      ...{ rng: this.rng, rulebook, viewer, legal, found: this.found, seats: config.seats },
      game: this.game.id,
      invitation: this.game.invitation,
      me: this.me ?? { id: 'nobody', name: 'Nobody' },
      others: this.people.filter((one) => one !== null),
      version: entries.length,
      illegal: [...others, ...elsewhere.map(actionId)].filter((id) => !legal.includes(id)),
    };
  }

  /** The viewer asks both worlds the same. */
  async ask(name: string, wish: Wish): Promise<Both<Answer>> {
    const ask: Ask = { address: this.me?.address ?? '10.9.9.9', token: this.me?.token, ...wish };
    const answers = await this.#both(name, [ask, ask]);
    const what = `${name} ${wish.method} ${wish.url} ${JSON.stringify(wish.body ?? null)}`;
    if (ask.method === 'GET') this.#compare(answers, what);
    else await this.check(answers, what);
    remember(this, name, answers[0]);
    return answers;
  }

  /** The viewer waits for what happens next. */
  async poll(): Promise<void> {
    // A guest has no other token.
    if (this.me !== null && this.me.polls === undefined) return;
    const url = `/v1/games/${this.game.id}`;
    const past = this.#past;
    const isNew = (name: string) => !this.#polls.isOpen(name);
    if (isNew('entries'))
      this.#polls.open('entries', `${url}/events?after=${past.entries}&wait=${WAIT}`, past);
    if (isNew('messages')) {
      const [{ body }] = await this.ask('getMessages', { method: 'GET', url: `${url}/messages` });
      const { newer } = JSON.parse(body) as { newer?: string | null };
      const after = newer == null ? '' : `&after=${newer}`;
      this.#polls.open('messages', `${url}/messages?wait=${WAIT}${after}`, past);
    }
    if (this.me !== null && isNew('prompts')) {
      const [{ headers }] = await this.ask('getInbox', { method: 'GET', url: '/v1/me/prompts' });
      const { etag = '""' } = JSON.parse(headers) as { etag?: string };
      this.#polls.open('prompts', `/v1/me/prompts?wait=${WAIT}`, past, { 'if-none-match': etag });
    }
  }

  get #past(): Past {
    return { requests: this.#changes, entries: this.stands[0].entries.length };
  }

  /** Somebody else does something of which the viewer may see no difference, but its answer is not the viewer's. */
  async other(name: string, account: Account, wishes: Both<Wish | null>): Promise<Both<Answer | null>> {
    const { token, address } = account;
    const answers = await this.#both(
      name,
      wishes.map((wish) => wish && { address, token, ...wish }) as unknown as Both<Ask>,
    );
    await this.check([], `${name} by ${account.name}`);
    return answers;
  }

  async #both(name: string, asks: Both<Ask | null>): Promise<Both<Answer>> {
    this.turnClock();
    // What is due now must not be delivered while the request is answered, by one of them before and by one after.
    for (const world of this.worlds) await world.deliver(this.game.id);
    this.#count += 1;
    const label = `${this.label}.${this.#count}`;
    const answers: (Answer | null)[] = [];
    for (const [nth, world] of this.worlds.entries()) {
      const ask = asks[nth] ?? null;
      answers.push(ask && (await world.ask(await inWorld(world, ask, this.found.get('webhook')), label)));
    }
    if (asks.some((ask) => ask !== null && ask.method !== 'GET')) {
      this.#changes += 1;
      for (const world of this.worlds) await world.settle(this.game.id);
    }
    this.trace.push(
      `${name} ${asks.map((ask) => (ask ? `${ask.method} ${ask.url} ${JSON.stringify(ask.body ?? '')}` : '-')).join(' | ')} → ${answers.map((one) => one?.status ?? '-').join(' | ')}`,
    );
    return answers as unknown as Both<Answer>;
  }

  async #look(): Promise<void> {
    const [here, there] = this.worlds;
    const { id } = this.game;
    this.#stands = [
      await standIn(here, id, this.rulebook, this.#stands?.[0] ?? null),
      await standIn(there, id, this.rulebook, this.#stands?.[1] ?? null),
    ];
  }

  /** Whether both worlds say the same, unless the rules have told them apart. */
  async check(answers: readonly Answer[], what: string): Promise<void> {
    await this.#look();
    if (this.stands.some(({ state }) => this.rulebook.outcome(state) !== null)) throw new ShownByRules(what);
    const told = shownByRules(this.rulebook, this.viewer, ...this.stands);
    if (told === 'yes') throw new ShownByRules(what);
    if (told === 'otherwise') throw this.#leak(what, 'the logs have different entries');
    this.#compare(answers, what);
    for (const [one, other] of this.#transcripts) {
      await abreast(one, other);
      const difference = this.#same.difference(one.text(), other.text());
      if (difference !== null) throw this.#leak(`a stream after ${what}`, difference);
    }
    for (const { name, texts } of await this.#polls.answered(this.#past)) {
      const difference = this.#same.difference(texts[0] ?? '', texts[1] ?? '');
      if (difference !== null) throw this.#leak(`a poll for ${name} after ${what}`, difference);
    }
    const [sent, sentThere] = this.worlds.map((world, nth) =>
      world.sent.slice(this.#heard[nth]).sort(byKind).join('\n'),
    );
    const difference = this.#same.difference(sent ?? '', sentThere ?? '');
    if (difference !== null) throw this.#leak(`a webhook or mail after ${what}`, difference);
  }

  #compare([here, there]: readonly Answer[], what: string): void {
    if (here === undefined || there === undefined) return;
    const difference =
      this.#same.difference(
        `${here.status} ${timeless(here.body)}`,
        `${there.status} ${timeless(there.body)}`,
      ) ?? this.#same.difference(...headersOf(here, there));
    if (difference !== null) throw this.#leak(what, difference);
  }

  #leak(what: string, difference: string): Leak {
    const { rulebook, viewer } = this.position;
    const trace = this.trace.slice(-12).join('\n  ');
    return new Leak(
      `${rulebook.meta.id}, viewer ${viewer}: ${what}\n  differs: ${difference}\n  after\n  ${trace}`,
    );
  }

  /** Actions of the same seat, one for each world, that show the viewer the same. Different ones come first. */
  actionsOf(seat: Seat, same = false): Both<AnyAction> | null {
    const [here, there] = this.stands;
    const { rulebook, viewer, rng } = this;
    const shows = (stand: Stand, action: AnyAction) =>
      foreseen(rulebook, stand, { seat, action }, viewer, this.game.seed);
    for (const action of shuffled(rulebook.legal(here.state, seat), rng).slice(0, 8)) {
      const shown = shows(here, action);
      const legal = shuffled(rulebook.legal(there.state, seat), rng);
      const own = actionId(action);
      const [other] = [
        ...legal.filter((one) => !same && actionId(one) !== own).slice(0, 8),
        ...legal.filter((one) => actionId(one) === own),
      ].filter((one) => shows(there, one) === shown);
      if (other !== undefined) return [action, other];
    }
    return null;
  }

  /** Whether an action of the viewer would show it the same in both worlds. */
  showsAlike(action: AnyAction): boolean {
    const { rulebook, viewer } = this;
    const what = { seat: Number(viewer), action };
    const [one, other] = this.stands.map((stand) => foreseen(rulebook, stand, what, viewer, this.game.seed));
    return one === other;
  }

  /** The seats of others that are asked. */
  askedOthers(): { readonly seat: Seat; readonly account: Account }[] {
    return this.rulebook.prompts(this.stands[0].state).flatMap(({ seat }) => {
      const account = this.people[seat];
      return account == null || seat === this.viewer ? [] : [{ seat, account }];
    });
  }

  /** A request for an operation of the document. */
  wish(operation: string): Wish {
    const wishOf = operations[operation];
    if (wishOf === undefined) throw new Error(`no request is known for ${operation}`);
    return wishOf(this.scene);
  }

  anyOther(): Account {
    return pick(
      this.people.filter((one) => one !== null),
      this.rng,
    );
  }
}

/** The time of a saved response is the database's. */
const timeless = (body: string): string => body.replace(/("key":"[^"]*","at":")[^"]*/g, '$1');

/** The ids of deliveries are random in each world. */
async function inWorld({ store }: World, ask: Ask, webhookId: string | undefined): Promise<Ask> {
  if (webhookId === undefined || !ask.url.includes('{delivery}')) return ask;
  const [last] = (await store.webhooks.deliveries({ webhookId, limit: 1 })) ?? [];
  return last === undefined ? ask : { ...ask, url: ask.url.replace('{delivery}', last.id) };
}
