import { eventsTopic } from '../../../src/play/ports/channels/account-events.js';
import { until } from '../../support/until.js';
import { type Scene, streams } from './operations.js';
import type { World } from './worlds.js';

/** What a stream has sent so far, to the byte. */
export interface Transcript {
  readonly text: () => string;
  close(): void;
}

async function record(url: string, token: string | undefined): Promise<Transcript> {
  const hangUp = new AbortController();
  const headers = {
    accept: 'text/event-stream',
    'x-request-id': 'stream',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { headers, signal: hangUp.signal });
  const { date: _, ratelimit: __, ...sent } = Object.fromEntries(answer.headers);
  let text = `${answer.status} ${JSON.stringify(sent)}\n`;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  read().catch(() => {});
  return { text: () => text, close: () => hangUp.abort() };
}

/** Every stream of a viewer in both worlds, from its beginning. */
export async function openStreams(
  worlds: readonly [World, World],
  scene: Scene,
  token: string | undefined,
  turnClock: () => void,
): Promise<(readonly [Transcript, Transcript])[]> {
  const [one, other] = worlds.map(({ service }) => service.url);
  const pairs: (readonly [Transcript, Transcript])[] = [];
  for (const [name, urlOf] of Object.entries(streams)) {
    const path = urlOf(scene);
    const pair = [await record(`${one}${path}`, token), await record(`${other}${path}`, token)] as const;
    pairs.push(pair);
    if (name === 'followAccount' && isOpen(pair[0])) await startOver(worlds, scene.me.id, pair, turnClock);
  }
  return pairs;
}

/**
 * A new reader of an account starts over after five seconds by the real clock: in one world before something happens and
 * in the other one after it, unless both do so at once.
 */
async function startOver(
  worlds: readonly World[],
  playerId: string,
  pair: readonly Transcript[],
  turnClock: () => void,
): Promise<void> {
  const haveBegun = (times: number) => until(() => pair.every((one) => beginnings(one) === times));
  await haveBegun(1);
  turnClock();
  for (const { store } of worlds) store.bus.publish([eventsTopic(playerId)]);
  await haveBegun(2);
}

const isOpen = ({ text }: Transcript): boolean => text().startsWith('200 ');
const beginnings = ({ text }: Transcript): number => text().match(/^event: ready$/gm)?.length ?? 0;

const ROUNDS = 1_000;

/** Waits until both have sent as much, or gives up: then they differ. */
export async function abreast(here: Transcript, there: Transcript): Promise<void> {
  let rounds = 0;
  let [one, other] = [-1, -2];
  await until(() => {
    rounds += 1;
    const isStill = here.text().length === one && there.text().length === other;
    [one, other] = [here.text().length, there.text().length];
    return rounds > ROUNDS || (isStill && one === other);
  });
}
