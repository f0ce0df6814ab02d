import type { Language } from '../../engine/rulebook.js';
import { escapeHtml } from '../../kernel/escape-html.js';
import type { Held, Mail, Mailbox, Note } from '../ports/mail.js';
import { words } from './mail-words.js';
import { byGame, noticesOf, type Rulebooks, subjectOf, titleOf } from './people/digest-words.js';
import { unlinked } from './unlinked.js';

/** A paragraph: text, or a link with its label. */
type Line = string | { readonly link: string; readonly called: string };

/** The reader may be a stranger, so the mail contains no text of the player who entered the address, not even a name. */
export function confirmationMail({ language, address }: Mailbox, publicUrl: string, token: string): Mail {
  const { confirm } = words[language];
  const link = pageLink(publicUrl, 'confirm', token, language);
  const lines: Line[] = [confirm.ask, { link, called: confirm.subject }, confirm.ignore];
  return { to: address, subject: `Permafrost: ${confirm.subject}`, headers: {}, ...written(lines, language) };
}

interface Known {
  readonly rulebooks: Rulebooks;
  /** By game: what happened since the reader's last turn. */
  readonly recaps: ReadonlyMap<string, readonly string[]>;
  readonly publicUrl: string;
}

/** One mail for everything that waits: a line per game, and a link to unsubscribe. */
export function digestMail(
  { mailbox, name }: Held,
  notes: readonly Note[],
  { rulebooks, recaps, publicUrl }: Known,
): Mail {
  const { language, address, unsubscribeToken } = mailbox;
  const say = words[language];
  const games = [...byGame(notes)];
  const lines = games.flatMap(([game, own]): Line[] => [
    `${titleOf(own, rulebooks, language)}: ${noticesOf(own, language)}`,
    ...recapOf(recaps.get(game) ?? [], language),
    { link: `${publicUrl}/#/games/${game}`, called: titleOf(own, rulebooks, language) },
  ]);
  const unsubscribe = pageLink(publicUrl, 'unsubscribe', unsubscribeToken, language);
  return {
    to: address,
    subject: subjectOf(notes, rulebooks, language),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...written(
      [say.greeting(unlinked(name)), ...lines, say.why, { link: unsubscribe, called: say.unsubscribe }],
      language,
    ),
  };
}

const recapOf = (lines: readonly string[], language: Language): Line[] =>
  lines.length === 0 ? [] : [words[language].since, ...lines];

/** Tokens are in the query, because query strings are not logged. */
const pageLink = (publicUrl: string, page: string, token: string, language: Language): string =>
  `${publicUrl}/v1/email/${page}?${new URLSearchParams({ token, language })}`;

export function written(lines: readonly Line[], language: Language): Pick<Mail, 'text' | 'html'> {
  const text = lines.map((line) => (typeof line === 'string' ? line : line.link)).join('\n\n');
  const paragraphs = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line)}</p>`
      : `<p><a href="${escapeHtml(line.link)}">${escapeHtml(line.called)}</a></p>`,
  );
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${paragraphs.join('')}</body></html>`;
  return { text: `${text}\n`, html };
}
