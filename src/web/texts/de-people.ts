import type { englishPeople } from './en-people.js';
import type { Widened } from './words-type.js';

/** The German texts about profiles, follows and blocks. */
export const germanPeople: Widened<typeof englishPeople> = {
  people: {
    player: 'Spieler',
    about: 'Über',
    bot: 'Bot',
    seen: 'Zuletzt hier:',
    finished: 'Beendete Partien',
    noneFinished: 'Noch keine öffentliche Partie ist beendet.',
    relation: 'Ihr beide',
    friends: 'Ihr folgt einander: Ihr seid befreundet.',
    isBlocked: 'Du hast diese Person blockiert.',
    follow: 'Folgen',
    unfollow: 'Nicht mehr folgen',
    block: 'Blockieren',
    unblock: 'Nicht mehr blockieren',
    blockHint:
      'Das hält euch auseinander: keine Einladungen, kein Platz am selben Tisch, keine Nachrichten zwischen euch. Die andere Person erfährt es nicht.',
    profile: 'Profil',
    profileIs: 'Was andere von dir sehen. Alles davon ist freiwillig.',
    asOthers: 'So sehen es andere',
    text: 'Ein paar Worte',
    country: 'Land',
    countryHint: 'Zwei Buchstaben, etwa NL.',
    links: 'Links',
    linksHint: 'Bis zu drei Adressen mit https, jede in einer eigenen Zeile.',
    showsPresence: 'Wer sieht, wann du zuletzt hier warst',
    showsGames: 'Wer die Liste deiner beendeten Partien sieht',
    showsGamesHint: 'Öffentliche Partien lassen sich auch anders finden.',
    audiences: { everybody: 'Alle', friends: 'Freunde', nobody: 'Niemand' },
    save: 'Profil speichern',
    saved: 'Gespeichert.',
    people: 'Leute',
    follows: 'Du folgst',
    followsNone: 'Du folgst niemandem.',
    blocks: 'Blockiert',
    blocksNone: 'Du hast niemanden blockiert.',
    friend: 'befreundet',
    profileOf: (name) => `Profil von ${name}`,
  },
};
