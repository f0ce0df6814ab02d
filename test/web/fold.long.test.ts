import { expect, it } from 'vitest';
import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { quickRng } from '../../src/kernel/rng.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { newGame, type Person } from '../support/people.js';
import type { Service } from '../support/service.js';
import { measureFold } from './support/fold.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';
import { WINDOWS } from './support/windows.js';

/** The numbers of actions after which a player looks at the table. */
const MOMENTS = [0, 12, 40];
const SMALLEST = 12;
/** Of all legal actions at all moments, at least this part has a control in view on a laptop, without scrolling. */
const IN_VIEW = 0.85;

/** Lets the built-in bot answer for every seat. */
async function playOn(
  service: Service,
  rulebook: AnyRulebook,
  game: string,
  { auth }: Person,
  actions: number,
) {
  const rng = quickRng(7);
  for (let done = 0; done < actions; done += 1) {
    const { body: legal } = await service.http.get(`/v1/games/${game}/actions`).set(auth).expect(200);
    const [asked] = legal.asked;
    if (asked === undefined) return;
    const { body } = await service.http
      .get(`/v1/games/${game}/view?seat=${asked.seat}`)
      .set(auth)
      .expect(200);
    const action = rulebook.bot(
      body.view,
      asked.actions.map((one: { action: object }) => one.action),
      rng,
    );
    await service.http
      .post(`/v1/games/${game}/actions`)
      .set(auth)
      .send({ seat: asked.seat, action })
      .expect(200);
  }
}

describePage('without scrolling', (stage) => {
  it.each(rulebooks.map((rulebook) => [rulebook.meta.titles.en, rulebook] as const))(
    'a player of %s sees prompt, parts of the picture and actions, on a laptop and on a phone, in letters of 12 pixels or more',
    async (_, rulebook) => {
      const { service } = stage;
      const laptop = await stage.enterAs('Ayla', WINDOWS.laptop);
      const phone = await stage.enter({ ...WINDOWS.phone, as: laptop.person });
      const seats = Array.from({ length: Math.min(4, rulebook.meta.seats.max) }, () => 'me' as const);
      const { id } = await newGame(service, laptop.person, { rulebook: rulebook.meta.id, seats });
      await service.http.post(`/v1/games/${id}/start`).set(laptop.person.auth).expect(200);
      const seen = { inView: 0, legal: 0 };
      let played = 0;
      for (const moment of MOMENTS) {
        await playOn(service, rulebook, id, laptop.person, moment - played);
        played = moment;
        for (const [window, visitor] of Object.entries({ laptop, phone })) {
          await visitor.go('#/settings');
          await visitor.go(`#/games/${id}`);
          await tableOf(visitor.page).picture.waitFor();
          await tableOf(visitor.page).answers.first().waitFor();
          await expect.poll(async () => (await measureFold(visitor.page)).open.length).toBeGreaterThan(0);
          const fold = await measureFold(visitor.page);
          const where = `${window}, after ${moment} actions`;
          expect(fold.cutOff, where).toEqual([]);
          expect(fold.smallest.size, `${where}: ${fold.smallest.text}`).toBeGreaterThanOrEqual(SMALLEST);
          expect(fold.open, where).toEqual(expect.arrayContaining([...fold.asked]));
          if (window === 'phone') continue;
          seen.inView += fold.inView;
          seen.legal += fold.legal;
        }
      }
      expect(seen.inView / seen.legal).toBeGreaterThanOrEqual(IN_VIEW);
    },
  );
});
