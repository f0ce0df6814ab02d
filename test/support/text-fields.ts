import type { FastifyInstance } from 'fastify';
import { documentOf } from './answer-checker.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Described {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const PREFIX = '#/components/schemas/';
/** Nobody can write words into these. */
const FORMATS = ['uuid', 'date', 'date-time'];

/** Every text in a body, a query or a header of the requests that write, such as `createPlayer /name`. */
export function textFieldsOf(app: FastifyInstance): Set<string> {
  const { paths, components } = documentOf(app) as unknown as Document;
  const found = new Set<string>();

  const walk = (schema: Schema, at: string, within: readonly string[] = []): void => {
    const { $ref } = schema;
    if ($ref !== undefined) {
      const named = components.schemas[$ref.slice(PREFIX.length)];
      if (named === undefined) throw new Error(`the document has no ${$ref}`);
      if (!within.includes($ref)) walk(named, at, [...within, $ref]);
      return;
    }
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      walk(one, at, within);
    if (schema.enum !== undefined || schema.const !== undefined) return;
    if ([schema.type].flat().includes('string') && !FORMATS.includes(schema.format ?? '')) found.add(at);
    for (const [name, one] of Object.entries(schema.properties ?? {})) walk(one, `${at}/${name}`, within);
    if (schema.items !== undefined) walk(schema.items, `${at}/*`, within);
    const others = schema.additionalProperties;
    if (typeof others === 'object') walk(others, `${at}/*`, within);
  };

  for (const operations of Object.values(paths))
    for (const [method, { operationId, parameters = [], requestBody }] of Object.entries(operations)) {
      if (operationId === undefined || method === 'get') continue;
      for (const { in: place, name, schema } of parameters)
        if (place !== 'path') walk(schema, `${operationId} ${place}:${name}`);
      for (const { schema } of Object.values(requestBody?.content ?? {})) walk(schema, `${operationId} body`);
    }
  return found;
}

/** Fields that hold no words, or none that stay. */
export const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  'setProfile body/country': 'the code of a country',
  'setHours body/timeZone': 'a time zone',
  'setHours body/quietHours/from': 'a time of day',
  'setHours body/quietHours/until': 'a time of day',
  'setEmail body/dailyAt': 'a time of day',
  'setEmail body/quietHours/from': 'a time of day',
  'setEmail body/quietHours/until': 'a time of day',
  'setEmail body/timeZone': 'a time zone',
  'createWebhook body/timeZone': 'a time zone',
  'createWebhook body/quietHours/from': 'a time of day',
  'createWebhook body/quietHours/until': 'a time of day',
  'createWebhook body/keys/p256dh': 'made by a browser',
  'createWebhook body/keys/auth': 'made by a browser',
  'changeWebhook body/timeZone': 'a time zone',
  'changeWebhook body/quietHours/from': 'a time of day',
  'changeWebhook body/quietHours/until': 'a time of day',
  'challenge body/players/*': 'names others, and is not kept',
  'challenge body/rulebook': 'must be the id of a rulebook',
  'createTournament body/rulebook': 'must be the id of a rulebook',
  'setPolicy body/accepts/*/rulebook': 'must be the id of a rulebook',
  'setPolicy body/operator': 'names another account, of which the id is kept',
  'takeMeasure body/application': 'the address of a document',
  'takeMeasure body/address': 'an address of the network',
  'act header:if-match': 'a version',
  'act query:base': 'the tag of a picture',
  'act header:accept-language': 'chooses between languages',
  'appealMeasure header:accept-language': 'chooses between languages',
  'undo header:if-match': 'a version',
  'addEntropy body/commitment': 'a hash',
  'joinGame body/commitment': 'a hash',
  'matchGame body/commitment': 'a hash',
  'rematch body/commitment': 'a hash',
  'layDownOrders body/orders/*/prompt': 'a kind of prompt of the rulebook',
  'confirmEmail query:token': 'is compared only',
  'unsubscribe query:token': 'is compared only',
  'beginSignIn body/provider': 'the id of a provider',
  'beginAddingSignInMethod body/provider': 'the id of a provider',
  'finishSignIn body/secret': 'is compared only',
  'finishSignIn body/code': 'is compared only',
  'finishSignIn body/callback': 'goes to the provider',
  'finishAddingSignInMethod body/secret': 'is compared only',
  'finishAddingSignInMethod body/code': 'is compared only',
  'finishAddingSignInMethod body/callback': 'goes to the provider',
};
/** Not a field of the API: what an application called itself when it was allowed. */
export const APPLICATION = 'the name of an application';

/** A pack is the rules of its games: without it nobody could read or verify them. docs/CLIENTS.md says so. */
export const isPack = (field: string): boolean => field.startsWith('createGame body/components/');
/** Only a hash of it is stored. */
export const isHashed = (field: string): boolean => field.endsWith(' header:idempotency-key');
/** Actions are held to what is legal, so their texts are ids of components. */
export const isAction = (field: string): boolean => /^act body\/action\/./.test(field);
