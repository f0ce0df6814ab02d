import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { Audience, ComponentsShape, EventShape, Language, Prompt, Text } from '../../engine/rulebook.js';
import { say } from '../../engine/words.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { LiveGame } from '../games/live-games.js';
import { type Holder, isDeleted } from '../ports/game-record.js';
import type { SeenEntry } from './redact.js';

export type Narration = Audience<ComponentsShape>;

export function question({ words, meta }: AnyRulebook, prompt: Prompt, narration: Narration): string {
  if (words.prompt !== undefined) return words.prompt(prompt, narration);
  const text = meta.prompts[prompt.kind];
  return text === undefined ? prompt.kind : say(narration, text);
}

/** An entry in sentences. There is always at least one. */
export function linesOf({ words }: AnyRulebook, entry: SeenEntry, narration: Narration): string[] {
  if (entry.kind === 'started' || entry.kind === 'acted') {
    const lines = entry.events.map((event) => words.event(event as EventShape, narration));
    return lines.length > 0 ? lines : [say(narration, silent(entry, narration))];
  }
  return [say(narration, besideTheRules(entry, narration))];
}

type Silent = Extract<SeenEntry, { kind: 'started' | 'acted' }>;

const silent = (entry: Silent, { names }: Narration): Text =>
  entry.kind === 'started'
    ? { en: 'The game begins.', de: 'Das Spiel beginnt.' }
    : { en: `${names[entry.seat]} has acted.`, de: `${names[entry.seat]} hat gehandelt.` };

function besideTheRules(entry: Exclude<SeenEntry, Silent>, { names }: Narration): Text {
  const { seat, to, rules } = entry;
  const who = seat === null ? '' : (names[seat] ?? '');
  switch (entry.kind) {
    case 'undone':
      return { en: `${who} steps back to version ${to}.`, de: `${who} geht zurück auf Version ${to}.` };
    case 'undo_asked':
      return {
        en: `${who} asks to step back to version ${to}.`,
        de: `${who} bittet darum, auf Version ${to} zurückgehen zu dürfen.`,
      };
    case 'undo_granted':
      return { en: `${who} grants it.`, de: `${who} stimmt zu.` };
    case 'undo_refused':
      return { en: `${who} refuses it.`, de: `${who} lehnt ab.` };
    case 'resigned':
      return { en: `${who} resigns.`, de: `${who} gibt auf.` };
    case 'lapsed':
      return { en: `The time of ${who} has run out.`, de: `Die Zeit von ${who} ist abgelaufen.` };
    case 'returned':
      return { en: `${who} is back.`, de: `${who} ist wieder da.` };
    case 'left':
      return {
        en: `Somebody has left the seat of ${who}.`,
        de: `Jemand hat den Platz von ${who} verlassen.`,
      };
    case 'joined':
      return { en: `${who} takes a seat.`, de: `${who} nimmt Platz.` };
    case 'engine_changed':
      return {
        en: `The game goes on with version ${rules?.to} of the rules instead of version ${rules?.from}. Nothing that was played changes.`,
        de: `Das Spiel geht mit Version ${rules?.to} der Regeln weiter, statt mit Version ${rules?.from}. An dem, was gespielt wurde, ändert sich nichts.`,
      };
    case 'closed':
      return {
        en: 'The game is closed, since nobody attends it.',
        de: 'Das Spiel wird geschlossen, weil niemand mehr da ist.',
      };
  }
  return assertNever(entry.kind);
}

const SEAT: Text = { en: 'Seat', de: 'Platz' };

function nameOf(holder: Holder, seat: number, language: Language): string {
  if (holder.kind === 'player' && !isDeleted(holder)) return holder.name;
  return `${holder.kind === 'bot' ? 'Bot' : say({ language }, SEAT)} ${seat + 1}`;
}

const numbered = (name: string, seat: number): string => `${name} (${seat + 1})`;

/** Adds seat numbers to names that occur more than once. */
export function distinctNames(names: readonly string[]): string[] {
  const apart = names.map((name, seat) =>
    names.some((other, index) => index !== seat && other === name) ? numbered(name, seat) : name,
  );
  // A numbered name may equal the real name of another player.
  return new Set(apart).size === apart.length ? apart : names.map(numbered);
}

/** Keyed by a record's list of seats: each game has its own, and a rename makes a new one. */
const narrations = new WeakMap<readonly Holder[], Map<Language, Narration>>();

export function narrationOf(
  { record, components }: Pick<LiveGame, 'record' | 'components'>,
  language: Language,
): Narration {
  const known = narrations.get(record.seats) ?? new Map<Language, Narration>();
  narrations.set(record.seats, known);
  const narration = known.get(language) ?? {
    language,
    names: distinctNames(record.seats.map((holder, seat) => nameOf(holder, seat, language))),
    components,
  };
  known.set(language, narration);
  return narration;
}
