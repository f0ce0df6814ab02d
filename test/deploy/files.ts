import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';

const folder = new URL('../../deploy/', import.meta.url);

export const textOf = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

/** With merge keys, as Compose has them. */
export const yamlOf = (path: string) => parse(textOf(path), { merge: true });

/** The documents of a file of Kubernetes. */
export const documentsOf = (path: string): readonly Manifest[] =>
  parseAllDocuments(textOf(path)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]}`);
    return document.toJS();
  });

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // What a kind has below this is checked by its type.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly [field: string]: any;
}

/** The names that the configuration of HAProxy takes from its environment. */
export const namesInProxy: readonly string[] = [
  ...new Set(
    [...textOf('haproxy.cfg').matchAll(/\$\{(\w+)\}|defined\((\w+)\)/g)].map((found) => found[1] ?? found[2]),
  ),
].filter((name) => name !== undefined);
