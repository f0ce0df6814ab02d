import { sha256 } from '../../../kernel/hash.js';
import { skeletonOf } from './skeleton.js';

/** Names that look alike have the same key. It is a hash, so that a deleted account leaves no text behind. */
export const keyOf = (name: string): string => sha256(skeletonOf(name));
