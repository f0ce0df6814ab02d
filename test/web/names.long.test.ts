import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, startedGame } from '../support/people.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

const PERSIAN = 'فرهاد نوری';
const FAMILY = '👨‍👩‍👧 عائلة';

/** What is written right to left and does not stand apart, in texts and in labels. */
const LOOSE = `(() => {
  const letters = /[\\u0590-\\u08ff]/;
  const apart = (text) => text.replace(/\\u2068[^\\u2069]*\\u2069/g, '');
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: around } = walker.currentNode;
    if (around.closest('bdi, [dir=auto], script, svg') === null && letters.test(apart(data))) found.push(data);
  }
  for (const one of document.querySelectorAll('#page :not(svg *)'))
    for (const name of ['aria-label', 'title'])
      if (letters.test(apart(one.getAttribute(name) ?? ''))) found.push(name + ': ' + one.getAttribute(name));
  return found;
})()`;

describePage('names that are written right to left', (stage) => {
  const loose = (page: Page): Promise<string[]> => page.evaluate(LOOSE);

  it('stand apart on every screen', async () => {
    const farhad = await stage.enterAs(PERSIAN);
    const { page } = farhad;
    const family = await newPerson(stage.service, FAMILY);
    const { http } = stage.service;
    await http
      .put(`/v1/me/follows/${family.id}`)
      .set(farhad.person.auth)
      .expect((answer) => answer.status < 300);
    const open = await http
      .post('/v1/games')
      .set(farhad.person.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'] })
      .expect(201);
    await http
      .post(`/v1/games/${open.body.id}/invitations`)
      .set(farhad.person.auth)
      .send({ player: family.id })
      .expect(200);
    const id = await startedGame(stage.service, farhad.person, family);
    await http.post(`/v1/games/${id}/messages`).set(family.auth).send({ text: 'سلام (1)' }).expect(201);
    const places: readonly (readonly [string, string])[] = [
      ['#/', '.cards li'],
      ['#/lobby', '.cards li'],
      [`#/games/${open.body.id}`, '#inviting'],
      [`#/players/${family.id}`, 'button:has-text("Unfollow")'],
      ['#/settings', 'details:has-text("Delete the account")'],
    ];
    for (const [place, last] of places) {
      await farhad.go(place);
      await page.locator(last).first().waitFor();
      expect(await loose(page), place).toEqual([]);
    }
    await farhad.go(`#/games/${id}`);
    await tableOf(page).picture.waitFor();
    expect(await page.locator('.sitting').textContent()).toContain(`\u2068${PERSIAN}\u2069`);
    for (const name of ['Log', 'Talk', 'Orders', 'More']) {
      await page.getByRole('tab', { name }).click();
      expect(await loose(page), name).toEqual([]);
    }
  });
});
