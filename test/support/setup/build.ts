import { steps } from './prepare.js';

/** Tests of processes run the build: it starts faster, and it is what operators run. */
export async function setup(): Promise<void> {
  const { build } = await steps();
  await build();
}
