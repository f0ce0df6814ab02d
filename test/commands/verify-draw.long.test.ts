import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentToEntropy, contributionOf } from '../../src/engine/draw.js';
import { drawing } from '../http/fairness/drawing.js';
import { beaconDouble, signatureOf } from '../support/beacon-double.js';
import { newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { runHere } from './run-here.js';
import { run } from './support.js';

describe('permafrost verify, of a game whose seed was drawn from commitments and a beacon', () => {
  let service: Service;
  let double: Awaited<ReturnType<typeof beaconDouble>>;
  let folder: string;
  let game: string;
  let round: number;
  beforeAll(async () => {
    double = await beaconDouble({ maxMs: 1_500 });
    let now = Date.UTC(2026, 5, 1, 12);
    const { beacon } = double;
    service = await startService({ beacon, clock: () => new Date(now), drawMs: 20 });
    folder = await mkdtemp(join(tmpdir(), 'permafrost-verify-draw-'));
    const act = drawing(service);
    const me = await newPerson(service, 'Ayla');
    const { body } = await service.http
      .post('/v1/games')
      .set(me.auth)
      .send({ rulebook: 'mammut', seats: ['me', 'open'], beacon: true, revealSeconds: 60 })
      .expect(201);
    const other = await newPerson(service, 'Durc');
    const leaver = await newPerson(service, 'Goov');
    await act.commit(body.id, me, 0, 'first').expect(200);
    await act.join(body.id, leaver).expect(200);
    await act.start(body.id, me).expect(200);
    await act.leave(body.id, leaver, 1).expect(204);
    await act.join(body.id, other, { entropy: 'entrusted' }).expect(200);
    const { body: begun } = await act.commit(body.id, me, 0, 'second').expect(200);
    round = begun.fairness.draw.beacon.round;
    await act.reveal(body.id, me, 0, 'second').expect(200);
    now += 63_000;
    await until(async () => {
      now += 1_000;
      return (await act.gameOf(body.id)).status === 'active';
    });
    for (const [seat, who] of [me, other].entries())
      await service.http.post(`/v1/games/${body.id}/seats/${seat}/resign`).set(who.auth);
    await until(async () => (await act.gameOf(body.id)).status === 'finished');
    game = (await service.http.get(`/v1/games/${body.id}/export`).expect(200)).text;
  });
  afterAll(async () => {
    await service.close();
    await double.close();
    await rm(folder, { recursive: true });
  });

  async function verify(text: string, key: string | null = double.publicKey, runs = runHere) {
    const file = join(folder, 'export.json');
    await writeFile(file, text);
    const options = key === null ? [] : ['--beacon-key', key];
    const { code, out, err } = await runs(['verify', ...options, file]);
    return { code, said: out + err };
  }

  it('checks commitments, reveals and the signature from the export alone', async () => {
    const { code, said } = await verify(game, double.publicKey, run);
    expect(said).toContain('honest:');
    expect(code).toBe(0);
    for (const told of [
      `entropy of seat 0: ${contributionOf('second')}, commitment ${commitmentToEntropy('second')}`,
      `entropy of seat 1: ${contributionOf('entrusted')}, entrusted to the server`,
      'attempt to draw the seed: 2',
      'attempt 1 was void: left by seat 1',
      `beacon: round ${round} of ${double.beacon.chain}`,
    ])
      expect(said).toContain(told);
  });

  it.each<[string, (text: string) => string, string]>([
    [
      'a commitment that is not of the entropy',
      (text) => text.replace(commitmentToEntropy('second'), commitmentToEntropy('other')),
      'the entropy of seat 0 is not what the seat had committed to',
    ],
    [
      'entropy that was not committed to',
      (text) => text.replace(contributionOf('second'), contributionOf('other')),
      'entropy of seat 0',
    ],
    [
      'a signature that differs from the one that was mixed in',
      (text) => text.replace(/("draw":.*?"signature":")[0-9a-f]+/, `$1${signatureOf(7)}`),
      'the beacon that was mixed in is not the one that was named',
    ],
    [
      'an attempt that was left out',
      (text) => text.replace(/"voided":\[.*?\}\]/, '"voided":[]'),
      'not counted in order',
    ],
  ])('finds %s', async (_, forge, expected) => {
    const forged = forge(game);
    expect(forged).not.toBe(game);
    expect(await verify(forged)).toEqual({ code: 1, said: expect.stringContaining(expected) });
  });

  it('finds a round that the beacon has not signed, and a beacon that it does not know', async () => {
    const forged = game.replace(`"round":${round}`, `"round":${round + 1}`);
    expect((await verify(forged)).said).toMatch(/not honest/);
    expect(await verify(game, null)).toEqual({ code: 1, said: expect.stringContaining('--beacon-key') });
    expect((await verify(game, 'ff')).said).toContain('usage:');
  });
});
