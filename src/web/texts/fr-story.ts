import type { englishStory } from './en-story.js';
import type { Widened } from './words-type.js';

const enListe = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;

/** The French texts of what happened, and of how a game ended. */
export const frenchStory: Widened<typeof englishStory> = {
  story: {
    result: 'Résultat',
    won: (names) => (names.length > 1 ? `${enListe(names)} gagnent ensemble` : `${enListe(names)} gagne`),
    with: (score, what) => `(${score} ${what})`,
    tie: (first, second, what, mine, theirs) =>
      `${first} et ${second} sont à égalité. Ce qui décide : ${what} (${mine} et ${theirs}).`,
    shared: (first, second) => `${first} et ${second} partagent leur rang : tout est égal entre eux.`,
    graph: 'Points au fil de la partie',
    moments: 'Moments décisifs',
    leads: (name) => `${name} prend la tête`,
    show: (version) => `Montrer la version ${version}`,
    byRound: 'Points par manche',
    round: 'Manche',
    atFirst: 'Début',
    total: 'Total',
    byWhat: 'Comment',
    byWhatInRound: (round) => `Comment, à la manche ${round}`,
    unseen: 'en secret',
    noPoints: 'Ces règles ne comptent pas de points avant la fin.',
    since: (count) => `Ce qui s’est passé : ${count} ${count === 1 ? 'étape' : 'étapes'}`,
    title: 'Ce qui s’est passé depuis votre dernier tour',
    step: (nth, count) => `${nth} sur ${count}`,
    setup: 'Tout le monde',
    back: 'Retour',
    next: 'Suite',
    play: 'Jouer',
    pause: 'Pause',
    skip: 'Aller au présent',
    scoring: 'Points',
    before: 'Avant',
    after: 'Après',
    nothing: 'Rien ne s’est passé depuis.',
    sure: 'Êtes-vous sûr ?',
    doIt: 'Le faire',
    several: 'En choisir d’abord plusieurs',
    sendAll: (count) => (count === 1 ? 'Faire cela' : `Faire ces ${count} choses`),
    notThis: 'Pas celui-ci',
    marked: 'Un cadre en pointillé marque ce qui a changé depuis votre dernière action.',
  },
};
