import fp from 'fastify-plugin';

/** No valid body is deeper. A deeper one could overflow the stack of code that walks it. */
const MAX_DEPTH = 32;

/** Postgres cannot store NUL or unpaired surrogates, and values that are too deep are refused. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1));
}

const malformed = (message: string) =>
  Object.assign(new Error(message), { code: 'BODY_MALFORMED', statusCode: 400 });

/** Accepts only JSON, without `__proto__`, and only what the store can keep. */
export const jsonBody = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) return done(malformed('The body is not valid JSON.'));
      if (isStorable(value)) return done(null, value);
      done(
        malformed(
          `The body is nested deeper than ${MAX_DEPTH} levels, or contains NUL or unpaired surrogates.`,
        ),
      );
    });
  });
});
