import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

const known = new LRUCache<string, string>({ max: 10_000 });

/** One customer of a provider usually has the whole /64 of an IPv6 address. */
export function addressKey(address: string): string {
  const cached = known.get(address);
  if (cached !== undefined) return cached;
  const key = keyOf(address);
  known.set(address, key);
  return key;
}

function keyOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  // An IPv4 address in an IPv6 one is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::`;
}
