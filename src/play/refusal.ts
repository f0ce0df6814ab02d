import { generalRejections } from '../engine/game.js';
import type { Detail, Prompt, Rejection } from '../engine/rulebook.js';

/** Every refusal of the service, apart from the rejections of rulebooks. The http room maps them to statuses. */
export const refusalCodes = [
  'malformed',
  'unauthorized',
  'insufficient_scope',
  'insufficient_role',
  'own_case',
  'report_closed',
  'has_role',
  'suspended',
  'muted',
  'name_refused',
  'address_banned',
  'application_stopped',
  'webhook_stopped',
  'measure_over',
  'not_rated',
  'not_found',
  'rulebook_not_found',
  'version_not_found',
  'bad_cursor',
  'not_the_creator',
  'not_seated',
  'not_your_seat',
  'wrong_invitation',
  'seat_taken',
  'seat_reserved',
  'name_not_unique',
  'too_many_invitations',
  'not_over',
  'no_advice',
  'game_full',
  'already_seated',
  'saw_another_seat',
  'seats_not_filled',
  'already_started',
  'not_started',
  'commitments_closed',
  'commitments_missing',
  'not_revealing',
  'wrong_entropy',
  'withheld_entropy',
  'beacon_not_set_up',
  'game_over',
  'rated_game',
  'engine_missing',
  'stale_version',
  'idempotency_key_reused',
  'last_token',
  'too_many_tokens',
  'too_many_mutes',
  'list_full',
  'player_unavailable',
  'plays_no_bots',
  'tournament_full',
  'declined',
  'nobody_to_read',
  'not_confirmed',
  'webhook_address_refused',
  'webhook_disabled',
  'mail_not_set_up',
  'too_many_mails',
  'sign_in_over',
  'proof_refused',
  'no_account',
  'method_taken',
  'too_many_methods',
  'last_method',
  'sign_in_again',
  'too_many_codes',
  'provider_unreachable',
  'handle_taken',
  'handle_refused',
  'handle_too_soon',
  'not_your_turn',
  'not_legal',
  'not_foreseeable',
  'resigned',
  'undo_too_far',
  'no_undo_request',
  'long_log',
  'vacation_in_the_past',
  'too_many_vacation_days',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Violation {
  /** A JSON pointer into the request. */
  readonly pointer: string;
  readonly detail: Detail;
}

export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: Detail;
  readonly errors?: readonly Violation[];
  /** For an illegal action: the reason, what the seat is asked, and the action's place among those sent. */
  readonly rejected?: {
    readonly rejection: Rejection;
    readonly prompt: Prompt | null;
    readonly index: number;
  };
  /** For a stale version: the current one. */
  readonly version?: number;
  /** For an ambiguous name: the ids of the accounts that have it. */
  readonly candidates?: readonly string[];
  /** Why a bot declined. */
  readonly reason?: string;
}

export const refusal = (code: RefusalCode, detail: Detail): Refusal => ({ code, detail });

export const gameOver = refusal('game_over', generalRejections.game_over);

export const ratedGame = refusal('rated_game', {
  en: 'The game is rated: its players stay to the end. You can resign.',
  de: 'Die Partie wird gewertet: Ihre Spieler bleiben bis zum Ende. Du kannst aufgeben.',
});

export const notStarted = refusal('not_started', {
  en: 'The game has not started yet.',
  de: 'Die Partie hat noch nicht begonnen.',
});

export const longLog = refusal('long_log', {
  en: 'This game has more entries than any game needs. It can be played to its end, but nothing can be taken back, and no seat can change hands.',
  de: 'Diese Partie hat mehr Einträge, als eine Partie braucht. Sie kann zu Ende gespielt werden, aber nichts kann zurückgenommen werden, und kein Platz kann den Spieler wechseln.',
});

export const notFound = (what: string): Refusal =>
  refusal('not_found', `There is no such ${what}, or it is not yours to see.`);

export const noSuchSeat = (seat: number): Refusal => refusal('not_found', `There is no seat ${seat}.`);

export const stale = ({ version }: { readonly version: number }): Refusal => ({
  ...refusal('stale_version', {
    en: `The game is at version ${version}.`,
    de: `Die Partie ist bei Version ${version}.`,
  }),
  version,
});
