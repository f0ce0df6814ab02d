import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { work } from './harness/worker.js';

export type FanOutTask =
  | { readonly kind: 'listen' }
  /** Writes the same bytes to every open response. */
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'cpu' };

const open = new Set<ServerResponse>();

/** Node's HTTP server without a framework. Returns the port, the number of responses, or the CPU time in seconds. */
work<FanOutTask, number>(async (task) => {
  switch (task.kind) {
    case 'listen': {
      const server = createServer((_request, response) => {
        open.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
        response.once('close', () => open.delete(response));
        response.write('retry: 1000\n\n');
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return (server.address() as AddressInfo).port;
    }
    case 'write': {
      const bytes = Buffer.from(task.text);
      for (const response of open) response.write(bytes);
      return open.size;
    }
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000_000;
    }
  }
});
