import type { englishRatings } from './en-ratings.js';
import type { Widened } from './words-type.js';

const mitKomma = (zahl: number): string => zahl.toFixed(1).replace('.', ',');

/** The German texts about ratings. */
export const germanRatings: Widened<typeof englishRatings> = {
  ratings: {
    title: 'Ranglisten',
    link: 'Ranglisten',
    ratings: 'Wertungszahlen',
    what: 'Gewertete Partien sind öffentlich, haben eine Uhr und auf jedem Platz einen Spieler. Wer die höhere Zahl hat, gewinnt öfter; die Zahl nach ± sagt, wie unsicher das ist.',
    none: 'Hier ist noch keine gewertete Partie zu Ende gegangen.',
    nobody: 'Hier hat noch niemand eine Wertungszahl.',
    division: 'Spiel',
    pool: 'Wer verglichen wird',
    pools: { people: 'Menschen', bots: 'Programme', all: 'Alle' },
    of: (title, seats) => `${title}, ${seats} Plätze`,
    rating: 'Wertungs\u00adzahl',
    games: 'Partien',
    value: (mu, sigma) => `${mitKomma(mu)}\u00a0±\u00a0${mitKomma(sigma)}`,
    history: 'Wie sie zustande kam',
    graph: 'Wertung über die Partien',
    graphIs:
      'Die Linie ist die Wertung nach jeder Partie, und das Band sagt, wie sicher sie ist: je schmaler, desto sicherer.',
    hidden: 'Dieses Konto zeigt seine Partien nicht.',
    when: 'Partie vom',
    change: 'Änderung',
    by: (change) => `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1).replace('.', ',')}`,
    after: (games) => (games === 1 ? 'nach 1 Partie' : `nach ${games} Partien`),
  },
  results: {
    won: (names) => `Gewonnen: ${names}`,
    yourRank: (rank, seats) => `Du: Rang ${rank} von ${seats}`,
    asked: (name) => `Gefragt: ${name}`,
    until: (time) => `bis ${time}`,
  },
};
