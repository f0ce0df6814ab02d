import type { AnyRulebook } from '../../../engine/any-rulebook.js';
import type { Language } from '../../../engine/rulebook.js';
import type { Note } from '../../ports/mail.js';
import type { DeliveryType } from '../../ports/webhooks.js';
import { noticeOrder, words } from '../mail-words.js';
import { unlinked } from '../unlinked.js';

export type Rulebooks = ReadonlyMap<string, AnyRulebook>;

/** What is said of notices in a line, whether by mail or in a chat. */
export interface Notable extends Pick<Note, 'others'> {
  readonly type: DeliveryType;
  readonly game: string | null;
  readonly rulebook: string | null;
}

export const byGame = <One extends Notable>(notes: readonly One[]): Map<One['game'], One[]> =>
  Map.groupBy(notes, ({ game }): One['game'] => game);

/** One line for a mail or message: whether it is the reader's turn, and in which game or how many. */
export function subjectOf(notes: readonly Notable[], rulebooks: Rulebooks, language: Language): string {
  const say = words[language].subject;
  const yours = notes.some(({ type }) => type === 'prompt.opened');
  const games = new Set(notes.map(({ game }) => game)).size;
  const title = rulebookTitle(notes[0]?.rulebook ?? null, rulebooks, language);
  const where = games === 1 ? (title === '' ? '' : `: ${title}`) : ` ${say.games(games)}`;
  return `${yours ? say.yours : say.other}${where}`;
}

/** The title of the game that notes are about, with the names of the others. */
export function titleOf(notes: readonly Notable[], rulebooks: Rulebooks, language: Language): string {
  const { rulebook = null, others = [] } = notes[0] ?? {};
  const say = words[language];
  const names = others.map((name) => (name === null ? say.bot : unlinked(name))).join(', ');
  const title = rulebookTitle(rulebook, rulebooks, language);
  return names === '' ? title : `${title} (${say.with(names)})`;
}

const rulebookTitle = (id: string | null, rulebooks: Rulebooks, language: Language): string =>
  id === null ? '' : (rulebooks.get(id)?.meta.titles[language] ?? id);

/** What happened in a game, counted. */
export const noticesOf = (notes: readonly Notable[], language: Language): string =>
  noticeOrder
    .map((type) => [type, notes.filter((note) => note.type === type).length] as const)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => words[language].notices[type](count))
    .join(' ');
