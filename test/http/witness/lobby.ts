import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { commitmentToEntropy } from '../../../src/engine/draw.js';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { operations, type Scene, type Wish } from './operations.js';
import { remember } from './remember.js';
import { Comparison, headersOf } from './same.js';
import { abreast, openStreams, type Transcript } from './streams.js';
import type { Answer, World } from './worlds.js';

type Both<Value> = readonly [Value, Value];

interface Account {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly address: string;
}

export interface LobbyPlan {
  readonly nth: number;
  readonly seed: number;
  readonly turnClock: () => void;
}

const NOBODY = '00000000-0000-7000-8000-000000000000';
const SEATS = 4;
const REQUESTS = 16;
const roomy = testedRulebooks.filter(({ meta }) => meta.seats.min <= SEATS && meta.seats.max >= SEATS);

/** Here the game would start or end, or the viewer would be nobody any more. */
const OUT: readonly string[] = ['deleteAccount', 'closeGame', 'startGame', 'leaveGame'];
const LOOKS = ['getGame', 'listGames', 'getMessages', 'getEvents', 'getOrders', 'getMe', 'getAccountEvents'];

/**
 * Two games that have not started. The others in them bring different entropy, whisper differently and lay down different
 * orders; the viewer must not see it. Null if it does not.
 */
export async function lobbyLeak(worlds: Both<World>, plan: LobbyPlan): Promise<string | null> {
  const lobby = new Lobby(worlds, plan);
  try {
    await lobby.open();
    return await lobby.play();
  } finally {
    await lobby.end();
  }
}

class Lobby {
  readonly found: Scene['found'] = new Map();
  readonly #rng: Rng;
  readonly #same = new Comparison();
  #transcripts: readonly Both<Transcript>[] = [];
  #heard: readonly number[] = [];
  #count = 0;
  #me: Account | null = null;
  #people: readonly Account[] = [];
  #game = { id: NOBODY, invitation: '' };
  readonly #rulebook: AnyRulebook;

  constructor(
    readonly worlds: Both<World>,
    private readonly plan: LobbyPlan,
  ) {
    this.#rng = quickRng(plan.seed * 2011 + plan.nth);
    this.#rulebook = pick(roomy, this.#rng);
  }

