import { contributionOf } from '../../engine/draw.js';
import type { Brought as KeptBrought } from '../ports/games.js';
import { type Refusal, refusal } from '../refusal.js';

/** What a seat brings: a commitment to entropy that it reveals later, or entropy that it entrusts to the server. */
export interface Brought {
  readonly entropy?: string | undefined;
  readonly commitment?: string | undefined;
}

/** What is stored of it. */
export const keptOf = ({ entropy, commitment }: Brought): KeptBrought => ({
  entropy: entropy === undefined ? null : contributionOf(entropy),
  commitment: commitment ?? null,
});

export function whyNotBoth({ entropy, commitment }: Brought): Refusal | null {
  if (entropy === undefined || commitment === undefined) return null;
  const errors = [{ pointer: '/commitment', detail: 'cannot be sent together with entropy' }];
  return { ...refusal('malformed', 'Send either a commitment or the entropy itself.'), errors };
}
