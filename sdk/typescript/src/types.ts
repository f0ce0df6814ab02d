import type { components, operations } from './api.js';
import type { calls } from './operations.js';

export type Schemas = components['schemas'];
export type OperationId = keyof typeof calls & keyof operations;
export type Language = 'en' | 'de';

type Given<Id extends OperationId> = operations[Id]['parameters'];

type Path<Id extends OperationId> =
  Given<Id> extends { path: infer Path extends object }
    ? { readonly path: Readonly<Path> }
    : { readonly path?: never };
type Query<Id extends OperationId> =
  Given<Id> extends { query: infer Query }
    ? { readonly query: Query }
    : Given<Id> extends { query?: infer Query }
      ? { readonly query?: Query }
      : { readonly query?: never };
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { readonly body: Body }
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { readonly body?: Body }
    : { readonly body?: never };

/** What may be sent with every operation. */
export interface Options {
  /** Act only at this version of the game. */
  readonly ifVersion?: number;
  /** The ETag of the copy that you have: the result is null if it is still current. */
  readonly ifNoneMatch?: string;
  /** Retries with the same key happen once. One is made for you if you send none. */
  readonly idempotencyKey?: string;
  readonly language?: Language;
  readonly signal?: AbortSignal;
}

export type Input<Id extends OperationId> = Path<Id> & Query<Id> & Body<Id> & Options;

type Content<Responses, Status extends number> = Responses extends {
  [Code in Status]: { content: { 'application/json': infer Value } };
}
  ? Value
  : never;
type Success<Responses> =
  | Content<Responses, 200>
  | Content<Responses, 201>
  | Content<Responses, 202>
  | (Responses extends { 204: unknown } ? null : never)
  | (Responses extends { 304: unknown } ? null : never);

/** The body of the response; null where there is none. */
export type Result<Id extends OperationId> = Success<operations[Id]['responses']>;
