import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guidance } from '../../../src/engine/lesson.js';
import { lessons, rulebooks } from '../../../src/rulebooks/registry.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

interface Asked {
  readonly seat: number;
  readonly actions: readonly { readonly id: string }[];
}

describe('guided first games', () => {
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    service = await startService({ rulebooks });
    ayla = await newPerson(service, 'Ayla');
  });
  afterAll(() => service.close());

  const start = async (rulebook: string, who = ayla): Promise<string> =>
    (await service.http.post(`/v1/rulebooks/${rulebook}/lesson`).set(who.auth).expect(201)).body.id;
  const lesson = async (id: string, language = 'en'): Promise<Guidance & { steps: number }> =>
    (await service.http.get(`/v1/games/${id}/lesson?language=${language}`).set(ayla.auth).expect(200)).body;
  const act = (id: string, action: string) =>
    service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send({ action });

  /** The bots answer within moments. */
  async function asked(id: string): Promise<Asked> {
    let found: Asked | undefined;
    await expect
      .poll(
        async () => {
          const { body } = await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth).expect(200);
          found = body.asked[0];
          return found?.seat;
        },
        { timeout: 30_000 },
      )
      .toBe(0);
    if (found === undefined) throw new Error('nobody is asked');
    return found;
  }

  it.each(lessons.map((one) => [one.rulebook, one] as const))(
    'of %s can be followed from the first word to the last',
    async (rulebook, { steps, seats }) => {
      const id = await start(rulebook);
      const { body: game } = await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
      expect(game).toMatchObject({
        ...{ lesson: true, rated: false, visibility: 'private', status: 'active', yourSeats: [0] },
        seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'player' : 'bot' })),
      });
      for (const [nth, step] of steps.entries()) {
        const { actions } = await asked(id);
        const said = await lesson(id);
        expect({ nth, ...said }).toMatchObject({ nth, done: nth, expected: step.expected, undoTo: null });
        expect(said.text).not.toBe((await lesson(id, 'de')).text);
        expect(actions.map((one) => one.id)).toContain(step.expected);
        await act(id, step.expected).expect(200);
      }
      expect(await lesson(id)).toMatchObject({ isOver: true, done: steps.length, expected: null });
    },
  );

  it.each(lessons.map((one) => [one.rulebook] as const))(
    'of %s go on with whoever does something else, without a dead end',
    async (rulebook) => {
      const id = await start(rulebook);
      let others = 0;
      for (let nth = 0; nth < 30; nth += 1) {
        const { actions } = await asked(id);
        const said = await lesson(id);
        if (said.isOver) break;
        const other = actions.filter((one) => one.id !== said.expected)[nth % 3] ?? actions[0];
        await act(id, other?.id ?? '').expect(200);
        const then = await lesson(id);
        if (said.expected === null || other?.id === said.expected) expect(then.undoTo).toBeNull();
        else {
          others += 1;
          expect(then.undoTo).not.toBeNull();
        }
      }
      expect(others).toBeGreaterThan(0);
    },
  );

  it('take back what was not expected, and expect it again', async () => {
    const id = await start('eiszeit');
    await asked(id);
    const { expected } = await lesson(id);
    await act(id, 'place-hunter:region=12').expect(200);
    await asked(id);
    const { undoTo } = await lesson(id);
    expect(undoTo).not.toBeNull();
    const back = { seat: 0, to: undoTo, ask: true };
    await service.http.post(`/v1/games/${id}/undo`).set(ayla.auth).send(back).expect(200);
    await asked(id);
    expect(await lesson(id)).toMatchObject({ expected, done: 0, undoTo: null });
  });

  it('are there for their learner alone, and for no other game', async () => {
    const id = await start('mammut');
    const brun = await newPerson(service, 'Brun');
    await service.http.get(`/v1/games/${id}/lesson`).set(brun.auth).expect(404);
    const { id: plain } = await newGame(service, ayla, { rulebook: 'mammut' });
    await service.http.get(`/v1/games/${plain}/lesson`).set(ayla.auth).expect(404);
    const { body } = await service.http.get('/v1/rulebooks').expect(200);
    expect(body.rulebooks.map((one: { lesson: boolean }) => one.lesson)).toEqual([true, true, true, true]);
    await service.http.post('/v1/rulebooks/chess/lesson').set(ayla.auth).expect(404);
  });
});
