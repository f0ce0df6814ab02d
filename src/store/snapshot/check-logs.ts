import type pg from 'pg';
import { type Entry, isStart } from '../../engine/entry.js';
import { commitmentTo, gameSeed, hashOf, type SealedEntry } from '../../engine/fairness.js';
import type { Outcome } from '../../engine/rulebook.js';
import type { BareArchive } from '../../play/ports/log.js';
import { archiveColumns, bareOf, entriesOf, type ReadBare, type ReadLog } from '../log/archive.js';
import { type Keyring, noKeys, orIfDamaged } from '../secrets/keyring.js';
import { bucketOf, FIRST_ID } from '../sql/bucket.js';

/** A game with its log. */
export interface LoggedGame {
  readonly id: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly engineHash: string | null;
  readonly engineFrozen: boolean;
  readonly status: string;
  /** The head: the version that the row of the game states. */
  readonly version: number;
  /** Empty if it cannot be decrypted. */
  readonly seed: string;
  readonly outcome: Outcome | null;
  readonly entries: readonly SealedEntry[];
  /** Why the events of an archived log are not all there. */
  readonly problem: string | null;
  readonly isEngineMissing: boolean;
}

/** Makes the events of a bare archive again. The store knows no engines. */
export type Remake = (
  archive: BareArchive,
) => Promise<Pick<LoggedGame, 'entries' | 'problem' | 'isEngineMissing'>>;

export interface BadLog {
  readonly game: string;
  readonly version: number;
  readonly what: string;
  /** Then nothing is known to be wrong: this program cannot check the log. */
  readonly isUnchecked: boolean;
}

const GAMES_AT_ONCE = 1_000;
const ENTRIES_AT_ONCE = 2_000;

/** Yields every game whose log does not match its hashes. Returns the number of games. */
export async function* badLogs(
  client: pg.Client,
  remake: Remake,
  moved: (entries: number) => void,
  keyring: Keyring = noKeys,
): AsyncGenerator<BadLog, number> {
  let games = 0;
  for await (const game of loggedGames(client, remake, keyring)) {
    games += 1;
    moved(game.entries.length);
    const bad = badLog(game);
    if (bad !== null) yield bad;
  }
  return games;
}

/** The first error of a log. What follows it cannot be checked. */
export function badLog(game: LoggedGame): BadLog | null {
  const { id, version: head, status, seed, entries, problem, isEngineMissing: isUnchecked } = game;
  const bad = (version: number, what: string): BadLog => ({ game: id, version, what, isUnchecked });
  if (problem !== null) return bad(head, problem);
  const [start] = entries;
  if (seed === '') return bad(0, 'its seed cannot be decrypted');
  if (start === undefined) {
    if (head > 0) return bad(head, 'the log is empty');
    return status === 'open' || status === 'closed' ? null : bad(0, `the game is ${status} and has no log`);
  }
  if (!isStart(start)) return bad(start.version, 'the log does not begin with the start of the game');
  const effective = gameSeed(seed, start.action.entropy);
  let previous = commitmentTo(seed);
  for (const [index, entry] of entries.entries()) {
    if (entry.version !== index + 1) return bad(index + 1, 'the entry is missing');
    if (hashIfAny(entry, previous, effective) !== entry.hash)
      return bad(entry.version, 'the entry does not have the hash that it carries');
    previous = entry.hash;
  }
  if (entries.length !== head)
    return bad(entries.length, `the log ends here, and the game says that it ends with version ${head}`);
  return null;
}

/** A manipulated log may contain anything, so hashing it may fail. */
function hashIfAny(entry: Entry, previous: string, seed: string): string | null {
  try {
    return hashOf(entry, previous, seed);
  } catch {
    return null;
  }
}

