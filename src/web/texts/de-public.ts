import type { englishPublic } from './en-public.js';
import type { Widened } from './words-type.js';

/** The German texts about games that others can see. */
export const germanPublic: Widened<typeof englishPublic> = {
  public: {
    watching: 'Du schaust ohne Konto zu.',
    takePart: 'Anmelden',
    host: (host, title) => `${host} lädt dich zu ${title} ein`,
    terms: 'Wozu du eingeladen bist',
    seats: 'Plätze',
    free: (free, seats) => `${free} von ${seats} frei`,
    share: 'Diese Partie zeigen',
    shareLink: 'Link mit Bild, für Chats',
    shareLinkHint: 'Damit kann jeder zuschauen, auch ohne Konto.',
    sharePast: (version) => `Der Link führt zu Version ${version}, die du gerade ansiehst.`,
    embed: 'Für eine eigene Seite',
    frame: 'Eine Partie auf Permafrost',
  },
  away: {
    title: (name) => `Die Zeit war abgelaufen: Für ${name} spielt der Bot.`,
    comeBack: 'Ich bin wieder da',
    hasUntil: (name, time) => `${name} hat Zeit bis ${time}.`,
    did: 'Was der Bot für dich getan hat',
  },
};
