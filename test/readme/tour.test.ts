import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReceivers } from '../../src/outbound/receivers.js';
import { type Service, startService } from '../support/service.js';

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The shell commands of a document that are meant to be typed. */
const commandsIn = (text: string): string =>
  [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, code]) => code).join('\n');

const sectionOf = (text: string, title: string): string =>
  text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

describe('the documents for strangers', () => {
  let service: Service;
  let cwd: string;
  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'permafrost-tour-'));
    service = await startService({
      receivers: openReceivers({ resolve: async () => ['1.1.1.1'] }),
      mailer: { send: async () => ({ kind: 'sent' }), close: () => {} },
      dispatchMs: null,
    });
  });
  afterAll(async () => {
    await service.close();
    await rm(cwd, { recursive: true });
  });

  const type = async (script: string): Promise<string> => {
    const env = { ...process.env, SERVER: service.url };
    const { stdout } = await promisify(execFile)('bash', ['-c', `set -eu\n${script}`], { cwd, env });
    return stdout;
  };
  const tour = async () => commandsIn(sectionOf(await read('README.md'), 'A first game with curl'));

  it('have a first game that works as it is typed', async () => {
    const shown = await type(await tour());
    expect(shown).not.toContain('/problems/');
    expect(shown).toContain('"yourSeats":[1]');
    expect(shown).toContain('"status":"active"');
    expect(shown).toContain('"viewer":0');
    expect(shown).toContain('"actions":[');
    expect(shown).toContain('event: entry');
  });

  it('have a guide for clients whose commands work after that game', async () => {
    const guide = commandsIn(await read('docs/CLIENTS.md'));
    const shown = await type(`{ ${await tour()}\n} > /dev/null\n${guide}\ncat table.svg`);
    expect(shown).not.toContain('/problems/');
    expect(shown).toContain('"scopes":["read","play"]');
    expect(shown).toContain('"kind":"turn","seconds":259200');
    expect(shown).toContain('"secret":"whsec_');
    expect(shown).toContain('"dailyAt":"18:00"');
    expect(shown).toContain('"text":"Good luck!"');
    expect(shown).toContain('<svg');
  });
});
