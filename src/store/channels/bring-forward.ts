import { Prisma, type PrismaClient } from '../generated/client.js';

/** In milliseconds. A daily mail that falls into quiet hours waits two days, an hour more when the clocks change. */
const LONGEST_WAIT = 50 * 3_600_000;

/** Processes notice within ten seconds that the clock was set. */
const SLACK = 10_000;

/**
 * Makes due what would wait longer than anything may, since the clock of the database was set back: leases of processes that
 * died before, and what was to be tried again.
 */
export async function bringForward(
  prisma: PrismaClient,
  table: 'delivery_queues' | 'mailboxes' | 'account_mails',
  now: Date,
  lease: number,
): Promise<void> {
  const after = (ms: number) => Prisma.sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  await prisma.$executeRaw`/* bring_forward_${Prisma.raw(table)} */
    UPDATE ${Prisma.raw(table)} SET next_at = ${after(0)}, lease = NULL
    WHERE next_at > ${after(lease)} AND (lease IS NOT NULL OR next_at > ${after(LONGEST_WAIT)})`;
  if (table === 'account_mails') return;
  // They get nothing from before they were made, so until then they would miss everything.
  const [whole, since] = table === 'mailboxes' ? ['mailboxes', 'confirmed_at'] : ['webhooks', 'created_at'];
  await prisma.$executeRaw`/* bring_forward_since_${Prisma.raw(whole)} */
    UPDATE ${Prisma.raw(whole)} SET ${Prisma.raw(since)} = ${after(0)} WHERE ${Prisma.raw(since)} > ${after(SLACK)}`;
}
