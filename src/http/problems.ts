import type { AnyRulebook } from '../engine/any-rulebook.js';
import type { Detail, Language, Text } from '../engine/rulebook.js';
import { saidIn } from '../engine/words.js';
import type { QuotaUse } from '../play/ports/limits/quotas.js';
import type { Refusal, RefusalCode } from '../play/refusal.js';

/*
 * The only table from codes to statuses. All codes of rulebooks have the status 422: well formed, but not legal.
 * Each meaning says what to do, if the caller can do anything.
 */
const own = {
  malformed: [400, 'The request does not match its schema. `errors` lists the violations.'],
  bad_cursor: [
    400,
    'The cursor is not from this server, or lies beyond the end. Use the cursor of the previous page.',
  ],
  unauthorized: [
    401,
    'No valid token was sent. Send a token that is not revoked or expired as `Authorization: Bearer …`.',
  ],
  insufficient_scope: [
    403,
    'The token lacks the scope that the operation needs. Create a token with that scope.',
  ],
  insufficient_role: [
    403,
    'The operation is for moderators or operators of this server: the document names the role. Operators give it.',
  ],
  suspended: [
    403,
    'The account is suspended or banned. It can read, appeal, export, delete, and end sessions and what applications may do. `GET /v1/me/measures` says why and how long.',
  ],
  muted: [403, 'The moderators have muted the account. `GET /v1/me/measures` says why and how long.'],
  address_banned: [403, 'New accounts are refused from this address for a while. Accounts that exist work.'],
  application_stopped: [403, 'The moderators of this server have stopped the application.'],
  webhook_stopped: [
    403,
    'The moderators have stopped the webhook. `GET /v1/me/measures` says why and how long.',
  ],
  own_case: [403, 'It is about your own account, or you have a part in it, so somebody else has to do it.'],
  not_the_creator: [403, 'Only the creator of the game may do this.'],
  not_seated: [403, 'Only players who hold a seat in the game may do this. Join the game first.'],
  not_your_seat: [403, 'Another player holds the seat.'],
  wrong_invitation: [
    403,
    'The invitation does not belong to this game. Ask the creator for the current one.',
  ],
  proof_refused: [
    403,
    'The code, passkey or answer of the provider does not prove what the sign-in asks for. Try again: after five tries it is over.',
  ],
  sign_in_again: [
    403,
    'How an account is signed in to can be changed for 15 minutes after a sign-in. Sign in again first.',
  ],
  not_found: [404, 'There is nothing at this address, or you may not see it.'],
  rulebook_not_found: [404, 'There is no rulebook with this id. `GET /v1/rulebooks` lists them.'],
  version_not_found: [404, 'The game has no such version. `GET /v1/games/{id}` has the current one.'],
  method_not_allowed: [405, 'The address does not take this method. `Allow` lists those that it takes.'],
  request_timeout: [408, 'The request did not arrive in time. Send it again.'],
  seat_taken: [409, 'The seat is taken. Choose another one.'],
  seat_reserved: [409, 'The seat is reserved for an invited player. Choose another one.'],
  game_full: [409, 'The game has no open seat.'],
  already_seated: [409, 'The player already holds a seat in this game.'],
  saw_another_seat: [
    409,
    'The player has held another seat of this game, or made a key to one, and knows what it hides. They may come back to that seat only.',
  ],
  name_not_unique: [409, 'Several accounts have this name. Use one of the ids in `candidates`.'],
  too_many_invitations: [409, 'The game already has the maximum number of invitations.'],
  seats_not_filled: [409, 'Some seats are still open. Wait for players or seat bots, then start the game.'],
  already_started: [409, 'The game has already started.'],
  not_started: [409, 'The game has not started yet.'],
  not_over: [409, 'The game is not over yet.'],
  no_advice: [
    409,
    'The coach helps in games that are over, and in practice games: unrated, against built-in bots alone.',
  ],
  commitments_closed: [
    409,
    'The seats are revealing their entropy. Wait until the game has started or `fairness.draw` is `committing` again.',
  ],
  commitments_missing: [
    409,
    'The last draw was void, and some seats have not committed to entropy again. They commit by `addEntropy`, or leave.',
  ],
  not_revealing: [409, 'The game does not ask this seat to reveal entropy now, or its time is over.'],
  withheld_entropy: [
    409,
    'The player withheld entropy in this game, or left while it was revealed, and cannot come back. Join another game.',
  ],
  beacon_not_set_up: [409, 'This server does not use that randomness beacon. Leave `beacon` out.'],
  game_over: [409, 'The game is over. It can no longer change.'],
  rated_game: [
    409,
    'The game is rated: its seats keep their players to the end, without second seats, guests or undo by agreement. Resign to give up.',
  ],
  engine_missing: [
    409,
    'This server does not have the version of the rules with which the game was created. Ask its operator to install the engine.',
  ],
  last_token: [
    409,
    'The token is the last one of the account, which nobody could use any more. Create another token first, or send `confirm=last-token`.',
  ],
  too_many_tokens: [409, 'The account has the maximum number of tokens. Revoke one first.'],
  resigned: [409, 'The seat has resigned. The built-in bot plays it.'],
  undo_too_far: [
    409,
    'You cannot undo this alone: dice or cards were drawn, hidden information was revealed, or another seat has acted since. Set `ask` to ask the other players.',
  ],
  long_log: [
    409,
    'The game has more entries than any game needs. It can be played to its end, but nothing can be undone and no seat can change hands. Who wants to stop can resign.',
  ],
  no_undo_request: [409, 'There is no undo request that this seat can answer.'],
  too_many_vacation_days: [409, 'The account has too few vacation days left in that year.'],
  too_many_mutes: [409, 'The account has muted the maximum number of players. Unmute one first.'],
  list_full: [409, 'The list has the maximum number of players. Remove one first.'],
  player_unavailable: [409, 'This is not possible with these players at present.'],
  tournament_full: [409, 'The tournament has the maximum number of players.'],
  plays_no_bots: [409, 'Somebody there does not play with bots. Their profile says so.'],
  declined: [
    409,
    'The bot does not accept such a game: `reason` says why. `GET /v1/bots` lists what bots accept.',
  ],
  nobody_to_read: [409, 'Nobody who could read the message holds the addressed seats.'],
  has_role: [409, 'The account has a role. An operator has to take it away first.'],
  measure_over: [409, 'The measure was lifted or appealed before, or cannot be undone.'],
  not_rated: [409, 'Only finished rated games count in ratings.'],
  report_closed: [409, 'The report was closed before.'],
  not_confirmed: [409, 'The name does not match the account. Send the exact name to confirm the deletion.'],
  webhook_disabled: [409, 'The webhook is not active. Set `active` to true first.'],
  quota_exceeded: [
    409,
    'The account has as much as it may: `quota` names the limit and the use. Close or delete something first.',
  ],
  no_account: [
    409,
    'No account can be reached with what was proven. Send the request again with `name`, to create one.',
  ],
  method_taken: [409, 'Another account has this way to sign in. Sign in there, or remove it there first.'],
  too_many_methods: [409, 'The account has the maximum number of ways to sign in. Remove one first.'],
  last_method: [
    409,
    'This is the last way to come back to the account. Add another one first, or send `confirm=last-method`.',
  ],
  handle_taken: [
    409,
    'The handle, or one that looks like it, belongs to another account. Choose another one.',
  ],
  handle_too_soon: [
    409,
    'The handle was changed a short time ago. `detail` says when it can be changed again.',
  ],
  sign_in_over: [
    410,
    'The sign-in was used, took too long, had too many wrong answers, or belongs to another browser. Begin again.',
  ],
  mail_not_set_up: [409, 'This server does not send email.'],
  stale_version: [
    412,
    'The game has changed since the version in `If-Match`. Get the current view and decide again.',
  ],
  payload_too_large: [413, 'The body is larger than this operation accepts.'],
  unsupported_media_type: [415, 'The body must be `application/json`.'],
  name_refused: [422, 'The moderators have refused this name, or one like it. Choose another one.'],
  handle_refused: [422, 'The handle cannot be had. `detail` says why. Choose another one.'],
  vacation_in_the_past: [422, 'A vacation cannot start before today.'],
  idempotency_key_reused: [
    422,
    'The Idempotency-Key was used before, on this path, with a different body. Use a new key for a new request, or send the same body again.',
  ],
  not_your_turn: [422, 'The seat has no prompt now.'],
  not_legal: [422, 'The action is not legal now. `GET …/actions` lists the legal actions.'],
  not_foreseeable: [
    422,
    'Only the last of several actions may depend on chance or on hidden information. Send the others separately.',
  ],
  wrong_entropy: [
    422,
    'The seat has committed to other entropy. Send exactly the text whose hash was the commitment.',
  ],
  webhook_address_refused: [422, 'This server may not call the URL. Use a public http or https URL.'],
  rate_limited: [
    429,
    'A budget is used up: `budget` names it. Wait for `Retry-After` seconds; it refills continuously.',
  ],
  too_many_mails: [429, 'Too many confirmation emails today. Try again tomorrow.'],
  too_many_codes: [
    429,
    'Too many codes were sent to the address. Those that were sent still work. Wait an hour, or sign in another way.',
  ],
  daily_quota_exceeded: [
    429,
    'The account has made as many of these today as it may: `quota` names the limit. Wait for `Retry-After` seconds.',
  ],
  too_many_streams: [
    429,
    'As many streams and long polls are open as may be: `quota` names the limit. Close some of them.',
  ],
  headers_too_large: [431, 'The URL and the headers together are too long.'],
  internal: [500, 'The server failed. The error is in its log, under the `X-Request-Id` of the response.'],
  unavailable: [
    503,
    'The server cannot answer now. Wait for `Retry-After` seconds and try again. Requests with an `Idempotency-Key` are safe to retry.',
  ],
  provider_unreachable: [503, 'The provider does not answer. Try again later, or sign in another way.'],
  overloaded: [
    503,
    'The server has too much to do, and did not begin. Wait for `Retry-After` seconds and try again. Films, PNGs, earlier versions and drafts are refused before anything else.',
  ],
} as const satisfies Record<RefusalCode | HttpCode, readonly [status: number, meaning: string]>;

