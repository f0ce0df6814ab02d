import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Client, PermafrostError } from '../../sdk/typescript/src/index.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { freePort } from '../support/free-port.js';
import { startService } from '../support/service.js';
import { installed, root } from './tools.js';

/** Prism as a proxy, which refuses requests and responses that are not as documented. */
async function startPrism(target: string) {
  const { folder } = await installed('@stoplight/prism-cli@5.16.0');
  const port = await freePort();
  const args = ['proxy', join(root, 'openapi/openapi.json'), target, '-p', String(port), '--errors'];
  const prism = spawn(join(folder, 'node_modules/.bin/prism'), args);
  const ended = once(prism, 'close');
  await new Promise<void>((listening, failed) => {
    prism.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('is listening')) listening();
    });
    prism.once('close', () => failed(new Error('Prism has ended')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      prism.kill();
      await ended;
    },
  };
}

it.each(rulebooks.map(({ meta }) => meta))(
  'a game of $id through Prism violates nothing',
  async ({ id: rulebook, seats }) => {
    const service = await startService({ rulebooks });
    const prism = await startPrism(service.url);
    try {
      const settings = { server: prism.url, retries: 0 };
      const { client } = await Client.signUp(settings, { name: 'Ayla' });
      const others = Array.from({ length: seats.min - 1 }, () => 'bot' as const);
      const { id } = await client.games.create({ rulebook: rulebook as 'mammut', seats: ['me', ...others] });
      await client.games.start(id);
      const game = await client.games.play(id, async ({ actions, view }) => {
        await view();
        return actions[0]?.id ?? '';
      });
      expect(game?.status).toBe('finished');
      // It would have been said: what is not documented is refused.
      const wrong = client.call('createGame', { body: { rulebook: 'chess', seats: ['me'] } as never });
      await expect(wrong).rejects.toThrow(PermafrostError);
    } finally {
      await prism.close();
      await service.close();
    }
  },
  600_000,
);
