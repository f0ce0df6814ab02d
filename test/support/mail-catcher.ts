import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { until } from './until.js';

export interface Caught {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface MailCatcher {
  readonly url: string;
  readonly mails: Caught[];
  /** Refuses recipients or mails with this response, instead of accepting them. */
  refuse: { readonly at: 'recipient' | 'data'; readonly code: number; readonly text?: string } | null;
  /** Runs after a mail was accepted and before the response. */
  taken: (() => Promise<void>) | null;
  /** The number of refusals. */
  refused: number;
  /** Waits until an address has so many mails, and returns the last one. */
  to(address: string, count?: number): Promise<Caught>;
  close(): Promise<void>;
}

/** A mail server that keeps all mails, on a free port or a given one. */
export async function startMailCatcher(at = 0): Promise<MailCatcher> {
  const refusal = () => {
    catcher.refused += 1;
    return Object.assign(new Error(catcher.refuse?.text ?? 'not here'), {
      responseCode: catcher.refuse?.code,
    });
  };
  const server = new SMTPServer({
    authOptional: true,
    // The close does not wait for connections that clients keep open.
    closeTimeout: 10,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(catcher.refuse?.at === 'recipient' ? refusal() : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (catcher.refuse?.at === 'data') return done(refusal());
        const to = envelope.rcptTo.map(({ address }) => address);
        catcher.mails.push({ to, ...read(Buffer.concat(chunks).toString('latin1')) });
        void Promise.resolve(catcher.taken?.()).then(() => done());
      });
    },
  });
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const catcher: MailCatcher = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuse: null,
    taken: null,
    refused: 0,
    async to(address, count = 1) {
      const own = () => catcher.mails.filter(({ to }) => to.includes(address));
      await until(() => own().length >= count);
      return own()[count - 1] as Caught;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return catcher;
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function partOf(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), unfolded(value)];
  });
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

/** Decodes words of a header in the format of RFC 2047. */
const unfolded = (value: string): string =>
  value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

function read(raw: string): Omit<Caught, 'to'> {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => partOf(part.replace(/^\r\n/, '')));
  const content = (type: string): string => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type));
    const how = part?.headers['content-transfer-encoding'];
    const text = part?.body ?? '';
    if (how === 'base64') return Buffer.from(text, 'base64').toString();
    return how === 'quoted-printable' ? unquoted(text) : text;
  };
  return { headers, text: content('text/plain'), html: content('text/html') };
}
