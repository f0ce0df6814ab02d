import type { Context } from '../../play/context.js';
import type { Metrics } from '../plugins/metrics.js';
import type { Limits } from '../plugins/rate-limit.js';
import type { RulebookSchemas } from '../schemas/rulebooks.js';

/** What every group of routes is given. */
export interface RouteOptions {
  readonly context: Context;
  readonly schemas: RulebookSchemas;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly heartbeatMs: number;
  /** Aborts when the server closes: whoever waits is answered, whoever follows is let go. */
  readonly closing: AbortSignal;
}
