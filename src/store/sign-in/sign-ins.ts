import { LRUCache } from 'lru-cache';
import { isId } from '../../kernel/ids.js';
import { maxItems } from '../../kernel/max-items.js';
import type { NewAccountMail } from '../../play/ports/sign-in/account-mails.js';
import type {
  Attempt,
  MethodKind,
  Session,
  SignInMethod,
  SignIns,
} from '../../play/ports/sign-in/sign-ins.js';
import { asLockedAccount, assertTokenExists, inTransaction } from '../accounts/account-locks.js';
import { tokenColumns } from '../accounts/players.js';
import type * as rows from '../generated/client.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { inBatches } from '../sql/in-batches.js';
import { isUniqueViolation } from '../sql/unique-violation.js';
import { mayBeSent } from './count-codes.js';

/** So many sessions of an account are kept, the latest in use: a sign-in never fails for want of room. */
const MAX_SESSIONS = 50;
const HOUR = 3_600_000;
const MAX_SEEN = 20_000;

export function openSignIns(prisma: PrismaClient, onError: (error: unknown) => void): SignIns {
  /** The tokens whose use was noted in the last hour. */
  const noted = new LRUCache<string, true>({ ...maxItems(MAX_SEEN), ttl: HOUR });

  return {
    async begin(attempt, secretHash) {
      await prisma.signInAttempt.create({ data: attemptColumns(attempt, secretHash) });
    },

    beginByMail: (attempt, secretHash, asker, mail, limits) =>
      inTransaction(prisma, async (tx) => {
        // One at a time for each address, so that the count is exact.
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${asker.addressHash}, 1))`;
        if (!(await mayBeSent(tx, asker, limits))) return false;
        await tx.signInAttempt.create({ data: { ...attemptColumns(attempt, secretHash), ...asker } });
        await tx.accountMail.create({ data: { ...mail, nextAt: mail.createdAt } });
        return true;
      }),

    async take(id, secretHash, now, maxTries) {
      if (!isId(id)) return null;
      const [row] = await prisma.signInAttempt.updateManyAndReturn({
        where: { id, secretHash, doneAt: null, expiresAt: { gt: now }, tries: { lt: maxTries } },
        data: { tries: { increment: 1 } },
      });
      return row === undefined ? null : attemptOf(row);
    },

    async prove(id, { key, label }) {
      await prisma.signInAttempt.updateMany({ where: { id }, data: { provenKey: key, provenLabel: label } });
    },

    async find(kind, key) {
      const row = await prisma.signInMethod.findUnique({ where: { kind_key: { kind, key } } });
      return row === null ? null : methodOf(row);
    },

    methodsOf: (playerId) => methodsIn(prisma, playerId),

    signIn: (attempt, method, { token, hash, session }) =>
      asLockedAccount(prisma, method.playerId, async (tx) => {
        const { id, passkey } = method;
        const counter = passkey === null ? {} : { counter: BigInt(passkey.counter) };
        const used = { usedAt: session.signedInAt, ...counter };
        // A copy that answers at the same moment has the same number. Many authenticators do not count.
        const isNext = passkey === null || passkey.counter === 0 ? {} : { counter: { lt: passkey.counter } };
        const { count } = await tx.signInMethod.updateMany({ where: { id, ...isNext }, data: used });
        if (count === 0 || !(await end(tx, attempt.id, session.signedInAt))) return false;
        await tx.token.create({ data: tokenColumns(token, hash) });
        await tx.session.create({ data: session });
        await dropOldest(tx, method.playerId);
        return true;
      }),

    signUp: (attempt, player, method, { token, hash, session }) =>
      unlessTaken(() =>
        inTransaction(prisma, async (tx) => {
          if (!(await end(tx, attempt.id, session.signedInAt))) return 'over';
          await tx.player.create({ data: player });
          await tx.signInMethod.create({ data: methodColumns(method) });
          await tx.token.create({ data: tokenColumns(token, hash) });
          await tx.session.create({ data: session });
          return 'done';
        }),
      ),

    add: (attempt, method, caller, mails, { limit, freshSince }) =>
      unlessTaken(() =>
        asLockedAccount(prisma, method.playerId, async (tx) => {
          await assertTokenExists(tx, caller.tokenId);
          const ways = await tx.signInMethod.count({ where: { playerId: method.playerId } });
          if (ways >= limit) return 'too_many';
          const { tokenId } = caller;
          const fresh = { where: { tokenId, signedInAt: { gt: freshSince } } };
          if (ways > 0 && (await tx.session.count(fresh)) === 0) return 'stale';
          if (!(await end(tx, attempt.id, method.createdAt))) return 'over';
          await tx.signInMethod.create({ data: methodColumns(method) });
          await tx.session.upsert({
            where: { tokenId },
            create: caller,
            update: { signedInAt: caller.signedInAt },
          });
          await tx.accountMail.createMany({ data: waiting(mails) });
          return 'done';
        }),
      ),

    remove: (playerId, methodId, evenLast, mailsFor) =>
      asLockedAccount(prisma, playerId, async (tx) => {
        const all = await methodsIn(tx, playerId);
        const removed = all.find(({ id }) => id === methodId);
        if (removed === undefined) return null;
        if (all.length === 1 && !evenLast) return 'last';
        const left = all.filter((one) => one !== removed);
        await tx.signInMethod.delete({ where: { id: methodId } });
        await tx.accountMail.createMany({ data: waiting(mailsFor(removed, left)) });
        return 'removed';
      }),

    async sessionsOf(playerId) {
      const found = await prisma.session.findMany({ where: { playerId }, orderBy: { seenAt: 'desc' } });
      return found.map(sessionOf);
    },

    async session(tokenId) {
      const row = await prisma.session.findUnique({ where: { tokenId } });
      return row === null ? null : sessionOf(row);
    },

    endOthers: (playerId, tokenId, alsoTokens) =>
      asLockedAccount(prisma, playerId, async (tx) => {
        const session = alsoTokens ? {} : { session: { isNot: null } };
        await tx.token.deleteMany({ where: { playerId, id: { not: tokenId }, ...session } });
        if (alsoTokens) await tx.grant.deleteMany({ where: { playerId } });
      }),

    // Raw SQL: the time is the database's.
    seen(tokenId) {
      if (noted.has(tokenId)) return;
      noted.set(tokenId, true);
      prisma.$executeRaw`/* session_seen */
        WITH session AS (
          UPDATE sessions SET seen_at = now()
          WHERE token_id = ${tokenId}::uuid AND seen_at < now() - interval '1 hour'
        )
        UPDATE profiles p SET seen_at = date_trunc('hour', now()) FROM tokens t
        WHERE t.id = ${tokenId}::uuid AND p.player_id = t.player_id
          AND p.seen_at IS DISTINCT FROM date_trunc('hour', now())`.catch(onError);
    },

    async forget(before) {
      await inBatches((limit) =>
        prisma.signInAttempt.deleteMany({ where: { createdAt: { lt: before } }, limit }),
      );
    },
  };
}

type Tx = Prisma.TransactionClient;

/** A key that another account has violates its unique index, and nothing is written. */
async function unlessTaken<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | 'taken'> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

const waiting = (mails: readonly NewAccountMail[]) =>
  mails.map((mail) => ({ ...mail, nextAt: mail.createdAt }));

/** False if it has ended before: a proof works once. */
async function end(tx: Tx, id: string, doneAt: Date): Promise<boolean> {
  const data = { doneAt, address: null, codeHash: null, provenKey: null, provenLabel: null };
  return (await tx.signInAttempt.updateMany({ where: { id, doneAt: null }, data })).count > 0;
}

async function dropOldest(tx: Tx, playerId: string): Promise<void> {
  const oldest = await tx.session.findMany({
    ...{ where: { playerId }, orderBy: { seenAt: 'desc' }, skip: MAX_SESSIONS, select: { tokenId: true } },
  });
  if (oldest.length > 0)
    await tx.token.deleteMany({ where: { id: { in: oldest.map(({ tokenId }) => tokenId) } } });
}

async function methodsIn(tx: Pick<PrismaClient, 'signInMethod'>, playerId: string): Promise<SignInMethod[]> {
  const found = await tx.signInMethod.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
  return found.map(methodOf);
}

const attemptColumns = (attempt: Attempt, secretHash: string): Prisma.SignInAttemptUncheckedCreateInput => ({
  id: attempt.id,
  method: attempt.kind,
  playerId: attempt.playerId,
  secretHash,
  provider: attempt.provider,
  address: attempt.address,
  createdAt: attempt.createdAt,
  expiresAt: attempt.expiresAt,
});

const attemptOf = (row: rows.SignInAttempt): Attempt => ({
  id: row.id,
  kind: row.method as MethodKind,
  playerId: row.playerId,
  provider: row.provider,
  address: row.address,
  codeHash: row.codeHash,
  proven:
    row.provenKey === null || row.provenLabel === null
      ? null
      : { key: row.provenKey, label: row.provenLabel },
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
});

const methodColumns = ({ passkey, ...method }: SignInMethod): Prisma.SignInMethodUncheckedCreateInput => ({
  ...method,
  publicKey: passkey?.publicKey ?? null,
  counter: passkey === null ? null : BigInt(passkey.counter),
  transports: [...(passkey?.transports ?? [])],
});

const methodOf = ({ publicKey, counter, transports, kind, ...row }: rows.SignInMethod): SignInMethod => ({
  ...row,
  kind: kind as MethodKind,
  passkey:
    publicKey === null
      ? null
      : { publicKey: Uint8Array.from(publicKey), counter: Number(counter ?? 0), transports },
});

const sessionOf = (row: rows.Session): Session => ({ ...row, method: row.method as Session['method'] });
