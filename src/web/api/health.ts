import { base, wire } from './wire.js';

const PATIENCE = 5_000;

/** Whether the server answers and has its database. */
export const isThere = (): Promise<boolean> =>
  wire(new Request(`${base}/readyz`), PATIENCE).then(
    (answer) => answer.ok,
    () => false,
  );
