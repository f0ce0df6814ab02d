import fp from 'fastify-plugin';

/** Nothing that is sent here is deeper; what is would overflow the stack of whoever walks through it. */
const MAX_DEPTH = 32;

/** No text that Postgres cannot keep (NUL, and halves of surrogate pairs), and nothing too deep to walk through. */
function isKept(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([name, inner]) => isKept(name) && isKept(inner, depth + 1));
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
      if (isKept(value)) return done(null, value);
      done(malformed(`The body is nested deeper than ${MAX_DEPTH}, or has characters that are not text.`));
    });
  });
});
