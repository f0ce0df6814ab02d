import { LRUCache } from 'lru-cache';
import type { PaidGame, Usage } from '../../play/ports/limits/usage.js';
import { type BudgetName, BYTES } from './budgets.js';
import type { SharedBuckets } from './shared-buckets.js';
import { perUnit } from './weights.js';

/** Games whose last player is remembered. For others the creator pays. */
const MAX_GAMES = 50_000;
/** What the row of a delivery or a note takes up, with its indexes. */
const NOTICE_BYTES = 400;

/** The size of an entry tells what is hidden in it, so each counts as much. Only what is far larger counts whole. */
const ENTRY_BYTES = 1_000;
const BLOCK = 65_536;
const countedBytes = (entries: number, bytes: number): number =>
  entries * ENTRY_BYTES + Math.floor(bytes / BLOCK) * BLOCK;

/** Charges what was written to the account that caused it: for answers of bots, the last one that acted. */
export function chargeWriters(budgets: SharedBuckets<BudgetName>): Usage {
  const lastPlayers = new LRUCache<string, string>({ max: MAX_GAMES });
  const inDebt = new Set<string>();

  const payerOf = ({ gameId, creatorId }: PaidGame): string => lastPlayers.get(gameId) ?? creatorId;
  const isInDebt = (name: BudgetName, key: string): boolean => budgets.left(name, key) <= 0;
  const takeBytes = (key: string, bytes: number): void => {
    budgets.take(BYTES, key, bytes);
    if (isInDebt(BYTES, key)) inDebt.add(key);
  };

  return {
    wrote({ byPlayer, entries, bytes, ...game }) {
      if (byPlayer !== null) lastPlayers.set(game.gameId, byPlayer);
      const payer = payerOf(game);
      takeBytes(payer, countedBytes(entries, bytes));
      if (byPlayer === null) budgets.take('account', payer, entries * perUnit.botAnswer);
    },
    notified(counts) {
      for (const [playerId, count] of counts) takeBytes(playerId, count * NOTICE_BYTES);
    },
    isSpent(game) {
      const payer = payerOf(game);
      return isInDebt('account', payer) || isInDebt(BYTES, payer);
    },
    overdrawn() {
      for (const key of inDebt) if (!isInDebt(BYTES, key)) inDebt.delete(key);
      return [...inDebt];
    },
  };
}
