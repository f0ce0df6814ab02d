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
    kinds: {
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
