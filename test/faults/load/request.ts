export interface Answer {
  readonly status: number;
  /** The body of any operation. */
  readonly body: {
    readonly id: string;
    readonly secret: string;
    readonly player: { readonly id: string };
    readonly version: number;
    readonly asked?: readonly {
      readonly seat: number;
      readonly actions: readonly { readonly id: string }[];
    }[];
  };
}

interface RequestOptions {
  readonly secret: string | null;
  readonly signal: AbortSignal;
  readonly key?: string | undefined;
}

export const get = (url: string, options: RequestOptions): Promise<Answer> => request(url, 'GET', options);

export const post = (url: string, body: object, options: RequestOptions): Promise<Answer> =>
  request(url, 'POST', options, JSON.stringify(body));

async function request(
  url: string,
  method: string,
  { secret, signal, key }: RequestOptions,
  body?: string,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    signal,
    headers: {
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
