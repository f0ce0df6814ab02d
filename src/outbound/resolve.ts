import { Resolver } from 'node:dns/promises';

/** All addresses of a host; none when it has none, or when nobody knows. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/**
 * Not by `dns.lookup`: that borrows one of the few threads of the process, and a name server that is slow on
 * purpose would keep them all.
 */
export const resolveByDns: Resolve = async (host) => {
  const name = host.replace(/\.$/, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};
