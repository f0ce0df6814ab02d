import type { englishPublic } from './en-public.js';
import type { Widened } from './words-type.js';

/** The French texts about games that others can see. */
export const frenchPublic: Widened<typeof englishPublic> = {
  public: {
    watching: 'Vous regardez sans compte.',
    takePart: 'Se connecter',
    host: (host, title) => `${host} vous invite à ${title}`,
    terms: 'À quoi vous êtes invité',
    seats: 'Places',
    free: (free, seats) => `${free} sur ${seats} libres`,
    share: 'Partager cette partie',
    shareLink: 'Lien avec image, pour les messageries',
    shareLinkHint: 'Avec lui, n’importe qui peut regarder, même sans compte.',
    sharePast: (version) => `Le lien mène à la version ${version}, que vous regardez.`,
    embed: 'Pour une page à vous',
    frame: 'Une partie de Permafrost',
  },
  away: {
    title: (name) => `Votre temps est écoulé : le bot joue pour ${name}.`,
    comeBack: 'Je suis de retour',
    hasUntil: (name, time) => `${name} a jusqu’à ${time}.`,
    did: 'Ce que le bot a fait pour vous',
  },
};
