import type { Language } from '../../engine/rulebook.js';
import type { MeasureKind } from '../ports/moderation/measures.js';
import type { ReportOutcome } from '../ports/moderation/reports.js';

/** What a measure is, for the person whom it concerns. */
export const measureWords: Readonly<Record<Language, Readonly<Record<MeasureKind, string>>>> = {
  en: {
    'hide-message': 'A message of yours was hidden.',
    rename: 'Your name was taken away. Choose another one.',
    mute: 'You cannot write messages.',
    suspend: 'Your account is suspended: you cannot play.',
    ban: 'Your account is banned: you cannot play, and have left your games.',
    'ban-address': 'New accounts are refused from your address.',
    'close-game': 'A game of yours was closed.',
    'exclude-game': 'A game of yours no longer counts for ratings.',
    'stop-webhook': 'A webhook of yours was stopped.',
    'stop-application': 'An application was stopped.',
  },
  de: {
    'hide-message': 'Eine Nachricht von dir wurde verborgen.',
    rename: 'Dein Name wurde dir genommen. Wähle einen anderen.',
    mute: 'Du kannst keine Nachrichten schreiben.',
    suspend: 'Dein Konto ist gesperrt: Du kannst nicht spielen.',
    ban: 'Dein Konto ist ausgeschlossen: Du kannst nicht spielen und hast deine Partien verlassen.',
    'ban-address': 'Von deiner Adresse aus lassen sich keine Konten anlegen.',
    'close-game': 'Eine Partie von dir wurde geschlossen.',
    'exclude-game': 'Eine Partie von dir zählt nicht mehr für die Wertung.',
    'stop-webhook': 'Ein Webhook von dir wurde angehalten.',
    'stop-application': 'Eine Anwendung wurde angehalten.',
  },
};

interface Frame {
  readonly measure: { readonly subject: string; readonly appeal: string };
  readonly lifted: { readonly subject: string; readonly text: string };
  readonly upheld: { readonly subject: string; readonly text: string };
  readonly until: (day: string) => string;
  readonly reason: (text: string) => string;
  readonly answer: (text: string) => string;
}

export const measureFrame: Readonly<Record<Language, Frame>> = {
  en: {
    measure: {
      subject: 'A decision of the moderators',
      appeal: 'If you think that this is wrong, say why in your settings. Somebody looks at it again.',
    },
    lifted: { subject: 'A decision was taken back', text: 'The moderators have taken this back:' },
    upheld: {
      subject: 'A decision stands',
      text: 'The moderators have looked at this again, and it stands:',
    },
    until: (day) => `Until ${day} (UTC).`,
    reason: (text) => `The reason: ${text}`,
    answer: (text) => `Their answer: ${text}`,
  },
  de: {
    measure: {
      subject: 'Eine Entscheidung der Moderation',
      appeal:
        'Wenn du das falsch findest, schreib in deinen Einstellungen, warum. Dann sieht es sich jemand noch einmal an.',
    },
    lifted: {
      subject: 'Eine Entscheidung wurde zurückgenommen',
      text: 'Die Moderation hat dies zurückgenommen:',
    },
    upheld: {
      subject: 'Eine Entscheidung bleibt bestehen',
      text: 'Die Moderation hat es sich noch einmal angesehen, und es bleibt dabei:',
    },
    until: (day) => `Bis ${day} (UTC).`,
    reason: (text) => `Der Grund: ${text}`,
    answer: (text) => `Die Antwort: ${text}`,
  },
};

interface ReportWords {
  readonly subject: string;
  readonly text: string;
  readonly outcomes: Readonly<Record<ReportOutcome, string>>;
}

export const reportWords: Readonly<Record<Language, ReportWords>> = {
  en: {
    subject: 'Your report was answered',
    text: 'The moderators have looked at what you reported.',
    outcomes: { acted: 'Something was done.', nothing: 'No rule was broken.', gone: 'The account is gone.' },
  },
  de: {
    subject: 'Deine Meldung wurde beantwortet',
    text: 'Die Moderation hat sich angesehen, was du gemeldet hast.',
    outcomes: {
      acted: 'Es wurde etwas unternommen.',
      nothing: 'Es war kein Verstoß.',
      gone: 'Das Konto gibt es nicht mehr.',
    },
  },
};
