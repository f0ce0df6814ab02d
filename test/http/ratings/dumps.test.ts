import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ratings } from '../../../src/commands/ratings.js';
import { ProblemError } from '../../../src/http/plugins/errors.js';
import { OpenDumps } from '../../../src/http/routes/dumps/open-dumps.js';
import type { DumpedGame } from '../../../src/play/ports/dumps/dumps.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { untilRated, won } from './support.js';

const HOUR = 3_600_000;

describe('dumps', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let folder: string;
  const played: string[] = [];
  let now = Date.UTC(2026, 0, 31, 22);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dumps-'));
    service = await startService({ rateMs: 50, clock: () => new Date(now) });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    played.push(await won(service, [ayla, durc]));
    await untilRated(service, 1);
    now += 60_000;
    played.push(await won(service, [durc, ayla]));
    now += 2.5 * HOUR;
    await untilRated(service, 2);
    played.push(await won(service, [durc, ayla]));
    await untilRated(service, 3);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const download = (month: string) =>
    service.http
      .get(`/v1/dumps/${month}`)
      .buffer(true)
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
  const gamesOf = async (month: string): Promise<DumpedGame[]> =>
    gunzipSync((await download(month)).body)
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));

  /** Runs `permafrost ratings` over the dumps of both months. */
  async function computed(...options: string[]): Promise<{ code: number; lines: Record<string, unknown>[] }> {
    const files = await Promise.all(
      ['2026-02', '2026-01'].map(async (month) => {
        const file = join(folder, `${month}.jsonl.gz`);
        await writeFile(file, (await download(month)).body);
        return file;
      }),
    );
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      const signal = new AbortController().signal;
      const code = await ratings.run([...options, ...files], { env: {}, signal });
      return { code, lines: said.mock.calls.map(([text]) => JSON.parse(String(text))) };
    } finally {
      said.mockRestore();
    }
  }

  /** What the server says, in the words of the command. */
  async function served(): Promise<Record<string, unknown>[]> {
    const owned = await Promise.all(
      [ayla, durc].map(async ({ id }) => {
        const { body } = await service.http.get(`/v1/players/${id}/ratings`).expect(200);
        return body.ratings.map(({ at: _, ...rating }: { at: string }) => ({ ...rating, player: id }));
      }),
    );
    return owned.flat();
  }

  it('have the public games that finished in a month, in their order and without names', async () => {
    const january = await gamesOf('2026-01');
    expect(january.map(({ game, rated }) => [game, rated])).toEqual([
      [played[0], 1],
      [played[1], 2],
    ]);
    expect(january[0]).toMatchObject({
      rulebook: 'thin-ice',
      seats: [
        { kind: 'player', id: ayla.id, bot: false },
        { kind: 'player', id: durc.id, bot: false },
      ],
    });
    expect(JSON.stringify(january)).not.toContain('Ayla');
    expect((await gamesOf('2026-02')).map(({ game }) => game)).toEqual([played[2]]);
    expect(await gamesOf('2020-01')).toEqual([]);
  });

  it('are kept for ever once the month is closed', async () => {
    const { body } = await service.http.get('/v1/dumps').expect(200);
    expect(body.months).toEqual([
      { month: '2026-02', closed: false },
      { month: '2026-01', closed: false },
    ]);
    const before = now;
    now += HOUR;
    const after = await service.http.get('/v1/dumps').expect(200);
    expect(after.body.months[1]).toEqual({ month: '2026-01', closed: true });
    expect((await download('2026-01')).headers['cache-control']).toContain('immutable');
    expect((await download('2026-02')).headers['cache-control']).not.toContain('immutable');
    const { etag = '' } = (await download('2026-01')).headers;
    await service.http.get('/v1/dumps/2026-01').set('if-none-match', etag).expect(304);
    now = before;
  });

  it('are read page by page', async () => {
    const { dumps } = await service.db.open();
    const month = { from: new Date('2026-01-01'), to: new Date('2026-02-01') };
    const [first] = await dumps.games(month, null, 1);
    const after = { id: first?.game ?? '', finishedAt: new Date(first?.finishedAt ?? '') };
    const [second, ...none] = await dumps.games(month, after, 2);
    expect([first?.game, second?.game, none]).toEqual([played[0], played[1], []]);
  });

  it('are sent to an address two at a time', () => {
    const open = new OpenDumps();
    const [end] = [open.begin({ ip: '192.0.2.1' }), open.begin({ ip: '192.0.2.1' })];
    expect(() => open.begin({ ip: '192.0.2.1' })).toThrow(ProblemError);
    open.begin({ ip: '192.0.2.2' });
    end();
    open.begin({ ip: '192.0.2.1' });
  });

  it('leave out games that others may not see, or that are not over', async () => {
    await newGame(service, ayla);
    const id = await won(service, [durc, ayla]);
    await service.db.query(`UPDATE games SET visibility = 'unlisted' WHERE id = $1`, [id]);
    expect((await gamesOf('2026-02')).map(({ game }) => game)).toEqual([played[2]]);
    await service.db.query(`UPDATE games SET visibility = 'public' WHERE id = $1`, [id]);
    await untilRated(service, 4);
  });

  it('lead anybody to the ratings of the server, to the last bit', async () => {
    const { code, lines } = await computed();
    expect(code).toBe(0);
    expect(new Set(lines.filter((line) => 'player' in line))).toEqual(new Set(await served()));
    const { body } = await service.http.get('/v1/leaderboards').expect(200);
    for (const { pool, pairs, logLoss } of body.leaderboards[0].predictions) {
      const own = lines.find((line) => line.pool === pool && 'loss' in line);
      expect(Number(own?.loss) / Number(own?.pairs)).toBe(logLoss);
      expect(own?.pairs).toBe(pairs);
    }
  });

  it('lead to them without the games that were excluded, too', async () => {
    const store = await service.db.open();
    await store.ratings.exclude(played[1] ?? '', new Date(now));
    await expect.poll(async () => (await served()).map(({ games }) => games)).toEqual([3, 3, 3, 3]);
    const excluded = await service.http.get('/v1/leaderboards/excluded-games').expect(200);
    const file = join(folder, 'excluded.json');
    await writeFile(file, JSON.stringify(excluded.body));
    const { lines } = await computed('--excluded', file);
    expect(new Set(lines.filter((line) => 'player' in line))).toEqual(new Set(await served()));
  });
});
