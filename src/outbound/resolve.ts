import { Resolver } from 'node:dns/promises';

/** All addresses of a host; empty if it has none or cannot be resolved. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Avoids `dns.lookup`, which blocks one of the few threads of the process: slow name servers could block them all. */
export const resolveByDns: Resolve = async (host) => {
  const name = host.replace(/\.$/, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};
