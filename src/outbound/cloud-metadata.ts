import ipaddr from 'ipaddr.js';

/** Metadata services hand out the keys of the machine. Their addresses are never called, whatever the settings allow. */
const networks = [
  // AWS, Google, Azure, DigitalOcean, OpenStack and others; the credentials of ECS and EKS are in the same network.
  '169.254.0.0/16',
  'fe80::/10',
  // AWS: metadata, and the credentials of EKS.
  'fd00:ec2::/32',
  // Google.
  'fd20:ce::254/128',
  // Scaleway.
  'fd00:42::42/128',
  // Alibaba.
  '100.100.100.200/32',
  // Azure's wire server, which is not in a private network.
  '168.63.129.16/32',
  // Oracle.
  '192.0.0.192/32',
].map((text) => ipaddr.parseCIDR(text));

/** Clouds answer these names on their own machines. */
const names: ReadonlySet<string> = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'metadata.platformequinix.com',
  'instance-data',
  'instance-data.ec2.internal',
]);

export const isMetadataName = (host: string): boolean => names.has(host.replace(/\.$/, '').toLowerCase());

/** Also in the IPv6 notations that a gateway or a tunnel turns into IPv4. */
export const isMetadataAddress = (address: string): boolean => {
  const parsed = ipaddr.process(address.replace(/%.*$/, ''));
  return [parsed, ...embedded(parsed)].some((one) =>
    networks.some((network) => one.kind() === network[0].kind() && one.match(network)),
  );
};

const bytesFrom = (start: number) => (bytes: readonly number[]) => bytes.slice(start, start + 4);

/** Where a network of IPv6 keeps an IPv4 address. */
const translations: readonly (readonly [string, (bytes: readonly number[]) => readonly number[]])[] = [
  // IPv4-compatible, and IPv4-translated.
  ['::/96', bytesFrom(12)],
  ['::ffff:0:0:0/96', bytesFrom(12)],
  // NAT64, with the prefix that everybody uses, and with local ones of each length that RFC 6052 allows here.
  ['64:ff9b::/96', bytesFrom(12)],
  ['64:ff9b:1::/48', bytesFrom(12)],
  ['64:ff9b:1::/48', (bytes) => [...bytes.slice(6, 8), ...bytes.slice(9, 11)]],
  ['64:ff9b:1::/48', (bytes) => [...bytes.slice(7, 8), ...bytes.slice(9, 12)]],
  ['64:ff9b:1::/48', bytesFrom(9)],
  // 6to4.
  ['2002::/16', bytesFrom(2)],
  // Teredo: the address of the server, and that of the client with every bit inverted.
  ['2001::/32', bytesFrom(4)],
  ['2001::/32', (bytes) => bytes.slice(12).map((byte) => byte ^ 0xff)],
];

function embedded(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4[] {
  if (address.kind() === 'ipv4') return [];
  const bytes = address.toByteArray();
  const found = translations
    .filter(([network]) => address.match(ipaddr.parseCIDR(network)))
    .map(([, bytesOf]) => bytesOf(bytes));
  // ISATAP, in any network.
  const [, , , , , , , , first = 0, second, third, fourth] = bytes;
  if ((first & 0xfd) === 0 && second === 0 && third === 0x5e && fourth === 0xfe) found.push(bytes.slice(12));
  return found.map((four) => new ipaddr.IPv4([...four]));
}
