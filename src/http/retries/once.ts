import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeyedMutex } from '../../kernel/keyed-mutex.js';
import type { Result } from '../../kernel/result.js';
import type { Context } from '../../play/context.js';
import { AnsweredMeanwhile, type Once, type SavedReply } from '../../play/ports/retries/saved-replies.js';
import type { Refusal } from '../../play/refusal.js';
import { etagOf } from '../etag.js';
import { languageOf } from '../language.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { problem, problemFrom } from '../problems.js';
import { JSON_TYPE, rawReply } from '../raw-reply.js';
import { bodyHashOf, keyOf, replyIdOf } from './idempotency-key.js';
import { withNames, withoutNames } from './names.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes an Idempotency-Key: the route answers by `carryOut`. */
    readonly once?: boolean;
  }
}

/** What a route answers when it is done. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** The path of what was created. */
  readonly location?: string;
  readonly etag?: string;
  /** The account that the answer is deleted with, if it is not the caller's. */
  readonly owner?: string;
}

export interface Errand<Value> {
  run(once: Once<Value> | undefined): Promise<Result<Value, Refusal>>;
  answer(value: Value): Answer;
  /** `run` itself looks for a saved reply, after it has read the game. */
  readonly looksItself?: boolean;
  readonly latest?: Latest<Value>;
  /** More for the body of the first response. It is not saved, so a retry does not have it. */
  readonly more?: (value: Value) => Promise<Body>;
}

type Body = Answer['body'];

/** For what the caller can change or withdraw later: a saved reply must not keep it. */
export interface Latest<Value> {
  /** All that is saved of the body. */
  save(value: Value): Body;
  /** The body for a retry, as it is now. Throws if what was made does not exist any more. */
  read(saved: Body): Promise<Body>;
}

/** A response as it is saved, without names of players and what can be withdrawn. */
interface Sent {
  readonly bodyHash: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** In this process, a retry waits for the request that is being carried out. */
const locks = new KeyedMutex();

/**
 * Carries out a request that creates or changes something. With an Idempotency-Key this happens at most once: the
 * response is saved in the transaction of the write that it answers, and a retry gets it again.
 */
export async function carryOut<Value>(
  { replies, players }: Pick<Context, 'replies' | 'players'>,
  request: FastifyRequest,
  reply: object,
  errand: Errand<Value>,
): Promise<FastifyReply> {
  const to = rawReply(reply);
  const key = keyOf(request);
  if (key === undefined) {
    const value = orProblem(await errand.run(undefined));
    return send(to, await withMore(to, errand, value, sentFor(to, errand.answer(value))));
  }
  const path = request.url.split('?')[0] ?? '';
  const id = replyIdOf(request, path, key);
  const bodyHash = bodyHashOf(request, key);
  const saved = async (): Promise<FastifyReply | null> => {
    const response = await replies.find(id);
    if (response === null) return null;
    const sent = sameRequest(JSON.parse(response), bodyHash);
    const body =
      errand.latest !== undefined && sent.status < 300
        ? bodyFor(to, sent.status, await errand.latest.read(JSON.parse(sent.body)))
        : await withNames(sent.body, players.namesOf);
    return send(to.header('idempotent-replayed', 'true'), { ...sent, body });
  };
  return locks.run(id, async () => {
    const earlier = errand.looksItself === true ? null : await saved();
    if (earlier !== null) return earlier;
    const kept = new Kept(replies, { id, path, bodyHash }, request, to, errand);
    try {
      return send(to, await kept.carryOut());
    } catch (error) {
      const winner = error instanceof AnsweredMeanwhile ? await saved() : null;
      if (winner === null) throw error;
      return winner;
    }
  });
}

/** A request that is carried out for the first time. */
class Kept<Value> implements Once<Value> {
  readonly id: string;
  readonly savesRefusals = true;
  #latest: { readonly of: unknown; readonly sent: Sent; readonly row: SavedReply } | null = null;

  constructor(
    private readonly replies: Context['replies'],
    private readonly facts: { readonly id: string; readonly path: string; readonly bodyHash: string },
    private readonly request: FastifyRequest,
    private readonly to: FastifyReply,
    private readonly errand: Errand<Value>,
  ) {
    this.id = facts.id;
  }

  reply(result: Result<Value, Refusal>): SavedReply {
    const { id, path, bodyHash } = this.facts;
    const answer = result.ok ? this.errand.answer(result.value) : null;
    const sent = answer === null ? refused(this.request, result) : sentFor(this.to, answer);
    const playerId = answer?.owner ?? this.request.identity?.player.id;
    if (playerId === undefined) throw new Error(`nobody to keep the reply to ${path} for`);
    const { latest } = this.errand;
    const body =
      latest !== undefined && result.ok ? JSON.stringify(latest.save(result.value)) : withoutNames(sent.body);
    const response = JSON.stringify({ ...sent, bodyHash, body });
    const row = this.replies.seal({ id, playerId, path, response });
    this.#latest = { of: outcomeOf(result), sent: { ...sent, bodyHash }, row };
    return row;
  }

  async carryOut(): Promise<Sent> {
    const result = await this.errand.run(this);
    const written = this.#latest;
    if (written !== null && written.of === outcomeOf(result)) return this.#sent(result, written.sent);
    const row = this.reply(result);
    // What followed the write has changed the answer. Or nothing was written.
    const isSaved = (written !== null && (await this.replies.amend(row))) || (await this.replies.save(row));
    if (!isSaved || this.#latest === null) throw new AnsweredMeanwhile();
    return this.#sent(result, this.#latest.sent);
  }

  async #sent(result: Result<Value, Refusal>, sent: Sent): Promise<Sent> {
    return result.ok ? withMore(this.to, this.errand, result.value, sent) : sent;
  }
}

async function withMore<Value>(
  to: FastifyReply,
  { answer, more }: Errand<Value>,
  value: Value,
  sent: Sent,
): Promise<Sent> {
  if (more === undefined) return sent;
  const body = { ...answer(value).body, ...(await more(value)) };
  return { ...sent, body: bodyFor(to, sent.status, body) };
}

const outcomeOf = (result: Result<unknown, Refusal>): unknown => (result.ok ? result.value : result.error);

function sentFor(to: FastifyReply, { status, body, location, etag }: Answer): Sent {
  const headers = {
    'content-type': JSON_TYPE,
    ...(location === undefined ? {} : { location }),
    ...(etag === undefined ? {} : { etag }),
  };
  return { bodyHash: '', status, headers, body: bodyFor(to, status, body) };
}

const bodyFor = (to: FastifyReply, status: number, body: Body): string =>
  String(to.serializeInput(body, String(status)));

function refused(request: FastifyRequest, result: Result<unknown, Refusal>): Sent {
  if (result.ok) throw new Error('not refused');
  const body = problemFrom(result.error, languageOf(request));
  const headers = {
    'content-type': 'application/problem+json',
    ...(body.language === undefined ? {} : { 'content-language': body.language }),
    ...(body.version === undefined ? {} : { etag: etagOf(body.version) }),
  };
  return { bodyHash: '', status: body.status, headers, body: JSON.stringify(body) };
}

const send = (to: FastifyReply, { status, headers, body }: Sent): FastifyReply =>
  to
    .code(status)
    .headers({ ...headers })
    .send(body);

function sameRequest(sent: Sent, bodyHash: string): Sent {
  if (sent.bodyHash === bodyHash) return sent;
  throw new ProblemError(
    problem('idempotency_key_reused', 'This Idempotency-Key was used with another body: use a new key.'),
  );
}
