import { Type } from 'typebox';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { closed } from '../../../src/engine/define/index.js';
import { verify } from '../../../src/engine/verify.js';
import { readExport } from '../../../src/play/history/read-export.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { editedRulebook } from '../../support/edited-rulebook.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { raised } from '../../support/raised.js';
import { released as rulebooks } from '../../support/released.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('a game whose options or components newer rules see differently', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  /** With an option more, whose default leaves the rules as they are. */
  let withOption: readonly AnyRulebook[];
  beforeAll(async () => {
    const newest = await editedRulebook('eiszeit', [
      [
        'eiszeit/state.ts',
        'rounds: Type.Integer',
        'extra: Type.Integer({ minimum: 0, maximum: 2, default: 1 }),\n  rounds: Type.Integer',
      ],
      ['eiszeit/state.ts', 'rounds: options.rounds', 'rounds: options.rounds + options.extra - 1'],
    ]);
    withOption = rulebooks.map((rulebook) => (rulebook.meta.id === 'eiszeit' ? newest : rulebook));
  });
  beforeEach(async () => {
    db = await testDatabase();
    service = await startService({ db, rulebooks });
    ayla = await newPerson(service, 'Ayla');
  });
  afterEach(async () => {
    await service.close();
    await db.drop();
  });

  async function begun(rulebook: string, seats: number, wish: object = {}): Promise<string> {
    const { id } = await newGame(service, ayla, { rulebook, seats: Array(seats).fill('me'), ...wish });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await act(id);
    return id;
  }

  async function act(id: string): Promise<void> {
    const { body } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
    const [{ seat, actions }] = body.asked;
    const action = actions[0].id;
    await service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send({ seat, action }).expect(200);
  }

  const gameOf = async (id: string) =>
    (await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200)).body;
  const viewOf = async (id: string) =>
    (await service.http.get(`/v1/games/${id}/view?seat=0`).set(ayla.auth).expect(200)).body.view;

  async function release(newer: readonly AnyRulebook[]): Promise<void> {
    await service.close();
    service = await startService({ db, rulebooks: newer });
  }

  async function judged(rulebook: string, result: 'carried_over' | 'pinned'): Promise<void> {
    const series = `permafrost_carried_over_total{rulebook="${rulebook}",result="${result}"} 1`;
    await until(async () => (await service.metrics.registry.metrics()).includes(series));
  }

  async function endedAndExported(id: string, seats: number) {
    for (let seat = 0; seat < seats; seat += 1)
      await service.http.post(`/v1/games/${id}/seats/${seat}/resign`).set(ayla.auth).expect(200);
    await until(async () => (await gameOf(id)).status === 'finished');
    return (await service.http.get(`/v1/games/${id}/export`).expect(200)).body;
  }

  it('is carried over with the default of an option that it is older than', async () => {
    const id = await begun('eiszeit', 3, { options: { rounds: 3 } });
    const before = await viewOf(id);
    await release(withOption);
    await judged('eiszeit', 'carried_over');
    expect(await viewOf(id)).toEqual(before);
    expect(await gameOf(id)).toMatchObject({ rulesVersion: '2', options: { rounds: 3 } });
    await act(id);
    const exported = await endedAndExported(id, 3);
    const read = readExport(withOption, exported);
    if (!read.ok) throw new Error(read.error.join());
    expect(verify(read.value.rulebook, read.value.game)).toEqual([]);
    const wish = { version: 2, seats: Array(3).fill('me') };
    const { body: fork } = await service.http
      .post(`/v1/games/${id}/fork`)
      .set(ayla.auth)
      .send(wish)
      .expect(201);
    expect(await viewOf(fork.id)).toEqual(before);
    const { body: rematch } = await service.http.post(`/v1/games/${id}/rematch`).set(ayla.auth).expect(200);
    expect(rematch.options).toEqual({ extra: 1, rounds: 3 });
  });

  it('is pinned if the newer rules no longer have one of its options', async () => {
    const id = await begun('eiszeit', 3, { options: { rounds: 3 } });
    await release(
      raised(rulebooks, 'eiszeit', ({ schemas }) => ({ schemas: { ...schemas, options: closed({}) } })),
    );
    await judged('eiszeit', 'pinned');
    await act(id);
    expect(await gameOf(id)).toMatchObject({ rulesVersion: '1', options: { rounds: 3 }, version: 3 });
    expect(await endedAndExported(id, 3)).toMatchObject({ rulesVersion: '1', complete: true });
    const { status, body } = await service.http.post(`/v1/games/${id}/rematch`).set(ayla.auth);
    expect([status, body.code, body.errors?.[0]?.pointer]).toEqual([400, 'malformed', '/options/rounds']);
  });

  it('is pinned if its components do not fit the newer schema', async () => {
    const id = await begun('mammut', 2);
    await release(
      raised(rulebooks, 'mammut', ({ schemas, components }) => ({
        components: { ...components, weather: { values: [], provenance: 'reconstructed' } },
        schemas: {
          ...schemas,
          components: Type.Intersect([schemas.components, Type.Object({ weather: Type.Object({}) })]),
        },
      })),
    );
    await judged('mammut', 'pinned');
    await act(id);
    expect(await gameOf(id)).toMatchObject({ rulesVersion: '1', version: 3 });
    await service.http.get(`/v1/games/${id}/components`).expect(200);
    expect(await endedAndExported(id, 2)).toMatchObject({ rulesVersion: '1', complete: true });
  });
});
