import type { Language } from '../../engine/rulebook.js';
import type { MailedType, Note } from '../ports/mail.js';

interface Words {
  readonly confirm: { readonly subject: string; readonly ask: string; readonly ignore: string };
  readonly greeting: (name: string) => string;
  readonly notices: Readonly<Record<MailedType, (count: number) => string>>;
  /** The subject of a mail about one game, and about several. */
  readonly subject: {
    readonly yours: string;
    readonly other: string;
    readonly games: (count: number) => string;
  };
  /** Above what happened in a game. */
  readonly since: string;
  readonly with: (names: string) => string;
  readonly bot: string;
  readonly why: string;
  readonly unsubscribe: string;
}

export const words: Readonly<Record<Language, Words>> = {
  en: {
    confirm: {
      subject: 'Is this your address?',
      ask: 'Someone, probably you, asked Permafrost to send mail to this address. If it was you, open this page and press the button:',
      ignore: 'If it was not you, do nothing: we will not write to you again.',
    },
    greeting: (name) => `Hello ${name},`,
    notices: {
      'prompt.opened': () => 'it is your turn.',
      'game.started': () => 'the game has begun.',
      'game.finished': () => 'the game is over.',
      'seat.lapsed': (count) =>
        count === 1 ? 'a seat ran out of time.' : `seats ran out of time ${count} times.`,
      'message.posted': (count) =>
        count === 1 ? 'there is a new message.' : `there are ${count} new messages.`,
    },
    subject: { yours: 'Your turn', other: 'News', games: (count) => `in ${count} games` },
    since: 'Since your last turn:',
    with: (names) => `with ${names}`,
    bot: 'the bot',
    why: 'You get this mail because you asked for it.',
    unsubscribe: 'Unsubscribe',
  },
  de: {
    confirm: {
      subject: 'Ist das deine Adresse?',
      ask: 'Jemand, wahrscheinlich du, möchte an dieser Adresse Post von Permafrost bekommen. Wenn du es warst, öffne diese Seite und drücke auf den Knopf:',
      ignore: 'Wenn du es nicht warst, tu nichts: Du hörst nicht wieder von uns.',
    },
    greeting: (name) => `Hallo ${name},`,
    notices: {
      'prompt.opened': () => 'du bist an der Reihe.',
      'game.started': () => 'die Partie hat begonnen.',
      'game.finished': () => 'die Partie ist zu Ende.',
      'seat.lapsed': (count) =>
        count === 1
          ? 'für einen Platz ist die Zeit abgelaufen.'
          : `für Plätze ist ${count}-mal die Zeit abgelaufen.`,
      'message.posted': (count) =>
        count === 1 ? 'es gibt eine neue Nachricht.' : `es gibt ${count} neue Nachrichten.`,
    },
    subject: { yours: 'Du bist dran', other: 'Neues', games: (count) => `in ${count} Partien` },
    since: 'Seit deinem letzten Zug:',
    with: (names) => `mit ${names}`,
    bot: 'dem Bot',
    why: 'Du bekommst diese Mail, weil du darum gebeten hast.',
    unsubscribe: 'Keine Mails mehr',
  },
};

/** The order of notices within a mail. */
export const noticeOrder: readonly MailedType[] = [
  'game.started',
  'seat.lapsed',
  'message.posted',
  'prompt.opened',
  'game.finished',
];

/** A prompt that was answered meanwhile is not worth a mail. */
export const isWorthMailing = ({ type, asked }: Note): boolean => type !== 'prompt.opened' || asked;
