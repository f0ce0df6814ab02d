import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playArena } from '../../../src/bots/arena/arena.js';
import { levelContestant } from '../../../src/bots/arena/built-in.js';
import type { Contestant } from '../../../src/bots/arena/contestant.js';
import type { ArenaGame } from '../../../src/bots/arena/play-game.js';
import { httpContestant } from '../../../src/commands/arena/http-program.js';
import { programContestant } from '../../../src/commands/arena/program.js';
import { erase } from '../../../src/engine/any-rulebook.js';
import { configFor } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';
import { until } from '../../support/until.js';

const rulebook = erase(thinIce);
const { signal } = new AbortController();
/** Longer than any machine takes. */
const patient = { ms: 300_000, withWorld: false };
/** Nothing but what does not answer is given so little. */
const hasty = { ms: 300, withWorld: false };

/** Answers with the first action, by the means of a shell alone. */
const FIRST = `while read -r line; do id=\${line#*'"id":"'}; printf '{"action":"%s"}\\n' "\${id%%'"'*}"; done`;

/** Two games against the basic bot. */
async function against(contestant: Contestant): Promise<ArenaGame[]> {
  onTestFinished(() => contestant.close());
  const contestants = [contestant, levelContestant('basic', 'basic')];
  const arena = { rulebook, config: configFor(rulebook, 2), contestants, games: 2, seed: 'a', signal };
  const games: ArenaGame[] = [];
  for await (const game of playArena(arena)) games.push(game);
  return games;
}

/** It ranks last in both games, and each was played to its end. */
function expectLost(games: readonly ArenaGame[], because: RegExp): void {
  expect(games).toHaveLength(2);
  for (const [rotation, { lost, standings, actions }] of games.entries()) {
    expect(lost).toMatchObject([{ seat: rotation, because: expect.stringMatching(because) }]);
    expect(standings.find(({ seat }) => seat === rotation)?.rank).toBe(2);
    expect(actions).toHaveLength(6);
  }
}

describe('A program in the arena', () => {
  it('plays by a line for each question', async () => {
    const games = await against(programContestant('first', FIRST, patient));
    expect(games.map(({ lost }) => lost)).toEqual([[], []]);
    for (const [rotation, { actions }] of games.entries())
      expect(actions.filter(([seat]) => seat === rotation).map(([, id]) => id)).toEqual(
        Array(3).fill('drill:fish=1'),
      );
  });

  it.each([
    ['prints rubbish', 'while read -r line; do echo rubbish; done', /something else/],
    ['names an action that is not legal', `read -r line; echo '{"action":"drill:fish=9"}'; cat`, /not legal/],
    ['ends', 'echo broken >&2; exit 3', /^ended; it wrote: broken$/],
    ['does not exist', './no-such-program', /^ended/],
    ['prints a hundred megabytes', 'head -c 100000000 /dev/zero; cat', /more than 1000000 bytes/],
    ['never stops to print lines', 'yes', /more than/],
  ])('that %s loses its game, and is started again for the next', async (_, command, because) => {
    expectLost(await against(programContestant('bad', command, patient)), because);
  });

  it('that does not answer loses its game, and ends with all that it has started', async () => {
    const games = await against(programContestant('slow', 'sleep 1000 & echo $! >&2; sleep 1000', hasty));
    expectLost(games, /^did not answer within 0.3 s; it wrote: \d+$/);
    for (const { lost } of games) {
      const pid = Number(lost[0]?.because.split(' ').at(-1));
      await until(() => !isRunning(pid));
    }
  });

  it('gets a state to search in if that is wanted, and otherwise nothing but what its seat sees', async () => {
    const asked: string[][] = [];
    const url = await serve((body, response) => {
      const question = JSON.parse(body);
      asked.push(Object.keys(question));
      response.end(JSON.stringify({ action: question.actions[0].id }));
    });
    for (const withWorld of [false, true])
      await against(httpContestant('web', url, { ...patient, withWorld }, signal));
    const usual = 'game rulebook rulesVersion seats options seat prompt actions view'.split(' ');
    expect(asked).toHaveLength(12);
    expect(asked.slice(0, 6)).toEqual(Array(6).fill(usual));
    expect(asked.slice(6)).toEqual(Array(6).fill([...usual, 'world']));
  });
});

describe('A server in the arena', () => {
  it.each<[string, RegExp, (response: ServerResponse) => void]>([
    ['refuses', /^answered 500$/, (response) => response.writeHead(500).end('{}')],
    ['hangs up', /^could not be reached$/, (response) => response.destroy()],
    ['sends rubbish', /something else/, (response) => response.end('[[[')],
    ['sends a hundred megabytes', /more than 1000000 bytes/, (response) => response.end(Buffer.alloc(1e8))],
    ['sends another address', /^could not be reached$/, (to) => to.writeHead(302, { location: '/' }).end()],
  ])('that %s loses its game', async (_, because, answer) => {
    const url = await serve((_body, response) => answer(response));
    expectLost(await against(httpContestant('web', url, patient, signal)), because);
  });

  it('that does not answer loses its game', async () => {
    const url = await serve(() => {});
    expectLost(await against(httpContestant('web', url, hasty, signal)), /^did not answer within 0.3 s$/);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function serve(answer: (body: string, response: ServerResponse) => void): Promise<string> {
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    answer(Buffer.concat(await request.toArray()).toString(), response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
