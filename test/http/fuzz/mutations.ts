import fc from 'fast-check';

/** A request in parts, so that each part can be spoilt. */
export interface Sent {
  readonly method: string;
  /** The path's segments, as they stand in the address. */
  readonly path: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Text, so that it can be something else than JSON. */
  readonly body: string | null;
}

export type Mutation = (sent: Sent) => Sent;

const oddTexts = [
  ...[
    '',
    ' ',
    '%',
    '%00',
    '%ff',
    '%ed%a0%80',
    '..',
    '*',
    '-',
    '-1',
    '0',
    '1',
    '31',
    '32',
    '1e3',
    '1e400',
    '0x10',
  ],
  ...[
    'NaN',
    '99999999999999999999',
    '2147483648',
    'null',
    'true',
    'spectator',
    'me',
    '__proto__',
    'constructor',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'urn:uuid:00000000-0000-0000-0000-000000000000',
    '"1"',
    'W/"1"',
  ],
  ...["' OR 1=1 --", '<script>', '1;2', 'a,b', 'AAAAAAAAAAAAAAAAAAAAAA', 'drill:fish=1', 'a=b&c=d', 'é', '١'],
  ...['x'.repeat(201), 'y'.repeat(5000)],
];
const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 30 }));

/** As it may stand in an address: sometimes encoded, sometimes not. */
const oddPart = fc.oneof(
  oddText.map((text) => encodeURIComponent(text.toWellFormed())),
  oddText.map((text) => text.toWellFormed().replace(/[/?#\\\s]/g, '_')),
);

/** Stands for JSON that `JSON.stringify` would not write. */
const RAW = '@raw:';
const nested = (depth: number, open: string, close: string) =>
  `${RAW}${open.repeat(depth)}0${close.repeat(depth)}`;

const oddTimes = [
  '2099-12-31T23:59:60Z',
  '9999-12-31T23:59:59-23:00',
  '2099-02-30T00:00:00Z',
  '2099-01-01T00Z',
];
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...oddTimes),
  fc.constantFrom<unknown>(...[null, true, false, 0, -0, -1, 0.5, 1e21, 31, 32, 2 ** 53, [], {}, [[]]]),
  fc.constantFrom('\ud800', 'a\udc00', '\0', '\u202e', '\u0007', '🦣', ' ', 'z'.repeat(70_000)),
  fc.constantFrom(`${RAW}1e400`, `${RAW}-0`, `${RAW}${'9'.repeat(400)}`, `${RAW}01`, `${RAW}undefined`),
  fc.constantFrom(
    nested(31, '[', ']'),
    nested(40, '[', ']'),
    nested(20_000, '[', ']'),
    nested(9_000, '{"a":', '}'),
  ),
  fc.array(fc.constantFrom<unknown>('me', 'bot', 'open', 'drill:fish=1', 1, null), { maxLength: 120 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const written = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/"@raw:((?:[^"\\]|\\.)*)"/g, (_, raw: string) =>
    raw.replaceAll('\\"', '"'),
  );

type Spot = readonly (string | number)[];

function spotsOf(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    spotsOf(one).map((spot) => [Array.isArray(value) ? Number(name) : name, ...spot]),
  );
  return [[], ...inner];
}

/** The value with what stands at a spot replaced by what `change` makes of it; undefined takes it away. */
function changed(value: unknown, spot: Spot, change: (at: unknown) => unknown): unknown {
  const [name, ...rest] = spot;
  if (name === undefined || typeof value !== 'object' || value === null) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((one, nth) => {
      const next = nth === name ? changed(one, rest, change) : one;
      return next === undefined ? [] : [next];
    });
  }
  return { ...value, [name]: changed((value as Record<string, unknown>)[name], rest, change) };
}

const oddName = fc.constantFrom(
  'extra',
  '__proto__x',
  'constructor',
  'toString',
  'seat',
  'type',
  '',
  '\0',
  '\ud800',
);

const ofJson = (sent: Sent, change: (json: unknown) => string): Sent => {
  if (sent.body === null) return sent;
  try {
    return { ...sent, body: change(JSON.parse(sent.body)) };
  } catch {
    return sent;
  }
};

const bodyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(), oddValue).map(
    ([nth, value]): Mutation =>
      (sent) =>
        ofJson(sent, (json) => {
          const spots = spotsOf(json);
          return written(changed(json, spots[nth % spots.length] ?? [], () => value));
        }),
  ),
  fc.nat().map(
    (nth): Mutation =>
      (sent) =>
        ofJson(sent, (json) => {
          const spots = spotsOf(json);
          return written(changed(json, spots[nth % spots.length] ?? [], () => undefined));
        }),
  ),
  fc.tuple(fc.nat(), oddName, oddValue).map(
    ([nth, name, value]): Mutation =>
      (sent) =>
        ofJson(sent, (json) => {
          const spots = spotsOf(json);
          const add = (at: unknown) =>
            typeof at === 'object' && at !== null && !Array.isArray(at)
              ? { ...at, [name]: value }
              : [at, value];
          return written(changed(json, spots[nth % spots.length] ?? [], add));
        }),
  ),
  fc
    .constantFrom<(body: string) => string>(
      (body) => body.slice(0, body.length / 2),
      (body) => `${body}x`,
      (body) => `\ufeff${body}`,
      (body) => body.replace('{', '{"__proto__":{"seat":1},'),
      (body) => body.replace('{', '{"constructor":{"prototype":{"a":1}},'),
      (body) => body.replace(/^\{("[^"]+":)/, '{$1null,$1'),
      (body) => body.replaceAll('"', "'"),
      (body) => body.replace('{', '{"extra":"\\ud800",'),
      (body) => body.replace('{', '{"extra":"\\u0000",'),
      () => '',
      () => 'null',
      () => '"text"',
      () => '[]',
      () => '[1',
      () => '{}',
      () => `{"action":${'['.repeat(9_000)}`,
    )
    .map(
      (change): Mutation =>
        (sent) => ({ ...sent, body: change(sent.body ?? '{"a":1}') }),
    ),
);

const headerNames = [
  'if-match',
  'if-none-match',
  'idempotency-key',
  'last-event-id',
  'authorization',
  'accept',
];
const otherNames = [
  'content-type',
  'x-request-id',
  'origin',
  'accept-version',
  'content-encoding',
  'x-forwarded-for',
];
const types = [
  'text/plain',
  'application/jsonx',
  'application/json; charset=utf-16',
  'multipart/form-data',
  ';',
  '',
];

const headerMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.constantFrom(...headerNames, ...otherNames), oddText).map(
    ([name, text]): Mutation =>
      (sent) => ({ ...sent, headers: { ...sent.headers, [name]: text } }),
  ),
  fc.constantFrom(...types).map(
    (type): Mutation =>
      (sent) => ({ ...sent, headers: { ...sent.headers, 'content-type': type } }),
  ),
  fc.constant<Mutation>(({ headers: { authorization: _, ...headers }, ...sent }) => ({ ...sent, headers })),
);

const queryNames = [
  'seat',
  'at',
  'after',
  'limit',
  'invitation',
  'cursor',
  'status',
  'rulebook',
  'wait',
  'extra',
];
/** Long polls must not slow the test down. */
const harmless = ([name, text]: readonly [string, string]): boolean => name !== 'wait' || !/\d/.test(text);

const queryMutation: fc.Arbitrary<Mutation> = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), oddPart).filter(harmless), { minLength: 1, maxLength: 3 })
  .map(
    (more): Mutation =>
      (sent) => ({ ...sent, query: [...sent.query, ...more] }),
  );

const pathMutation: fc.Arbitrary<Mutation> = fc.tuple(fc.nat(), oddPart).map(
  ([nth, part]): Mutation =>
    (sent) => ({ ...sent, path: sent.path.map((was, at) => (at === nth % sent.path.length ? part : was)) }),
);

const methodMutation: fc.Arbitrary<Mutation> = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')
  .map(
    (method): Mutation =>
      (sent) => ({ ...sent, method }),
  );

/** One to three things that are wrong with a request; bodies most of all. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.oneof(
    { arbitrary: bodyMutation, weight: 7 },
    { arbitrary: headerMutation, weight: 3 },
    { arbitrary: queryMutation, weight: 2 },
    { arbitrary: pathMutation, weight: 1 },
    { arbitrary: methodMutation, weight: 1 },
  ),
  { minLength: 1, maxLength: 3 },
);

export const mutate = (sent: Sent, changes: readonly Mutation[]): Sent =>
  changes.reduce((current, change) => change(current), sent);
