import { LRUCache } from 'lru-cache';
import { maxItems } from '../../kernel/max-items.js';
import type { PaidGame, Usage } from '../../play/ports/limits/usage.js';
import { Buckets } from './buckets.js';
import { ADDRESS_BYTES, type BudgetName, BYTES } from './budgets.js';
import type { LastAddresses } from './last-addresses.js';
import { isOfGuests } from './limit-requests.js';
import { paceDeliveries } from './pace-deliveries.js';
import type { SharedBuckets } from './shared-buckets.js';
import { perUnit } from './weights.js';

/** Games whose last player is remembered. For others any player pays. */
const MAX_GAMES = 50_000;
/** What the row of a delivery or a note takes up, with its indexes. */
const NOTICE_BYTES = 400;

/**
 * The work of a process for what messages to a player tell, in microseconds: others cause them, so they are not charged to what
 * the player asks for.
 */
const RECAPS = { size: 3_000_000, seconds: 60 };

/** The size of an entry tells what is hidden in it, so each counts as much. Only what is far larger counts whole. */
const ENTRY_BYTES = 1_000;
const BLOCK = 65_536;
const countedBytes = (entries: number, bytes: number): number =>
  entries * ENTRY_BYTES + Math.floor(bytes / BLOCK) * BLOCK;

/**
 * Charges what was written to the account that caused it: for answers of bots, the last one that acted. While that one has
 * used up a budget another player of the game pays, so that nobody waits for the debts of others. Bytes are charged to the
 * address as well that the account has written from last.
 */
export function chargeWriters(
  budgets: SharedBuckets<BudgetName>,
  addresses: Pick<LastAddresses, 'of'>,
): Usage {
  const lastPlayers = new LRUCache<string, string>(maxItems(MAX_GAMES));
  const recaps = new Buckets(RECAPS, () => performance.now());
  /** Accounts whose address has nothing left. */
  const inDebt = new Set<string>();

  const isInDebt = (name: BudgetName, key: string): boolean => budgets.left(name, key) <= 0;
  const isOverBytes = (key: string): boolean => {
    const address = addresses.of(key);
    return isInDebt(BYTES, key) || (address !== undefined && isInDebt(ADDRESS_BYTES, address));
  };
  const isOver = (key: string): boolean => isInDebt('account', key) || isOverBytes(key);
  /** The first that can pay; null if nobody can. */
  const payerOf = (payers: readonly string[]): string | null => payers.find((key) => !isOver(key)) ?? null;
  const payersOf = ({ gameId, payers }: PaidGame): readonly string[] => {
    const last = lastPlayers.get(gameId);
    return last !== undefined && payers.includes(last) ? [last, ...payers] : payers;
  };
  const takeBytes = (key: string, bytes: number): void => {
    budgets.take(BYTES, key, bytes);
    const address = addresses.of(key);
    if (address !== undefined) budgets.take(ADDRESS_BYTES, address, bytes);
    if (isOverBytes(key)) inDebt.add(key);
  };

  return {
    ...paceDeliveries(addresses),
    wrote({ byPlayer, entries, forced, bytes, ...game }) {
      if (byPlayer !== null) lastPlayers.set(game.gameId, byPlayer);
      const payer = byPlayer ?? payerOf(payersOf(game)) ?? payersOf(game)[0];
      if (payer === undefined) return;
      takeBytes(payer, countedBytes(entries, bytes));
      const answers = byPlayer === null ? entries * perUnit.botAnswer : 0;
      budgets.take('account', payer, answers + forced * perUnit.forcedAnswer);
    },
    searched(game, steps) {
      const payer = payerOf(payersOf(game)) ?? payersOf(game)[0];
      if (payer !== undefined) budgets.take('account', payer, steps * perUnit.searchStep);
    },
    notified(counts) {
      for (const [playerId, count] of counts) takeBytes(playerId, count * NOTICE_BYTES);
    },
    mayRecap: (playerId) => recaps.left(playerId) > 0,
    recapped: (playerId, entries) => recaps.take(playerId, entries * perUnit.entry),
    isSpent: (game) => payerOf(payersOf(game)) === null,
    overdrawn() {
      for (const key of inDebt) if (!isOverBytes(key)) inDebt.delete(key);
      return [...new Set([...inDebt, ...budgets.spent(BYTES)])].filter((key) => !isOfGuests(key));
    },
  };
}
