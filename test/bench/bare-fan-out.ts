import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { work } from './harness/worker.js';

export type FanOutTask =
  | { readonly kind: 'listen' }
  /** Writes the same bytes to every open response. */
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'cpu' }
  /** What is in use after garbage was collected, and the resident set, in bytes. */
  | { readonly kind: 'heap' | 'resident' };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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
    case 'heap': {
      for (let times = 0; times < 3; times += 1) collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    }
    case 'resident':
      return process.memoryUsage().rss;
  }
});
