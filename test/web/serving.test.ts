import { describe, expect, it } from 'vitest';
import { newPerson, startedGame } from '../support/people.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { startService } from '../support/service.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

describePage('the page is served', (stage) => {
  const assetsOf = (html: string): string[] =>
    [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => `/${path}`);

  it('under a policy that allows only scripts in files and only this server', async () => {
    const { headers, text } = await stage.service.http.get('/').expect(200);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|style="| on\w+=/);
  });

  it('with revalidation, and its hashed files as immutable', async () => {
    const { http } = stage.service;
    const page = await http.get('/').expect(200);
    expect(page.headers['cache-control']).toBe('no-cache');
    const assets = assetsOf(page.text);
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) {
      const { headers } = await http.get(path).expect(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(path).toMatch(/-[\w-]{8}\.(js|css)$/);
    }
    await http
      .get('/')
      .set('if-none-match', page.headers.etag ?? '')
      .expect(304);
  });

  it.each(['br', 'gzip'])('precompressed as %s', async (encoding) => {
    const { http } = stage.service;
    const [asset = ''] = assetsOf((await http.get('/')).text);
    const { headers } = await http.get(asset).set('accept-encoding', encoding).expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it('completely, and nothing else: no other file of the build, and no address that only looks like one', async () => {
    const { http } = stage.service;
    for (const path of ['/index.html.br', '/assets', '/assets/', '/..%2fmain.js', '//', '/nowhere']) {
      const { body } = await http.get(path).expect(404);
      expect(body.code, path).toBe('not_found');
    }
  });

  it('without the id or title of any rulebook in its files', async () => {
    const { http } = stage.service;
    const { text } = await http.get('/');
    const files = await Promise.all(assetsOf(text).map(async (path) => (await http.get(path)).text));
    // Also the files that are loaded on demand.
    const chunks = files.flatMap((file) => [...file.matchAll(/\.\/([\w-]+\.js)/g)].map(([, name]) => name));
    for (const name of new Set(chunks)) {
      const path = name === 'worker.js' ? '/worker.js' : `/assets/${name}`;
      files.push((await http.get(path).expect(200)).text);
    }
    expect(files.length).toBeGreaterThan(2);
    for (const { meta } of testedRulebooks) {
      for (const name of [meta.id, meta.titles.en, meta.titles.de])
        expect(
          files.some((file) => file.includes(name)),
          name,
        ).toBe(false);
    }
  });

  it('without an operation in the API document', async () => {
    const { body } = await stage.service.http.get('/openapi.json').expect(200);
    expect(Object.keys(body.paths).filter((path) => !path.startsWith('/v1'))).not.toContain('/');
  });

  it('in less than 150 kB over the wire at the first visit, including a game', async () => {
    const ayla = await stage.enterAs('Ayla');
    const brun = await newPerson(stage.service, 'Brun');
    const id = await startedGame(stage.service, ayla.person, brun);
    const wire = await ayla.context.newCDPSession(ayla.page);
    await wire.send('Network.enable');
    let bytes = 0;
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await ayla.go(`#/games/${id}`);
    await tableOf(ayla.page).picture.waitFor();
    await tableOf(ayla.page).answers.first().waitFor();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });
});

describe('a server without a built page', () => {
  it('serves the API, and nothing at /', async () => {
    const service = await startService({ pageFolder: '/nowhere/at/all' });
    await service.http.get('/v1/rulebooks').expect(200);
    const { body } = await service.http.get('/').expect(404);
    expect(body.code).toBe('not_found');
    await service.close();
  });
});
