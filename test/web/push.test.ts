import type { Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { openReceivers } from '../../src/outbound/receivers.js';
import { newPerson, type Person, startedGame } from '../support/people.js';
import { type Browser, startPushService } from '../support/push-service.js';
import { startReceiver } from '../support/receiver.js';
import { until } from '../support/until.js';
import { violationsOf } from './support/axe.js';
import { describePage } from './support/stage.js';

const deps = {
  receivers: openReceivers({ allowPrivate: true }),
  dispatchMs: 20,
  pushContact: 'mailto:operator@permafrost.example',
};

/** Chromium's own push service is elsewhere, so the subscription is that of a local one. */
const subscribeAt = ({ subscription }: Browser): string => `{
  const { url, keys } = ${JSON.stringify(subscription)};
  let current = null;
  const made = {
    endpoint: url,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: url, keys }),
    unsubscribe: async () => { current = null; return true; },
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.subscribe = async () => (current = made);
  PushManager.prototype.getSubscription = async () => current;
}`;

/** What Chromium does when its push service delivers. */
const deliver = (worker: Worker, data: object): Promise<void> =>
  worker.evaluate(`{
    const event = new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(data))} });
    Object.defineProperty(event, 'waitUntil', { value: () => {} });
    self.dispatchEvent(event);
  }`);

/** A headless Chromium has nowhere to show notifications, so the worker's are kept here. */
const keepNotifications = (worker: Worker): Promise<void> =>
  worker.evaluate(`{
    self.shown = [];
    const close = (tag) => { self.shown = self.shown.filter((one) => one.tag !== tag); };
    self.registration.showNotification = async (title, options) => {
      close(options.tag);
      self.shown.push({ ...options, title, close: () => close(options.tag) });
    };
  }`);

const shownBy = (worker: Worker): Promise<{ title: string; body: string; actions?: { title: string }[] }[]> =>
  worker.evaluate('self.shown.map(({ close, ...one }) => one)');

/** As a person clicks on a button. Only the browser may keep a worker awake. */
const click = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate(`{
    const event = new Event('notificationclick');
    Object.assign(event, { notification: self.shown[0], action: '${action}', waitUntil: () => {} });
    self.dispatchEvent(event);
  }`);

describePage(
  'a player who is away',
  (stage) => {
    const receivers = async ({ auth }: Person) =>
      (await stage.service.http.get('/v1/me/webhooks').set(auth).expect(200)).body.webhooks;

    it('is told by the browser, and answers from the notification', async () => {
      const pushes = await startPushService();
      const { http } = stage.service;
      const browser = await pushes.browser((await http.get('/v1/push-key')).body.publicKey);
      const brun = await newPerson(stage.service, 'Brun');
      const ayla = await stage.enterAs('Ayla', { serviceWorkers: 'allow', permissions: ['notifications'] });
      const { page, person } = ayla;
      await page.addInitScript(subscribeAt(browser));
      await ayla.go('#/settings');
      await page.getByRole('button', { name: 'Turn on notifications' }).click();
      await page.getByText('This device is told.').waitFor();
      expect(await receivers(person)).toMatchObject([{ format: 'web-push', language: 'en', active: true }]);
      expect(await violationsOf(page, 'settings with notifications')).toEqual([]);
      const [worker] = ayla.context.serviceWorkers();
      if (worker === undefined) throw new Error('there is no worker');

      await keepNotifications(worker);
      // Nobody looks at the page now.
      await page.goto('about:blank');
      const id = await startedGame(stage.service, person, brun, { options: { rounds: 1 } });
      await until(() => browser.shown.some(({ message }) => message.answers.length > 0));
      const message = browser.shown.at(-1)?.message;
      if (message === undefined) throw new Error('nothing was pushed');
      await deliver(worker, message);
      await until(async () => (await shownBy(worker)).length === 1);
      expect(await shownBy(worker)).toMatchObject([
        { title: 'Your turn: Thin Ice', body: expect.stringContaining('it is your turn.') },
      ]);
      await click(worker, '0');
      await until(async () => (await http.get(`/v1/games/${id}`).set(person.auth)).body.version === 2);
      expect(await shownBy(worker)).toEqual([]);

      // The same answer again is too late, and says so.
      const late = { ...message, answers: message.answers.map((one) => ({ ...one, seat: 1 })) };
      await deliver(worker, late);
      await until(async () => (await shownBy(worker)).length === 1);
      await click(worker, '0');
      await until(async () => (await shownBy(worker))[0]?.title === 'Your answer was not taken');
      await pushes.close();
    });

    it('is not told here any more after signing out, or turning it off', async () => {
      const pushes = await startPushService();
      const { http } = stage.service;
      const browser = await pushes.browser((await http.get('/v1/push-key')).body.publicKey);
      const ayla = await stage.enterAs('Ayla', { serviceWorkers: 'allow', permissions: ['notifications'] });
      const { page, person } = ayla;
      await page.addInitScript(subscribeAt(browser));
      await ayla.go('#/settings');
      const on = page.getByRole('button', { name: 'Turn on notifications' });
      await on.click();
      await page.getByRole('button', { name: 'Turn off notifications' }).click();
      await on.waitFor();
      expect(await receivers(person)).toEqual([]);
      await on.click();
      await page.getByText('This device is told.').waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign out' }).waitFor({ state: 'detached' });
      await until(async () => (await receivers(person)).length === 0);
      const kept = await page.evaluate("caches.has('permafrost.session')");
      expect(kept).toBe(false);
      await pushes.close();
    });

    it('adds a chat, tests it, and removes it again', async () => {
      const chat = await startReceiver();
      const { page, go, person } = await stage.enterAs('Ayla');
      await go('#/settings');
      await page.getByText('Add a chat').click();
      const chats = page.getByRole('region', { name: 'Chats and other devices' });
      await chats.getByLabel('Address').fill(chat.url);
      await chats.getByLabel('What you call it').fill('Our channel');
      expect(await violationsOf(page, 'adding a chat')).toEqual([]);
      await chats.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('Our channel').first().waitFor();
      expect(await receivers(person)).toMatchObject([{ format: 'discord', name: 'Our channel' }]);
      await page.getByRole('button', { name: 'Test Our channel' }).click();
      const [heard] = await chat.has(1);
      expect(JSON.parse(heard?.body ?? '').embeds[0].description).toContain('test');
      await page.getByRole('button', { name: 'Remove Our channel' }).click();
      await until(async () => (await receivers(person)).length === 0);
      await chat.close();
    });
  },
  deps,
);
