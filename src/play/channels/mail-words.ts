import type { Language } from '../../engine/rulebook.js';
import type { DeliveryType } from '../ports/webhooks.js';

/** What is put into words. That a prompt is closed is nothing to tell a person. */
export type WordedType = Exclude<DeliveryType, 'prompt.closed'>;

interface Words {
  readonly confirm: { readonly subject: string; readonly ask: string; readonly ignore: string };
  readonly greeting: (name: string) => string;
  readonly notices: Readonly<Record<WordedType, (count: number) => string>>;
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
      'invitation.received': () => 'you are invited.',
      'invitation.ended': () => 'an invitation was declined or withdrawn.',
      'seat.taken': () => 'somebody has joined.',
      'seat.left': () => 'somebody has left.',
      'undo.asked': () => 'somebody wants to take something back.',
      'undo.answered': () => 'a request to take something back was answered.',
      'entry.appended': () => 'the game goes on.',
      'account.measure': () => 'the moderators have decided something that concerns you: see your settings.',
      'report.answered': () => 'the moderators have answered a report of yours: see your settings.',
      'tournament.started': () => 'a tournament has begun.',
      'tournament.round': () => 'a tournament has a new round.',
      'tournament.finished': () => 'a tournament is over.',
      'tournament.cancelled': () => 'a tournament was cancelled.',
      'webhook.test': () => 'this is a test: messages arrive here.',
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
      'invitation.received': () => 'du bist eingeladen.',
      'invitation.ended': () => 'eine Einladung wurde abgelehnt oder zurückgezogen.',
      'seat.taken': () => 'jemand ist dazugekommen.',
      'seat.left': () => 'jemand ist gegangen.',
      'undo.asked': () => 'jemand möchte etwas zurücknehmen.',
      'undo.answered': () => 'eine Bitte, etwas zurückzunehmen, wurde beantwortet.',
      'entry.appended': () => 'die Partie geht weiter.',
      'account.measure': () =>
        'die Moderation hat etwas entschieden, was dich betrifft: Es steht in deinen Einstellungen.',
      'report.answered': () =>
        'die Moderation hat eine Meldung von dir beantwortet: Die Antwort steht in deinen Einstellungen.',
      'tournament.started': () => 'ein Turnier hat begonnen.',
      'tournament.round': () => 'ein Turnier hat eine neue Runde.',
      'tournament.finished': () => 'ein Turnier ist zu Ende.',
      'tournament.cancelled': () => 'ein Turnier wurde abgesagt.',
      'webhook.test': () => 'das ist ein Test: Nachrichten kommen hier an.',
    },
    subject: { yours: 'Du bist dran', other: 'Neues', games: (count) => `in ${count} Partien` },
    since: 'Seit deinem letzten Zug:',
    with: (names) => `mit ${names}`,
    bot: 'dem Bot',
    why: 'Du bekommst diese Mail, weil du darum gebeten hast.',
    unsubscribe: 'Keine Mails mehr',
  },
};

/** The order of notices within a mail or message. */
export const noticeOrder: readonly WordedType[] = [
  'webhook.test',
  'invitation.received',
  'invitation.ended',
  'seat.taken',
  'seat.left',
  'game.started',
  'entry.appended',
  'seat.lapsed',
  'undo.asked',
  'undo.answered',
  'message.posted',
  'prompt.opened',
  'game.finished',
  'tournament.started',
  'tournament.round',
  'tournament.finished',
  'tournament.cancelled',
  'account.measure',
  'report.answered',
];

/** A prompt that was answered meanwhile is not worth telling. */
export const isWorthSending = ({ type, asked }: { type: DeliveryType; asked: boolean }): boolean =>
  type !== 'prompt.closed' && (type !== 'prompt.opened' || asked);
