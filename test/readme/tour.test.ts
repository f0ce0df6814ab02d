import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');

/** The code blocks of a language in one section. */
function blocks(section: string, language: string): string {
  const text = readme.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))]
    .map(([, code]) => code)
    .join('\n');
}

describe('the README', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it('has a tour that works as it is typed', async () => {
    const script = `set -eu\n${blocks('Five minutes with curl', 'sh')}`;
    const env = { ...process.env, SERVER: service.url };
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { env });
    expect(stdout).not.toContain('/problems/');
    expect(stdout).toContain('"yourSeats":[1]');
    expect(stdout).toContain('"status":"active"');
    expect(stdout).toContain('"viewer":0');
    expect(stdout).toContain('"actions":[');
    expect(stdout).toContain('event: entry');
  });

  it('has a bot of at most thirty lines that plays a game to its end', async () => {
    const code = blocks('A bot in thirty lines', 'js');
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    const folder = await mkdtemp(join(tmpdir(), 'permafrost-bot-'));
    await writeFile(join(folder, 'bot.mjs'), code);
    const me = await newPerson(service, 'Thirty lines');
    const { id } = await newGame(service, me, { seats: ['me', 'me', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
    const bot = spawn(process.execPath, ['bot.mjs', me.secret], {
      cwd: folder,
      env: { ...process.env, SERVER: service.url },
    });
    try {
      await expect
        .poll(async () => (await service.http.get(`/v1/games/${id}`)).body.status, { timeout: 30_000 })
        .toBe('finished');
    } finally {
      bot.kill();
      await rm(folder, { recursive: true });
    }
  });
});
