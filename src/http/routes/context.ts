import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Context } from '../../play/context.js';
import type { Readiness } from '../../play/ports/readiness.js';
import type { Metrics } from '../plugins/metrics.js';
import type { RulebookSchemas } from '../schemas/rulebooks/rulebooks.js';

/** What every route can use. */
export interface RouteOptions {
  readonly context: Context;
  readonly schemas: RulebookSchemas;
  readonly metrics: Metrics;
  readonly heartbeatMs: number;
  /** Whether a write to the database would succeed now. */
  readonly ready: () => Promise<Readiness>;
  /** The built page. Without it, only the API is served. */
  readonly pageFolder: string | undefined;
  /** The API documents as they were built, if not in the usual place. */
  readonly documentFolder: URL | undefined;
  /** Aborts when the server closes, which ends long polls and streams. */
  readonly closing: AbortSignal;
}

/** A plugin with a scope of its own, for routes that need hooks or content types of their own. */
export type Routes = FastifyPluginAsyncTypebox<RouteOptions>;

/** Adds one operation. */
export type Route = (app: Parameters<Routes>[0], options: RouteOptions) => void;
