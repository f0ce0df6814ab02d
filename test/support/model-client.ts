import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** What a tool answered, as a language model gets it. */
export interface Answer {
  readonly text: string;
  readonly isError: boolean;
  readonly images: readonly string[];
}

/** A client of the tools, as a program with a language model has one. */
export class ModelClient {
  readonly client = new Client({ name: 'test', version: '1' });

  /** Calls the tools of a server over HTTP. */
  static async of(url: string, secret?: string, query = ''): Promise<ModelClient> {
    const made = new ModelClient();
    const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp${query}`), {
      requestInit: { headers },
    });
    await made.client.connect(transport);
    return made;
  }

  async call(name: string, input: object = {}): Promise<Answer> {
    const { content = [], isError = false } = await this.client.callTool({
      name,
      arguments: input as Record<string, unknown>,
    });
    const texts = content.flatMap((one) => (one.type === 'text' ? [one.text] : []));
    const images = content.flatMap((one) => (one.type === 'image' ? [one.data] : []));
    return { text: texts.join('\n'), isError, images };
  }

  async json<Body>(name: string, input: object = {}): Promise<Body> {
    const { text, isError } = await this.call(name, input);
    if (isError) throw new Error(text);
    return JSON.parse(text) as Body;
  }
}

interface InShort {
  readonly game: string;
  readonly status: string;
  readonly outcome: { readonly standings: readonly object[] } | null;
}

interface Legal {
  readonly version: number;
  readonly asked: readonly { readonly actions: Readonly<Record<string, string>> }[];
}

/** Plays a game against built-in bots to its end, by the tools alone. */
export async function playByTools(model: ModelClient, rulebook: string, seats: number): Promise<InShort> {
  const others = Array<'bot'>(seats - 1).fill('bot');
  const { game } = await model.json<InShort>('create_game', { rulebook, seats: ['me', ...others] });
  await model.json('start_game', { game });
  for (let acted = 0; ; ) {
    const { waiting } = await model.json<{ waiting: readonly object[] }>('wait_for_prompt', { seconds: 1 });
    if (waiting.length === 0) {
      const now = await model.json<InShort>('get_game', { game });
      if (now.status === 'finished') return now;
      continue;
    }
    const { version, asked } = await model.json<Legal>('legal_actions', { game });
    const ids = Object.keys(asked[0]?.actions ?? {});
    const { text, isError } = await model.call('act', { game, version, action: ids[acted % ids.length] });
    if (!isError) acted += 1;
    // Somebody else was faster.
    else if (!text.startsWith('stale_version')) throw new Error(text);
  }
}
