import { base, wire } from './wire.js';

const TIMEOUT = 5_000;

/** Whether the server answers and reaches its database. */
export const isThere = (): Promise<boolean> =>
  wire(new Request(`${base}/readyz`), TIMEOUT).then(
    (answer) => answer.ok,
    () => false,
  );
