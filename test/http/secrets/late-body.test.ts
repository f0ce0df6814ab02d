import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usual } from '../../../src/http/plugins/slow-clients.js';
import type { Store } from '../../../src/store/open.js';
import { type Operation, operationsOf } from '../../support/answer-checker.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { giveRole, newGame, newPerson } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

/** A client sends the headers of a request in time, and its body when its token was revoked. */
describe('a request whose body comes late', () => {
  let db: TestDatabase;
  let service: Service;
  /** How many tokens were looked up. */
  let lookedUp = 0;
  beforeAll(async () => {
    db = await testDatabase();
    const store: Store = await db.open();
    const players: Store['players'] = {
      ...store.players,
      async authenticate(...asked) {
        const found = await store.players.authenticate(...asked);
        lookedUp += 1;
        return found;
      },
    };
    // On a busy machine it takes a while until all have begun.
    const patience = { ...usual, request: 300_000 };
    service = await startService({ db, store: { ...store, players }, patience });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const begin = ({ method, path }: Pick<Operation, 'method' | 'path'>, secret: string, body = '{}') => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    const ended = new Promise<string>((resolve, reject) => {
      socket.on('data', (part) => {
        answer += part.toString();
      });
      socket.on('error', reject);
      socket.on('end', () => resolve(answer));
    });
    const headers = [
      `${method.toUpperCase()} ${path} HTTP/1.1`,
      ...[`host: ${hostname}`, 'connection: close', `authorization: Bearer ${secret}`],
      ...['content-type: application/json', `content-length: ${body.length}`, '', ''],
    ];
    socket.write(headers.join('\r\n') + body.slice(0, 1));
    return {
      async finish(): Promise<{ readonly status: number; readonly text: string }> {
        socket.write(body.slice(1));
        const text = await ended;
        return { status: Number(text.split(' ', 2)[1]), text };
      },
    };
  };

  it('changes nothing if its token was revoked meanwhile, whatever it asks for', async () => {
    const ayla = await newPerson(service);
    await giveRole(service, ayla, 'operator');
    const wish = { name: 'stolen', scopes: ['read', 'play', 'manage'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const game = await newGame(service, ayla);
    const changes = operationsOf(service.app).filter(
      ({ method, security = [] }) => method !== 'get' && security.some((one) => 'bearer' in one),
    );
    expect(changes.length).toBeGreaterThan(45);
    const before = lookedUp;
    const begun = changes.map((operation) => {
      const path = operation.path.replace('{id}', game.id).replaceAll(/\{\w+\}/g, '0');
      return { operation, request: begin({ ...operation, path }, body.secret) };
    });
    await until(() => lookedUp === before + changes.length);
    await service.http.delete('/v1/me/sessions?tokens=true').set(ayla.auth).expect(204);
    for (const { operation, request } of begun)
      expect([operation.operationId, (await request.finish()).status]).toEqual([operation.operationId, 401]);
  });

  it('is refused if the role that it needs was taken away meanwhile, or its account was suspended', async () => {
    const [ayla, creb, broud] = [
      await newPerson(service),
      await newPerson(service),
      await newPerson(service),
    ];
    await giveRole(service, ayla, 'operator');
    await giveRole(service, creb, 'operator');
    const game = await newGame(service, broud);
    const measure = (about: object) => JSON.stringify({ reason: 'Late.', ...about });
    const role = JSON.stringify({ role: 'operator' });
    const inADay = new Date(Date.now() + 86_400_000).toISOString();
    const wishes = [
      [
        creb,
        'post',
        '/v1/admin/measures',
        measure({ kind: 'mute', player: broud.id, until: inADay }),
        'insufficient_role',
      ],
      [creb, 'put', `/v1/admin/roles/${broud.id}`, role, 'insufficient_role'],
      [broud, 'patch', '/v1/me', JSON.stringify({ name: 'Uba' }), 'suspended'],
      [broud, 'post', `/v1/games/${game.id}/messages`, JSON.stringify({ text: 'Late.' }), 'suspended'],
    ] as const;
    const before = lookedUp;
    const begun = wishes.map(([{ secret }, method, path, body, code]) => ({
      request: begin({ method, path }, secret, body),
      code,
    }));
    await until(() => lookedUp === before + wishes.length);
    await service.http.delete(`/v1/admin/roles/${creb.id}`).set(ayla.auth).expect(204);
    const suspend = { kind: 'suspend', player: broud.id, reason: 'Spam.', until: inADay };
    await service.http.post('/v1/admin/measures').set(ayla.auth).send(suspend).expect(201);
    for (const { request, code } of begun) {
      const { status, text } = await request.finish();
      expect([status, text]).toEqual([403, expect.stringContaining(`"code":"${code}"`)]);
    }
    const { body } = await service.http.get('/v1/me/measures').set(broud.auth).expect(200);
    expect(body.measures.map(({ kind }: { kind: string }) => kind)).toEqual(['suspend']);
  });

  it('does not make another token for one who has stolen a token', async () => {
    const ayla = await newPerson(service);
    const wish = { name: 'stolen', scopes: ['manage'] };
    const { body: stolen } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const before = lookedUp;
    const another = JSON.stringify({ name: 'another', scopes: ['read', 'play', 'manage'] });
    const request = begin({ method: 'post', path: '/v1/me/tokens' }, stolen.secret, another);
    await until(() => lookedUp === before + 1);
    await service.http.delete(`/v1/me/tokens/${stolen.token.id}`).set(ayla.auth).expect(204);
    expect((await request.finish()).status).toBe(401);
    const { body } = await service.http.get('/v1/me/tokens').set(ayla.auth).expect(200);
    expect(body.tokens).toHaveLength(1);
  });

  it('is answered as always if its token is still there', async () => {
    const ayla = await newPerson(service);
    const before = lookedUp;
    const request = begin({ method: 'patch', path: '/v1/me' }, ayla.secret, JSON.stringify({ name: 'Uba' }));
    await until(() => lookedUp === before + 1);
    expect((await request.finish()).status).toBe(200);
  });
});
