import type { englishModeration } from './en-moderation.js';
import type { Widened } from './words-type.js';

/** The French texts about reports and measures, for players. */
export const frenchModeration: Widened<typeof englishModeration> = {
  moderation: {
    title: 'Modération',
    console: 'Veiller sur le serveur',
    none: 'La modération n’a rien fait qui vous concerne, et vous n’avez rien signalé.',
    measures: 'Ce qui vous concerne',
    reports: 'Vos signalements',
    until: 'Jusqu’au',
    lifted: 'Elle a été levée.',
    answer: (text) => `Sa réponse : ${text}`,
    appealed: 'Vous avez demandé un nouvel examen.',
    appeal: 'Demander un nouvel examen',
    appealText: 'En quoi est-ce une erreur ?',
    send: 'Envoyer',
    report: 'Signaler',
    reportIs:
      'Seule la modération le voit, avec ce que vous voyez en ce moment. Vos réglages disent ce qu’il en est advenu.',
    reportThis: 'Signaler cette partie',
    what: 'De quoi s’agit-il ?',
    about: { player: 'Ce joueur', name: 'Le nom', message: 'Un message', game: 'La partie' },
    reasons: {
      abuse: 'Insultes ou haine',
      spam: 'Publicité',
      cheating: 'Triche',
      stuck: 'Cela n’avance plus',
      other: 'Autre chose',
    },
    why: 'Qu’est-ce qui ne va pas ?',
    words: 'Avec vos mots',
    sent: 'Envoyé. Merci.',
    states: { open: 'en attente', taken: 'quelqu’un l’examine', closed: 'clos' },
    outcomes: {
      acted: 'Quelque chose a été fait.',
      nothing: 'Aucune règle n’a été enfreinte.',
      gone: 'Le compte n’existe plus.',
    },
    announcement: 'Annonce',
  },
};
