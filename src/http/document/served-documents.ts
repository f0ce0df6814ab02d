import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { RulebookSchemas } from '../schemas/rulebooks/rulebooks.js';
import { asyncDocument } from './async-document.js';
import { byReference } from './by-reference.js';
import { type OpenApi, withoutSchemas } from './narrow-document.js';

/** Where `npm run openapi` puts the document of the routes and schemas, with its examples. */
export const committedFile = new URL('../../../openapi/openapi.json', import.meta.url);

/** The document without rulebooks. */
const CORE = 'core';

/** What is made of the committed document, by address. */
export function servedDocuments(
  rulebooks: Iterable<AnyRulebook>,
  { namesOf }: Pick<RulebookSchemas, 'namesOf'>,
): ReadonlyMap<string, (whole: OpenApi) => object> {
  const titles = new Map([...rulebooks].map(({ meta }) => [meta.id, meta.titles.en]));
  const namesBut = (kept: string) =>
    new Set([...namesOf].flatMap(([id, names]) => (id === kept ? [] : [...names])));
  const narrow = [CORE, ...titles.keys()].map((id) => {
    const title = `Permafrost: ${titles.get(id) ?? CORE}`;
    const make = (whole: OpenApi): object => byReference(withoutSchemas(whole, namesBut(id), title));
    return [`/openapi/${id}.json`, make] as const;
  });
  const entries = [...namesOf.values()].flatMap((names) =>
    [...names].filter((name) => /(?<!Started|Acted)Entry$/.test(name)),
  );
  return new Map<string, (whole: OpenApi) => object>([
    ['/openapi.json', (whole) => whole],
    ...narrow,
    ['/asyncapi.json', (whole) => asyncDocument(whole, entries)],
  ]);
}
