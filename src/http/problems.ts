import type { AnyRulebook } from '../engine/any-rulebook.js';
import type { Text } from '../engine/rulebook.js';
import type { Refusal, RefusalCode } from '../play/refusal.js';

/*
 * The only table from codes to statuses. A rulebook's own codes all mean the same to HTTP: 422, well formed but
 * not legal.
 */
const own = {
  malformed: [400, 'The request does not fit its schema.'],
  bad_cursor: [400, 'The cursor is not one that this server gave out, or it lies beyond the end.'],
  unauthorized: [401, 'A bearer token is needed, and it must be known, not revoked and not expired.'],
  insufficient_scope: [403, 'The token lacks the scope that this needs.'],
  not_the_creator: [403, 'Only the creator of the game may do this.'],
  not_seated: [403, 'Only somebody who holds a seat in the game may do this.'],
  not_your_seat: [403, 'The seat belongs to somebody else.'],
  wrong_invitation: [403, 'The invitation is not one of this game.'],
  not_found: [404, 'There is nothing at this address, or it is not yours to see.'],
  rulebook_not_found: [404, 'There is no rulebook with this id.'],
  version_not_found: [404, 'The game has no such version.'],
  request_timeout: [408, 'The request did not arrive in time.'],
  seat_taken: [409, 'Somebody holds this seat.'],
  seat_reserved: [409, 'The seat is kept for somebody who is invited.'],
  game_full: [409, 'No seat of the game is open.'],
  already_seated: [409, 'You hold a seat in this game.'],
  name_not_unique: [409, 'Several accounts have this name: `candidates` has their ids.'],
  too_many_invitations: [409, 'As many people are invited as may be.'],
  seats_not_filled: [409, 'Every seat must be held before the game can start.'],
  already_started: [409, 'The game has started, so its seats are settled.'],
  not_started: [409, 'The game has not started yet.'],
  not_over: [409, 'The game is not over yet.'],
  game_over: [409, 'The game is over: nothing more can happen in it.'],
  rulebook_changed: [409, 'The game was played by a version of the rules that this server no longer has.'],
  too_many_tokens: [409, 'The account has as many tokens as it may have.'],
  resigned: [409, 'The seat has resigned: its bot plays on.'],
  undo_too_far: [
    409,
    'Chance came, something was learned, or somebody else has acted since: the others must grant it.',
  ],
  no_undo_request: [409, 'Nobody has asked for an undo, or this seat need not answer.'],
  too_many_vacation_days: [409, 'There are no more vacation days in that year.'],
  too_many_mutes: [409, 'The account has muted as many players as it may.'],
  nobody_to_read: [409, 'Nobody who could read the message holds the seat.'],
  not_confirmed: [409, 'The name that was sent to confirm the deletion is not that of the account.'],
  too_many_webhooks: [409, 'The account has as many webhooks as it may have.'],
  webhook_disabled: [409, 'The webhook is not active, so nothing is sent there.'],
  mail_not_set_up: [409, 'This server sends no mail.'],
  stale_version: [412, 'The game has moved on from the version named in If-Match.'],
  payload_too_large: [413, 'The body is larger than this operation takes.'],
  unsupported_media_type: [415, 'Bodies must be application/json.'],
  vacation_in_the_past: [422, 'A vacation cannot begin before today.'],
  idempotency_key_reused: [422, 'The Idempotency-Key was used before with another body.'],
  not_your_turn: [422, 'The seat is not asked anything now.'],
  not_legal: [422, 'The action is not among the legal actions.'],
  not_foreseeable: [422, 'Of several actions, only the last may depend on chance or on what is hidden.'],
  webhook_address_refused: [422, 'The address is not one that this server may call.'],
  rate_limited: [429, 'Too many requests: Retry-After says when to come back.'],
  too_many_mails: [429, 'Enough mails that ask for confirmation were sent for today.'],
  headers_too_large: [431, 'Address and headers together are larger than this server takes.'],
  internal: [500, 'Something broke on our side. It is logged under the request id.'],
  unavailable: [503, 'The database cannot be reached just now. It is safe to retry with an Idempotency-Key.'],
} as const satisfies Record<RefusalCode | HttpCode, readonly [status: number, meaning: string]>;

type HttpCode =
  | 'request_timeout'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'headers_too_large'
  | 'internal'
  | 'unavailable';
export type ProblemCode = keyof typeof own;

/** Query parameters that take a value from an earlier response. One that is not valid is a `bad_cursor`. */
export const CURSORS: ReadonlySet<string> = new Set(['cursor', 'after', 'before']);

export const problemCodes = Object.keys(own) as ProblemCode[];
export const statusOf = (code: ProblemCode): number => own[code][0];
export const meaningOf = (code: ProblemCode): string => own[code][1];
export const problemType = (code: string): string => `/problems/${code}`;

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly object[];
  readonly prompt?: object | null;
  readonly index?: number;
  readonly version?: number;
  readonly candidates?: readonly string[];
}

export function problem(code: ProblemCode, detail: string, errors?: readonly object[]): Problem {
  return {
    type: problemType(code),
    title: meaningOf(code),
    status: statusOf(code),
    code,
    detail,
    ...(errors ? { errors } : {}),
  };
}

export function problemFrom(refusal: Refusal): Problem {
  const { rejected, version, candidates } = refusal;
  const plain = problem(refusal.code, refusal.detail, refusal.errors);
  const base = candidates === undefined ? plain : { ...plain, candidates };
  if (rejected) {
    const { code } = rejected.rejection;
    const title = code in own ? meaningOf(code as ProblemCode) : meaningOf('not_legal');
    return { ...base, type: problemType(code), title, code, prompt: rejected.prompt, index: rejected.index };
  }
  return version === undefined ? base : { ...base, version };
}

export interface ProblemPage {
  readonly code: string;
  readonly status: number;
  readonly meaning: string;
}

/** Every code that this server can answer, the rulebooks' included. */
export function problemPages(rulebooks: Iterable<AnyRulebook>): ProblemPage[] {
  const tableStatus = problemCodes.map((code) => ({
    code,
    status: statusOf(code),
    meaning: meaningOf(code),
  }));
  const theirs = [...rulebooks].flatMap(({ meta }) =>
    Object.entries<Text>(meta.rejections).map(([code, text]) => ({ code, status: 422, meaning: text.en })),
  );
  const byCode = new Map([...theirs, ...tableStatus].map((page) => [page.code, page]));
  return [...byCode.values()].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}
