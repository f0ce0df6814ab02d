import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISIBLE } from '../../../src/http/schemas/texts/patterns.js';
import { newPerson } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('a name', () => {
  let service: Service;
  beforeAll(async () => {
    service = await sharedService();
  });
  afterAll(() => service.close());

  it.each(['👨‍👩‍👧‍👦', '👩🏽‍💻 Ayla', '🏳️‍🌈', 'می‌خواهم', 'क्‍ष'])('may be %s', async (name) => {
    expect((await newPerson(service, name)).name).toBe(name);
  });

  it.each(['', '   ', 'a\u200db', '\u200d', 'ayla\u200c', '👨\u200d', '\u202eAyla', 'a\u0007'])(
    'cannot be %j, and the problem says so in the language of the reader',
    async (name) => {
      const said = await Promise.all(
        ['en', 'de'].map(async (language) => {
          const { body } = await service.http
            .post('/v1/players')
            .set('accept-language', language)
            .send({ name })
            .expect(400);
          expect(body.errors[0].pointer).toBe('/name');
          return body.errors[0].detail as string;
        }),
      );
      for (const text of said) expect(text).not.toMatch(/pattern|\\p|\^/);
      if (name !== '') expect(said[0]).not.toBe(said[1]);
    },
  );

  it('is refused without trying each way to read its joined emoji, of which there are millions', () => {
    const pairs = '\u2764\u200d\u2764\ufe0f'.repeat(24);
    const pattern = new RegExp(VISIBLE, 'u');
    expect(pattern.test(pairs)).toBe(true);
    expect(pattern.test(`${pairs}\u0001`)).toBe(false);
  });
});
