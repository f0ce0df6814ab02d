import type { Language } from '../../../engine/rulebook.js';
import type { Context } from '../../context.js';
import { findRecord } from '../../games/find-game.js';
import type { MessageNote } from '../../ports/delivery-queues.js';
import { WEB_PUSH, type Webhook } from '../../ports/webhooks.js';
import { aboutGame } from '../../showing/about-game.js';
import { legalActions } from '../../turns/legal-actions.js';
import { type Eyes, recapOf } from '../mail-recaps.js';
import { unlinked } from '../unlinked.js';
import { byGame, noticesOf, subjectOf, titleOf } from './digest-words.js';
import type { Answer, Message, Piece } from './message.js';

type Reader = Pick<Webhook, 'format' | 'language'> & { readonly playerId: string };

/** More choices are better made at the table. */
const MAX_ANSWERS = 3;

/** Puts into words what waits for a reader: one message for all games. */
export async function writeMessage(
  context: Context,
  reader: Reader,
  told: readonly MessageNote[],
): Promise<Message> {
  const { rulebooks, channels } = context;
  const games = [...byGame(told)];
  const pieces = await Promise.all(games.map(([, notes]) => pieceOf(context, reader, notes)));
  const [only] = pieces;
  const urgent = told.some(({ type }) => type === 'prompt.opened');
  return {
    subject: subjectOf(told, rulebooks, reader.language),
    pieces,
    url: pieces.length === 1 && only !== undefined ? only.url : `${channels.publicUrl()}/`,
    urgent,
    answers: games.length === 1 && urgent ? await answersOf(context, reader, told[0]?.game ?? null) : [],
  };
}

async function pieceOf(context: Context, reader: Reader, notes: readonly MessageNote[]): Promise<Piece> {
  const { rulebooks, channels } = context;
  const { language } = reader;
  const [first] = notes;
  const origin = channels.publicUrl();
  const news = noticesOf(notes, language);
  const game = first?.game ?? null;
  if (first === undefined || game === null)
    return {
      game,
      title: 'Permafrost',
      news,
      lines: [],
      url: `${origin}/#/${placeOf(notes)}`,
      picture: null,
    };
  return {
    game,
    title: titleOf(notes, rulebooks, language),
    news,
    lines: await linesOf(context, reader, { ...first, game }, notes),
    url: `${origin}/#/games/${game}`,
    picture: first.isPublic ? pictureOf(`${origin}/v1/games/${game}`, notes, language) : null,
  };
}

/** Where the page shows what is about no game. */
const placeOf = (notes: readonly MessageNote[]): string =>
  notes.every(({ type }) => type.startsWith('tournament.')) ? 'tournaments' : 'settings';

/** What happened; of an invitation, who invites to what. */
async function linesOf(
  context: Context,
  { playerId, language, format }: Reader,
  { game, after }: { readonly game: string; readonly after: number },
  notes: readonly MessageNote[],
): Promise<readonly string[]> {
  if (notes.some(({ type }) => type === 'invitation.received')) {
    const found = await findRecord(context, { playerId }, game);
    if (!found.ok) return [];
    const { title, text } = aboutGame(context, found.value, language, unlinked);
    return [title, text];
  }
  const asked = notes.find(({ type }) => type === 'prompt.opened');
  const hasMoved = asked !== undefined || notes.some(({ type }) => type === 'entry.appended');
  if (!hasMoved) return [];
  // A chat is read by many, a browser by its owner alone.
  const eyes: Eyes =
    format === WEB_PUSH && typeof asked?.seat === 'number'
      ? { viewer: asked.seat }
      : { viewer: 'spectator', after };
  return recapOf(context, { playerId, language }, game, eyes);
}

/** As spectators see it, after the newest notice. Only a game that has begun has one. */
function pictureOf(address: string, notes: readonly MessageNote[], language: Language): string | null {
  const version = Math.max(...notes.map((note) => note.version));
  const search = new URLSearchParams({ seat: 'spectator', language, at: String(version) });
  return version < 1 ? null : `${address}/picture.png?${search}`;
}

/** Only for a browser: nobody else can answer in the name of its owner. */
async function answersOf(
  context: Context,
  { playerId, language, format }: Reader,
  game: string | null,
): Promise<readonly Answer[]> {
  if (format !== WEB_PUSH || game === null) return [];
  const legal = await legalActions(context, playerId, game, language);
  if (!legal.ok) return [];
  const { version, asked } = legal.value;
  const answers = asked.flatMap(({ seat, actions }) =>
    actions.map(({ id, text }) => ({ text, game, version, seat, action: id })),
  );
  return answers.length > MAX_ANSWERS ? [] : answers;
}
