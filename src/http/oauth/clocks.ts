import type { Context } from '../../play/context.js';

type Timed = Pick<Context, 'clock'>;

/*
 * The library reads the clock of this machine, which may be wrong and differ from that of another process. What is stored
 * follows the clock of the service, and the library is told by how much its own is off.
 */

/** What the library gives no time is over at once. */
export const expiryAfter = ({ clock }: Timed, seconds = 0): Date =>
  new Date(clock().getTime() + seconds * 1000);

/** In seconds. What another clock has issued in the future does not exist for the library. */
export const issuedForLibrary = (seconds: number): number => Math.min(seconds, Math.floor(Date.now() / 1000));

/** In seconds, for comparison with the clock of this machine. */
export const expiryForLibrary = ({ clock }: Timed, at: Date): number =>
  Math.floor((Date.now() + at.getTime() - clock().getTime()) / 1000);
