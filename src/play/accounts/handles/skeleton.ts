import { lookalikes } from './lookalikes.js';

const prototypes = new Map(
  lookalikes.flatMap(([prototype, letters]) => [...letters].map((letter) => [letter, prototype] as const)),
);

const once = (text: string): string =>
  [...text.normalize('NFD')]
    .map((letter) => prototypes.get(letter) ?? letter)
    .join('')
    .normalize('NFD');

/**
 * What a handle looks like: two that look alike have the same skeleton, as Unicode Technical Standard 39 defines it.
 * Handles are shown in lower case, so capitals among the prototypes are as well: `0` looks like `O`, and so like `o`.
 */
export const skeletonOf = (handle: string): string => once(once(handle.toLowerCase()).toLowerCase());
