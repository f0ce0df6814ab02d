import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/engine/entry.js';
import type { Prompt } from '../../../src/engine/rulebook.js';
import { noticesIn } from '../../../src/play/channels/notices.js';
import type { GameRecord, Status } from '../../../src/play/ports/game-record.js';
import type { Notice } from '../../../src/play/ports/notice-types.js';
import { heldBy, noon, sampleGame, samplePlayer } from '../../store/sample.js';

const seats = [heldBy(samplePlayer()), heldBy(samplePlayer()), { kind: 'bot' } as const];
const game = (status: Status, prompts: readonly Prompt[]): GameRecord =>
  sampleGame('nobody', { status, prompts, seats });
const asks = (seat: number, kind = 'play'): Prompt => ({ seat, kind });
const entry = (seat: number | null, action: object = { type: 'step' }) =>
  ({ version: 1, at: noon, seat, action, events: [] }) as unknown as Entry;
/** The notices of a write by a player, and of one by the service. */
const told = (before: GameRecord, after: GameRecord, ...entries: Entry[]) =>
  names(noticesIn(before, after, entries, entries[0]?.seat ?? null));
const toldUnasked = (before: GameRecord, after: GameRecord, ...entries: Entry[]) =>
  names(noticesIn(before, after, entries, null));
const names = (notices: readonly Notice[]) =>
  notices.map(({ type, seat }) => (seat === null ? type : `${type} ${seat}`));

describe('the notices of a write', () => {
  it('announce the prompts of all players at the start, and none of bots', () => {
    const after = game('active', [asks(0), asks(1), asks(2)]);
    expect(told(game('open', []), after, entry(null))).toEqual([
      ...['game.started', 'entry.appended', 'prompt.opened 0', 'prompt.opened 1'],
    ]);
  });

  it('announce no prompt to the seat that acted itself', () => {
    const before = game('active', [asks(0)]);
    expect(told(before, game('active', [asks(0, 'again')]), entry(0))).toEqual(['entry.appended']);
    expect(told(before, game('active', [asks(1)]), entry(0))).toEqual([
      ...['entry.appended', 'prompt.closed 0', 'prompt.opened 1'],
    ]);
  });

  it('announce a prompt that another seat has changed, but not one that stayed the same', () => {
    const before = game('active', [asks(0), asks(1)]);
    expect(told(before, game('active', [asks(1)]), entry(0))).toEqual([
      ...['entry.appended', 'prompt.closed 0'],
    ]);
    expect(told(before, game('active', [asks(1, 'react')]), entry(0))).toContain('prompt.opened 1');
  });

  it('announce the next prompt of a seat after others have acted', () => {
    const before = game('active', [asks(0)]);
    expect(told(before, game('active', [asks(1)]), entry(0))).toContain('prompt.opened 1');
    expect(told(game('active', [asks(2)]), game('active', [asks(0)]), entry(2))).toContain('prompt.opened 0');
  });

  it('announce the next prompt to a seat that was acted for, even an equal one', () => {
    const before = game('active', [asks(0)]);
    expect(toldUnasked(before, game('active', [asks(0, 'again')]), entry(0))).toContain('prompt.opened 0');
    expect(toldUnasked(before, before, entry(0))).toContain('prompt.opened 0');
    const others = game('active', [asks(0), asks(1)]);
    expect(toldUnasked(others, others, entry(0))).not.toContain('prompt.opened 1');
  });

  it('announce the end once, after everything else', () => {
    const over = game('finished', []);
    expect(told(game('active', [asks(0)]), over, entry(0))).toEqual([
      ...['entry.appended', 'prompt.closed 0', 'game.finished'],
    ]);
    expect(told(over, over, entry(null))).toEqual(['entry.appended']);
  });

  it('announce that a player is asked no more, but not that a bot is not', () => {
    const before = game('active', [asks(0), asks(1), asks(2)]);
    expect(told(before, game('active', [asks(0)]), entry(1))).toEqual(['entry.appended', 'prompt.closed 1']);
  });

  it('announce who leaves and takes a seat, and questions for an undo', () => {
    const before = game('active', [asks(0)]);
    const said = (type: string) => noticesIn(before, before, [entry(null, { type, by: 1, to: 1 })], null);
    for (const [type, notice] of [
      ['leave', 'seat.left'],
      ['join', 'seat.taken'],
      ['ask_undo', 'undo.asked'],
      ['grant_undo', 'undo.answered'],
      ['refuse_undo', 'undo.answered'],
    ] as const)
      expect(said(type), type).toContainEqual({ type: notice, to: null, seat: 1 });
  });

  it('announce a lapse to all seats, and no other service entry', () => {
    const before = game('active', [asks(0)]);
    const lapse = entry(null, { type: 'lapse', by: 0, autopilot: false });
    expect(noticesIn(before, game('active', [asks(1)]), [lapse], null)).toEqual([
      { type: 'seat.lapsed', to: null, seat: 0 },
      { type: 'entry.appended', to: null, seat: null },
      { type: 'prompt.closed', to: [0], seat: 0 },
      { type: 'prompt.opened', to: [1], seat: 1 },
    ]);
    const resign = (because: string) => entry(null, { type: 'resign', by: 0, because });
    expect(told(before, before, resign('time'))).toEqual(['seat.lapsed 0', 'entry.appended']);
    expect(told(before, before, resign('wish'))).toEqual(['entry.appended']);
    expect(told(before, before, entry(null, { type: 'undo', by: 0, to: 1 }))).toEqual(['entry.appended']);
    expect(told(before, before, entry(0, { type: 'lapse', by: 1 }))).toEqual(['entry.appended']);
  });
});
