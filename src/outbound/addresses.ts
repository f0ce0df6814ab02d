import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an address is one of the open internet: everything that is not known to be so is refused, such as this
 * machine, its neighbours, the metadata services of clouds, and every way to write one of those as IPv6.
 */
export function isPublic(address: string): boolean {
  // Only as everybody reads it: `1.2.3` is an address to some.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

export const familyOf = (address: string): 4 | 6 => (address.includes(':') ? 6 : 4);
