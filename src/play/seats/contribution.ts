import { sha256 } from '../../kernel/hash.js';

/**
 * What a seat adds to the seed: a hash of its text. The text itself is not stored. The log cannot be changed, and whoever
 * deletes their account wants the text gone.
 */
export const contributionOf = (text: string): string => sha256(`permafrost contribution ${text}`);
