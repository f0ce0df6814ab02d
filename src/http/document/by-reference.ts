import { canonicalJson } from '../../kernel/json.js';
import type { OpenApi } from './narrow-document.js';

type Part = Readonly<Record<string, unknown>>;
type Operation = Part & { readonly parameters?: readonly Part[]; readonly responses?: Part };

/** Parts that several operations have, each under a name. */
class Shared {
  readonly named = new Map<string, string>();
  readonly components: Record<string, unknown> = {};

  constructor(
    private readonly kind: string,
    parts: readonly Part[],
    nameOf: (part: Part) => string,
  ) {
    const seen = new Set<string>();
    for (const part of parts) {
      const text = canonicalJson(part);
      if (seen.has(text) && !this.named.has(text)) this.#add(text, nameOf(part), part);
      seen.add(text);
    }
  }

  #add(text: string, wanted: string, part: Part): void {
    let name = wanted;
    for (let nth = 2; name in this.components; nth += 1) name = `${wanted}${nth}`;
    this.named.set(text, name);
    this.components[name] = part;
  }

  refer(part: Part): Part {
    const name = this.named.get(canonicalJson(part));
    return name === undefined ? part : { $ref: `#/components/${this.kind}/${name}` };
  }
}

/** The same document with each repeated parameter and response once: without rulebooks, half of its size. */
export function byReference(document: OpenApi): OpenApi {
  const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const parameters = new Shared(
    'parameters',
    operations.flatMap((operation) => operation.parameters ?? []),
    ({ name }) => camel(String(name)),
  );
  const responses = new Shared(
    'responses',
    operations.flatMap((operation) => Object.values(operation.responses ?? {}) as Part[]),
    ({ description }) =>
      camel(
        [...String(description).matchAll(/`(\w+)`:/g)].map(([, code]) => code).join('_or_') || 'Response',
      ),
  );
  const shared = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map((one) => parameters.refer(one)) }),
    responses: eachOf(operation.responses ?? {}, (response) => responses.refer(response as Part)),
  });
  return {
    ...document,
    paths: eachOf(paths, (path) => eachOf(path, shared)),
    components: {
      ...document.components,
      parameters: parameters.components,
      responses: responses.components,
    },
  } as unknown as OpenApi;
}

const camel = (name: string): string =>
  name.replace(/(?:^|[-_])(\w)/g, (_, first: string) => first.toUpperCase());

const eachOf = <Value, Made>(record: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));
