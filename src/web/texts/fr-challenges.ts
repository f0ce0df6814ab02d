import type { englishChallenges } from './en-challenges.js';
import type { Widened } from './words-type.js';

/** The French texts about challenges, invitations and bots. */
export const frenchChallenges: Widened<typeof englishChallenges> = {
  challenges: {
    title: 'Défier',
    send: 'Défier',
    rated: 'Cotée : le résultat change les cotes',
    ratedHint: 'Une partie cotée a besoin d’une horloge.',
    open: 'Défis ouverts',
    accept: 'Accepter',
    why: 'Pourquoi vous refusez',
    reasons: {
      later: 'Pas maintenant',
      busy: 'Déjà trop de parties',
      rulebook: 'Pas ce jeu',
      seats: 'Pas à autant de joueurs',
      options: 'Pas avec ces options',
      rated: 'Pas cotée',
      'not-rated': 'Seulement cotée',
      'too-fast': 'Trop rapide',
      'too-slow': 'Trop lente',
      bots: 'À cause des joueurs',
      other: 'Sans raison',
    },
    playsBots: 'Je joue avec des bots',
    playsBotsHint:
      'Sinon, les bots et vous ne vous rencontrez pas dans les parties rapides, et ne pouvez ni vous inviter ni vous rejoindre.',
    noBots: 'Ne joue pas avec des bots.',
    bots: 'Bots',
    botsLead: 'Des programmes qui acceptent des parties tout seuls. Défiez-en un sur sa page.',
    botsNone: 'Aucun bot n’a dit ce qu’il accepte.',
    pace: (seconds) => `La moitié de ses réponses viennent en moins de ${seconds} s.`,
    operator: 'Tenu par',
  },
};
