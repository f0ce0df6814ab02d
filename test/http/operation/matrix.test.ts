import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationsOf } from '../../support/answer-checker.js';
import { bearer, giveRole, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { CLIENT, DocumentDouble, tokensFor } from '../oauth/support.js';

type Documented = Operation & {
  readonly 'x-role'?: 'moderator' | 'operator';
  readonly 'x-seat-key'?: boolean;
};

const scopes = ['read', 'play', 'manage'] as const;
const roles = ['player', 'moderator', 'operator'] as const;

interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  readonly scopes: readonly string[];
  readonly role?: (typeof roles)[number];
  readonly isBarred?: boolean;
  /** Whether it sends a key to a seat, and of which game and seat the operations are asked. */
  readonly key?: 'of this seat' | 'of another seat' | 'of another game' | 'replaced';
}

/** What refuses a caller before an operation looks at the rest of a request. */
const REFUSALS = ['unauthorized', 'insufficient_scope', 'insufficient_role', 'suspended'] as const;
const HOUR = 3_600_000;

/** What the document says that the caller is answered; null if it is let in. */
function expectedFor(operation: Documented, caller: Caller | null): string | null {
  const { security = [], responses } = operation;
  if (security.length === 0) return null;
  if (caller === null) return security.some((one) => Object.keys(one).length === 0) ? null : 'unauthorized';
  if (caller.key === 'replaced') return 'unauthorized';
  const needed = security.flatMap(({ bearer: one = [] }) => one);
  if (!needed.every((scope) => caller.scopes.includes(scope))) return 'insufficient_scope';
  if (caller.isBarred && documents(responses, 'suspended')) return 'suspended';
  if (caller.key !== undefined && !opensFor(operation, caller.key)) return 'insufficient_scope';
  const role = operation['x-role'];
  return role === undefined || roles.indexOf(caller.role ?? 'player') >= roles.indexOf(role)
    ? null
    : 'insufficient_role';
}

/** A key opens its own game and seat, and what is of no game. */
function opensFor({ 'x-seat-key': isOpen = false, path }: Documented, key: Caller['key']): boolean {
  const isOfGame = path.startsWith('/v1/games/{id}');
  return (
    isOpen &&
    (!isOfGame || key !== 'of another game') &&
    (!path.includes('{seat}') || (isOfGame && key === 'of this seat'))
  );
}

const documents = (responses: Operation['responses'], code: string): boolean =>
  Object.values(responses).some(({ description = '' }) => description.includes(`\`${code}\`:`));

