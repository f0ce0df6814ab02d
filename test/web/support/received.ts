import type { BrowserContext } from 'playwright-core';

/** Everything that a page has received over the wire, streams included. */
export interface Received {
  /** The responses from addresses below this path, as one text. */
  from(path: string): string;
}

/** Records the responses of a context. Call it before opening a page. */
export async function record(context: BrowserContext): Promise<Received> {
  const chunks: { readonly url: string; readonly text: string }[] = [];
  await context.exposeBinding('received', (_source, url: string, text: string) => {
    chunks.push({ url, text });
  });
  await context.addInitScript(`
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const answer = await ask(...given);
      const copy = answer.clone().body;
      if (copy !== null) void (async () => {
        const reader = copy.pipeThrough(new TextDecoderStream()).getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          await window.received(answer.url, value);
        }
      })().catch(() => undefined);
      return answer;
    };`);
  return {
    from: (path) =>
      chunks
        .filter(({ url }) => new URL(url).pathname.startsWith(path))
        .map(({ text }) => text)
        .join(''),
  };
}
