import type { englishApplications } from './en-applications.js';
import type { Widened } from './words-type.js';

/** The German texts about applications of others. */
export const germanApplications: Widened<typeof englishApplications> = {
  applications: {
    title: 'Anwendung erlauben?',
    over: 'Diese Anfrage ist vorbei, oder sie hat in einem anderen Browser begonnen. Geh zurück zur Anwendung und fang noch einmal an.',
    asks: (name) => `„${name}“ möchte dein Konto benutzen`,
    host: 'Ihre Adresse',
    returnsTo: 'Schickt dich zu',
    account: 'Dein Konto',
    wants: 'Sie möchte:',
    scopes: {
      read: 'Deine Partien, Züge und Nachrichten sehen.',
      play: 'In deinem Namen spielen, Partien beitreten und Nachrichten schreiben.',
    },
    onlyIfKnown:
      'Einen Namen kann sich jeder aussuchen: Erlaube es nur, wenn du diese Adresse kennst und gerade von dort kommst. Du kannst es in den Einstellungen jederzeit zurücknehmen.',
    onlyOwnDevice:
      'Erlaube es nur, wenn der Code auf deinem eigenen Gerät steht und du dort selbst angefangen hast. Hat dir jemand den Code geschickt, lehne ab: Er will dein Konto.',
    allow: 'Erlauben',
    refuse: 'Ablehnen',
    deviceTitle: 'Gerät verbinden',
    deviceCode: 'Code',
    deviceCodeHint: 'Das Gerät oder Programm zeigt ihn: acht Buchstaben.',
    deviceAllowed: 'Fertig. Das Gerät macht von selbst weiter.',
    deviceRefused: 'Abgelehnt. Das Gerät bekommt nichts.',
    next: 'Weiter',
    granted: 'Anwendungen',
    grantedAre: 'Was du Anwendungen von anderen erlaubt hast. Was du zurücknimmst, gilt sofort nicht mehr.',
    noGrants: 'Du hast keiner etwas erlaubt.',
    revoke: 'Zurücknehmen',
  },
};
