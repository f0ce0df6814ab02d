import { describe, expect, it } from 'vitest';
import { erase } from '../../../../src/engine/any-rulebook.js';
import { commitmentTo, gameSeed, seal } from '../../../../src/engine/fairness.js';
import { thinIce } from '../../../support/thin-ice/index.js';
import type { HistoryRecord, RecordOf, StoredEntry, StoredGame } from '../record.js';
import { checkHistory } from './check.js';
import { GAME, honestHistory, SEED } from './honest-history.js';
import type { ViolationKind } from './violation.js';

const rulebook = erase(thinIce);
const honest = honestHistory(rulebook);
const check = (history: readonly HistoryRecord[]) => checkHistory([rulebook], history);

type Change = (history: readonly HistoryRecord[]) => readonly HistoryRecord[];

const changing =
  <Kind extends HistoryRecord['kind']>(
    kind: Kind,
    which: (record: RecordOf<Kind>) => boolean,
    change: (record: RecordOf<Kind>) => HistoryRecord[],
  ): Change =>
  (history) => {
    const hits = history.filter((one) => one.kind === kind && which(one as RecordOf<Kind>));
    expect(hits).not.toEqual([]);
    return history.flatMap((one) => (hits.includes(one) ? change(one as RecordOf<Kind>) : [one]));
  };
const without = <Kind extends HistoryRecord['kind']>(
  kind: Kind,
  which: (record: RecordOf<Kind>) => boolean,
) => changing(kind, which, () => []);
const inStore = (change: (stored: StoredGame) => Partial<StoredGame>): Change =>
  changing(
    'stored-game',
    () => true,
    (stored) => [{ ...stored, ...change(stored) }],
  );
/** An entry that the log should have or not, with the hashes that belong to it. */
const inLog = (change: (entries: StoredGame['entries']) => StoredGame['entries']): Change =>
  inStore(({ entries }) => {
    const changed = change(entries).map((entry, nth) => ({
      ...entry,
      version: nth + 1,
      at: new Date(entry.at),
    }));
    const sealed = seal(changed as Parameters<typeof seal>[0], commitmentTo(SEED), gameSeed(SEED, []));
    return { entries: JSON.parse(JSON.stringify(sealed)), version: sealed.length };
  });
const swap = <Item>(items: readonly Item[], at: number): Item[] =>
  items.toSpliced(at, 2, ...items.slice(at, at + 2).reverse());
const swapRecords =
  (which: (record: HistoryRecord) => boolean): Change =>
  (history) => {
    const [one, other] = history.flatMap((record, nth) => (which(record) ? [nth] : []));
    if (one === undefined || other === undefined) throw new Error('there are no two such records');
    return history.with(one, history[other] as HistoryRecord).with(other, history[one] as HistoryRecord);
  };

