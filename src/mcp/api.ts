/** A request to the API, in the name of the caller of a tool. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiResponse {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Sends a request within the server, or to one elsewhere. */
export type SendToApi = (
  request: Omit<ApiRequest, 'query'>,
  signal: AbortSignal | undefined,
) => Promise<ApiResponse>;

/** The API refused a request. The message is for the language model. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The API as the tools use it: what it refuses is thrown. */
export class Api {
  constructor(
    private readonly send: SendToApi,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async json<Body>(request: ApiRequest): Promise<Body> {
    const { bytes } = await this.ask(request);
    return JSON.parse(bytes.toString());
  }

  async text(request: ApiRequest): Promise<string> {
    return (await this.ask(request)).bytes.toString();
  }

  async ask({ query = {}, path, ...request }: ApiRequest): Promise<ApiResponse> {
    const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
    const response = await this.send({ ...request, path: path + search }, this.signal);
    if (response.status >= 400) throw refusal(response);
    return response;
  }
}

interface Problem {
  readonly code?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer?: string; readonly detail?: string }[];
}

function refusal({ status, bytes }: ApiResponse): Refused {
  const { code = `http_${status}`, title = '', detail = title, errors = [] } = problemIn(bytes);
  const places = errors.map((error) => `${error.pointer ?? ''} ${error.detail ?? ''}`.trim());
  return new Refused(code, [`${code}: ${detail}`, ...places].join('\n'));
}

function problemIn(bytes: Buffer): Problem {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return {};
  }
}

/** A part of a path. Dots would lead to another one. */
export function part(text: string | number): string {
  if (text === '.' || text === '..') throw new Refused('not_found', 'not_found: This is no id.');
  return encodeURIComponent(text);
}
