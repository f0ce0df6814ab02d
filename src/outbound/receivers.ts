import { isIP } from 'node:net';
import type { Answered, Receivers } from '../play/ports/receivers.js';
import { isPublic } from './addresses.js';
import { call, whyAborted } from './call.js';
import { isMetadataAddress, isMetadataName } from './cloud-metadata.js';
import { type Resolve, resolveByDns } from './resolve.js';
import { isServicePort } from './service-ports.js';

/** Inclusive. More than one port: without those of databases and other services. */
export type PortRange = readonly [number, number];

export interface ReceiverSettings {
  /** For development: allow receivers on this machine and in private networks, but no metadata services of clouds. */
  readonly allowPrivate?: boolean;
  readonly ports?: readonly PortRange[];
  readonly resolve?: Resolve;
  readonly maxMs?: number;
}

/** Ports below 1024 belong to other services, which may misread a POST. */
export const usualPorts: readonly PortRange[] = [
  [80, 80],
  [443, 443],
  [1024, 65_535],
];

const MAX_ERROR = 300;

type Target = { readonly url: URL; readonly addresses: readonly string[] } | { readonly refused: string };

/** Calls receivers outside. Each call resolves and checks the address, and connects to no other. */
export function openReceivers(settings: ReceiverSettings = {}): Receivers {
  const { allowPrivate = false, ports = usualPorts, resolve = resolveByDns, maxMs } = settings;

  const targetOf = async (text: string): Promise<Target> => {
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

  return {
    async refuse(text) {
      const target = await targetOf(text);
      return 'refused' in target ? target.refused : null;
    },

    async post(text, headers, body, signal): Promise<Answered> {
      const failure = (error: unknown): Answered => ({
        status: null,
        error: clipped(error instanceof Error ? error.message : String(error)),
        retryAfter: null,
      });
      try {
        const target = await unlessAborted(signal, targetOf(text));
        if ('refused' in target) return failure(target.refused);
        const limit = maxMs === undefined ? {} : { maxMs };
        const answered = await call({ ...target, headers, body, signal, ...limit });
        return { ...answered, error: answered.error && clipped(answered.error) };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

/** Error texts may contain foreign data, such as names in a certificate, and are stored with each delivery. */
const clipped = (text: string): string => text.replaceAll('\0', '').slice(0, MAX_ERROR).toWellFormed();

/** Shutdown must not wait for a slow name server. */
function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new Error(whyAborted(signal)));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
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
