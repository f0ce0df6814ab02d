/** Cards of which only the numbers count. */
export class Bag {
  readonly #counts = new Map<string, number>();

  constructor(cards: Iterable<string> = []) {
    for (const card of cards) this.add(card);
  }

  count(card: string): number {
    return this.#counts.get(card) ?? 0;
  }

  add(card: string): void {
    this.#counts.set(card, this.count(card) + 1);
  }

  /** One less, if there is one. */
  take(card: string): void {
    this.#counts.set(card, Math.max(0, this.count(card) - 1));
  }

  without(cards: Iterable<string>): Bag {
    const left = this.map((n) => n);
    for (const card of cards) left.take(card);
    return left;
  }

  map(change: (n: number) => number): Bag {
    const changed = new Bag();
    for (const [card, n] of this.#counts) changed.#counts.set(card, change(n));
    return changed;
  }

  covers(other: Bag): boolean {
    return [...other.#counts].every(([card, n]) => this.count(card) >= n);
  }

  equals(other: Bag): boolean {
    return this.covers(other) && other.covers(this);
  }

  *[Symbol.iterator](): Generator<string> {
    for (const [card, n] of this.#counts) for (let nth = 0; nth < n; nth += 1) yield card;
  }
}
