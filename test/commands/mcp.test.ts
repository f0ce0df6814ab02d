import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelClient, playByTools } from '../support/model-client.js';
import { newPerson } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { permafrost } from './support.js';

describe('permafrost mcp', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it('plays a game by the tools, over standard input and output', async () => {
    const { secret } = await newPerson(service);
    const model = new ModelClient();
    await model.client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['dist/commands/main.js', 'mcp', '--server', service.url],
        env: { PERMAFROST_TOKEN: secret },
      }),
    );
    const { outcome } = await playByTools(model, 'thin-ice', 2);
    expect(outcome?.standings).toHaveLength(2);
    await model.client.close();
  });

  it('says what it needs', async () => {
    const noServer = await permafrost(['mcp']).ended();
    expect(noServer).toMatchObject({ code: 2, err: expect.stringContaining('--server') });
    const noToken = await permafrost(['mcp', '--server', service.url]).ended();
    expect(noToken).toMatchObject({ code: 2, err: expect.stringContaining('PERMAFROST_TOKEN') });
  });
});
