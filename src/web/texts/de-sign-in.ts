import type { englishSignIn } from './en-sign-in.js';
import type { Widened } from './words-type.js';

/** The German texts about signing in. */
export const germanSignIn: Widened<typeof englishSignIn> = {
  ways: {
    title: 'Anmelden',
    comeBack: 'Ich war schon einmal hier',
    comeBackHint: 'Jede deiner Adressen und jeder Passkey bringt das Konto mit allen Partien zurück.',
    usePasskey: 'Passkey benutzen',
    addPasskey: 'Passkey hinzufügen',
    passkeyLabel: (day) => `Passkey vom ${day}`,
    passkeyUnused: 'Es wurde kein Passkey benutzt.',
    mail: 'Deine E-Mail-Adresse',
    mailHint: 'Wir schicken dir einen Code und einen Link für diesen Browser.',
    addMailHint: 'Wir schicken dir einen Code. Danach kannst du dich mit dieser Adresse anmelden.',
    send: 'Code schicken',
    by: (title) => `Weiter mit ${title}`,
    none: 'Dieser Server bietet keinen Weg zurück. Speichere stattdessen ein Token.',
    sent: (address) =>
      `Wir haben eine Mail an ${address} geschickt. Gib ihren Code hier ein, oder öffne ihren Link in diesem Browser.`,
    code: 'Code',
    useCode: 'Weiter',
    noAccount: 'Dazu gibt es noch kein Konto. Wie sollen dich die anderen nennen?',
    newName: 'Name des neuen Kontos',
    create: 'Konto anlegen',
    elsewhere:
      'Dieser Link gehört zu einem anderen Browser. Wenn du ihn dort angefordert hast, gib dort den Code aus der Mail ein. Wenn nicht, schließ diese Seite und gib den Code niemandem.',
    again: 'Neu anmelden',
    waysIn: 'Wege zurück',
    waysInAre: 'Jeder davon bringt dein Konto auf jedem Gerät zurück. Zwei sind sicherer als einer.',
    guest:
      'Dieses Konto gibt es nur in diesem Browser. Füge einen Weg zurück hinzu, dann bleibt es deins, auch wenn du Browser oder Gerät verlierst.',
    kinds: { address: '(E-Mail)', passkey: '(Passkey)', provider: '' },
    remove: 'Entfernen',
    devices: 'Wo du angemeldet bist',
    here: 'dieser Browser',
    end: 'Beenden',
    endOthers: 'Alle anderen beenden',
    handle: 'Eindeutiger Name',
    handleHint:
      'Er gehört nur dir: Andere laden dich mit @ und diesem Namen ein. Du kannst ihn alle 30 Tage ändern.',
    since: 'seit',
    giveUp: 'Hergeben',
    giveUpSure: 'Den eindeutigen Namen hergeben?',
    giveUpMeans: 'Du kannst ihn 90 Tage lang wieder nehmen. Danach kann es jeder.',
    takeHandle: 'Diesen Namen nehmen',
    hint: 'Schön, dass du da bist! Deine Partien gibt es nur in diesem Browser. Füge einen Passkey oder eine Adresse hinzu, dann bleiben sie deine.',
    hintYes: 'Hinzufügen',
    hintNo: 'Jetzt nicht',
  },
};
