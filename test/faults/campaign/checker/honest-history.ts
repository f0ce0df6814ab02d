import { actionId } from '../../../../src/engine/action-id.js';
import type { AnyRulebook, AnyState } from '../../../../src/engine/any-rulebook.js';
import type { Entry } from '../../../../src/engine/entry.js';
import { commitmentTo, gameSeed, seal } from '../../../../src/engine/fairness.js';
import { applyEntry, replay } from '../../../../src/engine/replay.js';
import { seededRng } from '../../../../src/kernel/rng.js';
import { configFor } from '../../../support/playout.js';
import { type HistoryRecord, readHistory, type StoredEntry, writeHistory } from '../record.js';

export const GAME = 'game';
export const SEED = 'seed';

const at = new Date(0);

/** Two actions of players, a seat that is left, an action by its bot, and a player who joins. */
function logOf(rulebook: AnyRulebook): Entry[] {
  const seed = gameSeed(SEED, []);
  const config = configFor(rulebook, 2);
  const start = { type: 'start' as const, config, entropy: [] };
  const entries: Entry[] = [
    { version: 1, at, seat: null, action: start, events: rulebook.setup(config, seededRng(seed, 1)) },
  ];
  const stateNow = (): AnyState => replay(rulebook, entries).state;
  const take = (seat: number): void => {
    const version = entries.length + 1;
    const [action] = rulebook.legal(stateNow(), seat);
    if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
    const { events } = rulebook.decide(stateNow(), seat, action, seededRng(seed, version));
    entries.push({ version, at, seat, action, events });
  };
  take(0);
  take(1);
  entries.push({ version: 4, at, seat: null, action: { type: 'leave', by: 0 }, events: [] });
  take(0);
  entries.push({ version: 6, at, seat: null, action: { type: 'join', by: 0 }, events: [] });
  return entries;
}

/** A history without violations. Version `n` is asked for at `100 n`, and acknowledged 10 later. */
export function honestHistory(rulebook: AnyRulebook): HistoryRecord[] {
  const log = logOf(rulebook);
  const sealed = seal(log, commitmentTo(SEED), gameSeed(SEED, []));
  const entries = JSON.parse(JSON.stringify(sealed)) as StoredEntry[];
  const history: HistoryRecord[] = [
    { kind: 'following', follower: 'a stream', game: GAME, what: 'entries' },
    { kind: 'following', follower: 'a reader', game: GAME, what: 'messages' },
    ...entries.flatMap((entry) => [...callsFor(entry), ...noticesOf(entry)]),
    ...readsOf(rulebook, log),
    ...talk(),
    {
      ...{ kind: 'stored-game', game: GAME, creator: 1, rulebook: rulebook.meta.id, seed: SEED, entries },
      ...{ rulesVersion: rulebook.meta.rulesVersion, status: 'active', version: entries.length },
      messages: [1, 2].map((nth) => ({ id: `m${nth}`, text: `message ${nth}` })),
    },
  ];
  const heard = history.filter((one) => one.kind === 'heard');
  const delivered = heard.map(
    ({ hook, id, type, version }): HistoryRecord => ({
      ...{ kind: 'stored-delivery', hook, id, type, game: GAME, version, state: 'delivered' },
    }),
  );
  // As a campaign that is read from its file.
  return readHistory(writeHistory([...history, ...delivered]));
}

function callsFor({ version, seat, action, hash }: StoredEntry): HistoryRecord[] {
  const common = {
    ...{ kind: 'call' as const, process: '1.1', game: GAME, ifVersion: null, problem: null, body: hash },
    ...{ sent: version * 100, done: version * 100 + 10, entries: [{ version, hash }], action: null },
  };
  const { type, by } = action as { type: string; by?: number };
  if (seat !== null && version !== 5) {
    const acted = { ...common, client: seat, operation: 'act' as const, seat, action: actionId(action) };
    const keyed = { ...acted, status: 200, version, key: `${seat}-${version}` };
    // The first attempt was not answered, and the answer to the second was asked for again.
    const lost = { ...keyed, status: null, version: null, entries: [], body: '', done: keyed.sent + 5 };
    return [lost, keyed, { ...keyed, sent: keyed.sent + 20, done: keyed.sent + 30 }];
  }
  if (type === 'start')
    return [{ ...common, client: 1, operation: 'start', seat: null, status: 200, version, key: null }];
  const changed = { ...common, client: 0, seat: by ?? 0, key: null, entries: [] };
  if (type === 'leave') return [{ ...changed, operation: 'leave', status: 204, version: null }];
  if (type === 'join') return [{ ...changed, operation: 'join', status: 200, version }];
  return [];
}

function noticesOf({ version, hash }: StoredEntry): HistoryRecord[] {
  const notice = {
    ...{
      kind: 'heard' as const,
      hook: 1,
      game: GAME,
      seat: null,
      message: null,
      at: version * 100 + 50,
      version,
    },
  };
  const appended = { ...notice, id: `e${version}`, body: `body ${version}`, after: version - 1 };
  return [
    { kind: 'seen', follower: 'a stream', game: GAME, process: '1.1', version, hash, at: version * 100 + 40 },
    ...(version === 1 ? [{ ...notice, id: 's', body: 'started', type: 'game.started', after: null }] : []),
    { ...appended, type: 'entry.appended' },
    // Each is repeated, because the first response was lost.
    { ...appended, type: 'entry.appended', at: version * 100 + 60 },
  ];
}

function readsOf(rulebook: AnyRulebook, log: readonly Entry[]): HistoryRecord[] {
  let state: AnyState | null = null;
  return log.map((entry): HistoryRecord => {
    const { version } = entry;
    if (entry.seat !== null || entry.action.type === 'start')
      state = applyEntry(rulebook, state, entry as Parameters<typeof applyEntry>[2]);
    return {
      ...{ kind: 'read', client: 0, process: '1.1', game: GAME, version, viewer: 0 },
      ...{ sent: version * 100 + 50, done: version * 100 + 60 },
      view: state === null ? null : rulebook.view(state, 0),
    };
  });
}

const talk = (): HistoryRecord[] =>
  [1, 2].flatMap((nth): HistoryRecord[] => [
    {
      ...{ kind: 'posted', client: 0, process: '1.1', game: GAME, text: `message ${nth}`, id: `m${nth}` },
      ...{ sent: nth * 100, done: nth * 100 + 10, status: 201 },
    },
    {
      ...{ kind: 'message-seen', follower: 'a reader', game: GAME },
      ...{ id: `m${nth}`, text: `message ${nth}`, at: nth * 100 + 20 },
    },
    {
      ...{ kind: 'heard', hook: 1, game: GAME, id: `h${nth}`, body: `heard ${nth}`, type: 'message.posted' },
      ...{ seat: null, message: `m${nth}`, at: nth * 100 + 70, version: 1, after: null },
    },
  ]);
