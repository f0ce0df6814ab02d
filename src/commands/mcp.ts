import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { ApiResponse, SendToApi } from '../mcp/api.js';
import { AttemptCounter } from '../mcp/attempts.js';
import { mcpServer } from '../mcp/server.js';
import { packageVersion } from '../store/migrations/read-migrations.js';
import { BadUsage, command } from './command.js';

const TRIES = 5;

/** Sends requests to a server, and again where the network or the server fails: each POST takes effect once. */
const to =
  (server: string, token: string): SendToApi =>
  async ({ method, path, body, headers }, signal) => {
    const request: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    };
    for (let nth = 1; ; nth += 1) {
      const response = await tried(server + path, request);
      if (response !== null && (response.status < 500 || nth === TRIES)) return response;
      if (nth === TRIES) throw new Error(`${server} cannot be reached.`);
      await sleep(nth * 500, undefined, { ...(signal && { signal }) });
    }
  };

async function tried(url: string, request: RequestInit): Promise<ApiResponse | null> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    return null;
  }
}

interface Rulebooks {
  readonly rulebooks: readonly { readonly id: string; readonly titles: { readonly en: string } }[];
}

export const mcp = command({
  summary: 'serves the tools for language models over standard input and output',
  help: `usage: permafrost mcp --server URL [--hide-legal]

Serves the Model Context Protocol over standard input and output, for programs that start their tools
themselves. The tools are those of /mcp of the server. They may do what the token in PERMAFROST_TOKEN may do.

  --server URL   the server to play on
  --hide-legal   do not offer the legal actions, and count attempts`,
  options: { server: { type: 'string' }, 'hide-legal': { type: 'boolean', default: false } },
  async run({ values }, { env, signal }) {
    const { server, 'hide-legal': isBlind } = values;
    const token = env.PERMAFROST_TOKEN;
    if (server === undefined) throw new BadUsage('Say which server to play on: --server URL.');
    if (token === undefined) throw new BadUsage('Set PERMAFROST_TOKEN to a token of the player.');
    const send = to(server.replace(/\/$/, ''), token);
    const { bytes } = await send({ method: 'GET', path: '/v1/rulebooks' }, signal);
    const { rulebooks }: Rulebooks = JSON.parse(bytes.toString());
    const serving = {
      version: await packageVersion(),
      ...{ send, isBlind, attempts: new AttemptCounter(), key: 'the only caller' },
      rulebooks: rulebooks.map(({ id, titles }) => ({ id, title: titles.en })),
    };
    const handle = serveStdio(() => mcpServer(serving));
    await new Promise<void>((end) => {
      process.stdin.once('end', end);
      signal.addEventListener('abort', () => end(), { once: true });
    });
    await handle.close();
    signal.throwIfAborted();
    return 0;
  },
});
