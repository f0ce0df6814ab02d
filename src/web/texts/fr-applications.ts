import type { englishApplications } from './en-applications.js';
import type { Widened } from './words-type.js';

/** The French texts about applications of others. */
export const frenchApplications: Widened<typeof englishApplications> = {
  applications: {
    title: 'Autoriser une application ?',
    over: 'Cette demande est terminée, ou elle a commencé dans un autre navigateur. Retournez à l’application et recommencez.',
    asks: (name) => `« ${name} » veut utiliser votre compte`,
    host: 'Son adresse',
    returnsTo: 'Vous envoie à',
    account: 'Votre compte',
    wants: 'Elle veut :',
    scopes: {
      read: 'Voir vos parties, vos tours et vos messages.',
      play: 'Jouer, rejoindre des parties et écrire des messages en votre nom.',
    },
    onlyIfKnown:
      'N’importe qui peut choisir n’importe quel nom : autorisez-la seulement si vous connaissez cette adresse et venez d’en arriver. Vous pouvez reprendre l’autorisation à tout moment dans les réglages.',
    onlyOwnDevice:
      'Autorisez-la seulement si le code est sur un appareil à vous, et si vous y avez commencé vous-même. Si quelqu’un vous a envoyé le code, refusez : il veut votre compte.',
    allow: 'Autoriser',
    refuse: 'Refuser',
    deviceTitle: 'Connecter un appareil',
    deviceCode: 'Code',
    deviceCodeHint: 'L’appareil ou le programme le montre : huit lettres.',
    deviceAllowed: 'C’est fait. L’appareil continue tout seul.',
    deviceRefused: 'Refusé. L’appareil n’obtient rien.',
    next: 'Continuer',
    granted: 'Applications',
    grantedAre:
      'Ce que vous avez autorisé à des applications d’autrui. Ce que vous révoquez cesse aussitôt de fonctionner.',
    noGrants: 'Vous n’en avez autorisé aucune.',
    revoke: 'Révoquer',
  },
};
