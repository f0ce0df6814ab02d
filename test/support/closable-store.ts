import type { AppStore } from '../../src/app.js';

export interface ClosableStore {
  readonly store: AppStore;
  /** How many calls are in progress. */
  readonly calls: { count: number };
  /** From now on every call fails, as after the pool of connections has ended. */
  close(): void;
}

/** A store that can be closed under a service that still uses it. */
export function closableStore(store: AppStore): ClosableStore {
  const calls = { count: 0 };
  let isClosed = false;
  const called = (run: () => unknown): unknown => {
    if (isClosed) throw new Error('Cannot use a pool after calling end on the pool');
    const result = run();
    if (!(result instanceof Promise)) return result;
    calls.count += 1;
    return result.finally(() => {
      calls.count -= 1;
    });
  };
  const closable = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => called(() => Reflect.apply(value, target, given));
      },
    });
  const { players, games, log, talk } = store;
  const ports = {
    players: closable(players),
    games: closable(games),
    log: closable(log),
    talk: closable(talk),
  };
  return {
    calls,
    store: new Proxy(store, {
      get: (target, name) => Reflect.get(name in ports ? ports : target, name),
    }),
    close: () => {
      isClosed = true;
    },
  };
}
