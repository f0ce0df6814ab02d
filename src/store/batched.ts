interface Ask<Value> {
  readonly answer: (value: Value | null) => void;
  readonly fail: (error: unknown) => void;
}

export interface BatchedSettings<Value> {
  /** Asks about all keys in one query; a key that is not in the result was not found. */
  readonly query: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  readonly mostKeys: number;
  /** How many queries may be under way at once. */
  readonly lanes: number;
}

/**
 * Asks that arrive while a query is under way go out together in the next. None ever joins a query that has
 * begun already: what was committed before somebody asked must be in their answer.
 */
export function batched<Value>(settings: BatchedSettings<Value>): (key: string) => Promise<Value | null> {
  let waiting = new Map<string, Ask<Value>[]>();
  let underWay = 0;
  let scheduled = false;

  const take = (): Map<string, Ask<Value>[]> => {
    if (waiting.size <= settings.mostKeys) {
      const all = waiting;
      waiting = new Map();
      return all;
    }
    const some = new Map([...waiting].slice(0, settings.mostKeys));
    for (const key of some.keys()) waiting.delete(key);
    return some;
  };

  const ask = async (batch: ReadonlyMap<string, readonly Ask<Value>[]>): Promise<void> => {
    try {
      const found = await settings.query([...batch.keys()]);
      for (const [key, asks] of batch) for (const { answer } of asks) answer(found.get(key) ?? null);
    } catch (error) {
      for (const asks of batch.values()) for (const { fail } of asks) fail(error);
    } finally {
      underWay -= 1;
      schedule();
    }
  };

  const send = (): void => {
    scheduled = false;
    while (waiting.size > 0 && underWay < settings.lanes) {
      underWay += 1;
      void ask(take());
    }
  };

  // Not at once: the requests that were read from their sockets in the same turn may share the query.
  const schedule = (): void => {
    if (scheduled || waiting.size === 0 || underWay >= settings.lanes) return;
    scheduled = true;
    setImmediate(send);
  };

  return (key) =>
    new Promise((answer, fail) => {
      const others = waiting.get(key);
      if (others === undefined) waiting.set(key, [{ answer, fail }]);
      else others.push({ answer, fail });
      schedule();
    });
}
