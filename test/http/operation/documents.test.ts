import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { type Service, startService } from '../../support/service.js';

describe('the served API document', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ rulebooks });
  });
  afterAll(() => service.close());

  it('is the committed one, with its examples', async () => {
    const committed = await readFile(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8');
    const { body } = await service.http.get('/openapi.json').expect(200);
    expect(body).toEqual(JSON.parse(committed));
  });

  it('is compressed, and not sent again to who has it', async () => {
    const answer = await service.http.get('/openapi.json').set('accept-encoding', 'gzip').expect(200);
    expect(answer.headers['content-encoding']).toBe('gzip');
    const { etag = '' } = answer.headers;
    await service.http.get('/openapi.json').set('if-none-match', etag).expect(304);
  });
});
