/* The program of a thread. Plain JavaScript, so that it starts the same way from the sources and from the build. */
import { existsSync } from 'node:fs';

const built = new URL('./run.js', import.meta.url);
const isBuilt = existsSync(built);
if (!isBuilt) {
  const { register } = await import('tsx/esm/api');
  register();
}
export const { run } = await import(isBuilt ? built.href : new URL('./run.ts', import.meta.url).href);
