import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGame, newPerson, type Person } from '../support/people.js';
import { isLongRun } from '../support/playout.js';
import type { Service } from '../support/service.js';
import { describeInBrowser, openBrowser } from './support/chromium.js';
import { clickAction, tableOf } from './support/playing.js';
import { type Received, record } from './support/received.js';
import { startPage } from './support/served.js';
import { type Visitor, visit } from './support/visitor.js';

interface Seated {
  readonly person: Person;
  readonly visitor: Visitor;
  readonly received: Received;
}

interface Listed {
  readonly id: string;
  readonly action: { readonly type: string };
}

/** Cards are the hidden information of this game. Each has an id and a name in both languages. */
interface Card {
  readonly id: string;
  readonly name: { readonly en: string; readonly de: string };
}

describeInBrowser('two people and a bot', () => {
  let service: Service;
  let browser: Browser;
  let game: string;
  const seats: Seated[] = [];
  beforeAll(async () => {
    [service, browser] = await Promise.all([startPage(), openBrowser()]);
    for (const name of ['Ayla', 'Brun']) {
      const person = await newPerson(service, name);
      const visitor = await visit(browser, service.url, { as: person });
      seats.push({ person, visitor, received: await record(visitor.context) });
    }
  });
  afterAll(async () => {
    for (const { visitor } of seats) await visitor.leave();
    await browser.close();
    await service.close();
  });

  /** So many clicks of each player; then their answers are sent without the page, which shows the game to its end. */
  const CLICKS = isLongRun ? Number.POSITIVE_INFINITY : 5;

  it('play a whole game of Mammut by clicks, and neither receives the secrets of the other', async () => {
    const [ayla, brun] = seats;
    if (ayla === undefined || brun === undefined) throw new Error('a visitor is missing');
    const wish = { rulebook: 'mammut', seats: ['me', 'open', 'bot'] as const };
    const made = await newGame(service, ayla.person, wish);
    game = made.id;
    await ayla.visitor.go(`#/games/${game}`);
    await brun.visitor.go(`#/games/${game}?invitation=${made.invitation}`);
    await brun.visitor.page.getByRole('button', { name: 'Sit here' }).click();
    await ayla.visitor.page.getByRole('button', { name: 'Start the game' }).click();
    for (const { visitor } of seats) await tableOf(visitor.page).picture.waitFor();

    const ways = new Set<string>();
    const clicks = seats.map(() => 0);
    let checked = await secretsKept(ayla, brun);
    while ((await statusOf()) === 'active') {
      for (const [seat, one] of seats.entries()) {
        const isClicking = (clicks[seat] ?? 0) < CLICKS || ways.size < 2;
        const way = await actOnce(one, isClicking);
        if (way === null || !isClicking) continue;
        ways.add(way);
        clicks[seat] = (clicks[seat] ?? 0) + 1;
      }
    }
    expect(Math.min(...clicks)).toBeGreaterThan(4);
    checked += await secretsKept(ayla, brun);

    expect([...ways]).toEqual(expect.arrayContaining(['picture', 'list']));
    expect(checked).toBeGreaterThan(0);
    for (const { visitor } of seats) {
      await visitor.page.getByRole('heading', { name: 'The game is over' }).waitFor();
      expect(await visitor.page.locator('[aria-labelledby="after"] .standings tbody tr').count()).toBe(3);
    }
  }, 180_000);

  /** Prefers the only action of its type, which usually ends something, so that the game is short. */
  function endsSoon(actions: readonly Listed[]): string {
    const types = actions.map(({ action }) => action.type);
    const single = actions.find(({ action }) => types.filter((type) => type === action.type).length === 1);
    return (single ?? actions[0])?.id ?? '';
  }

  const statusOf = async (): Promise<string> =>
    (await service.http.get(`/v1/games/${game}`)).body.status as string;

  /** Loads the legal actions over the API, and clicks on one or sends it if the player is asked. */
  async function actOnce({ person, visitor }: Seated, isClicking: boolean): Promise<string | null> {
    const { body } = await service.http.get(`/v1/games/${game}/actions`).set(person.auth);
    const [asked] = body.asked;
    if (asked === undefined) return null;
    const action = endsSoon(asked.actions);
    if (!isClicking) {
      await service.http.post(`/v1/games/${game}/actions`).set(person.auth).send({ action }).expect(200);
      return 'sent';
    }
    const acted = visitor.page.waitForResponse(
      (answer) => answer.url().includes('/actions?') && answer.request().method() === 'POST',
    );
    const clicked = visitor.page
      .locator(`.actions button[data-action="${action}"]`)
      .waitFor()
      .then(() => clickAction(visitor.page, action));
    const [answer, way] = await Promise.all([acted, clicked]);
    expect(answer.status()).toBe(200);
    return way;
  }

  /** Looks for what only the other player has seen by the API. Returns the number of secrets checked. */
  async function secretsKept(ayla: Seated, brun: Seated): Promise<number> {
    const { body } = await service.http.get('/v1/rulebooks/mammut');
    const cards = body.components.cards.values as readonly Card[];
    const [aylas, bruns] = [await toldTo(ayla), await toldTo(brun)];
    let checked = 0;
    const look = (mine: string, theirs: string, received: string) => {
      for (const { id, name } of cards) {
        if (!mine.includes(`"${id}"`) || theirs.includes(`"${id}"`)) continue;
        checked += 1;
        for (const secret of [`"${id}"`, name.en, name.de]) expect(received).not.toContain(secret);
      }
    };
    const path = `/v1/games/${game}`;
    look(aylas, bruns, brun.received.from(path));
    look(bruns, aylas, ayla.received.from(path));
    // They did receive their own secrets, so the search looks in the right place.
    expect(ayla.received.from(path)).toContain('Your hand');
    return checked;
  }

  /** Everything that the API sends to a player: every event, and the view at every version. */
  async function toldTo({ person }: Seated): Promise<string> {
    const page = await service.http.get(`/v1/games/${game}/events?limit=1000`).set(person.auth);
    const { version } = page.body;
    const views: string[] = [];
    for (let at = 1; at <= version; at += 1) {
      const view = await service.http.get(`/v1/games/${game}/view?at=${at}`).set(person.auth);
      views.push(view.text);
    }
    return page.text + views.join('');
  }
});
