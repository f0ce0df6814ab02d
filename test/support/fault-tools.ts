import { existsSync } from 'node:fs';

/** The paths of other people's programs that tests need, by their Debian package. */
const PACKAGES = {
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
  libfaketime: [
    '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
    '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  ],
  'nats-server': ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'],
  kubectl: ['/usr/bin/kubectl', '/usr/local/bin/kubectl'],
  prometheus: ['/usr/bin/promtool', '/usr/local/bin/promtool'],
  haproxy: ['/usr/sbin/haproxy', '/usr/bin/haproxy', '/usr/local/bin/haproxy'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const faultTools = Object.keys(PACKAGES) as readonly FaultTool[];

export type FaultTool = keyof typeof PACKAGES;

/** Null if it is not installed. */
export const findTool = (name: FaultTool): string | null =>
  PACKAGES[name].find((path) => existsSync(path)) ?? null;