  /** Broud and Iza sit, and a seat stays open. The viewer sits, has created the game, or only looks on. */
  async open(): Promise<void> {
    const [me, broud, iza] = [
      await this.#account('Ayla'),
      await this.#account('Broud'),
      await this.#account('Iza'),
    ];
    const role = this.plan.nth % 3;
    const creator = role === 1 ? me : broud;
    const seats = Array(SEATS).fill('open');
    const wish = { rulebook: this.#rulebook.meta.id, seats, visibility: 'public' };
    this.#game = await this.#made(creator, '/v1/games', wish);
    this.#me = me;
    this.#people = [broud, iza];
    const url = `/v1/games/${this.#game.id}/seats`;
    if (role !== 2) await this.#made(me, url, { seat: 0 });
    await this.#made(broud, url, { seat: 1 });
    await this.#made(iza, url, { seat: 2 });
    this.#heard = this.worlds.map(({ sent }) => sent.length);
    this.#transcripts = await openStreams(this.worlds, this.#scene, me.token, this.plan.turnClock);
    await this.#ask('createWebhook');
  }

  async play(): Promise<string | null> {
    const [broud, iza] = this.#people as [Account, Account];
    const url = `/v1/games/${this.#game.id}`;
    const [kind = ''] = Object.keys(this.#rulebook.meta.prompts);
    const say = (text: string): Wish => ({ method: 'POST', url: `${url}/messages`, body: { text, to: [2] } });
    const lay = (orders: object[]): Wish => ({
      method: 'PUT',
      url: `${url}/seats/2/orders`,
      body: { orders },
    });
    const bring = (seat: number, body: object): Wish => ({
      ...{ method: 'POST', url: `${url}/seats/${seat}/entropy`, body },
    });
    const committed = (text: string) => ({ commitment: commitmentToEntropy(text) });
    const [north, south] = ['north'.repeat(9), 'south'.repeat(9)];
    // A seat that has committed and does not reveal keeps the game from starting.
    const secrets: readonly (readonly [Account, Both<Wish | null>])[] = [
      [broud, [bring(1, committed(north)), bring(1, committed(south))]],
      ...shuffled<readonly [Account, Both<Wish | null>]>(
        [
          [broud, [say('north'), null]],
          [broud, [say('in the cave in the south'), say('north')]],
          [iza, [lay([{ kind: 'ask', prompt: kind }]), lay([])]],
          [iza, [bring(2, { entropy: north }), bring(2, { entropy: south })]],
        ],
        this.#rng,
      ),
    ];
    const order = shuffled(
      Object.keys(operations).filter((name) => !OUT.includes(name)),
      this.#rng,
    );
    for (const [account, wishes] of secrets) {
      await this.#both(account, wishes);
      const told =
        (await this.#compared('a secret')) ?? (await this.#look(order.splice(0, REQUESTS / secrets.length)));
      if (told !== null) return told;
    }
    // The draw begins: one of two reveals, which nobody sees before the other one does.
    await this.#both(iza, [bring(2, committed(north)), bring(2, committed(south))]);
    // Seats may be taken by now.
    for (const name of ['Durc', 'Goov']) {
      const join: Wish = { method: 'POST', url: `${url}/seats`, body: {} };
      await this.#both(await this.#account(name), [join, join]);
    }
    const creator = this.plan.nth % 3 === 1 ? this.#me : broud;
    const start: Wish = { method: 'POST', url: `${url}/start` };
    await this.#both(creator, [start, start]);
    const reveal = (entropy: string): Wish => ({
      ...{ method: 'POST', url: `${url}/seats/2/reveal`, body: { entropy } },
    });
    await this.#both(iza, [reveal(north), reveal(south)]);
    return (await this.#compared('a reveal')) ?? this.#look([...LOOKS, 'revealEntropy', 'addEntropy']);
  }

  async end(): Promise<void> {
    for (const pair of this.#transcripts) for (const one of pair) one.close();
    for (const { service } of this.worlds)
      await service.db.query("UPDATE games SET visibility = 'private' WHERE id = $1", [this.#game.id]);
  }

  get #scene(): Scene {
    const { id, invitation } = this.#game;
    return {
      ...{ rng: this.#rng, rulebook: this.#rulebook, viewer: this.plan.nth % 3 === 2 ? SPECTATOR : 0 },
      ...{ found: this.found, seats: SEATS, game: id, invitation, version: 1 },
      ...{ legal: [], illegal: ['no-such-action'] },
      me: this.#me ?? { id: 'nobody', name: 'Nobody' },
      others: this.#people,
    };
  }

  async #look(names: readonly string[]): Promise<string | null> {
    for (const name of [...names, pick(LOOKS, this.#rng)]) {
      const told = await this.#ask(name);
      if (told !== null) return told;
    }
    return null;
  }

  async #ask(name: string): Promise<string | null> {
    const wish = operations[name]?.(this.#scene);
    if (wish === undefined) throw new Error(`no request is known for ${name}`);
    const [here, there] = await this.#both(this.#me, [wish, wish]);
    if (here === null || there === null) throw new Error('not asked');
    remember(this, name, here);
    return this.#compared(`${name} ${wish.method} ${wish.url}`, [here, there]);
  }

  /** Where the viewer is told something else in one world than in the other. */
  async #compared(what: string, answers?: Both<Answer>): Promise<string | null> {
    const told: (readonly [string, string, string])[] = [];
    if (answers !== undefined) {
      const [headers, others] = headersOf(...answers);
      const [here, there] = answers;
      told.push([what, `${here.status} ${here.body}`, `${there.status} ${there.body}`]);
      told.push([`the headers of ${what}`, headers, others]);
    }
    for (const [one, other] of this.#transcripts) {
      await abreast(one, other);
      told.push([`a stream after ${what}`, one.text(), other.text()]);
    }
    const [sent, sentThere] = this.worlds.map(({ sent }, nth) => sent.slice(this.#heard[nth]).join('\n'));
    told.push([`a webhook after ${what}`, sent ?? '', sentThere ?? '']);
    for (const [where, here, there] of told) {
      const difference = this.#same.difference(here, there);
      if (difference !== null) return `${this.#rulebook.meta.id}, ${where}\n  differs: ${difference}`;
    }
    return null;
  }

  async #both(by: Account | null, wishes: Both<Wish | null>): Promise<Both<Answer | null>> {
    this.plan.turnClock();
    this.#count += 1;
    const label = `lobby${this.plan.nth}.${this.#count}`;
    const answers: (Answer | null)[] = [];
    for (const [nth, world] of this.worlds.entries()) {
      await world.deliver(this.#game.id);
      const wish = wishes[nth] ?? null;
      const asked = wish && { address: by?.address ?? '10.9.9.9', token: by?.token, ...wish };
      answers.push(asked && (await world.ask(asked, label)));
    }
    if (wishes.some((wish) => wish !== null && wish.method !== 'GET'))
      for (const world of this.worlds) await world.settle(this.#game.id);
    return answers as unknown as Both<Answer | null>;
  }

  async #made(
    by: Account | null,
    url: string,
    body: object,
  ): Promise<{ readonly id: string; readonly invitation: string }> {
    const wish: Wish = { method: 'POST', url, body };
    const [here] = await this.#both(by, [wish, wish]);
    if (here === null || here.status >= 400)
      throw new Error(`POST ${url} answered ${here?.status} ${here?.body}`);
    return JSON.parse(here.body);
  }

  async #account(name: string): Promise<Account> {
    const made = await this.#made(null, '/v1/players', { name });
    const { player, secret } = made as unknown as { player: { id: string }; secret: string };
    return { id: player.id, name, token: secret, address: `10.0.2.${this.#count}` };
  }
}