const planted: readonly (readonly [string, ViolationKind, Change])[] = [
  ['an acknowledged action that is not in the log', 'lost', inLog((entries) => entries.toSpliced(2, 1))],
  ['the end of a log that is missing', 'lost', inLog((entries) => entries.slice(0, -1))],
  ['a game that is gone', 'lost', without('stored-game', () => true)],
  [
    'a seat that was left, which the log does not know',
    'lost',
    inLog((entries) => entries.filter(({ action }) => action.type !== 'leave')),
  ],
  [
    'an acknowledged entry that is stored with another hash',
    'lost',
    changing(
      'call',
      ({ key, status }) => key === '1-3' && status === 200,
      (call) => [{ ...call, entries: [{ version: 3, hash: 'another' }] }],
    ),
  ],
  [
    'an action that is there twice',
    'doubled',
    inLog((entries) => entries.toSpliced(3, 0, ...entries.slice(2, 3))),
  ],
  ['an entry that nobody asked for', 'doubled', without('call', ({ operation }) => operation === 'join')],
  [
    'two requests that were acknowledged as the same entry',
    'doubled',
    changing(
      'call',
      ({ key }) => key === '1-3',
      (call) => [call, { ...call, key: 'another' }],
    ),
  ],
  [
    'an action that overtook one that was acknowledged before',
    'reordered',
    changing(
      'call',
      ({ key }) => key === '1-3',
      (call) => [{ ...call, sent: call.sent - 290, done: call.done - 290 }],
    ),
  ],
  [
    'an action at another version than it required',
    'reordered',
    changing(
      'call',
      ({ key }) => key === '1-3',
      (call) => [{ ...call, ifVersion: 1 }],
    ),
  ],
  [
    'a gap',
    'gap',
    inStore(({ entries }) => ({ entries: entries.map((one) => ({ ...one, version: one.version + 1 })) })),
  ],
  ['a head that is ahead of the log', 'gap', inStore(({ version }) => ({ version: version + 1 }))],
  [
    'a broken chain of hashes',
    'unexplained',
    inStore(({ entries }) => ({
      entries: entries.with(3, { ...entries[3], hash: 'another' } as (typeof entries)[0]),
    })),
  ],
  [
    'events that do not follow from the action',
    'unexplained',
    inLog((entries) => entries.with(1, { ...entries[1], events: [] } as unknown as (typeof entries)[0])),
  ],
  ['a follower without an entry', 'follower', without('seen', ({ version }) => version === 3)],
  ['a follower without the last entry', 'follower', without('seen', ({ version }) => version === 6)],
  ['a follower that has nothing at all', 'follower', without('seen', () => true)],
  [
    'a follower with an entry twice',
    'follower',
    changing(
      'seen',
      ({ version }) => version === 3,
      (seen) => [seen, seen],
    ),
  ],
  [
    'a follower with another order',
    'follower',
    swapRecords((one) => one.kind === 'seen' && one.version > 2 && one.version < 5),
  ],
  [
    'a follower with an entry that is not in the log',
    'follower',
    changing(
      'seen',
      ({ version }) => version === 3,
      (seen) => [{ ...seen, hash: 'another' }],
    ),
  ],
  [
    'a view that does not follow from the log',
    'view',
    changing(
      'read',
      ({ version }) => version === 2,
      (read) => [{ ...read, view: { ...(read.view as object), mine: 0 } }],
    ),
  ],
  [
    'a read without what was acknowledged before it',
    'stale',
    changing(
      'read',
      ({ version }) => version === 3,
      (read) => [{ ...read, version: 2, viewer: null }],
    ),
  ],
  [
    'a read without what an earlier read had',
    'stale',
    changing(
      'read',
      ({ version }) => version === 6,
      (read) => [read, { ...read, sent: read.done + 1, done: read.done + 2, version: 5, viewer: null }],
    ),
  ],
  [
    'a retry with another response',
    'retry',
    changing(
      'call',
      ({ key, sent }) => key === '1-3' && sent === 320,
      (call) => [{ ...call, body: 'another' }],
    ),
  ],
  [
    'a retry that is refused',
    'retry',
    changing(
      'call',
      ({ key, sent }) => key === '1-3' && sent === 320,
      (call) => [{ ...call, status: 409, version: null, entries: [], problem: 'not_legal' }],
    ),
  ],
  ['a notice that never came', 'webhook', without('heard', ({ version }) => version === 3)],
  [
    'a delivery that nobody got',
    'webhook',
    changing(
      'stored-delivery',
      ({ id }) => id === 's',
      (one) => [one, { ...one, id: 'p', type: 'prompt.opened' }],
    ),
  ],
  [
    'a delivery that is still pending',
    'webhook',
    changing(
      'stored-delivery',
      ({ id }) => id === 'e3',
      (one) => [{ ...one, state: 'pending' }],
    ),
  ],
  [
    'a notice with two ids',
    'webhook',
    changing(
      'heard',
      ({ version, at }) => version === 3 && at === 360,
      (one) => [{ ...one, id: 'another' }],
    ),
  ],
  [
    'a notice with two bodies',
    'webhook',
    changing(
      'heard',
      ({ version, at }) => version === 3 && at === 360,
      (one) => [{ ...one, body: 'another' }],
    ),
  ],
  [
    'notices in another order',
    'webhook',
    swapRecords(
      (one) => one.kind === 'heard' && one.type === 'entry.appended' && [310, 350, 450].includes(one.at),
    ),
  ],
  [
    'notices of messages in another order',
    'webhook',
    swapRecords((one) => one.kind === 'heard' && one.message !== null),
  ],
  ['no notice of the start', 'webhook', without('heard', ({ type }) => type === 'game.started')],
  [
    'an acknowledged message that is lost',
    'message',
    inStore(({ messages }) => ({ messages: messages.slice(1) })),
  ],
  [
    'a message that is there twice',
    'message',
    inStore(({ messages }) => ({ messages: [...messages, { id: 'm3', text: 'message 2' }] })),
  ],
  ['messages in another order', 'message', inStore(({ messages }) => ({ messages: swap(messages, 0) }))],
  ['a reader without a message', 'message', without('message-seen', ({ id }) => id === 'm1')],
  [
    'a reader with a message twice',
    'message',
    changing(
      'message-seen',
      ({ id }) => id === 'm2',
      (one) => [one, one],
    ),
  ],
  [
    'a failure other than 503',
    'unexpected',
    changing(
      'call',
      ({ key, status }) => key === '1-3' && status === null,
      (call) => [{ ...call, status: 500 }],
    ),
  ],
  [
    'an error that no fault explains',
    'unexpected',
    (history) => [...history, { kind: 'unexpected', by: 'a stream', detail: 'status 400', at: 0 }],
  ],
];

