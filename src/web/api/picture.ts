import { refusedBy } from './failure.js';
import { base, wire } from './wire.js';

export interface Sight {
  readonly game: string;
  readonly invitation: string | null;
  /** Through whose eyes; as the server thinks best where it is not said. */
  readonly seat: number | null;
  /** An earlier version; null for how it is now. */
  readonly at: number | null;
  readonly scheme: 'light' | 'dark';
  readonly size: number;
}

/** The picture as SVG; null where the rulebook draws none. */
export const getPicture = (sight: Sight, signal: AbortSignal): Promise<string | null> =>
  drawing(sight, 'picture.svg', signal);

/** A finished game as one picture that moves. */
export const getReplay = (sight: Sight, signal: AbortSignal): Promise<string | null> =>
  drawing(sight, 'replay.svg', signal);

async function drawing(sight: Sight, name: string, signal: AbortSignal): Promise<string | null> {
  const { game, invitation, seat, at, scheme, size } = sight;
  const query = new URLSearchParams({ scheme, size: String(size) });
  if (seat !== null) query.set('seat', String(seat));
  if (at !== null) query.set('at', String(at));
  if (invitation !== null) query.set('invitation', invitation);
  const answer = await wire(new Request(`${base}/v1/games/${game}/${name}?${query}`, { signal }));
  if (answer.ok) return answer.text();
  throw refusedBy(await answer.json().catch(() => null));
}
