import { actionId } from '../../../src/engine/action-id.js';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { pick, shuffled } from '../../../src/kernel/rng.js';
import type { Wish } from './operations.js';
import type { Pair } from './pair.js';

type Move = (pair: Pair) => Promise<unknown>;

const post = (url: string, body: object): Wish => ({ method: 'POST', url, body });

/** Another seat acts, differently where the viewer cannot see it. */
const act: Move = async (pair) => {
  const asked = pair.askedOthers();
  if (asked.length === 0) return;
  const { seat, account } = pick(asked, pair.rng);
  const actions = pair.actionsOf(seat);
  if (actions === null) return;
  const [here, there] = actions.map((action) =>
    post(`/v1/games/${pair.game.id}/actions`, { seat, action: actionId(action) }),
  );
  if (here !== undefined && there !== undefined) await pair.other('another acts', account, [here, there]);
};

/** Another seat whispers to a third one, or to nobody in one of the worlds. */
const whisper: Move = async (pair) => {
  const { people, rng } = pair;
  const seats = [...people.keys()].filter((seat) => people[seat] != null);
  const [from = -1, to] = shuffled(seats, rng);
  const account = people[from];
  if (account == null || to === undefined) return;
  const say = (text: string) => post(`/v1/games/${pair.game.id}/messages`, { text, to: [to] });
  const there = pick([say('in the cave in the south'), null], rng);
  await pair.other('others whisper', account, [say('north'), there]);
};

/** Another seat that is not asked lays down orders in one of the worlds, which would be carried out later. */
const orders: Move = async (pair) => {
  const { people, rng, rulebook } = pair;
  const [{ state }] = pair.stands;
  const asked = rulebook.prompts(state).map(({ seat }) => seat);
  const idle = [...people.keys()].filter((seat) => people[seat] != null && !asked.includes(seat));
  if (idle.length === 0) return;
  const seat = pick(idle, rng);
  const account = people[seat];
  if (account == null) return;
  const url = `/v1/games/${pair.game.id}/seats/${seat}/orders`;
  const lay = (some: object[]): Wish => ({ method: 'PUT', url, body: { orders: some } });
  const [kind = ''] = Object.keys(rulebook.meta.prompts);
  const [{ entries }] = pair.stands;
  const action = pair.scene.illegal[0] ?? pair.scene.legal[0];
  if (action === undefined) return;
  // It ends before it can be carried out.
  const order = { kind: 'until', action, prompt: kind, version: entries.length };
  await pair.other('another lays down orders', account, [lay([order]), lay([])]);
};

/** Another seat that is asked prepares its turn instead, which is carried out at once. */
const prepare: Move = async (pair) => {
  const asked = pair.askedOthers();
  if (asked.length === 0) return;
  const { seat, account } = pick(asked, pair.rng);
  const actions = pair.actionsOf(seat);
  if (actions === null) return;
  const url = `/v1/games/${pair.game.id}/seats/${seat}/orders`;
  const [here, there] = actions.map((action): Wish => {
    const order = { kind: 'turn', actions: [actionId(action)] };
    return { method: 'PUT', url, body: { orders: [order] } };
  });
  if (here !== undefined && there !== undefined)
    await pair.other('another prepares a turn', account, [here, there]);
};

const speak: Move = async (pair) => {
  const said = post(`/v1/games/${pair.game.id}/messages`, { text: 'Cold today.' });
  await pair.other('another speaks', pair.anyOther(), [said, said]);
};

/** Another takes its own action back, or asks to. */
const undo: Move = async (pair) => {
  const [{ entries }] = pair.stands;
  const account = pair.people[entries.at(-1)?.seat ?? -1];
  if (account == null) return;
  const wish = post(`/v1/games/${pair.game.id}/undo`, { ask: pair.rng.int(2) === 0 });
  await pair.other('another undoes', account, [wish, wish]);
};

const grant: Move = async (pair) => {
  const wish = post(`/v1/games/${pair.game.id}/undo/answer`, { grant: pair.rng.int(3) > 0 });
  await pair.other('another answers to an undo', pair.anyOther(), [wish, wish]);
};

/**
 * Another leaves a seat that is not asked, so that no bot plays for it yet. Who has seen no hand may take such a seat
 * and see that hand, so it must not happen before a spectator.
 */
export const leave = async (pair: Pair): Promise<number | null> => {
  if (pair.viewer === SPECTATOR) return null;
  const { people, rng, rulebook } = pair;
  const asked = rulebook.prompts(pair.stands[0].state).map(({ seat }) => seat);
  const idle = [...people.keys()].filter((seat) => people[seat] != null && !asked.includes(seat));
  const seat = idle.length === 0 ? -1 : pick(idle, rng);
  const account = people[seat];
  if (account == null) return null;
  const wish: Wish = { method: 'DELETE', url: `/v1/games/${pair.game.id}/seats/${seat}` };
  await pair.other('another leaves', account, [wish, wish]);
  return seat;
};

const secretMoves: readonly Move[] = [act, prepare, whisper, orders];
const moves: readonly Move[] = [act, act, act, prepare, whisper, orders, speak, undo, grant, leave];

/** Something that the viewer does not do, and in which it may see no difference. */
export const move: Move = (pair) => pick(moves, pair.rng)(pair);

/** The same, and in one world something else than in the other, if it happens there at all. */
export const moveInSecret: Move = (pair) => pick(secretMoves, pair.rng)(pair);