describe('the checker', () => {
  it('finds nothing in an honest history', () => {
    expect(check(honest)).toEqual([]);
  });

  it.each(planted)('finds %s: %s', (_, kind, change) => {
    const found = check(change(honest));
    expect(found.map((violation) => violation.kind)).toContain(kind);
    for (const { game } of found) expect(['', GAME]).toContain(game);
  });

  const unanswered = changing(
    'call',
    ({ key }) => key === '1-3',
    (call) => [{ ...call, status: null, version: null, entries: [], body: '' }],
  );

  it('lets a request without an answer take effect', () => {
    expect(check(unanswered(honest))).toEqual([]);
  });

  it('lets a request without an answer take no effect', () => {
    const extra = changing(
      'call',
      ({ operation }) => operation === 'join',
      (call) => [call, { ...call, status: 503, version: null, sent: 700, done: 710 }],
    );
    expect(check(extra(honest))).toEqual([]);
  });

  it('lets a request without an answer take effect once', () => {
    const twice = inLog((entries) => [...entries, ...entries.slice(2, 3)]);
    const found = check(twice(unanswered(honest)));
    expect(found.filter(({ kind }) => kind === 'doubled')).toHaveLength(1);
  });

  it('gives an entry to the request that was acknowledged, not to one without an answer', () => {
    const earlier = changing(
      'call',
      ({ operation }) => operation === 'leave',
      (call) => [{ ...call, status: 503, sent: call.sent - 50, done: call.done - 50 }, call],
    );
    expect(check(earlier(honest))).toEqual([]);
  });

  describe('with a seat that has no choice', () => {
    const obvious = {
      ...rulebook,
      legal: (...asked: Parameters<typeof rulebook.legal>) =>
        rulebook.legal(...asked).slice(0, asked[1] === 1 ? 1 : undefined),
    };
    const judge = (history: readonly HistoryRecord[]) => checkHistory([obvious], history);
    const [[third]] = honest.flatMap((one) =>
      one.kind === 'stored-game' ? [one.entries.filter(({ version }) => version === 3)] : [],
    ) as [[StoredEntry]];
    const withoutRequest = without('call', ({ key }) => key === '1-3');
    /** The service answers for seat 1 in the same write. */
    const answered = changing(
      'call',
      ({ key, status }) => key === '0-2' && status === 200,
      (call) => [
        { ...call, version: 3, done: 299, entries: [...call.entries, { version: 3, hash: third.hash }] },
      ],
    );

    it('lets the service answer in its place, with the entry before or later', () => {
      expect(judge(withoutRequest(honest))).toEqual([]);
      expect(judge(answered(withoutRequest(honest)))).toEqual([]);
    });

    it('still finds an entry that is not the only answer', () => {
      expect(check(answered(withoutRequest(honest))).map(({ kind }) => kind)).toContain('lost');
      expect(check(withoutRequest(honest)).map(({ kind }) => kind)).toContain('doubled');
    });

    it('still finds an action that was lost before such an answer', () => {
      const other = inLog((entries) => entries.toSpliced(1, 1));
      expect(judge(other(answered(withoutRequest(honest)))).map(({ kind }) => kind)).toContain('lost');
    });
  });

  it('lets an unanswered request take effect long after its time, but not before it was sent', () => {
    const late = changing(
      'call',
      ({ key }) => key === '0-2',
      (call) => [{ ...call, status: null, version: null, entries: [], body: '', sent: 305, done: 306 }],
    );
    // By then version 3 was sent, but not acknowledged.
    expect(check(late(honest))).toEqual([]);
    const tooLate = changing(
      'call',
      ({ key }) => key === '0-2',
      (call) => [{ ...call, sent: 400, done: 410 }],
    );
    expect(check(tooLate(late(honest))).map(({ kind }) => kind)).toContain('doubled');
  });
});
