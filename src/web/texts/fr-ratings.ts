import type { englishRatings } from './en-ratings.js';
import type { Widened } from './words-type.js';

const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** The French texts about ratings. */
export const frenchRatings: Widened<typeof englishRatings> = {
  ratings: {
    title: 'Classements',
    link: 'Classements',
    ratings: 'Cotes',
    what: 'Une partie cotée est publique, avec une horloge, et un joueur à chaque place. Quand deux joueurs se rencontrent souvent, celui dont le nombre est plus grand gagne plus souvent ; le nombre après ± dit à quel point c’est sûr.',
    none: 'Aucune partie cotée n’est encore terminée ici.',
    nobody: 'Personne n’a encore de cote ici.',
    division: 'Jeu',
    pool: 'Qui est comparé',
    pools: { people: 'Personnes', bots: 'Programmes', all: 'Tout le monde' },
    of: (title, seats) => `${title}, ${seats} places`,
    rating: 'Cote',
    games: 'Parties',
    value: (mu, sigma) => `${decimal(mu)}\u00a0±\u00a0${decimal(sigma)}`,
    history: 'D’où elle vient',
    graph: 'La cote au fil des parties',
    graphIs:
      'La ligne est la cote après chaque partie, et la bande dit à quel point elle est sûre : plus elle est étroite, plus c’est sûr.',
    hidden: 'Ce compte ne montre pas ses parties.',
    when: 'Partie du',
    change: 'Écart',
    by: (change) => `${change < 0 ? '−' : '+'}${decimal(Math.abs(change))}`,
    after: (games) => (games === 1 ? 'après 1 partie' : `après ${games} parties`),
  },
  results: {
    won: (names) => `Gagné par ${names}`,
    yourRank: (rank, seats) => `Vous : ${rank} sur ${seats}`,
    asked: (name) => `À ${name} de jouer`,
    until: (time) => `jusqu’à ${time}`,
  },
};
