import { sha256 } from '../kernel/hash.js';
import type { BySeat, Seat } from './rulebook.js';

/** What each seat has added to the seed, and after them the signature of the beacon's round, if one was mixed in. */
export type Entropy = BySeat<string | null>;

/** A round of a public randomness beacon. Its signature cannot be known before the round's time. */
export interface BeaconRound {
  /** The hash that names the beacon's chain. */
  readonly chain: string;
  readonly round: number;
  /** In hex. */
  readonly signature: string;
}

/** An attempt to draw the seed that was given up. Nothing of it is used again. */
export interface VoidedDraw {
  readonly attempt: number;
  /** The commitment to the server's seed of that attempt. */
  readonly commitment: string;
  readonly at: string;
  /** `withheld`: seats did not reveal in time. `left`: a seat was left. `beacon`: the beacon's round did not come. */
  readonly because: 'withheld' | 'left' | 'removed' | 'beacon';
  /** The seats that withheld or left. */
  readonly seats: readonly Seat[];
}

/** How the entropy of a game came together, as its first entry records it. */
export interface DrawRecord {
  readonly attempt: number;
  readonly commitments: BySeat<string | null>;
  /** Seats whose entropy the server had before the commitments were closed. */
  readonly entrusted: readonly Seat[];
  /** Null if none was mixed in. */
  readonly beacon: BeaconRound | null;
  readonly voided: readonly VoidedDraw[];
}

/**
 * What a seat adds to the seed: a hash of its text. The text itself is not stored: the log cannot be changed, and a
 * player who deletes their account wants the text gone.
 */
export const contributionOf = (text: string): string => sha256(`permafrost contribution ${text}`);

/** What a seat publishes before it reveals its text. */
export const commitmentToEntropy = (text: string): string => commitmentToContribution(contributionOf(text));

export const commitmentToContribution = (contribution: string): string =>
  sha256(`permafrost entropy ${contribution}`);

/** The first violation of a draw, or null. The signature of the beacon is verified by `permafrost verify`. */
export function violationOfDraw(
  entropy: Entropy,
  draw: DrawRecord | undefined,
  seats: number,
): string | null {
  // Games from before there were commitments have none.
  if (draw === undefined) return entropy.length > seats ? 'there is entropy of no seat' : null;
  const { commitments, beacon, attempt, voided } = draw;
  if (commitments.length !== seats) return 'there are commitments for more or fewer seats';
  const mixed = beacon === null ? [] : [beacon.signature];
  if (entropy.length !== seats + mixed.length || (beacon !== null && entropy[seats] !== beacon.signature))
    return 'the beacon that was mixed in is not the one that was named';
  for (const [seat, commitment] of commitments.entries()) {
    const added = entropy[seat] ?? null;
    if ((added === null ? null : commitmentToContribution(added)) !== commitment)
      return `the entropy of seat ${seat} is not what the seat had committed to`;
  }
  const isCounted = attempt === voided.length + 1 && voided.every((one, nth) => one.attempt === nth + 1);
  return isCounted ? null : 'the attempts to draw the seed are not counted in order';
}
