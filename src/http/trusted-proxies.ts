import { isIP } from 'node:net';

/** Addresses and subnets of proxies, or how many proxies each request passes; `false` for no proxy. */
export type TrustedProxies = false | number | readonly string[];

const EXAMPLE = '127.0.0.1,10.0.0.0/8';

/** Reads `TRUST_PROXY`, or throws an error that says what to write instead. */
export function parseProxies(text: string): TrustedProxies {
  if (text === 'false') return false;
  if (text === 'true')
    throw new Error(
      `TRUST_PROXY = true would believe X-Forwarded-For from every client, so that each request could claim an address of its own and no limit by address would hold. Name the addresses or subnets of your proxies (${EXAMPLE}), or the number of proxies that every request passes (1).`,
    );
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return proxies;
  throw new Error(
    `TRUST_PROXY = ${JSON.stringify(text)}: ${JSON.stringify(wrong)} is neither an address nor a subnet. Write false, addresses and subnets separated by commas (${EXAMPLE}), or the number of proxies that every request passes (1 to 99).`,
  );
}

/** A subnet of prefix 0 holds every address, so it is refused as `true` is. */
function isProxy(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = prefix === undefined ? bits : Number(prefix);
  return length > 0 && length <= bits;
}

/** The same as Fastify takes it. A number alone would trust nobody there, because anyone may connect directly. */
export const trustOf = (
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
};
