import type { SealedEntry } from '../../engine/fairness.js';
import type { Language, Viewer } from '../../engine/rulebook.js';
import type { LiveGame } from '../games/live-games.js';
import { linesOf, narrationOf } from './narration.js';
import { redact } from './redact.js';

/** An entry as one viewer may know it, in words, as JSON. All readers with equal rights share one object. */
export interface EncodedEntry {
  readonly version: number;
  readonly json: string;
}

interface Encodings {
  /** The sentences contain the names in this list. A rename makes a new list. */
  readonly seats: LiveGame['record']['seats'];
  readonly byReader: Map<string, EncodedEntry>;
}

/** An entry is dropped with the tail that holds it, and its encodings with the entry. */
const known = new WeakMap<SealedEntry, Encodings>();

/** Redacts, narrates and encodes an entry once per viewer and language. */
export function encodeEntry(
  game: Pick<LiveGame, 'record' | 'rulebook' | 'components'>,
  entry: SealedEntry,
  viewer: Viewer,
  language: Language,
): EncodedEntry {
  const { byReader } = encodingsOf(entry, game.record.seats);
  const reader = `${viewer} ${language}`;
  const found = byReader.get(reader);
  if (found !== undefined) return found;
  const { rulebook } = game;
  const seen = redact(rulebook, entry, viewer);
  const lines = linesOf(rulebook, seen, narrationOf(game, language));
  const encoded = { version: entry.version, json: JSON.stringify({ ...seen, lines }) };
  byReader.set(reader, encoded);
  return encoded;
}

function encodingsOf(entry: SealedEntry, seats: Encodings['seats']): Encodings {
  const found = known.get(entry);
  if (found?.seats === seats) return found;
  const fresh: Encodings = { seats, byReader: new Map() };
  known.set(entry, fresh);
  return fresh;
}
