import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { type Service, startService } from '../support/service.js';

describe('a whole game over HTTP', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it.each(testedRulebooks.map(({ meta }) => [meta.id, meta.seats.min] as const))(
    'of %s is played to its end against bots',
    async (rulebook, seats) => {
      const { http } = service;
      const me = await newPerson(service);
      const others = Array<'bot'>(seats - 1).fill('bot');
      const { id } = await newGame(service, me, { rulebook, seats: ['me', ...others] });
      await http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
      let acted = 0;
      for (;;) {
        const { body: inbox } = await http.get('/v1/me/prompts?wait=2').set(me.auth).expect(200);
        if (inbox.waiting.length === 0) {
          const { body: game } = await http.get(`/v1/games/${id}`).set(me.auth).expect(200);
          if (game.status === 'finished') break;
          continue;
        }
        const { body: legal } = await http.get(`/v1/games/${id}/actions`).set(me.auth).expect(200);
        const { actions } = legal.asked[0];
        const { id: action } = actions[acted % actions.length];
        await http.post(`/v1/games/${id}/actions`).set(me.auth).send({ action }).expect(200);
        acted += 1;
      }
      const { body: game } = await http.get(`/v1/games/${id}`).expect(200);
      expect(acted).toBeGreaterThan(0);
      expect(game.outcome.standings).toHaveLength(seats);
      expect(game.prompts).toEqual([]);
    },
  );
});
