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
/** What is told when the first of the entries is what a player has sent, and when nobody has sent anything. */
const told = (before: GameRecord, after: GameRecord, ...entries: Entry[]) =>
  names(noticesIn(before, after, entries, entries[0]?.seat ?? null));
const toldUnasked = (before: GameRecord, after: GameRecord, ...entries: Entry[]) =>
  names(noticesIn(before, after, entries, null));
const names = (notices: readonly Notice[]) =>
  notices.map(({ type, seat }) => (seat === null ? type : `${type} ${seat}`));

describe('what is told of a write', () => {
  it('a start opens the prompts of all players, and of no bot', () => {
    const after = game('active', [asks(0), asks(1), asks(2)]);
    expect(told(game('open', []), after, entry(null))).toEqual([
      ...['game.started', 'entry.appended', 'prompt.opened 0', 'prompt.opened 1'],
    ]);
  });

  it('a seat that is asked on after its own action has been told in the answer', () => {
    const before = game('active', [asks(0)]);
    expect(told(before, game('active', [asks(0, 'again')]), entry(0))).toEqual(['entry.appended']);
    expect(told(before, game('active', [asks(1)]), entry(0))).toEqual(['entry.appended', 'prompt.opened 1']);
  });

  it('a seat is told when it is asked something else because of others, and not when all stays as it was', () => {
    const before = game('active', [asks(0), asks(1)]);
    expect(told(before, game('active', [asks(1)]), entry(0))).toEqual(['entry.appended']);
    expect(told(before, game('active', [asks(1, 'react')]), entry(0))).toContain('prompt.opened 1');
  });

  it('a seat that has acted, and is asked again after others have, is told', () => {
    const before = game('active', [asks(0)]);
    expect(told(before, game('active', [asks(1)]), entry(0))).toContain('prompt.opened 1');
    expect(told(game('active', [asks(2)]), game('active', [asks(0)]), entry(2))).toContain('prompt.opened 0');
  });

  it('a seat that was acted for and is asked on is told, even in the same words', () => {
    const before = game('active', [asks(0)]);
    expect(toldUnasked(before, game('active', [asks(0, 'again')]), entry(0))).toContain('prompt.opened 0');
    expect(toldUnasked(before, before, entry(0))).toContain('prompt.opened 0');
    const others = game('active', [asks(0), asks(1)]);
    expect(toldUnasked(others, others, entry(0))).not.toContain('prompt.opened 1');
  });

  it('the end is told once, after everything else', () => {
    const over = game('finished', []);
    expect(told(game('active', [asks(0)]), over, entry(0))).toEqual(['entry.appended', 'game.finished']);
    expect(told(over, over, entry(null))).toEqual(['entry.appended']);
  });

  it('a seat whose time ran out is told to all, whatever else the service may write', () => {
    const before = game('active', [asks(0)]);
    const lapse = entry(null, { type: 'lapse', by: 0, autopilot: false });
    expect(noticesIn(before, game('active', [asks(1)]), [lapse], null)).toEqual([
      { type: 'seat.lapsed', to: null, seat: 0 },
      { type: 'entry.appended', to: null, seat: null },
      { type: 'prompt.opened', to: [1], seat: 1 },
    ]);
    const resign = (because: string) => entry(null, { type: 'resign', by: 0, because });
    expect(told(before, before, resign('time'))).toEqual(['seat.lapsed 0', 'entry.appended']);
    expect(told(before, before, resign('wish'))).toEqual(['entry.appended']);
    expect(told(before, before, entry(null, { type: 'undo', by: 0, to: 1 }))).toEqual(['entry.appended']);
    expect(told(before, before, entry(0, { type: 'lapse', by: 1 }))).toEqual(['entry.appended']);
  });
});
