/** Under these keys, responses have players. */
const PLAYERS = new Set(['player', 'author', 'guest']);

interface Named {
  readonly id: string;
  name: string;
  deleted?: true;
}

const isNamed = (value: object): value is Named => 'id' in value && 'name' in value;

function* playersIn(value: unknown, key = ''): Generator<Named> {
  if (typeof value !== 'object' || value === null) return;
  if (PLAYERS.has(key) && isNamed(value)) yield value;
  for (const [inner, one] of Object.entries(value)) yield* playersIn(one, inner);
}

/** A response as it is saved for others than those it names, who may delete their accounts. */
export function withoutNames(json: string): string {
  const body: unknown = JSON.parse(json);
  for (const player of playersIn(body)) player.name = '';
  return JSON.stringify(body);
}

/** The same with the names of today. */
export async function withNames(
  json: string,
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<string> {
  const body: unknown = JSON.parse(json);
  const players = [...playersIn(body)];
  if (players.length === 0) return json;
  const names = await namesOf([...new Set(players.map(({ id }) => id))]);
  for (const player of players) {
    player.name = names.get(player.id) ?? '';
    if (player.name === '') player.deleted = true;
  }
  return JSON.stringify(body);
}
