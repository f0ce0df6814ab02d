import { expect, it } from 'vitest';
import { ayla, durc, followedGame, versionsOf } from './followed-game.js';

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('delivers an append of this process without a read', async () => {
  const game = followedGame();
  const followers = Array.from({ length: 20 }, () => game.follow());
  for (const one of followers) expect(await versionsOf(one, 3)).toEqual([1, 2, 3]);
  const waiting = followers.map((one) => versionsOf(one, 2));
  await settled();
  await game.appendHere(0);
  Object.assign(game.reads, { heads: 0, loads: 0, entries: 0 });
  await game.appendHere(2);
  for (const one of waiting) expect(await one).toEqual([4, 5]);
  await settled();
  // The append itself reads the head once.
  expect(game.reads).toEqual({ heads: 1, loads: 0, entries: 0 });
});

it('reads an append of another process in one statement for all followers', async () => {
  const game = followedGame();
  const followers = Array.from({ length: 20 }, () => game.follow());
  for (const one of followers) await versionsOf(one, 3);
  const waiting = followers.map((one) => versionsOf(one, 5));
  await settled();
  Object.assign(game.reads, { heads: 0, loads: 0, entries: 0 });
  game.appendElsewhere(5);
  for (const one of waiting) expect(await one).toEqual(upTo(8, 4));
  expect(game.reads).toEqual({ heads: 0, loads: 1, entries: 0 });
});

it('delivers each entry once, although notifications come twice or late', async () => {
  const game = followedGame();
  const one = game.follow();
  await versionsOf(one, 3);
  for (let round = 0; round < 5; round += 1) {
    game.appendElsewhere(1);
    game.hear();
    await game.appendHere(1);
    game.hear();
    await settled();
    game.hear();
  }
  game.finish();
  expect(await versionsOf(one, 12)).toEqual([...upTo(13, 4), 'over', 'end']);
});

it('delivers every entry, although an announcement is lost', async () => {
  const game = followedGame();
  const one = game.follow();
  await versionsOf(one, 3);
  game.appendUnheard(3);
  game.heal();
  expect(await versionsOf(one, 3)).toEqual([4, 5, 6]);
});

it('reads nothing while a game is quiet, however often the bus has looked', async () => {
  const game = followedGame();
  const followers = Array.from({ length: 20 }, () => game.follow({}, { quietMs: 50 }));
  for (const one of followers) await versionsOf(one, 3);
  Object.assign(game.reads, { heads: 0, loads: 0, entries: 0 });
  for (let looks = 0; looks < 3; looks += 1) game.heal();
  const signs = await Promise.all(followers.map((one) => one.next()));
  for (const { value } of signs) expect(value).toEqual({ kind: 'quiet' });
  expect(game.reads).toEqual({ heads: 0, loads: 0, entries: 0 });
});

it('reads an append that another app on the same store announces', async () => {
  const game = followedGame();
  const one = game.follow();
  await versionsOf(one, 3);
  const waiting = versionsOf(one, 1);
  await settled();
  game.appendUnheard(1);
  game.bus.notify(game.record.id, 4);
  expect(await waiting).toEqual([4]);
});

it('delivers an undo like any other entry, and continues after it', async () => {
  const game = followedGame();
  const one = game.follow();
  await versionsOf(one, 3);
  game.undoElsewhere(1);
  expect(await versionsOf(one, 1)).toEqual([4]);
  await game.appendHere(1);
  expect(await versionsOf(one, 1)).toEqual([5]);
});

it('ends when the database is restored to an earlier state, for followers ahead of it and behind', async () => {
  const game = followedGame();
  const [ahead, behind] = [game.follow(), game.follow()];
  expect(await versionsOf(ahead, 3)).toEqual([1, 2, 3]);
  expect(await versionsOf(behind, 1)).toEqual([1]);
  const waiting = versionsOf(ahead, 1);
  await settled();
  game.putBack(2);
  expect(await waiting).toEqual(['end']);
  await settled();
  // Entries of the page in progress may still come, but nothing that was written afterwards.
  game.appendElsewhere(5);
  expect(await versionsOf(behind, 9)).toEqual([2, 3, 'end']);
  expect(await versionsOf(game.follow({ after: 2 }), 5)).toEqual(upTo(7, 3));
});

it('buffers nothing for a slow consumer, which gets everything in order from the log', async () => {
  const game = followedGame();
  const slow = game.follow();
  await versionsOf(slow, 3);
  game.reads.entries = 0;
  for (let round = 0; round < 100; round += 1) await game.appendHere(3);
  expect(game.reads.entries).toBe(0);
  expect(await versionsOf(slow, 300)).toEqual(upTo(303, 4));
  expect(game.reads.entries).toBeGreaterThan(0);
});

it('ends for a player who has changed seats, before the new seat sees anything of the old one', async () => {
  const game = followedGame();
  const one = game.follow({ caller: { playerId: 'durc' } });
  await versionsOf(one, 3);
  game.seat([durc, ayla]);
  await game.appendHere(1);
  expect(await versionsOf(one, 1)).toEqual(['end']);
});

it('checks that the caller is still allowed before it delivers anything new', async () => {
  const game = followedGame();
  let isKnown = true;
  const one = game.follow({}, { stillAllowed: async () => isKnown });
  await versionsOf(one, 3);
  isKnown = false;
  await game.appendHere(1);
  expect(await versionsOf(one, 1)).toEqual(['end']);
});

it('ends when it is aborted', async () => {
  const game = followedGame();
  const hangUp = new AbortController();
  const one = game.follow({}, { signal: hangUp.signal });
  await versionsOf(one, 3);
  const waiting = versionsOf(one, 1);
  hangUp.abort();
  expect(await waiting).toEqual(['end']);
});

it('delivers an append of another process although reads fail for a while', async () => {
  const game = followedGame();
  const one = game.follow();
  await versionsOf(one, 3);
  const waiting = versionsOf(one, 2);
  await settled();
  game.breakReads(new Error('the database cannot be reached'));
  game.appendElsewhere(2);
  await settled();
  game.breakReads(null);
  expect(await waiting).toEqual([4, 5]);
});

it('fails if the game no longer exists', async () => {
  const game = followedGame();
  const one = game.follow();
  await versionsOf(one, 3);
  const waiting = versionsOf(one, 1);
  await settled();
  game.remove();
  await expect(waiting).rejects.toThrow('is gone');
});
