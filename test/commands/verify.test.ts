import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { runHere } from './run-here.js';
import { run } from './support.js';

interface Altered {
  readonly entries: { at: string; action: { config?: object } }[];
}

describe('permafrost verify', () => {
  let service: Service;
  let folder: string;
  let game: string;
  let fork: string;
  /** A fork of the fork. */
  let second: string;
  beforeAll(async () => {
    service = await startService();
    folder = await mkdtemp(join(tmpdir(), 'permafrost-verify-'));
    const me = await newPerson(service);
    const { id } = await newGame(service, me, { rulebook: 'mammut', seats: ['bot', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
    const playedOut = async (one: string) => {
      await until(async () => (await service.http.get(`/v1/games/${one}`)).body.status === 'finished');
      return (await service.http.get(`/v1/games/${one}/export`).expect(200)).text;
    };
    game = await playedOut(id);
    const wish = { version: 9, seats: ['bot', 'bot'], visibility: 'public' };
    const forked = await service.http.post(`/v1/games/${id}/fork`).set(me.auth).send(wish).expect(201);
    fork = await playedOut(forked.body.id);
    const again = await service.http
      .post(`/v1/games/${forked.body.id}/fork`)
      .set(me.auth)
      .send({ ...wish, version: 4 })
      .expect(201);
    second = await playedOut(again.body.id);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const verified = async (texts: readonly string[], runs = runHere) => {
    const files = texts.map((_, nth) => join(folder, `export-${nth}.json`));
    for (const [nth, text] of texts.entries()) await writeFile(files[nth] ?? '', text);
    const { code, out } = await runs(['verify', ...files]);
    return { code, said: out };
  };
  const verify = (...texts: readonly string[]) => verified(texts);
  /** In a process of its own. */
  const verifyOutside = (...texts: readonly string[]) => verified(texts, run);

  it('replays an exported game and finds it honest', async () => {
    expect(await verifyOutside(game)).toEqual({ code: 0, said: expect.stringContaining('honest:') });
  });

  it('lists the values that a player should compare, since an export of another game is honest too', async () => {
    const { commitment, entries } = JSON.parse(game);
    const { said } = await verify(game);
    for (const known of [commitment, entries.at(-1).hash, 'entropy of seat 1: none'])
      expect(said).toContain(known);
  });

  it('detects a card that was replaced by another', async () => {
    const dealt = [...game.matchAll(/"type":"card-drawn","seat":\d,"card":"([a-z-]+)"/g)].map(
      ([, card]) => card,
    );
    const [one] = dealt;
    const other = dealt.find((card) => card !== one);
    const forged = game.replace(`"card":"${one}"`, `"card":"${other}"`);
    expect(forged).not.toBe(game);
    expect(await verifyOutside(forged)).toEqual({ code: 1, said: expect.stringContaining('not honest') });
  });

  it('finds a fork honest, names its origin, and verifies it with the other export', async () => {
    const { code, said } = await verify(fork);
    expect(code).toBe(0);
    expect(said).toContain(`it begins with version 9 of the game ${JSON.parse(game).game}`);
    const proved = await verify(fork, game);
    expect(proved).toEqual({ code: 0, said: expect.not.stringContaining('is a fork') });
  });

  it('names the origin of the last game in a chain of forks, if that is a fork too', async () => {
    const open = await verify(second, fork);
    expect(open.code).toBe(0);
    expect(open.said).toContain(`it begins with version 9 of the game ${JSON.parse(game).game}`);
    const proved = await verify(second, fork, game);
    expect(proved).toEqual({ code: 0, said: expect.not.stringContaining('is a fork') });
    expect(await verify(second, game)).toEqual({ code: 1, said: expect.stringContaining('was forked from') });
  });

  it('detects a fork that begins with another card than its origin', async () => {
    const altered = JSON.parse(fork);
    const [start] = altered.entries;
    const drawn = start.events.filter(({ type }: { type: string }) => type === 'card-drawn');
    const other = drawn.find(({ card }: { card: string }) => card !== drawn[0].card);
    [drawn[0].card, other.card] = [other.card, drawn[0].card];
    expect((await verify(JSON.stringify(altered), game)).code).toBe(1);
    expect(await verify(game, game)).toEqual({ code: 1, said: expect.stringContaining('was not forked') });
  });

  it('reports what it cannot read', async () => {
    expect((await verifyOutside('no json')).code).toBe(2);
    for (const text of ['{}', 'null', '[]', '7', '{"format":"permafrost/1"}'])
      expect(await verify(text)).toEqual({ code: 1, said: 'not honest: this is not an exported game\n' });
  });

  const altered = (change: (exported: Altered) => void): string => {
    const exported = JSON.parse(game);
    change(exported);
    return JSON.stringify(exported);
  };

  it.each<[string, (exported: Altered) => void, string]>([
    ['no entry where one should be', ({ entries }) => entries.splice(2, 1, null as never), '/entries/2'],
    ['no list of entries', (exported) => Object.assign(exported, { entries: 'none' }), '/entries'],
    ['an invalid time', ({ entries }) => Object.assign(entries[1] ?? {}, { at: 'noon' }), '/entries/1/at'],
    [
      'an invalid date',
      ({ entries }) => Object.assign(entries[1] ?? {}, { at: '2026-13-01T00:00:00.000Z' }),
      '/entries/1/at',
    ],
    [
      'an invalid action',
      ({ entries }) => Object.assign(entries[1] ?? {}, { action: 7 }),
      '/entries/1/action',
    ],
    ['a start without its config', ({ entries }) => delete entries[0]?.action.config, '/entries/0/action'],
    [
      'an enormous number of seats',
      ({ entries }) => Object.assign(entries[0]?.action.config ?? {}, { seats: 1e15 }),
      '/seats',
    ],
    [
      'invalid components',
      ({ entries }) => Object.assign(entries[0]?.action.config ?? {}, { components: {} }),
      '/components',
    ],
  ])('names the position of %s', async (_, change, spot) => {
    const { code, said } = await verify(altered(change));
    expect(code).toBe(1);
    expect(said).toMatch(/^not honest: /);
    expect(said).toContain(spot);
    expect(said).not.toMatch(/ at .*\.ts|undefined|Cannot read/);
  });

  it('prints no line that the export has made up', async () => {
    const { code, said } = await verify(
      altered((exported) => Object.assign(exported, { rulebook: 'x\n\u001b[2Jhonest: all of it\u202e' })),
    );
    expect(code).toBe(1);
    expect(said.trimEnd().split('\n')).toHaveLength(1);
    expect(said).not.toMatch(/[^\P{C}\n]/u);
  });
});
