import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import { addressKey } from '../limits/address-key.js';
import type { TrustedProxies } from '../trusted-proxies.js';

/** The address at the other end of a connection, known before a request is read. */
export interface Peers {
  /** Null for a proxy, whose connections carry the requests of many. */
  ofAddress(address: string | undefined): string | null;
  /** Whose request it is: behind a proxy, the address that it has added. */
  ofRequest(request: IncomingMessage): string;
}

const LAST = /[^,\s]+$/;

export function peersBehind(proxies: TrustedProxies): Peers {
  const isProxy = proxyTest(proxies);
  return {
    ofAddress: (address = '') => (isProxy(address) ? null : addressKey(address)),
    ofRequest({ socket, headers }) {
      const { remoteAddress = '' } = socket;
      if (!isProxy(remoteAddress)) return addressKey(remoteAddress);
      const added = LAST.exec(String(headers['x-forwarded-for'] ?? ''))?.[0];
      return addressKey(added ?? remoteAddress);
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
