import { germanApplications } from './de-applications.js';
import { germanChallenges } from './de-challenges.js';
import { germanLearning } from './de-learning.js';
import { germanModeration } from './de-moderation.js';
import { germanPeople } from './de-people.js';
import { germanPublic } from './de-public.js';
import { germanRatings } from './de-ratings.js';
import { germanReach } from './de-reach.js';
import { germanSignIn } from './de-sign-in.js';
import { germanStory } from './de-story.js';
import { germanTable } from './de-table.js';
import { germanTournaments } from './de-tournaments.js';
import type { Words } from './words-type.js';

const viele = (anzahl: number, eins: string, mehr: string): string =>
  `${anzahl} ${anzahl === 1 ? eins : mehr}`;

export const german: Words = {
  loading: 'Lädt …',
  cancel: 'Abbrechen',
  languages: { en: 'English', de: 'Deutsch', fr: 'Français' },
  frame: {
    skip: 'Zum Inhalt springen',
    nav: 'Orte',
    home: 'Meine Partien',
    game: 'Die Partie',
    lobby: 'Lobby',
    newGame: 'Neue Partie',
    settings: 'Einstellungen',
    waiting: 'warten auf dich',
    foot: 'Alles hier ist mit der öffentlichen API gemacht.',
    api: 'Dokumentation',
  },
  status: {
    gone: 'Der Server antwortet nicht. Neuer Versuch …',
    paused: (seconds) => `Zu viele Anfragen: In ${viele(seconds, 'Sekunde', 'Sekunden')} geht es weiter.`,
    reconnecting: 'Die Leitung zum Tisch ist unterbrochen. Verbindet neu …',
  },
  notHere: {
    title: 'Hier ist nichts',
    text: 'Diese Adresse führt nirgendwohin. Vielleicht wurde der Link abgeschnitten.',
    home: 'Meine Partien',
  },
  trouble: {
    again: 'Noch einmal versuchen',
    unreachable: 'Der Server antwortet nicht',
    unreachableDetail:
      'Vielleicht startet er gerade neu, oder dieses Gerät ist offline. Sobald er antwortet, geht es von selbst weiter.',
    malformedDetail: 'Etwas von dem, was eingegeben wurde, passt hier nicht.',
    titles: {
      malformed: 'Damit geht es nicht',
      not_found: 'Nicht zu finden',
      unauthorized: 'Der Server kennt dieses Token nicht mehr',
      game_full: 'Die Partie ist voll',
      wrong_invitation: 'Diese Einladung öffnet nichts mehr',
      already_started: 'Die Partie hat schon begonnen',
      game_over: 'Die Partie ist vorbei',
      rate_limited: 'Zu viele Anfragen',
      quota_exceeded: 'Mehr erlaubt dieser Server nicht',
      daily_quota_exceeded: 'Für heute ist es genug',
      too_many_streams: 'Zu viele offene Tabs',
      stale_version: 'Inzwischen ist die Partie weitergegangen',
      not_your_turn: 'Du bist nicht mehr am Zug',
      not_legal: 'Das geht nicht',
      unavailable: 'Der Server erreicht seine Datenbank nicht',
      overloaded: 'Der Server hat zu viel zu tun',
    },
    quotas: {
      'open-games': (limit) =>
        `Höchstens ${limit} deiner Partien können auf Mitspieler warten. Schließ erst eine davon.`,
      'bot-games': (limit) =>
        `Bots können höchstens ${limit} deiner Partien allein spielen. Warte, bis eine davon vorbei ist.`,
      'forks-per-day': (limit) =>
        `Du kannst am Tag von höchstens ${limit} Partien aus weiterspielen. Versuch es später noch einmal.`,
      'packs-per-day': (limit) =>
        `Du kannst am Tag höchstens ${limit} Partien mit eigenem Material eröffnen. Versuch es später noch einmal.`,
      tournaments: (limit) => `Höchstens ${limit} deiner Turniere können offen sein oder laufen.`,
      'reports-per-day': (limit) =>
        `Du kannst am Tag höchstens ${limit} Meldungen schicken. Versuch es später noch einmal.`,
      'kept-bytes': () =>
        'Deine Partien und Nachrichten füllen allen Platz, den dieser Server einem Konto gibt.',
      webhooks: (limit) => `Du kannst höchstens ${limit} Webhooks haben. Lösch erst einen davon.`,
      invitations: (limit) =>
        `Höchstens ${limit} deiner Einladungen können offen sein. Zieh erst eine davon zurück.`,
      streams: (limit) =>
        `Höchstens ${limit} deiner Tabs und Programme können Partien folgen. Schließ einige davon.`,
      'streams-of-address': (limit) =>
        `Höchstens ${limit} Tabs und Programme in deinem Netz können Partien folgen. Schließ einige davon.`,
    },
  },
  sources: {
    title: 'Woher die Werte stammen',
    mark: '° steht nicht in den gedruckten Regeln: anderswo gefunden, hergeleitet oder von uns rekonstruiert.',
    provenances: {
      rules: 'Aus den Regeln.',
      found: 'In einer anderen öffentlichen Quelle gefunden.',
      deduced: 'Aus anderen Angaben hergeleitet.',
      reconstructed: 'Von uns rekonstruiert: Der gedruckte Wert ist nicht öffentlich.',
    },
  },
  copy: { copy: 'Kopieren', copied: 'Kopiert' },
  signIn: {
    title: 'Setz dich und spiel mit',
    lead: 'Brettspiele in deinem eigenen Tempo. Ein Name genügt.',
    invitedTitle: 'Du bist zu einer Partie eingeladen',
    invitedLead: 'Sag den anderen, wer du bist, und nimm Platz.',
    name: 'Dein Name',
    nameHint: 'So, wie ihn die anderen sehen sollen.',
    begin: 'Los geht’s',
    haveToken: 'Ich habe ein Token oder den Schlüssel zu einem Platz',
    token: 'Token',
    tokenHint: 'Es wurde dir einmal gezeigt, als es gemacht wurde.',
    useToken: 'Damit anmelden',
    playable: 'Was gespielt werden kann',
    forSeats: (min, max) => (min === max ? `Für ${min}` : `Für ${min} bis ${max}`),
    refused: (name) =>
      `Du warst als ${name} angemeldet, aber der Server kennt dieses Token nicht mehr: Es wurde widerrufen oder ist abgelaufen. Melde dich neu an, dann bist du wieder da, wo du warst.`,
  },
  home: {
    title: 'Meine Partien',
    newGame: 'Neue Partie',
    waiting: 'Hier wirst du erwartet',
    nothingWaits: 'Niemand wartet auf dich.',
    mine: 'Offen und im Gang',
    none: 'Du spielst noch nirgends mit. In der Lobby gibt es offene Partien, und du kannst eine eigene eröffnen.',
    over: 'Vorbei',
  },
  games: {
    more: 'Ältere Partien zeigen',
    status: { open: 'Offen', active: 'Im Gang', finished: 'Beendet', closed: 'Geschlossen' },
    visibility: { public: 'Öffentlich', unlisted: 'Nicht gelistet', private: 'Privat' },
  },
  seats: {
    open: 'Freier Platz',
    bot: (seat) => `Bot ${seat + 1}`,
    deleted: 'Gelöschtes Konto',
    number: (seat) => `Platz ${seat + 1}`,
  },
  clock: {
    per: { turn: (time) => `${time} je Zug`, prompt: (time) => `${time} je Schritt` },
    bank: {
      turn: (time, increment) => `${time} insgesamt, dazu ${increment} je Zug`,
      action: (time, increment) => `${time} insgesamt, dazu ${increment} je Schritt`,
    },
  },
  notification: { title: (game) => `${game}: Du bist am Zug`, body: 'Du wirst etwas gefragt.' },
  lobby: {
    title: 'Lobby',
    invitations: 'Du bist eingeladen',
    decline: 'Ablehnen',
    quick: 'Schnelle Partie',
    quickLead:
      'Findet eine offene Partie, die passt, oder eröffnet eine: Sie beginnt, sobald jemand anders dasselbe möchte.',
    quickGo: 'Partie finden',
    rulebook: 'Spiel',
    any: 'Egal',
    seats: 'Plätze',
    language: 'Sprache',
    status: 'Stand',
    clock: 'Uhr',
    clocks: {
      none: 'Ohne Uhr',
      turn: 'Zeit je Zug',
      prompt: 'Zeit je Schritt',
      bank: 'Zeit für die ganze Partie',
      fast: 'Schnell',
      slow: 'Über Tage',
    },
    openSeats: 'Mit freiem Platz',
    filters: 'Filter',
    refresh: 'Neu nachsehen',
    games: 'Öffentliche Partien',
    none: 'Keine Partie passt. Eröffne deine eigene, dann finden andere sie hier.',
    rules: 'Regeln',
  },
  newGame: {
    title: 'Neue Partie',
    rulebook: 'Spiel',
    seats: 'Wer sitzt wo',
    seatCount: 'Zahl der Plätze',
    seat: (seat) => `Platz ${seat + 1}`,
    wishes: { me: 'Ich', open: 'Frei: wer kommt', bot: 'Bot', strong: 'Starker Bot', master: 'Meister-Bot' },
    options: 'Optionen',
    nothing: 'Keine',
    clock: 'Uhr',
    clocks: {
      none: 'Ohne Uhr',
      turn: 'Zeit für jeden Zug',
      prompt: 'Zeit für jeden Schritt',
      bank: 'Zeit für die ganze Partie',
    },
    time: 'Zeit',
    increment: 'Dazu für jeden Zug, in Sekunden',
    onTimeout: 'Wenn die Zeit abläuft',
    timeouts: { autopilot: 'Der Bot antwortet', resign: 'Der Platz gibt auf' },
    lapses: 'Nach so vielen Versäumnissen behält der Bot den Platz',
    visibility: 'Wer sie finden darf',
    visibilities: {
      public: 'Alle, in der Lobby',
      unlisted: 'Wer die Adresse hat',
      private: 'Nur wer eingeladen ist',
    },
    language: 'Sprache am Tisch',
    anyLanguage: 'Egal',
    carryOver: 'Neuere Regeln dürfen die Partie übernehmen',
    carryOverHint: 'Nur wenn sich in ihr dadurch nichts ändert. Sonst behält sie ihre Regeln bis zum Ende.',
    create: 'Partie eröffnen',
  },
  settings: {
    title: 'Einstellungen',
    looks: 'Sprache und Farben',
    language: 'Sprache',
    scheme: 'Farben',
    schemes: { system: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
    noNotifications: 'Dieser Browser kennt keine Benachrichtigungen.',
    mail: 'Mail',
    mailIs: 'Mail, wenn du am Zug und nicht hier bist.',
    address: 'Adresse',
    digest: 'Wie oft',
    digests: { immediately: 'Nach einer Minute', hourly: 'Einmal in der Stunde', daily: 'Einmal am Tag' },
    saveMail: 'Speichern',
    confirmAgain: 'Bestätigung noch einmal senden',
    noMail: 'Keine Mail mehr',
    mailUnconfirmed: 'Eine Mail ist zu dir unterwegs: Bestätige damit die Adresse.',
    mailConfirmed: 'Die Adresse ist bestätigt.',
    mailUnsubscribed:
      'Unter dieser Adresse möchte jemand keine Mail mehr. Speichere sie neu, um das zu ändern.',
    tokens: 'Token',
    tokensAre: 'Mit einem eigenen Token kann ein anderes Gerät oder ein Programm von dir als du spielen.',
    tokenName: 'Wofür es ist',
    makeToken: 'Token machen',
    newToken: 'Das neue Token',
    newTokenHint: 'Es wird nur dieses eine Mal gezeigt. Wer es hat, kann als du spielen.',
    revoke: 'Widerrufen',
    account: 'Konto',
    name: 'Name',
    rename: 'Namen ändern',
    signOut: 'Abmelden',
    signOutMeans:
      'Zurück zu diesem Konto kommst du nur auf einem Weg, den du hinzugefügt hast, mit einem Token, das du notiert hast, oder auf einem anderen Gerät.',
    deletion: 'Konto löschen',
    deletionMeans:
      'Dein Name, deine Token und alles, was du gesagt hast, sind sofort und für immer weg. In laufenden Partien spielt der Bot für dich weiter.',
    deletionName: (name) => `Schreib ${name}, wenn du es ernst meinst`,
    deletionSure: 'Für immer löschen',
  },
  ...germanPublic,
  ...germanRatings,
  ...germanReach,
  ...germanStory,
  ...germanLearning,
  ...germanSignIn,
  ...germanApplications,
  ...germanModeration,
  ...germanChallenges,
  ...germanTournaments,
  ...germanPeople,
  ...germanTable,
};
