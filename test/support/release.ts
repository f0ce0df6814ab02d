import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { isServiceEntry } from '../../src/engine/entry.js';
import { commitmentTo, gameSeed, type SealedEntry, seal } from '../../src/engine/fairness.js';
import { verifyCourse } from '../../src/engine/verify.js';
import { newId, newSecret } from '../../src/kernel/ids.js';
import { newTableStatus } from '../../src/play/clocks/table-status.js';
import { newDraw } from '../../src/play/ports/draws/draw.js';
import type { GameRecord, Holder } from '../../src/play/ports/game-record.js';
import type { Store } from '../../src/store/open.js';
import type { Person } from './people.js';
import { configFor, playout } from './playout.js';

interface Begun {
  readonly store: Store;
  readonly rulebook: AnyRulebook;
  readonly engineHash: string | null;
  readonly person: Person;
}

/** Writes a running game in which a person holds all seats, after so many random actions. */
export async function runningGame(
  { store, rulebook, engineHash, person }: Begun,
  nth: number,
  actions: number,
): Promise<{ readonly id: string; readonly entries: readonly SealedEntry[] }> {
  const { seats: count, options, components } = configFor(rulebook);
  const holder: Holder = { kind: 'player', id: person.id, name: person.name };
  const at = new Date();
  const seats = Array.from({ length: count }, () => holder);
  const record: GameRecord = {
    ...{ id: newId(at), rulebook: rulebook.meta.id, rulesVersion: rulebook.meta.rulesVersion },
    ...{ engineHash, engineFrozen: engineHash !== null },
    ...{
      carryOver: true,
      rated: false,
      options,
      components: null,
      visibility: 'public',
      invitation: newSecret(),
    },
    ...{ creatorId: person.id, seed: newSecret(), entropy: seats.map(() => null), status: 'open' },
    ...{ commitments: seats.map(() => null), draw: newDraw(null) },
    ...{ version: 0, revision: 0, prompts: [], outcome: null, createdAt: at, startedAt: null },
    ...{ finishedAt: null, movedAt: at, seats, clock: null, tableStatus: newTableStatus(count, null) },
    ...{ orders: seats.map(() => []), language: null, invited: [], rematchOf: null, rematch: null },
    forkedFrom: null,
  };
  const seed = gameSeed(record.seed, record.entropy);
  const played = playout(rulebook, { seats: count, options, components }, nth, { most: actions, seed });
  const [start, ...others] = played.log;
  if (start === undefined) throw new Error('nothing was played');
  const action = { ...start.action, entropy: record.entropy };
  const log = [{ ...start, action } as typeof start, ...others].map((entry) => ({ ...entry, at }));
  const entries = seal(log, commitmentTo(record.seed), seed);
  await store.games.create(record);
  const { tableStatus } = record;
  await store.log.append({
    ...{ gameId: record.id, after: 0, entries, status: 'active', prompts: rulebook.prompts(played.last) },
    ...{ botAsked: false, outcome: null, tableStatus, dueAt: null, tell: [], notices: [] },
  });
  return { id: record.id, entries };
}

export interface Course {
  readonly record: GameRecord;
  readonly entries: readonly SealedEntry[];
  /** How often the log says that the engine changed. */
  readonly changes: number;
}

/** A game as it is stored, replayed by the rules that it names: every entry must follow. */
export async function courseOf(store: Store, books: readonly AnyRulebook[], id: string): Promise<Course> {
  const found = await store.games.findWithEntries(id, 0);
  if (found === null) throw new Error(`game ${id} is lost`);
  const { record, entries } = found;
  const rulebook = books.find(
    ({ meta }) => meta.id === record.rulebook && meta.rulesVersion === record.rulesVersion,
  );
  if (rulebook === undefined) throw new Error(`game ${id} has version ${record.rulesVersion}`);
  const { seed, rulesVersion } = record;
  const course = verifyCourse(rulebook, { rulesVersion, seed, commitment: commitmentTo(seed), entries });
  if (!course.ok) throw new Error(`game ${id}: ${course.error}`);
  if (entries.length !== record.version) throw new Error(`game ${id} ends with another version`);
  const changes = entries.filter((entry) => isServiceEntry(entry) && entry.action.type === 'change_engine');
  return { record, entries, changes: changes.length };
}
