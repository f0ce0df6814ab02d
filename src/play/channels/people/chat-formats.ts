import { clipped, type Message, type Piece, type Post } from './message.js';

/*
 * The bodies that chats and ntfy expect, within their limits. Names and texts of games must become neither links nor
 * markup nor calls to everybody.
 */

const DISCORD = { pieces: 5, subject: 200, title: 250, text: 1_000 };
const SLACK = { pieces: 20, subject: 150, text: 2_500 };
const NTFY_CHARACTERS = 1_000;

export const toDiscord = (url: string, { subject, pieces }: Message): Post =>
  json(url, {
    content: clipped(withoutMarkdown(subject), DISCORD.subject),
    allowed_mentions: { parse: [] },
    embeds: pieces.slice(0, DISCORD.pieces).map((piece) => ({
      title: clipped(piece.title, DISCORD.title),
      url: piece.url,
      description: clipped(withoutMarkdown(textOf(piece)), DISCORD.text),
      ...(piece.picture === null ? {} : { image: { url: piece.picture } }),
    })),
  });

export const toSlack = (url: string, { subject, pieces }: Message): Post =>
  json(url, {
    text: clipped(forSlack(subject), SLACK.subject),
    unfurl_links: false,
    blocks: pieces.slice(0, SLACK.pieces).flatMap((piece) => [
      {
        type: 'section',
        text: {
          type: 'mrkdwn',
          text: clipped(`<${piece.url}|${forSlack(piece.title)}>\n${forSlack(textOf(piece))}`, SLACK.text),
        },
      },
      ...(piece.picture === null
        ? []
        : [{ type: 'image', image_url: piece.picture, alt_text: clipped(piece.title, SLACK.subject) }]),
    ]),
  });

/** The topic is the end of the address; JSON goes to the server itself. Null if the address has none. */
export function ntfyTopic(url: string): { readonly server: string; readonly topic: string } | null {
  const address = new URL(url);
  const [, folder = '/', topic = ''] = /^(.*\/)([A-Za-z0-9_-]{1,64})\/?$/.exec(address.pathname) ?? [];
  return topic === '' ? null : { server: `${address.origin}${folder}`, topic };
}

export function toNtfy(url: string, { subject, pieces, urgent, url: click }: Message): Post {
  const { server, topic } = ntfyTopic(url) ?? { server: url, topic: '' };
  const [only] = pieces;
  const text = pieces.map((piece) => `${piece.title}: ${textOf(piece)}`).join('\n\n');
  return json(server, {
    topic,
    title: subject,
    message: clipped(text, NTFY_CHARACTERS),
    click,
    priority: urgent ? 4 : 3,
    ...(pieces.length === 1 && only?.picture ? { attach: only.picture, filename: 'picture.png' } : {}),
  });
}

const json = (url: string, body: object): Post => ({ url, headers: {}, body: JSON.stringify(body) });

const textOf = ({ news, lines }: Piece): string => [news, ...lines].join('\n');

const withoutMarkdown = (text: string): string => text.replace(/[\\*_~`|<>[\]()#]/g, '\\$&');

const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
