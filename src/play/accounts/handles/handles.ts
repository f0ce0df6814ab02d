import { err, ok, type Result } from '../../../kernel/result.js';
import type { Context } from '../../context.js';
import { whyNotName } from '../../moderation/measures.js';
import type { HandleRow } from '../../ports/sign-in/handles.js';
import { notFound, type Refusal, refusal } from '../../refusal.js';
import { keyOf } from './key.js';
import { hasHidden, isOneScript, RESERVED } from './words.js';

const DAY = 24 * 3_600_000;
/** Days from one change of a handle to the next. */
export const CHANGEABLE_DAYS = 30;
/** Days for which a handle that was given up stays with its account. */
export const RESERVED_DAYS = 90;

const handleTaken = refusal('handle_taken', {
  en: 'This handle, or one that looks like it, belongs to somebody else. Choose another one.',
  de: 'Dieser Name, oder einer, der so aussieht, gehört schon jemandem. Wähle einen anderen.',
});

const handleRefused = (en: string, de: string): Refusal => {
  const errors = [{ pointer: '/handle', detail: { en, de } }];
  return { ...refusal('handle_refused', { en, de }), errors };
};

const reserved = handleRefused(
  'This word is kept for the service. Choose another one.',
  'Dieses Wort gehört dem Dienst. Wähle ein anderes.',
);

const mixed = handleRefused(
  'All letters must be of one script, such as Latin or Cyrillic.',
  'Alle Buchstaben müssen aus derselben Schrift sein, etwa der lateinischen oder der kyrillischen.',
);

const hidden = handleRefused('All letters must be visible.', 'Alle Buchstaben müssen sichtbar sein.');

/** Handles are found however they are typed, with or without the sign before them. */
const spelled = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/^@/, '');

const reservedKeys = new Set(RESERVED.map(keyOf));

/** Gives the account a handle, or changes it. */
export async function setHandle(
  { signIn, measures, clock }: Context,
  playerId: string,
  wish: string,
): Promise<Result<HandleRow, Refusal>> {
  const handle = spelled(wish);
  const key = keyOf(handle);
  if (hasHidden(handle)) return err(hidden);
  if (!isOneScript(handle)) return err(mixed);
  if (reservedKeys.has(key)) return err(reserved);
  const refused = await whyNotName({ measures, clock }, playerId, handle);
  if (refused !== null) return err(refused);
  const at = clock();
  const ago = (days: number) => new Date(at.getTime() - days * DAY);
  const times = { at, freeBefore: ago(RESERVED_DAYS), fixedSince: ago(CHANGEABLE_DAYS) };
  const taken = await signIn.handles.take({ playerId, key, handle, ...times });
  if (taken.kind === 'done') return ok(taken.row);
  return err(taken.kind === 'taken' ? handleTaken : tooSoon(taken.since));
}

function tooSoon(since: Date): Refusal {
  const day = new Date(since.getTime() + CHANGEABLE_DAYS * DAY).toISOString().slice(0, 10);
  return refusal('handle_too_soon', {
    en: `A handle can be changed every ${CHANGEABLE_DAYS} days: the next time on ${day}.`,
    de: `Der Name lässt sich alle ${CHANGEABLE_DAYS} Tage ändern: das nächste Mal am ${day}.`,
  });
}

/** Gives the handle up. The account can take it again, and nobody else for a time. */
export async function releaseHandle(
  { signIn, clock }: Context,
  playerId: string,
): Promise<Result<null, Refusal>> {
  return (await signIn.handles.release(playerId, clock())) ? ok(null) : err(notFound('handle'));
}

/** The account that has the handle, or one that looks like it. */
export async function findHandle(
  { signIn }: Context,
  text: string,
): Promise<Result<{ readonly id: string; readonly name: string; readonly handle: string }, Refusal>> {
  const handle = spelled(text);
  const found = await signIn.handles.find(keyOf(handle));
  return found === null || found.handle !== handle ? err(notFound('handle')) : ok(found);
}
