import type { SealedEntry } from '../../engine/fairness.js';
import type { Language, Viewer } from '../../engine/rulebook.js';
import type { LiveGame } from '../games/live-games.js';
import { linesOf, narrationOf } from './narration.js';
import { redact } from './redact.js';

/** An entry as one viewer may know it, with what it says in sentences, as JSON. One object for all who may see it so. */
export interface EncodedEntry {
  readonly version: number;
  readonly json: string;
}

interface Encodings {
  /** By whose names it was put into words: another list where a player has taken another name. */
  readonly seats: LiveGame['record']['seats'];
  readonly byReader: Map<string, EncodedEntry>;
}

/** Entries leave memory with the tails that hold them, and their encodings with them. */
const known = new WeakMap<SealedEntry, Encodings>();

/** Encodes an entry once per viewer and language. */
export function encodeEntry(
  game: Pick<LiveGame, 'record' | 'rulebook'>,
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
