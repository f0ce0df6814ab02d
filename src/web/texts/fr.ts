import { frenchApplications } from './fr-applications.js';
import { frenchChallenges } from './fr-challenges.js';
import { frenchLearning } from './fr-learning.js';
import { frenchModeration } from './fr-moderation.js';
import { frenchPeople } from './fr-people.js';
import { frenchPublic } from './fr-public.js';
import { frenchRatings } from './fr-ratings.js';
import { frenchReach } from './fr-reach.js';
import { frenchSignIn } from './fr-sign-in.js';
import { frenchStory } from './fr-story.js';
import { frenchTable } from './fr-table.js';
import { frenchTournaments } from './fr-tournaments.js';
import type { Words } from './words-type.js';

const plusieurs = (nombre: number, un: string, plus: string): string => `${nombre} ${nombre < 2 ? un : plus}`;

/** The French texts of the page. They are loaded when somebody chooses them. */
export const french: Words = {
  loading: 'Chargement …',
  cancel: 'Annuler',
  languages: { en: 'English', de: 'Deutsch', fr: 'Français' },
  frame: {
    skip: 'Aller au contenu',
    nav: 'Lieux',
    home: 'Mes parties',
    game: 'La partie',
    lobby: 'Salon',
    newGame: 'Nouvelle partie',
    settings: 'Réglages',
    waiting: 'vous attendent',
    foot: 'Tout ici est fait avec l’API publique.',
    api: 'Documentation',
  },
  status: {
    gone: 'Le serveur ne répond pas. Nouvel essai …',
    paused: (seconds) => `Trop de requêtes : reprise dans ${plusieurs(seconds, 'seconde', 'secondes')}.`,
    reconnecting: 'Connexion perdue. Reconnexion …',
  },
  notHere: {
    title: 'Il n’y a rien ici',
    text: 'Cette adresse ne mène nulle part. Le lien est peut-être incomplet.',
    home: 'Mes parties',
  },
  trouble: {
    again: 'Réessayer',
    unreachable: 'Le serveur ne répond pas',
    unreachableDetail: 'Il redémarre peut-être, ou vous êtes hors ligne. La page continue dès qu’il répond.',
    malformedDetail: 'Quelque chose de ce qui a été saisi ne convient pas ici.',
    titles: {
      malformed: 'Cela ne convient pas',
      not_found: 'Introuvable',
      unauthorized: 'Le serveur ne connaît plus ce jeton',
      game_full: 'La partie est complète',
      wrong_invitation: 'Cette invitation n’est plus valable',
      already_started: 'La partie a déjà commencé',
      game_over: 'La partie est terminée',
      rate_limited: 'Trop de requêtes',
      quota_exceeded: 'Vous avez atteint la limite de ce serveur',
      daily_quota_exceeded: 'Vous avez atteint la limite pour aujourd’hui',
      too_many_streams: 'Trop d’onglets ouverts',
      stale_version: 'La partie a continué entre-temps',
      not_your_turn: 'Ce n’est plus à vous de jouer',
      not_legal: 'Ce n’est pas possible',
      unavailable: 'Le serveur n’atteint pas sa base de données',
      overloaded: 'Le serveur est surchargé',
    },
    quotas: {
      'open-games': (limit) =>
        `Au plus ${limit} de vos parties peuvent attendre des joueurs. Fermez-en d’abord une.`,
      'bot-games': (limit) =>
        `Des bots peuvent jouer seuls au plus ${limit} de vos parties. Attendez que l’une d’elles finisse.`,
      'forks-per-day': (limit) =>
        `Vous pouvez dériver au plus ${limit} parties par jour. Réessayez plus tard.`,
      'packs-per-day': (limit) =>
        `Vous pouvez ouvrir au plus ${limit} parties par jour avec un matériel à vous. Réessayez plus tard.`,
      tournaments: (limit) => `Au plus ${limit} de vos tournois peuvent être ouverts ou en cours.`,
      'reports-per-day': (limit) =>
        `Vous pouvez envoyer au plus ${limit} signalements par jour. Réessayez plus tard.`,
      'kept-bytes': () =>
        'Vos parties et vos messages occupent toute la place que ce serveur donne à un compte.',
      webhooks: (limit) => `Vous pouvez avoir au plus ${limit} messageries. Retirez-en d’abord une.`,
      invitations: (limit) =>
        `Au plus ${limit} de vos invitations peuvent attendre une réponse. Retirez-en d’abord une.`,
      streams: (limit) =>
        `Au plus ${limit} de vos onglets et programmes peuvent suivre des parties. Fermez-en quelques-uns.`,
      'streams-of-address': (limit) =>
        `Au plus ${limit} onglets et programmes de votre réseau peuvent suivre des parties. Fermez-en quelques-uns.`,
    },
  },
  sources: {
    title: 'D’où viennent les valeurs',
    mark: '° ne vient pas des règles imprimées : trouvé ailleurs, déduit ou reconstruit par nous.',
    provenances: {
      rules: 'Tiré des règles.',
      found: 'Trouvé dans une autre source publique.',
      deduced: 'Déduit d’autres faits.',
      reconstructed: 'Notre reconstruction : la valeur imprimée n’est pas publique.',
    },
  },
  copy: { copy: 'Copier', copied: 'Copié' },
  signIn: {
    title: 'Asseyez-vous et jouez',
    lead: 'Des jeux de société, à votre rythme. Un nom suffit.',
    invitedTitle: 'Vous êtes invité à une partie',
    invitedLead: 'Dites aux autres qui vous êtes, et prenez place.',
    name: 'Votre nom',
    nameHint: 'Les autres le verront.',
    begin: 'Commencer',
    haveToken: 'J’ai un jeton, ou la clé d’une place',
    token: 'Jeton',
    tokenHint: 'Il a été montré une seule fois, à sa création.',
    useToken: 'Se connecter avec lui',
    playable: 'À quoi l’on peut jouer',
    forSeats: (min, max) => (min === max ? `Pour ${min}` : `De ${min} à ${max}`),
    refused: (name) =>
      `Vous étiez connecté sous le nom de ${name}, mais le serveur n’accepte plus ce jeton : il a été révoqué, ou il a expiré. Reconnectez-vous pour reprendre où vous en étiez.`,
  },
  home: {
    title: 'Mes parties',
    newGame: 'Nouvelle partie',
    waiting: 'On vous attend',
    nothingWaits: 'Personne ne vous attend.',
    mine: 'Ouvertes et en cours',
    none: 'Vous ne jouez encore nulle part. Le salon a des parties ouvertes, et vous pouvez ouvrir la vôtre.',
    over: 'Terminées',
  },
  games: {
    more: 'Montrer des parties plus anciennes',
    status: { open: 'Ouverte', active: 'En cours', finished: 'Terminée', closed: 'Fermée' },
    visibility: { public: 'Publique', unlisted: 'Non répertoriée', private: 'Privée' },
  },
  seats: {
    open: 'Place libre',
    bot: (seat) => `Bot ${seat + 1}`,
    deleted: 'Compte supprimé',
    number: (seat) => `Place ${seat + 1}`,
  },
  clock: {
    per: { turn: (time) => `${time} par tour`, prompt: (time) => `${time} par étape` },
    bank: {
      turn: (time, increment) => `${time} en tout, plus ${increment} par tour`,
      action: (time, increment) => `${time} en tout, plus ${increment} par étape`,
    },
  },
  notification: { title: (game) => `${game} : à vous de jouer`, body: 'On vous demande quelque chose.' },
  lobby: {
    title: 'Salon',
    invitations: 'Vous êtes invité',
    decline: 'Refuser',
    quick: 'Partie rapide',
    quickLead:
      'Rejoint une partie ouverte qui convient, ou en ouvre une : elle commence dès que quelqu’un d’autre veut la même chose.',
    quickGo: 'Trouver une partie',
    rulebook: 'Jeu',
    any: 'Peu importe',
    seats: 'Places',
    language: 'Langue',
    status: 'État',
    clock: 'Horloge',
    clocks: {
      none: 'Sans horloge',
      turn: 'Temps par tour',
      prompt: 'Temps par étape',
      bank: 'Temps pour toute la partie',
      fast: 'Rapide',
      slow: 'Sur plusieurs jours',
    },
    openSeats: 'Avec une place libre',
    filters: 'Filtres',
    refresh: 'Actualiser',
    games: 'Parties publiques',
    none: 'Aucune partie ne convient. Ouvrez la vôtre, et d’autres la trouveront ici.',
    rules: 'Règles',
  },
  newGame: {
    title: 'Nouvelle partie',
    rulebook: 'Jeu',
    seats: 'Qui est assis où',
    seatCount: 'Nombre de places',
    seat: (seat) => `Place ${seat + 1}`,
    wishes: {
      me: 'Moi',
      open: 'Libre : qui veut',
      bot: 'Bot',
      strong: 'Bot fort',
      master: 'Maître bot',
    },
    options: 'Options',
    nothing: 'Aucune',
    clock: 'Horloge',
    clocks: {
      none: 'Sans horloge',
      turn: 'Temps pour chaque tour',
      prompt: 'Temps pour chaque étape',
      bank: 'Temps pour toute la partie',
    },
    time: 'Temps',
    increment: 'Ajouté à chaque tour, en secondes',
    onTimeout: 'Quand le temps est écoulé',
    timeouts: { autopilot: 'Le bot répond', resign: 'La place abandonne' },
    lapses: 'Dépassements après lesquels le bot garde la place',
    visibility: 'Qui peut la trouver',
    visibilities: {
      public: 'Tout le monde, dans le salon',
      unlisted: 'Qui a le lien',
      private: 'Seulement qui est invité',
    },
    language: 'Langue de la table',
    anyLanguage: 'Peu importe',
    carryOver: 'Passer la partie à des règles plus récentes',
    carryOverHint: 'Seulement si elles n’y changent rien. Sinon elle garde ses règles jusqu’à la fin.',
    create: 'Ouvrir la partie',
  },
  settings: {
    title: 'Réglages',
    looks: 'Langue et couleurs',
    language: 'Langue',
    scheme: 'Couleurs',
    schemes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
    noNotifications: 'Ce navigateur n’a pas de notifications.',
    mail: 'Courriel',
    mailIs: 'Un courriel quand c’est à vous et que vous n’êtes pas là.',
    address: 'Adresse',
    digest: 'À quelle fréquence',
    digests: {
      immediately: 'Après une minute',
      hourly: 'Une fois par heure',
      daily: 'Une fois par jour',
    },
    saveMail: 'Enregistrer',
    confirmAgain: 'Renvoyer la confirmation',
    noMail: 'Plus de courriels',
    mailUnconfirmed: 'Un courriel est en route : confirmez l’adresse avec lui.',
    mailConfirmed: 'L’adresse est confirmée.',
    mailUnsubscribed:
      'Quelqu’un s’est désabonné à cette adresse. Enregistrez-la de nouveau pour changer cela.',
    tokens: 'Jetons',
    tokensAre: 'Avec son propre jeton, un autre appareil ou un programme à vous peut jouer pour vous.',
    tokenName: 'À quoi il sert',
    makeToken: 'Créer un jeton',
    newToken: 'Le nouveau jeton',
    newTokenHint: 'Il n’est montré qu’une fois. Qui l’a peut jouer à votre place.',
    revoke: 'Révoquer',
    account: 'Compte',
    name: 'Nom',
    rename: 'Changer le nom',
    signOut: 'Se déconnecter',
    signOutMeans:
      'Vous ne pourrez revenir à ce compte que par un moyen que vous avez ajouté, avec un jeton que vous avez noté, ou sur un autre appareil.',
    deletion: 'Supprimer le compte',
    deletionMeans:
      'Votre nom, vos jetons et vos messages sont supprimés aussitôt et pour de bon. Dans les parties en cours, le bot joue pour vous.',
    deletionName: (name) => `Écrivez ${name} pour confirmer`,
    deletionSure: 'Supprimer définitivement',
  },
  ...frenchPublic,
  ...frenchRatings,
  ...frenchReach,
  ...frenchStory,
  ...frenchLearning,
  ...frenchSignIn,
  ...frenchApplications,
  ...frenchModeration,
  ...frenchChallenges,
  ...frenchTournaments,
  ...frenchPeople,
  ...frenchTable,
};
