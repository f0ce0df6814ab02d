import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

type Engine = Record<'legal' | 'view', (state: object, seat: number) => unknown> & {
  readonly actionId: (action: unknown) => string;
};

describe('GET /v1/games/{id}/world', () => {
  let service: Service;
  let ayla: Person;
  let brun: Person;
  let id = '';
  beforeAll(async () => {
    service = await startService({ rulebooks });
    [ayla, brun] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Brun')];
    id = await startedGame(service, ayla, brun, { rulebook: 'mammut', visibility: 'private' });
  });
  afterAll(() => service.close());

  const world = (who: Person, query = '', of = id) =>
    service.http.get(`/v1/games/${of}/world${query}`).set(who.auth);

  it('is a state for the engine of the game, as the seat knows it', async () => {
    const { body } = await world(brun).expect(200);
    const view = await service.http.get(`/v1/games/${id}/view`).set(brun.auth).expect(200);
    const actions = await service.http.get(`/v1/games/${id}/actions`).set(brun.auth).expect(200);
    expect(body).toMatchObject({ game: id, rulebook: 'mammut', version: view.body.version, seat: 1 });
    const { text } = await service.http.get(`/v1/engines/${body.engineHash}.mjs`).expect(200);
    const file = join(await mkdtemp(join(tmpdir(), 'permafrost-world-')), 'engine.mjs');
    await writeFile(file, text);
    const engine = (await import(pathToFileURL(file).href)) as Engine;
    expect(engine.view(body.state, 1)).toEqual(view.body.view);
    expect((engine.legal(body.state, 1) as unknown[]).map(engine.actionId)).toEqual(
      actions.body.asked.flatMap(({ actions: own }: { actions: { id: string }[] }) =>
        own.map((one) => one.id),
      ),
    );
  });

  it('is the same however often a seat asks at a version, and another for the other seat', async () => {
    const [first, second] = [await world(ayla).expect(200), await world(ayla, '?seat=0').expect(200)];
    expect(second.body).toEqual(first.body);
    expect((await world(brun).expect(200)).body.state).not.toEqual(first.body.state);
    await world(ayla)
      .set('if-none-match', first.headers.etag as string)
      .expect(304);
  });

  it('is for the holder of the seat alone', async () => {
    const stranger = await newPerson(service, 'Creb');
    await world(stranger).expect(404);
    const refused = await world(ayla, '?seat=1').expect(403);
    expect(refused.body.code).toBe('not_your_seat');
    await service.http.get(`/v1/games/${id}/world`).expect(401);
    const open = await startedGame(service, ayla, brun, { rulebook: 'mammut', visibility: 'public' });
    expect((await world(stranger, '', open).expect(403)).body.code).toBe('not_seated');
  });

  it('exists while the game is played', async () => {
    const { id: waiting } = await newGame(service, ayla, { rulebook: 'mammut' });
    expect((await world(ayla, '', waiting).expect(409)).body.code).toBe('not_started');
    const over = await startedGame(service, ayla, brun, { rulebook: 'mammut' });
    await service.http.post(`/v1/games/${over}/seats/1/resign`).set(brun.auth).expect(200);
    const { body } = await world(brun, '', over).expect(409);
    expect(['resigned', 'game_over']).toContain(body.code);
  });
});
