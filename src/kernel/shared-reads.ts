/**
 * Reads of the same thing that are asked for at the same time become one. A read that has begun is not shared any more:
 * what it returns may be older than the question.
 */
export class SharedReads<Value> {
  readonly #begun = new Map<string, Promise<void>>();
  readonly #next = new Map<string, Promise<Value>>();

  /** Callers share the result, so they must not change it. */
  read(key: string, ask: () => Promise<Value>): Promise<Value> {
    const waiting = this.#next.get(key);
    if (waiting !== undefined) return waiting;
    const before = this.#begun.get(key) ?? Promise.resolve();
    const next = before.then(() => this.#begin(key, ask));
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string, ask: () => Promise<Value>): Promise<Value> {
    this.#next.delete(key);
    const read = ask();
    const over = read
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (this.#begun.get(key) === over) this.#begun.delete(key);
      });
    this.#begun.set(key, over);
    return read;
  }
}
