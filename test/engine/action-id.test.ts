import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionId, readActionId, sameAction } from '../../src/engine/action-id.js';

describe('the id of an action', () => {
  it('does not depend on the order of the fields', () => {
    expect(actionId({ type: 'done' })).toBe('done');
    expect(actionId({ type: 'move', from: 2, to: 7 } as { type: string })).toBe('move:from=2,to=7');
    expect(actionId({ to: 7, from: 2, type: 'move' } as { type: string })).toBe('move:from=2,to=7');
  });

  it('can be parsed into the action', () => {
    for (const action of [
      { type: 'done' },
      { type: 'move', from: -2, to: 7, far: true },
      { type: 'play', card: 'fire-tales' },
      { type: 'play', card: '' },
    ]) {
      expect(readActionId(actionId(action))).toEqual(action);
    }
  });

  it('has only one valid form', () => {
    for (const id of ['', 'move:to=7,from=2', 'move:from=02,to=7', 'done:', 'move:from', 'a:=1,=2']) {
      expect(readActionId(id), id).toSatisfy(
        (read: unknown) => read === null || actionId(read as never) === id,
      );
    }
    expect(readActionId('move:to=7,from=2')).toBeNull();
    expect(readActionId('done:')).toBeNull();
  });
});

describe('the same action among others', () => {
  const value = fc.oneof(
    fc.constantFrom<string | number | boolean>(1, '1', true, 'true', 'undefined', ''),
    fc.integer({ min: 0, max: 2 }),
  );
  const action = fc
    .record({ type: fc.constantFrom('take', 'pass'), place: value, share: value }, { requiredKeys: ['type'] })
    .map((fields) => fields as { type: string } & Record<string, string | number | boolean>);

  it('is the first with its id', () => {
    fc.assert(
      fc.property(fc.array(action), action, (among, wanted) => {
        const id = actionId(wanted);
        expect(sameAction(among, wanted)).toBe(among.find((one) => actionId(one) === id));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is not one that lacks a field, even if objects inherit that name', () => {
    expect(
      sameAction([{ type: 'take', place: 1 }], { type: 'take', toString: 'x' } as never),
    ).toBeUndefined();
    expect(sameAction([{ type: 'take', place: 1 }], { type: 'take', share: 'undefined' })).toBeUndefined();
  });
});
