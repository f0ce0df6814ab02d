import type { AnyRulebook, AnyState } from '../engine/any-rulebook.js';
import type { Entry } from '../engine/entry.js';
import { type Entropy, gameSeed, type SealedEntry, seal } from '../engine/fairness.js';
import type { Prompt } from '../engine/rulebook.js';
import { happeningsIn } from './channels/happenings.js';
import type { Context } from './context.js';
import type { LiveGame } from './live-games.js';
import type { Answer, GameRecord } from './ports.js';

export interface Advance {
  readonly entries: readonly SealedEntry[];
  readonly state: AnyState;
  readonly revision?: number;
  readonly answer?: Answer;
}

/**
 * Writes the next entries of a game: the only way in which a log grows. Null when the game has moved on
 * meanwhile: then nothing was written, and what was decided must be decided again.
 */
export async function advance(
  context: Context,
  { record, rulebook }: LiveGame,
  { entries, state, revision, answer }: Advance,
): Promise<Omit<LiveGame, 'sent'> | null> {
  const next = recordAfter(record, rulebook, entries, state);
  const written = await context.log.append({
    gameId: record.id,
    after: record.version,
    entries,
    status: next.status,
    prompts: next.prompts,
    botAsked: asksBot(next),
    outcome: next.outcome,
    tell: next.seats.flatMap((holder) => (holder.kind === 'player' ? [holder.id] : [])),
    happenings: happeningsIn(record, next, entries),
    ...(revision === undefined ? {} : { revision }),
    ...(answer === undefined ? {} : { answer }),
  });
  if (written === 'stale') return null;
  const game = { record: next, rulebook, state, hash: lastOf(entries).hash };
  context.live.put(game);
  context.observe.acted(record.rulebook, entries.length);
  return game;
}

export const asksBot = ({
  prompts,
  seats,
}: {
  prompts: readonly Prompt[];
  seats: GameRecord['seats'];
}): boolean => prompts.some(({ seat }) => seats[seat]?.kind === 'bot');

function recordAfter(
  record: GameRecord,
  rulebook: AnyRulebook,
  entries: readonly SealedEntry[],
  state: AnyState,
): GameRecord {
  const last = lastOf(entries);
  const outcome = rulebook.outcome(state);
  return {
    ...record,
    version: last.version,
    status: outcome === null ? 'active' : 'finished',
    prompts: rulebook.prompts(state),
    outcome,
    startedAt: record.startedAt ?? last.at,
    finishedAt: outcome === null ? null : last.at,
    movedAt: last.at,
  };
}

function lastOf(entries: readonly SealedEntry[]): SealedEntry {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('an advance needs an entry');
  return last;
}

/** What all chance in this game follows from. */
export function seedOf({ seed, entropy }: GameRecord): string {
  const known = seeds.get(entropy);
  if (known !== undefined) return known;
  const made = gameSeed(seed, entropy);
  seeds.set(entropy, made);
  return made;
}

/** Each game has its own list of entropy, which one record of it hands on to the next. */
const seeds = new WeakMap<Entropy, string>();

/** Entries as the log will keep them, following on what this game has. */
export const sealAfter = ({ record, hash }: LiveGame, entries: readonly Entry[]): SealedEntry[] =>
  seal(entries, hash, seedOf(record));
