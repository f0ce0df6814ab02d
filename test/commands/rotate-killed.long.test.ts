import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/until.js';
import { ask, type Ended, type Place, permafrost, playedDatabase, run } from './support.js';

const GAMES = 20_000;
const [FIRST, SECOND] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

let place: Place;
beforeAll(async () => {
  place = await playedDatabase();
  await ask(
    place,
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object(
       'id', n.id, 'bucket', bucket_of(n.id), 'seed', md5(n.id::text), 'invitation', n.id::text
     ))).*
     FROM games g CROSS JOIN LATERAL (
       SELECT gen_random_uuid() AS id FROM generate_series(1, ${GAMES}) WHERE g.status = 'open'
     ) n`,
  );
});
afterAll(() => place.drop());

const seeds = () => ask<{ id: string; seed: string }>(place, 'SELECT id::text, seed FROM games ORDER BY id');
const sealedUnder = async (id: string): Promise<number> => {
  const like = `SELECT count(*)::int AS count FROM games WHERE starts_with(seed, 'sealed:1:' || $1)`;
  return (await ask<{ count: number }>(place, like, [id]))[0]?.count ?? 0;
};

/** Kills the command when it has stored some secrets again, and not all of them. */
async function killed(env: Record<string, string>, isBegun: () => Promise<boolean>): Promise<Ended> {
  const rotating = permafrost(['rotate-secrets', '--database', place.where], env);
  await until(isBegun);
  rotating.child.kill('SIGKILL');
  return rotating.ends;
}

it('rotate-secrets that was killed goes on where it was, from plain to one key, to another and back', async () => {
  const plain = await seeds();
  const ended = await killed({ SECRETS_KEY: FIRST }, async () => (await sealedUnder('')) > 0);
  expect(ended.code).toBeNull();
  const some = await sealedUnder('');
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(GAMES);
  const rotate = (env: Record<string, string>) => run(['rotate-secrets', '--database', place.where], env);
  expect(await rotate({ SECRETS_KEY: FIRST })).toMatchObject({ code: 0 });
  expect(await sealedUnder('')).toBe(plain.length);

  const before = new Set((await seeds()).map(({ seed }) => seed));
  const both = { SECRETS_KEY: SECOND, SECRETS_KEY_OLD: FIRST };
  await killed(both, async () => (await seeds()).some(({ seed }) => !before.has(seed)));
  // Until all are stored again, the old key is needed, and says so.
  expect(await rotate({ SECRETS_KEY: SECOND })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Neither SECRETS_KEY nor SECRETS_KEY_OLD has it'),
  });
  expect(await rotate(both)).toMatchObject({ code: 0 });
  expect(await rotate({ SECRETS_KEY_OLD: SECOND })).toMatchObject({ code: 0 });
  expect(await seeds()).toEqual(plain);
}, 300_000);
