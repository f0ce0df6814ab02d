import { PermafrostError } from './problem.js';
import { pause, refused, type Transport } from './transport.js';

/** The server sends at least a comment every 15 seconds. A connection that is quiet for this long is lost. */
const QUIET_MS = 60_000;

export interface ServerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** Follows a stream of the service: connects again when the connection is lost, and goes on after the last event. */
export async function* follow(
  transport: Transport,
  path: string,
  after: string,
  signal?: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let last = after;
  for (let attempt = 0; ; attempt += 1) {
    try {
      for await (const event of once(transport, path, last, signal)) {
        attempt = 0;
        if (event === OVER) return;
        last = event.id === '' ? last : event.id;
        yield event;
        if (event.event === 'end') return;
      }
    } catch (error) {
      if (signal?.aborted || error instanceof PermafrostError) throw error;
    }
    await pause(Math.max(attempt, 1), null, signal);
  }
}

/** There is nothing more to come: the server answers 204. */
const OVER = Symbol('over');

async function* once(
  transport: Transport,
  path: string,
  last: string,
  signal?: AbortSignal,
): AsyncGenerator<ServerEvent | typeof OVER> {
  const hangUp = new AbortController();
  const leave = () => hangUp.abort(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  let watchdog = setTimeout(() => hangUp.abort(), QUIET_MS);
  try {
    const headers = transport.headers({});
    headers.set('accept', 'text/event-stream');
    if (last !== '') headers.set('last-event-id', last);
    const response = await transport.open(transport.urlOf(path, {}), headers, hangUp.signal);
    if (response.status === 204) yield OVER;
    if (response.status === 429 || response.status >= 500) return;
    if (!response.ok) throw await refused(response);
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => hangUp.abort(), QUIET_MS);
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = read(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    clearTimeout(watchdog);
    signal?.removeEventListener('abort', leave);
    hangUp.abort();
  }
}

/** Null for a comment. */
function read(block: string): ServerEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== '') fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  const data = fields.get('data');
  return data === undefined
    ? null
    : { id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data: JSON.parse(data) };
}
