import type { englishChallenges } from './en-challenges.js';
import type { Widened } from './words-type.js';

/** The German texts about challenges, invitations and bots. */
export const germanChallenges: Widened<typeof englishChallenges> = {
  challenges: {
    title: 'Zu einer Partie herausfordern',
    send: 'Herausfordern',
    rated: 'Gewertet: Das Ergebnis ändert die Wertungen',
    ratedHint: 'Eine gewertete Partie braucht eine Uhr.',
    open: 'Offene Herausforderungen',
    accept: 'Annehmen',
    why: 'Warum du ablehnst',
    reasons: {
      later: 'Nicht jetzt',
      busy: 'Schon zu viele Partien',
      rulebook: 'Nicht dieses Spiel',
      seats: 'Nicht mit so vielen',
      options: 'Nicht mit diesen Optionen',
      rated: 'Nicht gewertet',
      'not-rated': 'Nur gewertet',
      'too-fast': 'Zu schnell',
      'too-slow': 'Zu langsam',
      bots: 'Wegen der Mitspielenden',
      other: 'Ohne Grund',
    },
    playsBots: 'Ich spiele mit Bots',
    playsBotsHint:
      'Wenn nicht, trefft ihr einander nicht in Schnellpartien und könnt einander weder einladen noch beitreten.',
    noBots: 'Spielt nicht mit Bots.',
    bots: 'Bots',
    botsLead: 'Programme, die Partien von selbst annehmen. Fordere eines auf seiner Seite heraus.',
    botsNone: 'Kein Bot hat gesagt, was er annimmt.',
    pace: (seconds) => `Die Hälfte der Antworten kommt binnen ${seconds} s.`,
    operator: 'Betrieben von',
  },
};
