/*
 * Follows a game: prints in sentences what happens, from the first entry to the last.
 * It survives lost connections: it reconnects, names the last entry that it has, and misses nothing.
 * Run it: SERVER=http://127.0.0.1:3000 TOKEN=pf_… node examples/follow.ts <game> (without TOKEN: as a spectator)
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '../openapi/client.d.ts';

type Entry = components['schemas']['EntryPage']['entries'][number];

const { SERVER = 'http://127.0.0.1:3000', TOKEN } = process.env;
const [game] = process.argv.slice(2);
/** The server sends at least a comment every 15 seconds. A line that is quiet for this long is dead. */
const QUIET_MS = 60_000;

let last = '0';

/** Returns true at the end of the game, and false when the connection was lost. */
async function follow(): Promise<boolean> {
  const hangUp = new AbortController();
  const watchdog = setTimeout(() => hangUp.abort(), QUIET_MS);
  try {
    const response = await fetch(`${SERVER}/v1/games/${game}/events/stream`, {
      headers: {
        accept: 'text/event-stream',
        'last-event-id': last,
        ...(TOKEN ? { authorization: `Bearer ${TOKEN}` } : {}),
      },
      signal: hangUp.signal,
    });
    if (response.status === 204) return true;
    if (response.status === 429 || response.status >= 500) return false;
    if (!response.ok || response.body === null) throw new Refused(await response.text());
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      watchdog.refresh();
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      if (blocks.map(readEvent).includes('end')) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return false;
  } finally {
    clearTimeout(watchdog);
    hangUp.abort();
  }
}

class Refused extends Error {}

/** Prints an entry, and returns the name of the event. */
function readEvent(block: string): string | undefined {
  const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/) as [string, string]));
  if (fields.get('event') === 'entry') {
    const entry = JSON.parse(fields.get('data') ?? '') as Entry;
    for (const line of entry.lines ?? []) console.log(`${entry.version}  ${line}`);
    last = fields.get('id') ?? last;
  }
  return fields.get('event');
}

while (!(await follow())) await sleep(1000);
