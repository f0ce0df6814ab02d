import { expect, it } from 'vitest';
import type { AnyState } from '../../../src/engine/any-rulebook.js';
import { newTableStatus } from '../../../src/play/clocks/table-status.js';
import type { Context } from '../../../src/play/context.js';
import type { LiveGame } from '../../../src/play/games/live-games.js';
import { Draft } from '../../../src/play/turns/draft.js';
import type { Order } from '../../../src/play/turns/orders.js';
import { noon, sampleGame } from '../../store/sample.js';
import { numbers } from '../../support/numbers.js';

const orders = (of: readonly Order[] = [], seat = 2) => [0, 1, 2].map((one) => (one === seat ? of : []));

/** The seats that answer when `by` has answered, and who is asked then. */
async function answersAfter(by: number, token: boolean, laid = orders(), rulebook = numbers) {
  const seats = [0, 1, 2].map((nth) => ({ kind: 'player' as const, id: `p${nth}`, name: `P${nth}` }));
  const tableStatus = newTableStatus(3, null);
  const record = sampleGame('p0', { id: 'game', seed: 'seed', status: 'active', seats, version: 7 });
  const state = { turn: by, token } as unknown as AnyState;
  const game = {
    ...{ record: { ...record, tableStatus, orders: laid }, rulebook, state },
    ...{ turn: [], hash: 'last', tail: [] },
  } as unknown as LiveGame & { readonly state: AnyState };
  const draft = new Draft({ clock: () => noon } as unknown as Context, game);
  draft.answer(by, { type: 'say', number: 1 } as never);
  const { entries, prompts, ordered, forced } = await draft.sealed();
  const [answered, asked] = [entries, prompts].map((some) => some.map(({ seat }) => seat));
  return { answered, asked, ordered: ordered.map((write) => write.orders), forced };
}

it('the service answers for a seat that everybody knows to have no choice', async () => {
  expect(await answersAfter(1, false)).toMatchObject({ answered: [1, 2], asked: [0], forced: 1 });
});

it('it does not answer where the lack of a choice is a secret', async () => {
  const without = await answersAfter(0, false);
  expect(without).toMatchObject({ answered: [0], asked: [1] });
  expect(await answersAfter(0, true)).toEqual(without);
});

it('it asks a seat that wants to be asked', async () => {
  expect((await answersAfter(1, false, orders([{ kind: 'ask' }]))).asked).toEqual([2]);
  expect((await answersAfter(1, false, orders([{ kind: 'ask', prompt: 'speak' }]))).asked).toEqual([2]);
  expect((await answersAfter(1, false, orders([{ kind: 'ask', prompt: 'listen' }]))).asked).toEqual([0]);
});

it('a turn that the seat has prepared makes no difference, and goes on', async () => {
  const [one, two] = ['say:number=1', 'say:number=2'];
  const left = async (...turns: string[][]) => {
    const laid = turns.map((actions): Order => ({ kind: 'turn', actions }));
    const after = await answersAfter(1, false, orders(laid));
    expect(after).toMatchObject({ answered: [1, 2], asked: [0] });
    return after.ordered;
  };
  expect(await left()).toEqual([]);
  expect(await left([one, two])).toEqual([[{ kind: 'turn', actions: [two] }]]);
  expect(await left([one])).toEqual([[]]);
  // What does not fit is dropped, and the next turn begins.
  expect(await left([two, one])).toEqual([[]]);
  expect(await left([two], [one, two], [one])).toEqual([
    [
      { kind: 'turn', actions: [two] },
      { kind: 'turn', actions: [one] },
    ],
  ]);
});

it('requests get their turns while the service imagines what others know', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const slow = {
    ...numbers,
    imagine: (...given: Parameters<typeof numbers.imagine>) => {
      const until = performance.now() + 3;
      while (performance.now() < until);
      return numbers.imagine(...given);
    },
  };
  setImmediate(count);
  expect((await answersAfter(1, false, orders(), slow)).answered).toEqual([1, 2]);
  isOver = true;
  expect(turns).toBeGreaterThan(20);
});
