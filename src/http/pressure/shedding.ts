import fp from 'fastify-plugin';
import { ProblemError } from '../plugins/errors.js';
import type { Metrics } from '../plugins/metrics.js';
import { problem } from '../problems.js';
import { calm, nextPressure, type Pressure, shedAt, type WorkClass, workClasses } from './levels.js';
import type { Monitor } from './measures.js';
import { workClassOf } from './work-class.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly pressure: () => Pressure;
  }
}

/** Milliseconds between two looks at the measures. */
const LOOK = 250;
/** In seconds: a level lasts for four looks at least. */
const RETRY_AFTER = 2;

const SENTENCES: Readonly<Record<WorkClass, string>> = {
  films: 'The server is overloaded: it does not draw films at the moment.',
  pngs: 'The server is overloaded: it does not make PNGs at the moment.',
  past: 'The server is overloaded: it does not show earlier versions at the moment.',
  drafts: 'The server is overloaded: it does not try drafts at the moment.',
  pictures: 'The server is overloaded: it does not draw pictures at the moment.',
  acting: 'The server is overloaded: it only finishes what it has begun.',
};

export interface SheddingOptions {
  readonly metrics: Metrics;
  readonly monitor: Monitor;
  readonly lookMs?: number | undefined;
}

/** Under pressure, refuses the dearest kinds of work before it begins. Probes are always answered. */
export const shedding = fp(async (app, { metrics, monitor, lookMs = LOOK }: SheddingOptions) => {
  let pressure = calm;
  const timer = setInterval(() => {
    pressure = nextPressure(pressure, monitor.read());
  }, lookMs).unref();
  metrics.pressure = () => pressure.level;
  app.decorate('pressure', () => pressure);
  app.addHook('onRequest', (request, _reply, done) => {
    const { unlimited } = request.routeOptions.config;
    if (pressure.level === 0 || unlimited === true) return done();
    const kind = workClassOf(request);
    if (workClasses.indexOf(kind) >= pressure.level) return done();
    metrics.shed.inc({ work: kind });
    done(new ProblemError(problem('overloaded', SENTENCES[kind]), RETRY_AFTER));
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    monitor.close();
  });
});

export const describePressure = (pressure: Pressure): { level: number; refused: WorkClass[] } => ({
  level: pressure.level,
  refused: [...shedAt(pressure)],
});
