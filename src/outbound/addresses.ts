import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isMetadataAddress } from './cloud-metadata.js';

const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an address is on the public internet. Everything not known to be public is refused: this machine, private
 * networks, metadata services of clouds, and their IPv6 notations.
 */
export function isPublic(address: string): boolean {
  // Some parsers read `1.2.3` as an address, others do not.
  if (isIP(address) === 0 || isMetadataAddress(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

export const familyOf = (address: string): 4 | 6 => (address.includes(':') ? 6 : 4);
