import type { englishStory } from './en-story.js';
import type { Widened } from './words-type.js';

const aufgezaehlt = (teile: readonly string[]): string =>
  teile.length < 2 ? (teile[0] ?? '') : `${teile.slice(0, -1).join(', ')} und ${teile[teile.length - 1]}`;

export const germanStory: Widened<typeof englishStory> = {
  story: {
    result: 'Ergebnis',
    won: (names) =>
      names.length > 1 ? `${aufgezaehlt(names)} gewinnen gemeinsam` : `${aufgezaehlt(names)} gewinnt`,
    with: (score, what) => `(${score} ${what})`,
    tie: (first, second, what, mine, theirs) =>
      `${first} und ${second} liegen gleichauf. Es entscheidet: ${what} (${mine} und ${theirs}).`,
    shared: (first, second) => `${first} und ${second} teilen sich den Rang: Sie liegen in allem gleichauf.`,
    graph: 'Punkte im Lauf der Partie',
    moments: 'Entscheidende Augenblicke',
    leads: (name) => `${name} geht in Führung`,
    show: (version) => `Version ${version} zeigen`,
    byRound: 'Punkte nach Runden',
    round: 'Runde',
    atFirst: 'Anfang',
    total: 'Summe',
    byWhat: 'Wodurch',
    byWhatInRound: (round) => `Wodurch, in Runde ${round}`,
    unseen: 'verdeckt',
    noPoints: 'Diese Regeln zählen vor dem Ende keine Punkte.',
    since: (count) => (count === 1 ? 'Was geschah: 1 Schritt' : `Was geschah: ${count} Schritte`),
    title: 'Was seit deinem letzten Zug geschah',
    step: (nth, count) => `${nth} von ${count}`,
    setup: 'Alle',
    back: 'Zurück',
    next: 'Weiter',
    play: 'Abspielen',
    pause: 'Anhalten',
    skip: 'Zum Jetzt springen',
    scoring: 'Wertung',
    before: 'Vorher',
    after: 'Nachher',
    nothing: 'Seitdem ist nichts geschehen.',
    sure: 'Bist du sicher?',
    doIt: 'Trotzdem',
    several: 'Erst mehreres auswählen',
    sendAll: (count) => (count === 1 ? 'Das ausführen' : `Diese ${count} ausführen`),
    notThis: 'Doch nicht',
    marked: 'Ein gestrichelter Rahmen zeigt, was sich seit deiner letzten Aktion geändert hat.',
  },
};
