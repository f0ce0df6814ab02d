import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('pages of public games', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ publicUrl: 'https://games.example' });
    ayla = await newPerson(service, 'Ayla <"&\'>');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const page = async (path: string, language = 'en') =>
    (await service.http.get(path).set('accept-language', language).expect(200)).text;
  const property = (html: string, name: string): string | undefined =>
    new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

  it('the preview of an open game names host, game, free seats and clock', async () => {
    const { id } = await newGame(service, ayla, { clock: { kind: 'turn', seconds: 86_400 } });
    const html = await page(`/share/${id}`);
    expect(property(html, 'og:title')).toBe('Ayla &lt;&quot;&amp;&#39;&gt; invites you to Thin Ice');
    expect(property(html, 'og:description')).toBe('Free seats: 1 of 2. 1 day per turn.');
    expect(property(html, 'og:image')).toBeUndefined();
    expect(html).not.toContain('<"&');
    expect(property(await page(`/share/${id}`, 'de'), 'og:description')).toBe(
      'Freie Plätze: 1 von 2. 1 Tag für jeden Zug.',
    );
  });

  it('the preview of a game in progress says who is asked, and has a picture at an absolute address', async () => {
    const id = await startedGame(service, durc, ayla);
    const html = await page(`/share/${id}?at=1`);
    expect(property(html, 'og:description')).toBe('Waiting for Durc and Ayla &lt;&quot;&amp;&#39;&gt;.');
    expect(html).toContain(`content="0;url=../#/games/${id}?at=1"`);
    const picture = property(html, 'og:image')?.replaceAll('&amp;', '&') ?? '';
    expect(picture).toMatch(/^https:\/\/games\.example\/.*[?&]at=1/);
    const { headers } = await service.http.get(picture.replace('https://games.example', '')).expect(200);
    expect(headers['content-type']).toBe('image/png');
    // A version that there is not yet has no picture of its own.
    expect(property(await page(`/share/${id}?at=99`), 'og:image')).not.toMatch(/[?;]at=/);
  });

  it('the preview of a game that is not public is that of a game that does not exist', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const said = (await page(`/share/${nowhere}`)).replaceAll(nowhere, 'ID');
    for (const visibility of ['private', 'unlisted'] as const) {
      const { id } = await newGame(service, ayla, { visibility });
      const mine = await service.http.get(`/share/${id}`).set(ayla.auth).expect(200);
      expect(mine.text.replaceAll(id, 'ID'), visibility).toBe(said);
      await service.http.get(`/embed/${id}`).set(ayla.auth).expect(404);
    }
  });

  it('only the embedded game may be framed, and it can do nothing', async () => {
    const id = await startedGame(service, durc, ayla);
    const embedded = await service.http.get(`/embed/${id}?scheme=dark`).expect(200);
    const policy = embedded.headers['content-security-policy'] ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(embedded.headers['x-frame-options']).toBeUndefined();
    expect(embedded.text).not.toMatch(/<script|<form|<button|data-action/);
    const shared = await service.http.get(`/share/${id}`).expect(200);
    expect(shared.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const source = /<img src="\.\.([^"]+)"/.exec(embedded.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const picture = await service.http.get(source).expect(200);
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('an embedded game is loaded again while it goes on, and a version of it never', async () => {
    const id = await startedGame(service, durc, ayla);
    expect(await page(`/embed/${id}`)).toContain('http-equiv="refresh"');
    expect(await page(`/embed/${id}?at=1`)).not.toContain('http-equiv="refresh"');
    await service.http.get(`/embed/${id}?at=2`).expect(404);
  });
});