/** All games with their logs, ordered by bucket and id, a batch at a time. */
export async function* loggedGames(
  client: pg.Client,
  remake: Remake,
  keyring: Keyring = noKeys,
): AsyncGenerator<LoggedGame, void> {
  const logs = logsByGame(client);
  let log = await logs.next();
  for await (const { archived, bare, engine, ...game } of gameRows(client)) {
    const own = log.done !== true && log.value.game === game.id ? log.value.entries : [];
    if (own.length > 0) log = await logs.next();
    const seed = openSeed(keyring, game);
    const archive = seed === '' ? null : await bareOf({ ...game, seed }, { bare, engine });
    if (archive !== null) {
      const { entries, ...made } = await remake(archive);
      yield { ...game, seed, ...made, entries: [...entries, ...own] };
    } else {
      const entries = archived === null ? own : [...(await unpackLog(archived)), ...own];
      yield { ...game, seed, entries, problem: null, isEngineMissing: false };
    }
  }
}

type UnreadGame = Omit<LoggedGame, keyof Awaited<ReturnType<Remake>>>;
type GameRow = UnreadGame & Archive;

const openSeed = (keyring: Keyring, { id, seed }: Pick<LoggedGame, 'id' | 'seed'>): string =>
  orIfDamaged(() => keyring.open('seed', id, seed), '');

/** An unreadable log counts as empty, which is an error for any finished game. */
const unpackLog = (log: Uint8Array): Promise<SealedEntry[]> =>
  entriesOf({ entries: null, archived: log }, 0).catch(() => []);

async function* gameRows(client: pg.Client): AsyncGenerator<GameRow, void> {
  let after = FIRST_ID;
  for (;;) {
    const { rows }: { rows: UnreadGame[] } = await client.query<UnreadGame>(
      `SELECT id, rulebook, rules_version AS "rulesVersion", engine_hash AS "engineHash",
         engine_frozen AS "engineFrozen", status, version, seed, outcome
       FROM games g WHERE (g.bucket, g.id) > ($1::smallint, $2::uuid) ORDER BY g.bucket, g.id LIMIT ${GAMES_AT_ONCE}`,
      [bucketOf(after), after],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    const archives = await archivesBetween(client, after, last.id);
    for (const game of rows) yield { ...game, ...(archives.get(game.id) ?? NO_ARCHIVE) };
    after = last.id;
  }
}

type Archive = Pick<ReadLog, 'archived'> & ReadBare;

const NO_ARCHIVE: Archive = { archived: null, bare: null, engine: null };

/** Not joined with games, since logs may be on other servers. */
async function archivesBetween(
  client: pg.Client,
  after: string,
  upTo: string,
): Promise<ReadonlyMap<string, Archive>> {
  const { rows } = await client.query<Archive & { id: string }>(
    `SELECT game_id AS id, ${archiveColumns.sql} FROM archived_logs a
     WHERE (a.bucket, a.game_id) > ($1::smallint, $2::uuid) AND (a.bucket, a.game_id) <= ($3::smallint, $4::uuid)`,
    [bucketOf(after), after, bucketOf(upTo), upTo],
  );
  return new Map(rows.map(({ id, ...archive }) => [id, archive]));
}

interface Log {
  readonly game: string;
  readonly entries: SealedEntry[];
}

async function* logsByGame(client: pg.Client): AsyncGenerator<Log, void> {
  let log: Log | null = null;
  for await (const { game, ...entry } of entryRows(client)) {
    if (log !== null && log.game !== game) {
      yield log;
      log = null;
    }
    log ??= { game, entries: [] };
    log.entries.push(entry);
  }
  if (log !== null) yield log;
}

type EntryRow = SealedEntry & { readonly game: string };

async function* entryRows(client: pg.Client): AsyncGenerator<EntryRow, void> {
  let after: readonly [number, string, number] = [bucketOf(FIRST_ID), FIRST_ID, 0];
  for (;;) {
    const { rows }: { rows: EntryRow[] } = await client.query<EntryRow>(
      `SELECT game_id AS game, version, at, seat, action, events, hash FROM entries
       WHERE (bucket, game_id, version) > ($1::smallint, $2::uuid, $3::int)
       ORDER BY bucket, game_id, version LIMIT ${ENTRIES_AT_ONCE}`,
      [...after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = [bucketOf(last.game), last.game, last.version];
  }
}
