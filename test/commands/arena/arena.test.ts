import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArenaGame } from '../../../src/bots/arena/play-game.js';
import { runHere } from '../run-here.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'permafrost-arena-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('permafrost arena', () => {
  it('prints how often each wins, and writes games from which the same follows', async () => {
    const file = join(folder, 'games.jsonl');
    const players = ['basic', 'broken=exec:exit 1'];
    const args = ['arena', 'mammut', ...players, '--games', '3', '--to', file];
    const { code, out, err } = await runHere([...args, '--json']);
    expect(code, err).toBe(0);
    expect(err).toContain('broken lost game 1: it ended');
    const results = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results).toMatchObject([
      { name: 'basic', wins: 1, fair: 0.5, seats: 4, lost: 0 },
      { name: 'broken', wins: 0, to: expect.closeTo(1 - results[0].from), seats: 4, lost: 4 },
    ]);
    const games = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line): ArenaGame => JSON.parse(line));
    expect(games.map(({ world, rotation }) => [world, rotation])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect((await runHere(['arena', '--sum', file, '--json'])).out).toBe(out);
    expect((await runHere(['arena', '--sum', file])).out).toMatch(/^basic +100\.0 +\d+\.\d–100\.0 +50\.0 /m);
  });

  it.each([
    [['mammut', 'basic'], 'usage: permafrost arena'],
    [['chess', 'basic', 'basic'], 'usage: permafrost arena'],
    [['mammut', 'basic', 'best'], 'There is no player best.'],
    [['mammut', 'basic', 'search:speed=9'], 'A search has no setting speed=9.'],
    [['mammut', 'a=basic', 'a=strong'], 'Two players are called a.'],
    [['mammut', 'basic', 'strong', '--seats', '9'], 'mammut is played by 2 to 5 seats.'],
    [['mammut', 'basic', 'strong', '--games', 'many'], '--games takes a number from 1.'],
    [['mammut', 'basic', 'strong', '--options', '{'], '--options is not JSON.'],
    [['eiszeit', 'basic', 'strong', '--options', '{"rounds":9}'], '/options/rounds'],
  ])('refuses %j', async (args, because) => {
    const { code, out, err } = await runHere(['arena', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(because);
  });
});
