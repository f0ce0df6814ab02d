import { describe, expect, it } from 'vitest';
import { isPublic } from '../../src/outbound/addresses.js';

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::8'])(
    '%s is one of the open internet',
    (address) => expect(isPublic(address)).toBe(true),
  );

  it.each([
    ['this network', '0.0.0.0', '0.1.2.3'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['carrier-grade translation', '100.64.0.1', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['link-local, where clouds keep their metadata', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
    ['reserved', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1'],
    ['multicast and broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
    ['unique local and site-local', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    ['IPv4 written as IPv6', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::127.0.0.1', '::ffff:0:127.0.0.1'],
    ['translation and tunnels', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::1', '2001::1'],
    ['metadata services of clouds', '168.63.129.16', '::ffff:168.63.129.16', '2002:a83f:8110::1'],
    ['documentation and others', '2001:db8::1', '3fff::1', '100::1', '5f00::1', '::'],
    ['no address', '', 'localhost', '1.2.3', '999.1.1.1'],
  ])('of the kind “%s” is not', (_kind, ...addresses) => {
    for (const address of addresses) expect(isPublic(address), address).toBe(false);
  });
});
