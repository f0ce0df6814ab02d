import type { ComponentsShape, Language, Telling, Text } from '../engine/rulebook.js';
import { say } from '../engine/words.js';
import type { LiveGame } from './live-games.js';
import { type Holder, isDeleted } from './ports.js';

const SEAT: Text = { en: 'Seat', de: 'Platz' };

function nameOf(holder: Holder, seat: number, language: Language): string {
  if (holder.kind === 'player' && !isDeleted(holder)) return holder.name;
  return `${holder.kind === 'bot' ? 'Bot' : say({ language }, SEAT)} ${seat + 1}`;
}

/** What is needed to put this game into words. */
export const tellingOf = (
  { record, rulebook }: Pick<LiveGame, 'record' | 'rulebook'>,
  language: Language,
): Telling<ComponentsShape> => ({
  language,
  names: record.seats.map((holder, seat) => nameOf(holder, seat, language)),
  components: record.components ?? rulebook.components,
});
