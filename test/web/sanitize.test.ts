import { expect, it } from 'vitest';
import { newGame } from '../support/people.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

/** Handlers and styles in attributes are refused by the policy as soon as they are parsed, and reported. */
const HOSTILE = [
  '<g data-part="common">',
  '<script>globalThis.hostile = 1</script>',
  '<g class="lost"><title>kept</title><rect width="9" height="9" data-lost="1"/></g>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
  '<a href="javascript:globalThis.hostile = 1"><text>lost</text></a>',
  '<rect width="9" height="9" fill="url(https://elsewhere.example/)"/><!-- lost --><?lost lost?></g>',
].join('');

describePage('a picture', (stage) => {
  it('keeps its shapes and titles, and nothing that runs, loads or leads elsewhere', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const { id } = await newGame(stage.service, person, { seats: ['me', 'me'] });
    await stage.service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
    await page.route(new RegExp(`/v1/games/${id}/table`), async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const whole = body.picture.pieces.join('');
      body.picture = { ...body.picture, base: null, pieces: [whole.replace('</svg>', `${HOSTILE}</svg>`)] };
      await route.fulfill({ response, json: body });
    });
    await go(`#/games/${id}`);
    const { picture } = tableOf(page);
    await picture.waitFor();
    const drawn = await page.evaluate(`document.querySelector('[data-pane="common"] .picture').innerHTML`);
    expect(drawn).toContain('<title>kept</title><rect width="9" height="9"></rect>');
    expect(drawn).not.toMatch(/script|image|foreignObject|javascript|elsewhere|lost|<!--/);
    expect(await page.evaluate('globalThis.hostile')).toBeUndefined();
    // What can be clicked still can.
    expect(await tableOf(page).touchable.count()).toBeGreaterThan(0);
  });
});
