import { isIP } from 'node:net';
import { isPublic } from './addresses.js';
import { isMetadataAddress, isMetadataName } from './cloud-metadata.js';
import { type Resolve, resolveByDns } from './resolve.js';
import { isServicePort } from './service-ports.js';

/** Inclusive. More than one port: without those of databases and other services. */
export type PortRange = readonly [number, number];

export interface TargetSettings {
  /** For development: allow this machine and private networks, but no metadata services of clouds. */
  readonly allowPrivate?: boolean;
  readonly ports?: readonly PortRange[];
  readonly resolve?: Resolve;
}

/** Ports below 1024 belong to other services, which may misread a request. */
export const usualPorts: readonly PortRange[] = [
  [80, 80],
  [443, 443],
  [1024, 65_535],
];

/** An address that may be called, and the only addresses of the network to connect to. */
export type Target =
  | { readonly url: URL; readonly addresses: readonly string[] }
  | { readonly refused: string };

/** Resolves and checks what somebody else has named. */
export function targetFinder(settings: TargetSettings): (text: string) => Promise<Target> {
  const { allowPrivate = false, ports = usualPorts, resolve = resolveByDns } = settings;
  return async (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    const refused = url === null ? 'This is not an address.' : whyNot(url, ports);
    if (url === null || refused !== null) return { refused: refused ?? '' };
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isMetadataName(host)) return { refused: metadataRefused(host) };
    const addresses = isIP(host) > 0 ? [host] : await resolve(host);
    if (addresses.length === 0 || (!allowPrivate && !addresses.every(isPublic)))
      return { refused: unknown(host) };
    return addresses.some(isMetadataAddress) ? { refused: metadataRefused(host) } : { url, addresses };
  };
}

/** The same for a name that leads nowhere: nobody shall learn which names there are in a private network. */
const unknown = (host: string): string =>
  `${host} is not on the open internet, or leads nowhere. This server does not call private addresses.`;

const metadataRefused = (host: string): string =>
  `${host} is not on the open internet: it belongs to the metadata service of a cloud.`;

function whyNot(
  { protocol, username, password, port, hash }: URL,
  ports: readonly PortRange[],
): string | null {
  if (protocol !== 'https:' && protocol !== 'http:') return 'Only http and https are supported.';
  if (username !== '' || password !== '') return 'The URL must not contain a user name or a password.';
  if (hash !== '') return 'The URL must not have a fragment.';
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return isAllowed(number, ports) ? null : `Port ${number} is not one that this server calls.`;
}

const isAllowed = (port: number, ranges: readonly PortRange[]): boolean =>
  ranges.some(([from, to]) => port >= from && port <= to && (from === to || !isServicePort(port)));
