import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { store, stored } from './stored.js';

/** Entropy that this browser has committed to, and what others had committed to when it was revealed. */
interface Kept {
  readonly entropy: string;
  readonly commitment: string;
  readonly game?: string;
  readonly commitments?: readonly (string | null)[];
}

const NAME = 'entropy';
const MAX_KEPT = 100;

const isKept = (value: unknown): value is Kept[] =>
  Array.isArray(value) && value.every((one) => typeof one?.entropy === 'string');

/** In memory too, for a browser that stores nothing. */
let memory: readonly Kept[] = [];

const read = (): readonly Kept[] => {
  const kept = stored(NAME, isKept) ?? [];
  const known = new Set(kept.map(({ commitment }) => commitment));
  return [...kept, ...memory.filter(({ commitment }) => !known.has(commitment))];
};

function write(kept: readonly Kept[]): void {
  memory = kept.slice(-MAX_KEPT);
  store(NAME, [...memory]);
}

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Makes entropy, keeps it in this browser, and returns the commitment to it. */
export function newCommitment(): string {
  // Not `crypto.subtle`, which pages without TLS do not have.
  const entropy = bytesToHex(randomBytes(32));
  const commitment = hashOf(`permafrost entropy ${hashOf(`permafrost contribution ${entropy}`)}`);
  write([...read(), { entropy, commitment }]);
  return commitment;
}

/** Null if this browser did not make the commitment. */
export const entropyOf = (commitment: string): string | null =>
  read().find((one) => one.commitment === commitment)?.entropy ?? null;

/** Remembers by which commitments this browser has revealed its own. */
export function noteRevealed(
  commitment: string,
  game: string,
  commitments: readonly (string | null)[],
): void {
  write(read().map((one) => (one.commitment === commitment ? { ...one, game, commitments } : one)));
}

/** Whether a game was drawn with the commitments that this browser saw when it revealed; null if it did not. */
export function wasDrawnAsSeen(game: string, commitments: readonly (string | null)[]): boolean | null {
  const seen = read().findLast((one) => one.game === game)?.commitments;
  return seen === undefined ? null : JSON.stringify(seen) === JSON.stringify(commitments);
}
