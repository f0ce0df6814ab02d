import type { englishLearning } from './en-learning.js';
import type { Widened } from './words-type.js';

const signe = (points: number): string => `${points > 0 ? '+' : ''}${points}`;

/** The French texts of guided first games and of the coach. */
export const frenchLearning: Widened<typeof englishLearning> = {
  learning: {
    title: 'Apprendre un jeu',
    link: 'Apprendre un jeu',
    intro:
      'Dans une première partie guidée, un entraîneur joue à côté de vous : il dit de quoi il s’agit et marque ce qu’il ferait. Rien n’est en jeu, et vous pouvez tout reprendre.',
    start: (game) => `Apprendre ${game}`,
    coach: 'Entraîneur',
    step: (done, count) => `Étape ${done} sur ${count}`,
    other: 'Vous avez fait autre chose. C’est très bien : continuez, ou reprenez-le.',
    takeBack: 'Le reprendre',
    again: 'Recommencer',
    free: 'Ici, c’est à vous de décider. Si vous hésitez, demandez à l’entraîneur dans l’onglet ci-dessous.',
    over: 'La leçon est finie',
    ask: 'Demander à l’entraîneur',
    askHint:
      'L’entraîneur essaie chaque action dans des positions que vous ne pouvez pas distinguer de la vraie, et laisse le bot fort continuer.',
    thinking: 'L’entraîneur réfléchit …',
    notAsked: 'On ne vous a rien demandé ici.',
    lastAsked: 'À ma décision d’avant',
    nextAsked: 'À ma décision suivante',
    choice: 'C’est ce que ferait le bot fort.',
    grades: {
      best: 'le mieux',
      good: 'à peu près aussi bien',
      weaker: 'moins bien',
      weak: 'bien moins bien',
    },
    youDid: 'Vous avez fait :',
    youDidBest: 'Le bot fort aussi le ferait.',
    taken: 'vous avez fait cela',
    notCompared: 'Le bot fort ne regarde pas celles-ci plus loin.',
    uncertain: 'Ce qui en vient dépend du hasard, ou de ce que vous ne savez pas.',
    points: (min, max) =>
      min === max ? `${signe(min)} points aussitôt` : `${signe(min)} à ${signe(max)} points aussitôt`,
  },
};
