import type { Service } from './service.js';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly auth: { readonly authorization: string };
}

export const bearer = (secret: string): { readonly authorization: string } => ({
  authorization: `Bearer ${secret}`,
});

export async function newPerson({ http }: Service, name = 'Ayla'): Promise<Person> {
  const { body } = await http.post('/v1/players').send({ name }).expect(201);
  return { id: body.player.id, name, secret: body.secret, auth: bearer(body.secret) };
}

/** As `permafrost grant` does. */
export async function giveRole(
  { db }: Service,
  { id }: Person,
  role: 'moderator' | 'operator',
): Promise<void> {
  await db.query(`INSERT INTO roles (player_id, role, at) VALUES ('${id}', '${role}', now())
    ON CONFLICT (player_id) DO UPDATE SET role = excluded.role`);
  await db.query(`UPDATE players SET revision = revision + 1 WHERE id = '${id}'`);
}

export interface GameWish {
  readonly rulebook?: string;
  readonly seats?: readonly ('me' | 'bot' | 'open' | { readonly bot: string })[];
  readonly options?: object;
  readonly components?: object;
  readonly visibility?: 'public' | 'unlisted' | 'private';
  readonly clock?: object;
  readonly language?: 'en' | 'de';
  readonly carryOver?: boolean;
  readonly rated?: boolean;
}

/** An open game: by default with the smallest rulebook and two seats, the second one open. */
export async function newGame({ http }: Service, creator: Person, wish: GameWish = {}) {
  const { body } = await http
    .post('/v1/games')
    .set(creator.auth)
    .send({ rulebook: 'thin-ice', seats: ['me', 'open'], ...wish })
    .expect(201);
  return body as { id: string; invitation: string; version: number; status: string };
}

/** From now on nobody finds the games that there are in the lobby. */
export const hideGames = ({ db }: Service): Promise<object[]> =>
  db.query(`UPDATE games SET visibility = 'private' WHERE visibility <> 'private'`);

/** A started game of two players. */
export async function startedGame(
  service: Service,
  one: Person,
  two: Person,
  wish: GameWish = {},
): Promise<string> {
  const { id, invitation } = await newGame(service, one, wish);
  await service.http.post(`/v1/games/${id}/seats`).set(two.auth).send({ invitation }).expect(200);
  await service.http.post(`/v1/games/${id}/start`).set(one.auth).expect(200);
  return id;
}