type HttpCode =
  | 'method_not_allowed'
  | 'request_timeout'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'quota_exceeded'
  | 'daily_quota_exceeded'
  | 'too_many_streams'
  | 'headers_too_large'
  | 'internal'
  | 'unavailable'
  | 'overloaded';
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
  /** For `declined`. */
  readonly reason?: string;
  /** For `rate_limited`: the budget that is used up. */
  readonly budget?: string;
  /** For a quota that is used up. */
  readonly quota?: QuotaUse;
  /** Of `detail` and `errors`, if they are about the rules of a game. All else is in English. */
  readonly language?: Language;
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

const isText = (detail: Detail): boolean => typeof detail !== 'string';

export function problemFrom(refusal: Refusal, language: Language): Problem {
  const { rejected, version, candidates, reason, detail, errors } = refusal;
  const said = errors?.map((error) => ({ ...error, detail: saidIn(language, error.detail) }));
  const isSaid = isText(detail) || (errors ?? []).some((error) => isText(error.detail));
  const plain = problem(refusal.code, saidIn(language, detail), said);
  const base = {
    ...plain,
    ...(candidates === undefined ? {} : { candidates }),
    ...(reason === undefined ? {} : { reason }),
    ...(isSaid ? { language } : {}),
  };
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

/** Every code that this server can answer, including those of the rulebooks. */
export function problemPages(rulebooks: Iterable<AnyRulebook>): ProblemPage[] {
  const service = problemCodes.map((code) => ({
    code,
    status: statusOf(code),
    meaning: meaningOf(code),
  }));
  const theirs = [...rulebooks].flatMap(({ meta }) =>
    Object.entries<Text>(meta.rejections).map(([code, text]) => ({ code, status: 422, meaning: text.en })),
  );
  const byCode = new Map([...theirs, ...service].map((page) => [page.code, page]));
  return [...byCode.values()].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}
