import fp from 'fastify-plugin';

const SUSPECT = /\\u0000|\\ud[89a-f]/i;

/** Text that Postgres cannot keep: NUL, and halves of surrogate pairs. */
function isKept(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isKept(name) && isKept(inner));
}

const malformed = (message: string) =>
  Object.assign(new Error(message), { code: 'BODY_MALFORMED', statusCode: 400 });

/** JSON alone, no `__proto__`, and nothing in it that the store could not keep. */
export const jsonBody = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) return done(malformed('The body is not JSON.'));
      // Escapes are the only way in: the raw bytes were read as UTF-8.
      const fine = !SUSPECT.test(body as string) || isKept(value);
      done(fine ? null : malformed('The body has characters that are not text.'), value);
    });
  });
});
