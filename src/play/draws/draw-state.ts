import { commitmentToContribution, type DrawRecord } from '../../engine/draw.js';
import type { Seat } from '../../engine/rulebook.js';
import type { GameRecord } from '../ports/game-record.js';
import { type Refusal, refusal } from '../refusal.js';

export const phases = ['committing', 'revealing', 'beacon', 'drawn'] as const;

export type Phase = (typeof phases)[number];

type Drawing = Pick<GameRecord, 'status' | 'version' | 'seats' | 'entropy' | 'commitments' | 'draw'>;

/** Seats that have committed and not revealed. */
export const hiddenSeats = ({ entropy, commitments }: Drawing): Seat[] =>
  commitments.flatMap((commitment, seat) => (commitment !== null && entropy[seat] == null ? [seat] : []));

/** Commitments are closed until the game starts or the attempt is void. */
export const isClosed = ({ status, draw }: Pick<Drawing, 'status' | 'draw'>): boolean =>
  status === 'open' && draw.due !== null;

export function phaseOf(record: Drawing): Phase {
  if (record.version > 0) return 'drawn';
  if (!isClosed(record)) return 'committing';
  return hiddenSeats(record).length > 0 || record.draw.beacon === null ? 'revealing' : 'beacon';
}

/** Whether the start has to wait for somebody. */
export const needsDraw = ({ commitments, draw }: Drawing): boolean =>
  draw.beacon !== null || commitments.some((commitment) => commitment !== null);

/** Seats whose player had committed in a void attempt, and has brought nothing to this one. */
export const owedSeats = ({ seats, entropy, commitments, draw }: Drawing): Seat[] =>
  draw.owed.flatMap(({ seat, player }) => {
    const holder = seats[seat];
    const isTheirs = holder?.kind === 'player' && holder.id === player;
    return isTheirs && commitments[seat] == null && entropy[seat] == null ? [seat] : [];
  });

/** Each seat's commitment. The service computes that of entropy that was entrusted to it. */
export const commitmentsOf = ({ seats, entropy, commitments }: Drawing): (string | null)[] =>
  seats.map((_, seat) => {
    const added = entropy[seat] ?? null;
    return commitments[seat] ?? (added === null ? null : commitmentToContribution(added));
  });

export const entrustedSeats = ({ seats, entropy, commitments }: Drawing): Seat[] =>
  seats.flatMap((_, seat) => (commitments[seat] == null && entropy[seat] != null ? [seat] : []));

/** Entropy is public when the last seat has revealed its own: until then it could help somebody to choose. */
export const publicEntropy = (record: Drawing): (string | null)[] => {
  const isPublic = record.version > 0 || (isClosed(record) && hiddenSeats(record).length === 0);
  return record.seats.map((_, seat) => (isPublic ? (record.entropy[seat] ?? null) : null));
};

/** What the first entry says of the draw; nothing where there was none. */
export function drawRecordOf(record: Drawing): { readonly draw?: DrawRecord } {
  const commitments = commitmentsOf(record);
  const { attempt, beacon, voided } = record.draw;
  if (beacon === null && voided.length === 0 && commitments.every((one) => one === null)) return {};
  const isMixed = beacon !== null && beacon.round !== null && beacon.signature !== null;
  const mixed = isMixed ? { chain: beacon.chain, round: beacon.round, signature: beacon.signature } : null;
  return { draw: { attempt, commitments, entrusted: entrustedSeats(record), beacon: mixed, voided } };
}

export const commitmentsClosed: Refusal = refusal(
  'commitments_closed',
  'The seats are revealing their entropy: nothing may change until the game starts or the draw is void.',
);

export const withheldEntropy: Refusal = refusal(
  'withheld_entropy',
  'You did not reveal your entropy in this game, or left while it was revealed.',
);

export const noBeacon: Refusal = refusal(
  'beacon_not_set_up',
  'This server does not use the beacon that the game names.',
);
