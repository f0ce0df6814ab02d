import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFlakyProxy } from '../examples/flaky-proxy.js';
import { isInstalled } from '../examples/run-example.js';
import { type Service, sharedService } from '../support/service.js';

const python = it.skipIf(!isInstalled('python3'));
let service: Service;
beforeAll(async () => {
  service = await sharedService();
});
afterAll(() => service.close());

/** Runs a program with the SDK, and returns what it prints as JSON. */
async function run(program: string, server: string): Promise<unknown> {
  const folder = fileURLToPath(new URL('../../sdk/python', import.meta.url));
  const env = { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', SERVER: server };
  const child = spawn('python3', ['-c', `${HEAD}${program}`], { env });
  const [printed, errors] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(await errors);
  return JSON.parse(await printed);
}

const HEAD = `
import json, os
from permafrost import Client, PermafrostError
SERVER = os.environ["SERVER"]
def bots_game(client):
    game = client.create_game("thin-ice", ["me", "bot"], options={"rounds": 2})["id"]
    client.start(game)
    return game
`;

python('plays a whole game and follows it, though the network loses and cuts what it carries', async () => {
  const proxy = await startFlakyProxy(service.url, (method, nth) => {
    if (method === 'POST') return nth % 2 === 1 ? 'response lost' : undefined;
    return nth % 3 === 0 ? 'cut' : nth % 5 === 0 ? 'busy' : undefined;
  });
  try {
    const result = await run(
      `
client = Client.sign_up(SERVER, "Robot", bot=True)
game = bots_game(client)
over = client.play(game, lambda turn: turn["actions"][0])
print(json.dumps({
  "status": over["status"], "version": over["version"], "games": len(client.games(seat="me")),
  "followed": [entry["version"] for entry in client.follow(game)],
}))`,
      proxy.url,
    );
    const { version } = result as { version: number };
    expect(result).toEqual({
      ...{ status: 'finished', version, games: 1 },
      followed: Array.from({ length: version }, (_, nth) => nth + 1),
    });
    expect(proxy.failures).toEqual(expect.arrayContaining(['response lost', 'cut']));
  } finally {
    await proxy.close();
  }
});

python('says which prompts wait, and raises problems with their codes', async () => {
  const result = await run(
    `
client = Client.sign_up(SERVER, "Creb")
waiting = client.waiting()
before = next(waiting)
game = bots_game(client)
codes = []
for attempt in (lambda: client.game("01900000-0000-7000-8000-000000000000"), lambda: client.play(game, lambda turn: "x:y=1")):
    try:
        attempt()
    except PermafrostError as error:
        codes.append((error.status, error.code))
print(json.dumps([before, next(waiting) == [game], codes]))`,
    service.url,
  );
  expect(result).toEqual([
    [],
    true,
    [
      [404, 'not_found'],
      [expect.any(Number), expect.any(String)],
    ],
  ]);
});

python('plays all games of an account over one stream, with one request a turn', async () => {
  const seen: string[] = [];
  const proxy = await startFlakyProxy(service.url, (method, _nth, url) => {
    seen.push(`${method} ${url}`);
    return undefined;
  });
  try {
    const result = await run(
      `
client = Client.sign_up(SERVER, "Robot", bot=True)
games = [client.create_game("thin-ice", ["me", "me"], options={"rounds": 2})["id"] for _ in range(2)]
for game in games: client.start(game)
class Done(Exception): pass
turns = []
def choose(turn):
    turns.append(turn["game"])
    if len(turns) == 8: raise Done()
    return turn["actions"][0]
try: client.play_all(choose)
except Done: pass
print(json.dumps({"games": sorted(set(turns)) == sorted(games), "turns": len(turns)}))`,
      proxy.url,
    );
    expect(result).toEqual({ games: true, turns: 8 });
    // An account, two games and their starts, seven actions; and one stream.
    expect(seen.filter((one) => one.startsWith('POST'))).toHaveLength(12);
    expect(seen.filter((one) => one.startsWith('GET'))).toEqual(['GET /v1/me/events/stream?include=actions']);
  } finally {
    await proxy.close();
  }
});

python('challenges a bot that accepts by itself, and answers challenges', async () => {
  const result = await run(
    `
bot, ayla = Client.sign_up(SERVER, "Robot", bot=True), Client.sign_up(SERVER, "Ayla")
bot.accept([{"rulebook": "thin-ice"}])
names = [one.request("GET", "/v1/me")["player"]["id"] for one in (bot, ayla)]
begun = ayla.challenge("thin-ice", [names[0]])
asked = [bot.challenge("thin-ice", [names[1]])["id"] for _ in range(2)]
print(json.dumps([begun["status"], ayla.answer(asked[0], "later"), ayla.answer(asked[1])["status"]]))`,
    service.url,
  );
  expect(result).toEqual(['active', null, 'active']);
});
