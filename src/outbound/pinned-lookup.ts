import type { LookupFunction } from 'node:net';
import { familyOf } from './addresses.js';

/** Connects to these addresses only: the host name is not resolved again, because it may resolve differently. */
export const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, found) => {
    const known = addresses.map((address) => ({ address, family: familyOf(address) }));
    const [first] = known;
    if (all || first === undefined) found(null, known);
    else found(null, first.address, first.family);
  };
