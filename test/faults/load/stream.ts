import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Gate } from './gate.js';
import type { KnownGame } from './ledger.js';

/** Records the entries from the stream of a game, and reconnects until the game is over. */
export async function follow(gate: Gate, game: KnownGame): Promise<void> {
  const { streamed } = game;
  let isOver = false;
  while (!isOver) {
    await gate.follow(async (url, signal) => {
      const after = String(streamed.at(-1)?.version ?? 0);
      const answer = await fetch(`${url}/v1/games/${game.id}/events`, {
        headers: { accept: 'text/event-stream', 'last-event-id': after },
        signal,
      });
      if (answer.status === 204) isOver = true;
      if (answer.status !== 200 || answer.body === null) return;
      const parser = createParser({
        onEvent({ event, data }) {
          if (event === 'end') isOver = true;
          if (event !== 'entry' || signal.aborted) return;
          const { version, hash } = JSON.parse(data) as { version: number; hash: string };
          streamed.push({ version, hash });
        },
      });
      const decoder = new TextDecoder();
      for await (const chunk of answer.body) parser.feed(decoder.decode(chunk, { stream: true }));
    });
    await sleep(20);
  }
}
