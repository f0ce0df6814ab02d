import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/kernel/hash.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { newGame, newPerson } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const NOWHERE = '0'.repeat(64);

/** Plays a game to its end, and tells how; in a folder with nothing but itself and the engine. */
const PLAYER = `
import { components, legal, meta, outcome, picture, prompts, rollout, apply, seededRng, start, view } from './engine.mjs';
const seats = meta.seats.min;
const config = { seats, options: JSON.parse(process.argv[2]), components };
let { state } = start(config, seededRng('seed', 1));
let version = 1;
for (let asked = prompts(state); asked.length > 0; asked = prompts(state)) {
  const [{ seat }] = asked;
  version += 1;
  const applied = apply(state, seat, legal(state, seat)[0], seededRng('seed', version));
  if (!applied.ok) throw new Error(applied.error.code);
  state = applied.value.state;
  if (version === 100) state = rollout(state, seededRng('seed', 'rollout')).state;
}
const names = Array.from({ length: seats }, (_, seat) => 'seat ' + seat);
const drawing = { language: 'en', names, components, layout: 'wide', scheme: 'light', size: 800, legal: [] };
const svg = picture(view(state, 'spectator'), drawing);
console.log(JSON.stringify({ outcome: outcome(state), svg: svg.slice(0, 4) }));
`;

/** The examples of docs/ENGINES.md: play, search, verify. */
const examples = [
  ...readFileSync(new URL('../../../docs/ENGINES.md', import.meta.url), 'utf8').matchAll(/```js\n(.*?)```/gs),
].map(([, code = '']) => code);

describe('engine files', () => {
  let service: Service;
  const folder = mkdtempSync(join(tmpdir(), 'permafrost-engine-'));
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await service.close();
  });

  /** Runs a script in a folder that has the engine and nothing else. */
  function run(script: string, ...args: string[]): string {
    writeFileSync(join(folder, 'script.mjs'), script);
    const { stdout, stderr } = spawnSync(process.execPath, ['script.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {},
    });
    expect(stderr).toBe('');
    return stdout;
  }

  async function download(id: string): Promise<void> {
    const { text } = await service.http.get(`/v1/rulebooks/${id}/engine.mjs`).expect(200);
    writeFileSync(join(folder, 'engine.mjs'), text);
  }

  it('of today are revalidated, and those named by hash are cached forever', async () => {
    const current = await service.http.get('/v1/rulebooks/mammut/engine.mjs').expect(200);
    expect(current.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(current.headers['cache-control']).toBe('public, no-cache');
    const known = current.headers.etag ?? '';
    await service.http.get('/v1/rulebooks/mammut/engine.mjs').set('if-none-match', known).expect(304);

    const named = await service.http.get(`/v1/engines/${sha256(current.text)}.mjs`).expect(200);
    expect(named.text).toBe(current.text);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(named.headers['access-control-allow-origin']).toBe('*');
  });

  it('come with their types', async () => {
    const { text, headers } = await service.http.get('/v1/rulebooks/mammut/engine.d.mts').expect(200);
    expect(headers['content-type']).toBe('application/typescript; charset=utf-8');
    expect(text).toContain('export declare const legal');
    const { text: engine } = await service.http.get('/v1/rulebooks/mammut/engine.mjs');
    expect((await service.http.get(`/v1/engines/${sha256(engine)}.d.mts`).expect(200)).text).toBe(text);
  });

  it('may be loaded from pages of any origin, also where the API may not be called from there', async () => {
    const strict = await startService({ corsOrigins: ['https://only.example'] });
    try {
      const from = { origin: 'https://other.example' };
      const { headers } = await strict.http.get('/v1/rulebooks/mammut/engine.mjs').set(from).expect(200);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    } finally {
      await strict.close();
    }
  });

  it('that nobody has are not found', async () => {
    const codeAt = async (path: string) => (await service.http.get(path).expect(404)).body.code;
    expect(await codeAt(`/v1/engines/${NOWHERE}.mjs`)).toBe('not_found');
    expect(await codeAt(`/v1/engines/${NOWHERE}.d.mts`)).toBe('not_found');
    expect(await codeAt('/v1/rulebooks/chess/engine.mjs')).toBe('rulebook_not_found');
    expect(await codeAt('/v1/rulebooks/thin-ice/engine.mjs')).toBe('not_found');
  });

  it.each(rulebooks.map(({ meta }) => meta.id))(
    'play a whole game in Node.js with nothing beside them: %s',
    async (id) => {
      await download(id);
      const { body } = await service.http.get(`/v1/rulebooks/${id}`).expect(200);
      const properties = Object.entries<{ default?: unknown }>(body.options.properties ?? {});
      const options = Object.fromEntries(properties.map(([name, option]) => [name, option.default]));
      const played = JSON.parse(run(PLAYER, JSON.stringify(options)));
      expect(played.outcome.standings.length).toBeGreaterThan(1);
      expect(played.svg).toBe('<svg');
    },
  );

  it('play and search as the documentation shows', async () => {
    const [play = '', search = ''] = examples;
    await download('eiszeit');
    expect(run(play)).toMatch(/rank: 1/);
    const tried = `
import { components, prompts, start } from './engine.mjs';
const { state } = start({ seats: 3, options: { rounds: 3 }, components }, rng);
const [{ seat }] = prompts(state);
console.log(JSON.stringify(legal(state, seat).map((action) => worth(state, seat, action))));`;
    const worths: number[] = JSON.parse(run(`${search}${tried}`));
    expect(worths.length).toBeGreaterThan(1);
    for (const worth of worths) expect([-1, -2, -3]).toContain(worth);
  });

  it('verify a finished game as the documentation shows, and find out what was changed', async () => {
    const ayla = await newPerson(service, 'Ayla');
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await service.http.post(`/v1/games/${id}/seats/0/resign`).set(ayla.auth).expect(200);
    await until(async () => (await service.http.get(`/v1/games/${id}`)).body.status === 'finished');
    const { body: exported } = await service.http.get(`/v1/games/${id}/export`).expect(200);

    await download('mammut');
    const verified = (game: object): string => {
      writeFileSync(join(folder, 'export.json'), JSON.stringify(game));
      return run(examples[2] ?? '');
    };
    expect(verified(exported)).toBe('[]\n');
    expect(verified({ ...exported, outcome: null })).toContain('outcome');
    expect(verified({ ...exported, rulesVersion: '0' })).toContain('version 0 of the rules');
    expect(verified({ ...exported, entries: exported.entries.slice(0, -1) })).toContain('breaks off');
  });
});
