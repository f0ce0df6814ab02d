import type { Action, Engine, Json, State, Viewer } from './contract.js';
import { configOf, type Engines } from './engines.js';
import { type SearchOptions, search } from './search.js';
import { type Playing, Tables } from './tables.js';
import { ThreadedTables } from './threads.js';

/** A request, as it stands in a line. States are JSON: keep them, send them back. */
interface Wish extends SearchOptions {
  readonly op: string;
  readonly rulebook?: string;
  readonly rulesVersion?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, Json>>;
  readonly state?: State;
  readonly seat?: number;
  readonly viewer?: Viewer;
  readonly action?: Action | string;
  readonly worlds?: 'possible' | 'likely';
  readonly maxActions?: number;
  readonly count?: number;
  readonly threads?: number;
  readonly tables?: number;
  readonly actions?: readonly number[];
  readonly of?: readonly number[];
}

type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };

/** Most tables at a time, and most threads that play them. */
const MAX_TABLES = 100_000;
const MAX_THREADS = 256;

/** Answers lines of JSON: a request, or a list of them, with an answer or a list of answers. */
export class Sidecar {
  readonly #tables = new Map<number, Playing>();
  #opened = 0;

  constructor(private readonly engines: Engines) {}

  async answer(line: string): Promise<string> {
    const wish = parsed(line);
    if (Array.isArray(wish)) {
      const answers: Answer[] = [];
      for (const one of wish) answers.push(await this.#tried(one));
      return JSON.stringify(answers);
    }
    return JSON.stringify(await this.#tried(wish));
  }

  /** What is wrong with one request says nothing of the next. */
  async #tried(wish: unknown): Promise<Answer> {
    try {
      if (typeof wish !== 'object' || wish === null || !('op' in wish))
        throw new Error('a line is a JSON object with `op`, or a list of them');
      return { ok: true, value: (await this.#done(wish as Wish)) ?? null };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  }

  async #done(wish: Wish): Promise<unknown> {
    switch (wish.op) {
      case 'engines':
        return this.engines.files;
      case 'now':
        return this.#tablesOf(wish).now();
      case 'step':
        return this.#tablesOf(wish).step(wish.actions ?? []);
      case 'views':
        return this.#tablesOf(wish).views(wish.of ?? []);
      case 'legalAt':
        return this.#tablesOf(wish).legal(wish.of ?? []);
      case 'close':
        await this.#tables.get(wish.tables ?? 0)?.close();
        return this.#tables.delete(wish.tables ?? 0);
      default:
        return this.#played(await this.engines.load(wish.rulebook ?? '', wish.rulesVersion), wish);
    }
  }

  #played(engine: Engine, wish: Wish): unknown {
    const { seat = 0, seed = 1 } = wish;
    const rng = engine.quickRng(seed);
    switch (wish.op) {
      case 'meta':
        return { ...engine.meta, schemas: engine.schemas };
      case 'open':
        return this.#open(engine, wish);
      case 'start':
        return engine.start(configOf(engine, wish.seats ?? engine.meta.seats.min, wish.options), rng).state;
      case 'prompts':
        return engine.prompts(stateOf(wish));
      case 'legal':
        return engine.legal(stateOf(wish), seat);
      case 'legalIds':
        return engine.legal(stateOf(wish), seat).map((action) => engine.actionId(action));
      case 'apply': {
        const applied = engine.apply(stateOf(wish), seat, actionOf(engine, wish), rng);
        if (!applied.ok) throw new Error(`${applied.error.code}: ${applied.error.detail}`);
        return applied.value.state;
      }
      case 'view':
        return engine.view(stateOf(wish), wish.viewer ?? seat);
      case 'imagine':
        return engine.imagine(stateOf(wish), wish.viewer ?? seat, rng, wish.worlds);
      case 'outcome':
        return engine.outcome(stateOf(wish));
      case 'answer':
        return engine.answer(stateOf(wish), seat, rng);
      case 'rollout':
        return engine.rollout(stateOf(wish), rng, wish.maxActions);
      case 'search':
        return search(engine, stateOf(wish), seat, wish);
      default:
        throw new Error(`there is no op ${wish.op}`);
    }
  }

  #open(engine: Engine, { rulebook = '', rulesVersion, seats, options, ...wish }: Wish) {
    const { count = 1, threads = 1, seed = 1 } = wish;
    checkNumber('count', count, MAX_TABLES);
    checkNumber('threads', threads, MAX_THREADS);
    const config = configOf(engine, seats ?? engine.meta.seats.min, options);
    const part = { engine: this.engines.addressOf(rulebook, rulesVersion), config, count, seed };
    this.#opened += 1;
    this.#tables.set(
      this.#opened,
      threads === 1 ? new Tables(engine, config, count, seed) : new ThreadedTables(part, threads),
    );
    return { tables: this.#opened };
  }

  /** Ends the threads of all tables. */
  async close(): Promise<void> {
    for (const tables of this.#tables.values()) await tables.close();
    this.#tables.clear();
  }

  #tablesOf({ tables = 0 }: Wish): Playing {
    const found = this.#tables.get(tables);
    if (found === undefined) throw new Error(`there are no tables ${tables}`);
    return found;
  }
}

function checkNumber(name: string, given: number, most: number): void {
  if (!(Number.isInteger(given) && given >= 1 && given <= most))
    throw new Error(`\`${name}\` is from 1 to ${most}`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function stateOf({ state }: Wish): State {
  if (state === undefined) throw new Error('`state` is missing');
  return state;
}

function actionOf(engine: Engine, { action }: Wish): Action {
  const read = typeof action === 'string' ? engine.readActionId(action) : action;
  if (read == null) throw new Error('`action` is neither an action nor the id of one');
  return read;
}
