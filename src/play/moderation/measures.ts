import { err, ok, type Result } from '../../kernel/result.js';
import { keyOf } from '../accounts/handles/key.js';
import type { Context } from '../context.js';
import { lasting, type Measure, type MeasureKind, type NewMeasure } from '../ports/moderation/measures.js';
import type { Actor } from '../ports/moderation/staff.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { hasPart, ownCase } from './own-case.js';
import { auditNote, type ModerationContext } from './roles.js';

export interface MeasureWish {
  readonly kind: MeasureKind;
  readonly player?: string;
  readonly game?: string;
  readonly message?: string;
  readonly webhook?: string;
  /** The address of its document. */
  readonly application?: string;
  /** Of the network, as the limits name it. */
  readonly address?: string;
  readonly reason: string;
  readonly until?: Date;
}

type Taking = ModerationContext & Pick<Context, 'measures' | 'games'>;
type Target = Pick<NewMeasure, 'playerId' | 'game' | 'subject' | 'nameKey'>;

const lacking = (field: string): Result<never, Refusal> =>
  err({
    ...refusal('malformed', `\`${field}\` is missing.`),
    errors: [{ pointer: '', detail: `must have the property ${field}` }],
  });

const target = (found: Pick<Target, 'playerId' | 'subject'> & Partial<Target>): Result<Target, Refusal> =>
  ok({ game: null, nameKey: null, ...found });

async function aim(context: Taking, wish: MeasureWish): Promise<Result<Target, Refusal>> {
  const { kind, player, game, message, webhook, application, address } = wish;
  switch (kind) {
    case 'rename':
    case 'mute':
    case 'suspend':
    case 'ban': {
      if (player === undefined) return lacking('player');
      const [found] = await context.players.findByIdOrName(player, 1);
      if (found?.id !== player) return err(notFound('player'));
      const nameKey = kind === 'rename' ? keyOf(found.name) : null;
      return target({ playerId: player, subject: player, nameKey });
    }
    case 'hide-message': {
      if (game === undefined) return lacking('game');
      if (message === undefined) return lacking('message');
      const playerId = await context.measures.authorOf(game, message);
      return playerId === null ? err(notFound('message')) : target({ playerId, game, subject: message });
    }
    case 'close-game':
    case 'exclude-game': {
      if (game === undefined) return lacking('game');
      const record = await context.games.find(game);
      if (record === null) return err(notFound('game'));
      if (kind === 'exclude-game' && !(record.rated && record.status === 'finished'))
        return err(refusal('not_rated', 'Only finished rated games count in ratings.'));
      return target({ playerId: record.creatorId, game, subject: game });
    }
    case 'stop-webhook': {
      if (webhook === undefined) return lacking('webhook');
      const playerId = await context.measures.ownerOfWebhook(webhook);
      return playerId === null ? err(notFound('webhook')) : target({ playerId, subject: webhook });
    }
    case 'stop-application':
      return application === undefined
        ? lacking('application')
        : target({ playerId: null, subject: application });
    case 'ban-address':
      if (address === undefined) return lacking('address');
      // Addresses pass to others.
      return wish.until === undefined ? lacking('until') : target({ playerId: null, subject: address });
  }
}

const isOfPerson = (kind: MeasureKind): boolean => ['rename', 'mute', 'suspend', 'ban'].includes(kind);

/** Nobody judges themselves, a game in which they have a part, or somebody with whom they play. */
async function isOwnCase(
  context: Taking,
  actor: Actor,
  { kind, playerId, game }: Pick<Measure, 'kind' | 'playerId' | 'game'>,
): Promise<boolean> {
  if (actor.by !== 'player' || playerId === null) return false;
  if (actor.id === playerId || (await hasPart(context, actor, game))) return true;
  return isOfPerson(kind) && context.measures.playTogether(actor.id, playerId);
}

/** An account with a role loses that first, which takes an operator. */
async function whyNot(context: Taking, actor: Actor, kind: MeasureKind, { playerId, game }: Target) {
  if (playerId === null) return null;
  if (await isOwnCase(context, actor, { kind, playerId, game })) return ownCase;
  return isOfPerson(kind) && (await context.staff.roleOf(playerId)) !== 'player'
    ? refusal('has_role', 'The account has a role. An operator has to take it away first.')
    : null;
}

/** Writes it down. What follows from it in games is carried out afterwards, and again if that fails. */
export async function takeMeasure(
  context: Taking,
  { actor, ...wish }: MeasureWish & { readonly actor: Actor },
  once?: Once<NewMeasure>,
): Promise<Result<NewMeasure, Refusal>> {
  const { kind, reason, until } = wish;
  const at = context.clock();
  if (until !== undefined && (until <= at || !lasting.has(kind))) {
    const detail = until <= at ? 'must be in the future' : 'this measure is done once';
    return err({ ...refusal('malformed', '`until` is not valid.'), errors: [{ pointer: '/until', detail }] });
  }
  const aimed = await aim(context, wish);
  if (!aimed.ok) return aimed;
  const no = await whyNot(context, actor, kind, aimed.value);
  if (no !== null) return err(no);
  const endsAt = until ?? null;
  const measure: NewMeasure = { id: context.newId(at), at, kind, reason, endsAt, actor, ...aimed.value };
  const note = auditNote(context, actor, {
    action: kind,
    subject: { kind: 'measure', id: measure.id },
    detail: { of: measure.subject, until: endsAt?.toISOString() ?? null },
  });
  await context.measures.add(measure, note, once?.reply(ok(measure)));
  return ok(measure);
}

/** Answers an appeal, or lifts a measure without one. */
export async function decideMeasure(
  context: Taking,
  {
    actor,
    id,
    ...decision
  }: { readonly actor: Actor; readonly id: string; readonly lift: boolean; readonly answer: string },
): Promise<Result<Measure, Refusal>> {
  const found = await context.measures.find(id);
  if (found === null) return err(notFound('measure'));
  if (await isOwnCase(context, actor, found)) return err(ownCase);
  if (decision.lift && !lasting.has(found.kind))
    return err(refusal('measure_over', 'What was done cannot be undone. Answer without lifting it.'));
  const action = decision.lift ? 'lift' : 'uphold';
  const note = auditNote(context, actor, { action, subject: { kind: 'measure', id } });
  if (!(await context.measures.decide(id, decision, note)))
    return err(refusal('measure_over', 'The measure was lifted before.'));
  return ok((await context.measures.find(id)) ?? found);
}

/** The person concerned asks for another look, once. */
export async function appeal(
  { measures, clock }: Pick<Context, 'measures' | 'clock'>,
  { playerId, id, text }: { readonly playerId: string; readonly id: string; readonly text: string },
): Promise<Result<Measure, Refusal>> {
  const found = await measures.find(id);
  if (found?.playerId !== playerId) return err(notFound('measure'));
  if (!(await measures.appeal(id, text, clock())))
    return err(refusal('measure_over', 'You have appealed before, or the measure was lifted.'));
  return ok((await measures.find(id)) ?? found);
}

/** Why an account may not be called this: a name like it was taken away. */
export async function whyNotName(
  { measures, clock }: Pick<Context, 'measures' | 'clock'>,
  playerId: string,
  name: string,
): Promise<Refusal | null> {
  const renamed = await measures.inForce('rename', playerId, clock());
  return renamed?.nameKey === keyOf(name)
    ? refusal('name_refused', {
        en: 'The moderators have refused this name. Choose another one.',
        de: 'Diesen Namen hat die Moderation abgelehnt. Wähle einen anderen.',
      })
    : null;
}
