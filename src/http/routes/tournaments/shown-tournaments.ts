import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { maxItems } from '../../../kernel/max-items.js';
import { SharedReads } from '../../../kernel/shared-reads.js';
import type { Context } from '../../../play/context.js';
import { findTournament } from '../../../play/tournaments/tournaments.js';
import { renderWhole } from '../../render/tournament.js';

/** In milliseconds: from one read of a tournament to the next, however many follow it and however often it changes. */
const PACE = 1_000;
const MAX_REMEMBERED = 10_000;

export interface ShownTournament {
  readonly isOver: boolean;
  /** For who has entered, and for all others. */
  textFor(playerId: string | undefined): string;
}

/** Tournaments as JSON. All who follow one in this process share what is read and rendered. */
export class ShownTournaments {
  readonly #reads = new SharedReads<ShownTournament | null>();
  readonly #readAt = new LRUCache<string, number>(maxItems(MAX_REMEMBERED));

  constructor(
    private readonly context: Context,
    private readonly closing: AbortSignal,
  ) {}

  /** Null if it is gone. What has changed before the call is in it. */
  latest(id: string): Promise<ShownTournament | null> {
    return this.#reads.read(id, async () => {
      const wait = (this.#readAt.get(id) ?? Number.NEGATIVE_INFINITY) + PACE - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal: this.closing }).catch(() => {});
      this.#readAt.set(id, performance.now());
      return this.#show(id);
    });
  }

  async #show(id: string): Promise<ShownTournament | null> {
    const found = await findTournament(this.context, id);
    if (!found.ok) return null;
    const whole = found.value;
    const others = renderWhole(this.context, whole, undefined);
    const entered = new Set(whole.entries.flatMap(({ player, out }) => (out ? [] : [player.id])));
    const outside = JSON.stringify(others);
    const inside = JSON.stringify({ ...others, entered: true });
    return {
      isOver: whole.tournament.finishedAt !== null,
      textFor: (playerId) => (playerId !== undefined && entered.has(playerId) ? inside : outside),
    };
  }
}