describe('every operation', () => {
  let service: Service;
  let ayla: Person;
  let game: string;
  /** Some operations on seats look at no query, so that guests leave. */
  let renewKeys: () => Promise<void>;
  /** For guests alone, so that nobody else changes it. */
  let keyed: string;
  let operations: readonly Documented[];
  const callers = new Map<string, Caller>();

  beforeAll(async () => {
    const application = new DocumentDouble();
    application.put(CLIENT);
    // Applications get tokens for the one address that all processes have.
    service = await startService({
      publicUrl: 'https://permafrost.example',
      clientDocuments: application,
    });
    operations = operationsOf(service.app);
    const person = (name: string) => newPerson(service, name);
    ayla = await person('Ayla');
    const operator = await person('Creb');
    await giveRole(service, operator, 'operator');
    const measure = async (kind: string, { id }: Person, until?: Date) => {
      const wish = { kind, player: id, reason: 'Spam.', ...(until && { until: until.toISOString() }) };
      const { http } = service;
      return (await http.post('/v1/admin/measures').set(operator.auth).send(wish).expect(201)).body.id;
    };
    const all = { scopes } as const;
    const like = async (name: string, more: Partial<Caller> = {}): Promise<Person> => {
      const made = await person(name);
      callers.set(name, { headers: made.auth, ...all, ...more });
      return made;
    };
    callers.set('player', { headers: ayla.auth, ...all });
    callers.set('operator', { headers: operator.auth, ...all, role: 'operator' });
    await giveRole(service, await like('moderator', { role: 'moderator' }), 'moderator');
    for (const scope of scopes) {
      const wish = { name: scope, scopes: [scope] };
      const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
      callers.set(`token to ${scope}`, { headers: bearer(body.secret), scopes: [scope] });
    }
    for (const scope of ['read', 'play']) {
      const { access_token: token } = await tokensFor(service, ayla, { scope });
      callers.set(`application to ${scope}`, { headers: bearer(token), scopes: [scope] });
    }
    await measure('suspend', await like('suspended', { isBarred: true }));
    await measure('ban', await like('banned', { isBarred: true }));
    await measure(
      'suspend',
      await like('suspended for an hour', { isBarred: true }),
      new Date(Date.now() + HOUR),
    );
    await measure('mute', await like('muted'));
    const again = await like('let in again');
    const lifted = await measure('ban', again);
    const decision = { lift: true, answer: '' };
    const decide = service.http.post(`/v1/admin/measures/${lifted}/decision`).set(operator.auth);
    await decide.send(decision).expect(200);
    const fallen = await like('moderator who was suspended before', { role: 'moderator', isBarred: true });
    await measure('suspend', fallen);
    await giveRole(service, fallen, 'moderator');
    const withSeats = async () => (await newGame(service, ayla, { seats: ['open', 'me', 'open'] })).id;
    game = await withSeats();
    keyed = await withSeats();
    const other = await withSeats();
    const keyTo = async (id: string, seat: number): Promise<Caller['headers']> => {
      const place = `/v1/games/${id}/seats/${seat}/keys`;
      const { body } = await service.http.post(place).set(ayla.auth).send({}).expect(201);
      return bearer(body.secret);
    };
    const setKey = (key: NonNullable<Caller['key']>, headers: Caller['headers']) =>
      callers.set(`a key ${key}`, { headers, scopes: ['read', 'play'], key });
    setKey('replaced', await keyTo(keyed, 0));
    renewKeys = async () => {
      setKey('of this seat', await keyTo(keyed, 0));
      setKey('of another seat', await keyTo(keyed, 2));
      setKey('of another game', await keyTo(other, 0));
    };
    await renewKeys();
  });
  afterAll(() => service.close());

  /** Nonsense in the query, which is looked at after the caller, so that nearly nothing is done. */
  const answerTo = async ({ method, path }: Operation, caller?: Caller | null) => {
    const { headers = {}, key } = caller ?? {};
    const address = `${path.replace('{id}', key === undefined ? game : keyed).replaceAll(/\{\w+\}/g, '0')}?nonsense`;
    const { body } = await service.http[method as 'get'](address).set(headers);
    return REFUSALS.find((code) => code === body.code) ?? null;
  };

  it('is open to exactly those callers that the document says', async () => {
    expect(operations.length).toBeGreaterThan(100);
    const [found, documented]: Record<string, string | null>[] = [{}, {}];
    for (const operation of operations) {
      for (const [name, caller] of [['nobody', null] as const, ...callers]) {
        const place = `${operation.operationId} for ${name}`;
        if (found !== undefined) found[place] = await answerTo(operation, callers.get(name) ?? caller);
        if (documented !== undefined) documented[place] = expectedFor(operation, caller);
      }
      if (operation.path.includes('{seat}')) await renewKeys();
    }
    expect(found).toEqual(documented);
  });

  it('that looks after the server needs a role, and no other does', () => {
    for (const { path, operationId, ...operation } of operations)
      expect([operationId, operation['x-role'] !== undefined]).toEqual([
        operationId,
        path.startsWith('/v1/admin/'),
      ]);
  });

  it('that a key to a seat opens is of its game, or shows nothing of games', () => {
    const others = operations
      .filter((operation) => operation['x-seat-key'] && !operation.path.startsWith('/v1/games/{id}'))
      .map(({ operationId }) => operationId);
    expect(others.sort()).toEqual([
      ...['getLimits', 'getMe', 'getRulebook', 'listAnnouncements', 'listRulebooks'],
    ]);
  });

  it('that writes is closed to the suspended and banned, but for what they need to get away or to be heard', () => {
    const open = operations
      .filter(({ method, security = [] }) => method !== 'get' && security.length > 0)
      .filter(({ responses }) => !documents(responses, 'suspended'))
      .map(({ operationId }) => operationId);
    expect(open.sort()).toEqual([
      ...['appealMeasure', 'deleteAccount', 'endSessions', 'revokeGrant', 'revokeToken'],
    ]);
  });

  it('that says so refuses the muted, and only those that write messages do', async () => {
    const refusing = operations.filter(({ responses }) => documents(responses, 'muted'));
    expect(refusing.map(({ operationId }) => operationId)).toEqual(['postMessage']);
    const [, muted] = [...callers].find(([name]) => name === 'muted') ?? [];
    const { http } = service;
    const durc = await newPerson(service, 'Durc');
    const id = await startedGame(service, ayla, durc);
    const say = (headers: Caller['headers']) =>
      http.post(`/v1/games/${id}/messages`).set(headers).send({ text: 'Hello.' });
    expect((await say(muted?.headers ?? {})).body.code).toBe('muted');
    await say(durc.auth).expect(201);
  });
});
