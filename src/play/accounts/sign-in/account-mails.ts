import type { Language } from '../../../engine/rulebook.js';
import { written } from '../../channels/mails.js';
import { unlinked } from '../../channels/unlinked.js';
import type { Mail } from '../../ports/mail.js';
import type { AccountMail } from '../../ports/sign-in/account-mails.js';
import { MAIL_MINUTES } from './codes.js';

interface Words {
  readonly code: {
    readonly subject: (code: string) => string;
    readonly is: (code: string) => string;
    readonly link: string;
    readonly open: string;
    readonly warning: string;
  };
  readonly added: Notice;
  readonly removed: Notice;
  readonly settings: string;
}

interface Notice {
  readonly subject: string;
  readonly text: (about: string) => string;
  readonly ifNotYou: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    code: {
      subject: (code) => `${code} is your code`,
      is: (code) => `Your code for Permafrost: ${code}`,
      link: 'Type it where you asked for it, or open this link in the same browser:',
      open: 'Continue',
      warning: `It works once, for ${MAIL_MINUTES} minutes, in the browser that asked for it. If that was not you, do nothing. Do not give the code to anybody: a person who asks you for it is trying to get into an account.`,
    },
    added: {
      subject: 'A new way to sign in',
      text: (about) => `Your account can now also be signed in to by: ${about}`,
      ifNotYou: 'If that was not you, sign in, remove it, and end the other sessions:',
    },
    removed: {
      subject: 'A way to sign in was removed',
      text: (about) => `Your account can no longer be signed in to by: ${about}`,
      ifNotYou: 'If that was not you, sign in another way, end the other sessions, and add it again:',
    },
    settings: 'Settings',
  },
  de: {
    code: {
      subject: (code) => `${code} ist dein Code`,
      is: (code) => `Dein Code für Permafrost: ${code}`,
      link: 'Gib ihn dort ein, wo du ihn angefordert hast, oder öffne diesen Link im selben Browser:',
      open: 'Weiter',
      warning: `Er gilt einmal, ${MAIL_MINUTES} Minuten lang, in dem Browser, der ihn angefordert hat. Wenn du das nicht warst, tu nichts. Gib den Code niemandem: Wer dich danach fragt, will in ein Konto.`,
    },
    added: {
      subject: 'Ein neuer Weg zur Anmeldung',
      text: (about) => `Bei deinem Konto kann man sich jetzt auch so anmelden: ${about}`,
      ifNotYou: 'Wenn du das nicht warst, melde dich an, entferne ihn und beende die anderen Sitzungen:',
    },
    removed: {
      subject: 'Ein Weg zur Anmeldung wurde entfernt',
      text: (about) => `Bei deinem Konto kann man sich nicht mehr so anmelden: ${about}`,
      ifNotYou:
        'Wenn du das nicht warst, melde dich anders an, beende die anderen Sitzungen und füge ihn wieder hinzu:',
    },
    settings: 'Einstellungen',
  },
};

/** The reader may be a stranger, so nothing in it comes from who has typed the address. */
export function codeMail(
  { address, language }: AccountMail,
  attemptId: string,
  publicUrl: string,
  code: string,
): Mail {
  const say = words[language].code;
  // Browsers send no fragment to servers, so the code is in no log.
  const link = `${publicUrl}/#/sign-in/${attemptId}?code=${code}`;
  const lines = [say.is(code), say.link, { link, called: say.open }, say.warning];
  return {
    to: address,
    subject: `Permafrost: ${say.subject(code)}`,
    headers: {},
    ...written(lines, language),
  };
}

export function noticeMail({ address, language, kind, about }: AccountMail, publicUrl: string): Mail {
  const say = words[language];
  const { subject, text, ifNotYou } = kind === 'removed' ? say.removed : say.added;
  const lines = [text(unlinked(about)), ifNotYou, { link: `${publicUrl}/#/settings`, called: say.settings }];
  return { to: address, subject: `Permafrost: ${subject}`, headers: {}, ...written(lines, language) };
}
