import { freePort, type Service, startServiceWith, UNLIMITED } from './service.js';

/** A service whose memory can be measured after its garbage was collected. */
export interface InspectedService extends Service {
  /** What the process has in use: its heap, and buffers and connections beside it. */
  memory(): Promise<Memory>;
}

/** In bytes. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
}

export async function startInspected(databaseUrl: string): Promise<InspectedService> {
  const port = await freePort();
  const service = await startServiceWith(databaseUrl, UNLIMITED, [`--inspect=127.0.0.1:${port}`]);
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    readonly webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((open) => socket.addEventListener('open', open, { once: true }));
  let sent = 0;
  const call = (method: string, params: object = {}): Promise<Answer> => {
    sent += 1;
    const id = sent;
    return new Promise((resolve) => {
      const read = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as Answer & { readonly id?: number };
        if (answer.id !== id) return;
        socket.removeEventListener('message', read);
        resolve(answer);
      };
      socket.addEventListener('message', read);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return {
    ...service,
    async memory() {
      for (let times = 0; times < 3; times += 1) await call('HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const { result } = await call('Runtime.evaluate', { expression });
      const { heapUsed, external, rss } = JSON.parse(result.result.value) as NodeJS.MemoryUsage;
      return { heap: heapUsed + external, resident: rss };
    },
    async stop() {
      socket.close();
      await service.stop();
    },
  };
}

interface Answer {
  readonly result: { readonly result: { readonly value: string } };
}
