import { describe, expect, it } from 'vitest';
import { actionId, readActionId } from '../../src/engine/action-id.js';

describe('the id of an action', () => {
  it('is made from its fields, in whatever order they were written', () => {
    expect(actionId({ type: 'done' })).toBe('done');
    expect(actionId({ type: 'move', from: 2, to: 7 } as { type: string })).toBe('move:from=2,to=7');
    expect(actionId({ to: 7, from: 2, type: 'move' } as { type: string })).toBe('move:from=2,to=7');
  });

  it('reads back as the action', () => {
    for (const action of [
      { type: 'done' },
      { type: 'move', from: -2, to: 7, far: true },
      { type: 'play', card: 'fire-tales' },
      { type: 'play', card: '' },
    ]) {
      expect(readActionId(actionId(action))).toEqual(action);
    }
  });

  it('has one form only', () => {
    for (const id of ['', 'move:to=7,from=2', 'move:from=02,to=7', 'done:', 'move:from', 'a:=1,=2']) {
      expect(readActionId(id), id).toSatisfy(
        (read: unknown) => read === null || actionId(read as never) === id,
      );
    }
    expect(readActionId('move:to=7,from=2')).toBeNull();
    expect(readActionId('done:')).toBeNull();
  });
});
