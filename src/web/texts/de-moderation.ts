import type { englishModeration } from './en-moderation.js';
import type { Widened } from './words-type.js';

/** The German texts about reports and measures, for players. */
export const germanModeration: Widened<typeof englishModeration> = {
  moderation: {
    title: 'Moderation',
    console: 'Nach dem Server sehen',
    none: 'Die Moderation hat nichts getan, was dich angeht, und du hast nichts gemeldet.',
    measures: 'Was dich angeht',
    reports: 'Deine Meldungen',
    until: 'Bis',
    lifted: 'Das wurde aufgehoben.',
    answer: (text) => `Die Antwort: ${text}`,
    appealed: 'Du hast darum gebeten, es noch einmal anzusehen.',
    appeal: 'Um einen zweiten Blick bitten',
    appealText: 'Warum ist das falsch?',
    send: 'Abschicken',
    report: 'Melden',
    reportIs:
      'Nur die Moderation sieht es, mit dem, was du jetzt siehst. In den Einstellungen steht, was daraus wurde.',
    reportThis: 'Diese Partie melden',
    what: 'Worum geht es?',
    about: {
      player: 'Um diese Person',
      name: 'Um den Namen',
      message: 'Um eine Nachricht',
      game: 'Um die Partie',
    },
    reasons: {
      abuse: 'Beleidigung oder Hass',
      spam: 'Spam',
      cheating: 'Betrug',
      stuck: 'Es geht nicht weiter',
      other: 'Etwas anderes',
    },
    why: 'Was ist nicht in Ordnung?',
    words: 'In deinen Worten',
    sent: 'Abgeschickt. Danke.',
    states: { open: 'wartet', taken: 'jemand sieht es sich an', closed: 'abgeschlossen' },
    outcomes: {
      acted: 'Es wurde etwas getan.',
      nothing: 'Das verstößt gegen keine Regel.',
      gone: 'Das Konto gibt es nicht mehr.',
    },
    announcement: 'Ankündigung',
  },
};
