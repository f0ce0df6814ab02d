import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import { addressKey } from '../limits/address-key.js';
import type { TrustedProxies } from '../trusted-proxies.js';

/** The address at the other end of a connection, known before a request is read. */
export interface Peers {
  /** Null for a proxy, whose connections carry the requests of many. */
  ofAddress(address: string | undefined): string | null;
  /** Whose request it is: behind proxies, the address that the first of them has added. */
  ofRequest(request: IncomingMessage): string;
}

export function peersBehind(proxies: TrustedProxies): Peers {
  const isProxy = proxyTest(proxies);
  return {
    ofAddress: (address = '') => (isProxy(address) ? null : addressKey(address)),
    ofRequest({ socket: { remoteAddress = '' }, headers }) {
      const forwarded = String(headers['x-forwarded-for'] ?? '');
      const believes = (address: string, hop: number) =>
        typeof proxies === 'number' ? hop < proxies : isProxy(address);
      let address = remoteAddress;
      // Each proxy has added who called it. What stands before could be anything, and is not read.
      for (let [end, hop] = [forwarded.length, 0]; end > 0 && believes(address, hop); hop += 1) {
        const comma = forwarded.lastIndexOf(',', end - 1);
        address = forwarded.slice(comma + 1, end).trim() || address;
        end = comma;
      }
      return addressKey(address);
    },
  };
}

function proxyTest(proxies: TrustedProxies): (address: string) => boolean {
  if (proxies === false) return () => false;
  // With a number, clients do not reach the port directly.
  if (typeof proxies === 'number') return () => true;
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const type = address.includes(':') ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (type === 'ipv4' ? 32 : 128) : Number(prefix), type);
  }
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return list.check(parsed.toString(), parsed.kind());
  };
}
