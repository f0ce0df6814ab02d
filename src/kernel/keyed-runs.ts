/** Runs one task per key at a time. A key that is woken during its run runs again afterwards. */
export class KeyedRuns {
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  #run: ((key: string) => Promise<void>) | null = null;
  #stopped = false;

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Runs the keys that were woken before this call, and each key that is woken later. */
  start(run: (key: string) => Promise<void>, onError: (error: unknown) => void): void {
    this.#run = (key) => run(key).catch(onError);
    for (const key of [...this.#again]) {
      this.#again.delete(key);
      this.wake(key);
    }
  }

  wake(key: string): void {
    if (this.#stopped) return;
    if (this.#run === null || this.#running.has(key)) {
      this.#again.add(key);
      return;
    }
    const running = this.#run(key).finally(() => {
      this.#running.delete(key);
      if (this.#again.delete(key)) this.wake(key);
    });
    this.#running.set(key, running);
  }

  /** Starts no more runs, and resolves when those in progress have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running.values());
  }
}
