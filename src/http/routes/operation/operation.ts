import { Type } from 'typebox';
import { ProblemError } from '../../plugins/errors.js';
import { workClasses } from '../../pressure/levels.js';
import { describePressure } from '../../pressure/shedding.js';
import { problem } from '../../problems.js';
import { closed } from '../../schemas/common.js';
import type { Route } from '../context.js';

const tags = ['operation'];
const Status = Type.Object({ status: Type.String() }, closed);

const Ready = Type.Object(
  {
    status: Type.String(),
    warnings: Type.Array(Type.String()),
    pressure: Type.Object(
      {
        level: Type.Integer({ description: '0 while nothing is refused.' }),
        refused: Type.Array(Type.Enum([...workClasses]), {
          description: 'The kinds of work that are refused now, the dearest first.',
        }),
      },
      closed,
    ),
  },
  closed,
);

const healthRoute: Route = (app) => {
  app.get(
    '/healthz',
    {
      config: { unlimited: true },
      schema: {
        operationId: 'health',
        summary: 'Check that the process runs',
        description: 'Answers as long as the process runs, whatever its database does.',
        tags,
        response: { 200: Status },
      },
    },
    async () => ({ status: 'ok' }),
  );
};

const readinessRoute: Route = (app, { ready, closing }) => {
  app.get(
    '/readyz',
    {
      config: { unlimited: true, problems: ['unavailable'] },
      schema: {
        operationId: 'readiness',
        summary: 'Check that the process can serve requests',
        description:
          'Makes a small write. If it fails, the answer is 503 with the reason: the database does not answer, is a standby, is read-only, has tables of another version, or has no space or connections left. If it succeeds, `warnings` lists database settings with which a power cut can take back acknowledged writes.',
        tags,
        response: { 200: Ready },
      },
    },
    async () => {
      if (closing.aborted) throw new ProblemError(problem('unavailable', 'This process is shutting down.'));
      const found = await ready();
      if (!found.ready) throw new ProblemError(problem('unavailable', found.detail));
      return { status: 'ok', warnings: [...found.warnings], pressure: describePressure(app.pressure()) };
    },
  );
};

export const operationRoutes: readonly Route[] = [healthRoute, readinessRoute];
