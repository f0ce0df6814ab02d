import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from '../../commands/run-here.js';
import { operationsOf } from '../../support/answer-checker.js';
import { giveRole, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';

describe('roles', () => {
  let service: Service;
  let operator: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService();
    operator = await newPerson(service, 'Ayla');
    await giveRole(service, operator, 'operator');
  });
  beforeEach(async () => {
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const roleOf = async ({ auth }: Person) =>
    (await service.http.get('/v1/me').set(auth).expect(200)).body.role;
  const grant = (by: Person, id: string, role: string) =>
    service.http.put(`/v1/admin/roles/${id}`).set(by.auth).send({ role });
  const revoke = (by: Person, id: string) => service.http.delete(`/v1/admin/roles/${id}`).set(by.auth);
  const audit = async (query: string) =>
    (await service.http.get(`/v1/admin/audit?${query}`).set(operator.auth).expect(200)).body;

  it('take effect at once, and are listed and shown to their holder', async () => {
    expect(await roleOf(durc)).toBe('player');
    await grant(operator, durc.id, 'moderator').expect(204);
    expect(await roleOf(durc)).toBe('moderator');
    await grant(operator, durc.id, 'operator').expect(204);
    const { body } = await service.http.get('/v1/admin/roles').set(durc.auth).expect(200);
    expect(body.staff).toEqual(
      expect.arrayContaining([
        { player: { id: durc.id, name: 'Durc' }, role: 'operator', at: expect.any(String) },
      ]),
    );
    await revoke(operator, durc.id).expect(204);
    expect(await roleOf(durc)).toBe('player');
    await service.http.get('/v1/admin/roles').set(durc.auth).expect(403);
    await revoke(operator, durc.id).expect(404);
  });

  it('are not given to oneself, to nobody, or by a name', async () => {
    for (const done of [grant(operator, operator.id, 'moderator'), revoke(operator, operator.id)])
      expect((await done).body.code).toBe('own_case');
    await grant(operator, NOBODY, 'moderator').expect(404);
    await grant(operator, 'Durc', 'moderator').expect(404);
    await grant(operator, durc.id, 'player').expect(400);
  });

  it('go with the account', async () => {
    await grant(operator, durc.id, 'operator').expect(204);
    await service.http.delete('/v1/me').set(durc.auth).send({ name: 'Durc' }).expect(204);
    expect(await service.db.query(`SELECT FROM roles WHERE player_id = '${durc.id}'`)).toEqual([]);
    // What was done stays, without a name.
    expect((await audit(`subject=${durc.id}`)).entries).toHaveLength(1);
  });

  describe('the audit log', () => {
    it('has each change of a role, latest first, page by page', async () => {
      await grant(operator, durc.id, 'moderator').expect(204);
      await grant(operator, durc.id, 'moderator').expect(204);
      await revoke(operator, durc.id).expect(204);
      const entry = (action: string, role: string | null) => ({
        ...{ id: expect.any(String), at: expect.any(String), by: 'player', action, detail: { role } },
        ...{ actor: { id: operator.id, name: 'Ayla' }, subject: { kind: 'player', id: durc.id } },
      });
      const all = await audit(`subject=${durc.id}&actor=${operator.id}`);
      expect(all).toEqual({ entries: [entry('revoke', null), entry('grant', 'moderator')], next: null });
      const first = await audit(`subject=${durc.id}&limit=1`);
      expect(first.next).toBe(first.entries[0].id);
      expect(await audit(`subject=${durc.id}&limit=1&before=${first.next}`)).toEqual({
        ...{ entries: [all.entries[1]], next: null },
      });
    });

    it('is only added to: the database refuses every change', async () => {
      await grant(operator, durc.id, 'moderator').expect(204);
      const where = `WHERE subject = '${durc.id}'`;
      for (const sql of [
        `UPDATE audit_entries SET action = 'x' ${where}`,
        `DELETE FROM audit_entries ${where}`,
      ])
        await expect(service.db.query(sql)).rejects.toThrow('only added');
      for (const [method, path] of operationsOf(service.app).map((one) => [one.method, one.path]))
        if (path?.startsWith('/v1/admin/audit')) expect(method).toBe('get');
    });
  });

  describe('the commands grant and revoke', () => {
    const run = (...args: string[]) => runHere([...args, '--database', service.db.url]);

    it('give and take roles, also the only one, and write it down', async () => {
      expect(await run('grant', 'operator', durc.id)).toMatchObject({
        ...{ code: 0, out: `Durc (${durc.id}) is now operator.\n` },
      });
      expect(await roleOf(durc)).toBe('operator');
      expect(await run('revoke', durc.id)).toMatchObject({ code: 0 });
      expect(await roleOf(durc)).toBe('player');
      expect((await audit(`subject=${durc.id}`)).entries).toMatchObject([
        { by: 'command', actor: null, action: 'revoke' },
        { by: 'command', actor: null, action: 'grant', detail: { role: 'operator' } },
      ]);
    });

    it('say what they need', async () => {
      for (const args of [['grant'], ['grant', 'king', durc.id], ['revoke'], ['revoke', 'a', 'b']])
        expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining('usage:') });
      expect(await run('grant', 'moderator', 'Nobody')).toMatchObject({
        ...{ code: 1, err: 'There is no account Nobody.\n' },
      });
      expect(await run('grant', 'moderator', 'Durc')).toMatchObject({
        ...{ code: 1, err: expect.stringContaining('Several accounts') },
      });
      expect(await run('revoke', durc.id)).toMatchObject({ code: 1, err: 'Durc has no role.\n' });
    });
  });
});
