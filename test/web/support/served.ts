import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AppDeps } from '../../../src/app.js';
import { type Service, startService } from '../../support/service.js';

const pageFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** A server with the built page. */
export async function startPage(deps: Partial<AppDeps> = {}): Promise<Service> {
  if (!existsSync(`${pageFolder}/index.html`)) {
    throw new Error('The page is not built. `npm test` builds it, and so does `npm start`.');
  }
  return startService({ ...deps, pageFolder });
}
