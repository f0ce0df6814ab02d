import type { Service } from './service.js';

export interface Client {
  readonly headers: { readonly authorization: string };
  readonly post: <Answer>(path: string, body?: object) => Promise<Answer>;
  readonly get: (path: string) => Promise<Response>;
}

async function answered(response: Promise<Response>): Promise<Response> {
  const answer = await response;
  if (!answer.ok) throw new Error(`${answer.url}: ${await answer.text()}`);
  return answer;
}

/** Creates an account. */
export async function newClient({ url }: Service): Promise<Client> {
  const post = async <Answer>(path: string, body: object | undefined, headers: object): Promise<Answer> => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = body === undefined ? null : JSON.stringify(body);
    const response = fetch(url + path, { method: 'POST', headers: { ...type, ...headers }, body: text });
    return (await answered(response)).json() as Promise<Answer>;
  };
  const { secret } = await post<{ secret: string }>('/v1/players', { name: 'Bench' }, {});
  const headers = { authorization: `Bearer ${secret}` };
  return {
    headers,
    post: (path, body) => post(path, body, headers),
    get: (path) => answered(fetch(url + path, { headers })),
  };
}

/** Lets a seat be asked also where it has no choice, so that each action of a script is a request. */
export async function askAlways(
  { url }: Service,
  { headers }: Client,
  game: string,
  seats: number,
): Promise<void> {
  for (let seat = 0; seat < seats; seat += 1)
    await answered(
      fetch(`${url}/v1/games/${game}/seats/${seat}/orders`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ orders: [{ kind: 'ask' }] }),
      }),
    );
}

/** Starts a game with this client on every seat. Returns its id. */
export async function newGame(client: Client, rulebook: string, seats: number): Promise<string> {
  const wish = { rulebook, seats: Array(seats).fill('me') };
  const { id } = await client.post<{ id: string }>('/v1/games', wish);
  await client.post(`/v1/games/${id}/start`);
  return id;
}

/** The new games of an account have a line, in which 64 may wait. */
const AT_ONCE = 32;

/** Makes this many values, some of them in parallel. */
export async function each<Value>(count: number, make: (nth: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  let next = 0;
  const go = async (): Promise<void> => {
    for (let nth = next++; nth < count; nth = next++) made[nth] = await make(nth);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, go));
  return made;
}
