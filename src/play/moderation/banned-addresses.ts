import type { Context } from '../context.js';
import type { Measures } from '../ports/moderation/measures.js';
import { type Refusal, refusal } from '../refusal.js';

/** In milliseconds. Accounts are created often, and bans are few. */
const KNOWN_FOR = 2_000;
const MOST = 1_000;

interface Known {
  readonly addresses: ReadonlySet<string>;
  readonly until: number;
}

const known = new WeakMap<Measures, Known>();

/** Why nobody may create an account from an address of the network. Who has an account plays on from there. */
export async function whyNotFrom(
  { measures, clock }: Pick<Context, 'measures' | 'clock'>,
  address: string,
): Promise<Refusal | null> {
  let found = known.get(measures);
  if (found === undefined || found.until < performance.now()) {
    const now = clock();
    const bans = await measures.list({ kind: 'ban-address', limit: MOST });
    const inForce = bans.filter(({ endsAt, liftedAt }) => liftedAt === null && (endsAt ?? now) > now);
    const addresses = new Set(inForce.map(({ subject }) => subject));
    found = { addresses, until: performance.now() + KNOWN_FOR };
    known.set(measures, found);
  }
  return found.addresses.has(address)
    ? refusal('address_banned', {
        en: 'New accounts are refused from your address for a while. Sign in with an account, or try again later.',
        de: 'Von deiner Adresse aus lassen sich zurzeit keine Konten anlegen. Melde dich mit einem Konto an, oder versuch es später.',
      })
    : null;
}
