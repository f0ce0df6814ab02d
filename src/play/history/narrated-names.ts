import type { ComponentsShape, Language, Telling, Text } from '../../engine/rulebook.js';
import { say } from '../../engine/words.js';
import type { LiveGame } from '../games/live-games.js';
import { type Holder, isDeleted } from '../ports/game-record.js';

const SEAT: Text = { en: 'Seat', de: 'Platz' };

function nameOf(holder: Holder, seat: number, language: Language): string {
  if (holder.kind === 'player' && !isDeleted(holder)) return holder.name;
  return `${holder.kind === 'bot' ? 'Bot' : say({ language }, SEAT)} ${seat + 1}`;
}

const numbered = (name: string, seat: number): string => `${name} (${seat + 1})`;

/** Those who are called the same are told apart by the numbers of their seats. */
export function toldApart(names: readonly string[]): string[] {
  const apart = names.map((name, seat) =>
    names.some((other, index) => index !== seat && other === name) ? numbered(name, seat) : name,
  );
  // Somebody may be called as others are only now.
  return new Set(apart).size === apart.length ? apart : names.map(numbered);
}

/** What is needed to put this game into words. */
export const tellingOf = (
  { record, rulebook }: Pick<LiveGame, 'record' | 'rulebook'>,
  language: Language,
): Telling<ComponentsShape> => ({
  language,
  names: toldApart(record.seats.map((holder, seat) => nameOf(holder, seat, language))),
  components: record.components ?? rulebook.components,
});
