import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from '../../../src/http/plugins/deadline.js';
import { errors, ProblemError } from '../../../src/http/plugins/errors.js';
import { Abandoned } from '../../../src/kernel/bounded-queue.js';

/** In milliseconds; longer than a request may take. */
const LONG = 10_000;

describe('the deadline of requests', () => {
  let app: FastifyInstance;
  let raw: ServerResponse | undefined;
  let finish: (text: string) => void;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    app = Fastify();
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof ProblemError ? error.problem.status : 500).send('too late'),
    );
    await app.register(deadlines);
    raw = undefined;
  });
  afterEach(async () => {
    await app.close();
    vi.useRealTimers();
  });

  const work = (response: ServerResponse): Promise<string> => {
    raw = response;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };

  /** What is answered when the work takes long, once something is so. */
  async function answerOnce(isSo: () => boolean) {
    const asked = app.inject('/');
    await vi.waitFor(() => expect(isSo()).toBe(true));
    vi.advanceTimersByTime(LONG);
    finish('done');
    const { statusCode, body } = await asked;
    return { statusCode, body };
  }
  const hasBegun = () => raw !== undefined;

  it('ends a request that still waits with 503', async () => {
    app.get('/', (_request, reply) => work(reply.raw));
    expect(await answerOnce(hasBegun)).toEqual({ statusCode: 503, body: 'too late' });
  });

  it('sends a problem that no cache keeps, and nothing that was said of the answer', async () => {
    const whole = Fastify();
    await whole.register(errors, { publicUrl: () => 'http://localhost' });
    await whole.register(deadlines);
    whole.get('/', (_request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', 'W/"picture"');
      reply.header('content-encoding', 'gzip').header('vary', 'Accept-Encoding');
      return work(reply.raw);
    });
    const asked = whole.inject('/');
    await vi.waitFor(() => expect(raw).toBeDefined());
    vi.advanceTimersByTime(LONG);
    const { statusCode, headers, json } = await asked;
    finish('done');
    await whole.close();
    expect(statusCode).toBe(503);
    expect(json()).toMatchObject({ status: 503 });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['a stream', { response: { 200: { content: { 'text/event-stream': { schema: { type: 'string' } } } } } }],
    ['a long poll', { querystring: { type: 'object', properties: { wait: { type: 'integer' } } } }],
  ])('does not end %s', async (_what, schema) => {
    app.get('/', { schema, serializerCompiler: () => String }, (_request, reply) => work(reply.raw));
    expect(await answerOnce(hasBegun)).toEqual({ statusCode: 200, body: 'done' });
  });

  it('logs late requests in one line, and not that their handlers give up', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const logging = Fastify({ logger: { level: 'warn', stream } });
    logging.setErrorHandler((_error, _request, reply) => reply.code(503).send('too late'));
    await logging.register(deadlines);
    const ends: ((how: 'give up' | 'answer' | 'fail') => void)[] = [];
    logging.get('/', { schema: { operationId: 'getNothing' } as object }, async () => {
      const how = await new Promise((resolve) => ends.push(resolve));
      if (how === 'give up') throw new Abandoned();
      if (how === 'fail') throw new Error('the disk is on fire');
      return 'done';
    });
    const asked = [1, 2, 3].map(() => logging.inject('/'));
    await vi.waitFor(() => expect(ends).toHaveLength(3));
    vi.advanceTimersByTime(LONG);
    for (const one of await Promise.all(asked)) expect(one.statusCode).toBe(503);
    const [first, second, third] = ends;
    first?.('give up');
    second?.('answer');
    third?.('fail');
    await vi.waitFor(() => expect(lines.join()).toContain('the disk is on fire'));
    await logging.close();
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ operations: { getNothing: 3 } });
  });

  it('does not cut an answer that has begun', async () => {
    app.get('/', (_request, reply) => {
      const body = new PassThrough();
      body.write('not ');
      void work(reply.raw).then((text) => body.end(text));
      return reply.send(body);
    });
    expect(await answerOnce(() => raw?.headersSent === true)).toEqual({ statusCode: 200, body: 'not done' });
  });
});
