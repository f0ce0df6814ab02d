import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { findRecord } from '../games/find-game.js';
import type {
  NewReport,
  PinnedMessage,
  Report,
  ReportChange,
  ReportKind,
  ReportReason,
} from '../ports/moderation/reports.js';
import type { Actor } from '../ports/moderation/staff.js';
import type { Once } from '../ports/retries/saved-replies.js';
import type { Message } from '../ports/talk.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { hasPart, ownCase } from './own-case.js';
import { auditNote } from './roles.js';

/** Of a game, the last messages; of a message, those before it, which may explain it. */
const MESSAGES_OF_GAME = 20;
const MESSAGES_BEFORE = 4;

export interface ReportWish {
  readonly kind: ReportKind;
  readonly reason: ReportReason;
  readonly text: string;
  /** For a player or a name. */
  readonly player?: string;
  /** For a game or a message. */
  readonly game?: string;
  readonly message?: string;
}

type About = Pick<NewReport, 'player' | 'game' | 'version' | 'messages'>;

/** Keeps what the reporter sees now: messages can be withdrawn, names changed, and games go on. */
export async function report(
  context: Context,
  { reporterId, ...wish }: ReportWish & { readonly reporterId: string },
  once?: Once<NewReport>,
): Promise<Result<NewReport, Refusal>> {
  const about = await pin(context, reporterId, wish);
  if (!about.ok) return about;
  if (about.value.player?.id === reporterId) return err(refusal('malformed', 'This is you.'));
  const at = context.clock();
  const { kind, reason, text } = wish;
  const made: NewReport = { id: context.newId(at), at, kind, reason, text, ...about.value };
  await context.reports.create(made, reporterId, context.quotas.reportsPerDay, once?.reply(ok(made)));
  return ok(made);
}

const lacking = (field: string): Refusal => ({
  ...refusal('malformed', `\`${field}\` is missing.`),
  errors: [{ pointer: '', detail: `must have the property ${field}` }],
});

async function pin(context: Context, reporterId: string, wish: ReportWish): Promise<Result<About, Refusal>> {
  const { kind, player, game, message } = wish;
  if (kind === 'player' || kind === 'name') {
    if (player === undefined) return err(lacking('player'));
    const found = await context.people.find(player);
    if (found === null) return err(notFound('player'));
    return ok({ player: { id: found.id, name: found.name }, game: null, version: null, messages: [] });
  }
  if (game === undefined) return err(lacking('game'));
  if (kind === 'message' && message === undefined) return err(lacking('message'));
  const record = await findRecord(context, { playerId: reporterId }, game);
  if (!record.ok) return record;
  const { version } = record.value;
  const seen = (from: { before: string | null } | { only: string }, limit: number) =>
    context.talk.read({ gameId: game, readerId: reporterId, from, limit });
  if (kind === 'game') {
    const messages = await seen({ before: null }, MESSAGES_OF_GAME);
    return ok({ player: null, game, version, messages: messages.reverse().flatMap(pinned) });
  }
  const [reported] = (await seen({ only: message ?? '' }, 1)).flatMap(pinned);
  if (reported === undefined) return err(notFound('message'));
  const before = await seen({ before: reported.id }, MESSAGES_BEFORE);
  const messages = [...before.reverse().flatMap(pinned), reported];
  return ok({ player: reported.author, game, version, messages });
}

const pinned = ({ id, at, author, seat, to, text }: Message): PinnedMessage[] =>
  text === null ? [] : [{ id, at, author, seat, whispered: to !== null, text }];

/**
 * Of reports by others, nobody sees those about themselves, or about a game in which they have a part: these have whispers
 * of the other seats.
 */
async function mayRead(
  context: Handling,
  actor: Actor,
  { player, reporter, game }: Report,
): Promise<boolean> {
  if (actor.by !== 'player') return true;
  if (player?.id === actor.id) return false;
  return reporter?.id === actor.id || !(await hasPart(context, actor, game));
}

export async function reportFor(
  context: Handling,
  actor: Actor,
  id: string,
): Promise<Result<Report, Refusal>> {
  const found = await context.reports.find(id);
  return found !== null && (await mayRead(context, actor, found)) ? ok(found) : err(notFound('report'));
}

/** Those of a page that they may read. */
export async function readable(
  context: Handling,
  actor: Actor,
  page: readonly Report[],
): Promise<readonly Report[]> {
  const may = await Promise.all(page.map((one) => mayRead(context, actor, one)));
  return page.filter((_, nth) => may[nth]);
}

type Handling = Pick<Context, 'reports' | 'games' | 'clock' | 'newId'>;

async function change(
  context: Handling,
  { actor, id, ...wish }: { readonly actor: Actor; readonly id: string } & Omit<ReportChange, 'handlerId'>,
): Promise<Result<Report, Refusal>> {
  const found = await reportFor(context, actor, id);
  if (!found.ok) return found;
  if (actor.by === 'player' && found.value.reporter?.id === actor.id) return err(ownCase);
  const { state, outcome } = wish;
  const action = state === 'taken' ? 'take-report' : 'close-report';
  const note = auditNote(context, actor, { action, subject: { kind: 'report', id }, detail: { outcome } });
  const handlerId = actor.by === 'player' ? actor.id : null;
  if (!(await context.reports.change(id, { ...wish, handlerId }, note)))
    return err(refusal('report_closed', 'The report was closed before.'));
  return reportFor(context, actor, id);
}

/** Also from somebody else, who may be away. */
export const takeReport = (context: Handling, actor: Actor, id: string) =>
  change(context, { actor, id, state: 'taken', outcome: null, answer: null });

export const closeReport = (
  context: Handling,
  actor: Actor,
  {
    id,
    outcome,
    answer,
  }: { readonly id: string; readonly outcome: 'acted' | 'nothing'; readonly answer: string },
) => change(context, { actor, id, state: 'closed', outcome, answer });
