import type { Text } from '../../../engine/rulebook.js';
import type { View } from '../schemas/view.js';

export type StepName = NonNullable<View['step']>;

/** How a step of the round is called, as a heading. */
export const stepNames: { readonly [Step in StepName]: Text } = {
  deal: { en: 'Dealing the cards', de: 'Karten austeilen' },
  nature: { en: 'Event and wind', de: 'Ereignis und Wind' },
  event: { en: 'Event', de: 'Ereignis' },
  arrivals: { en: 'Arrivals', de: 'Ankunft' },
  return: { en: 'Return', de: 'Rückkehr' },
  herds: { en: 'Herds', de: 'Herden' },
  people: { en: 'Movement', de: 'Bewegung' },
  fights: { en: 'Fights', de: 'Kämpfe' },
  survival: { en: 'Survival', de: 'Überleben' },
  season: { en: 'End of the season', de: 'Ende der Jahreszeit' },
  births: { en: 'Births', de: 'Geburten' },
  sowing: { en: 'Sowing', de: 'Saat' },
  draw: { en: 'New special cards', de: 'Neue Sonderkarten' },
  end: { en: 'End of the round', de: 'Ende der Runde' },
  'place-camp': { en: 'First camps', de: 'Erste Lager' },
  sow: { en: 'Sowing', de: 'Saat' },
  're-enter': { en: 'Return', de: 'Rückkehr' },
  'take-fire': { en: 'Taking the fire', de: 'Feuer nehmen' },
  move: { en: 'Movement', de: 'Bewegung' },
  found: { en: 'Founding camps', de: 'Lager gründen' },
  'choose-fight': { en: 'Fights', de: 'Kämpfe' },
  'food-window': { en: 'Survival', de: 'Überleben' },
  feed: { en: 'Hunger', de: 'Hunger' },
  'birth-window': { en: 'Births', de: 'Geburten' },
  'nature-window': { en: 'Event and wind', de: 'Ereignis und Wind' },
  'fight-window': { en: 'Cards for the fight', de: 'Karten zum Kampf' },
  'lose-figure': { en: 'Losses', de: 'Verluste' },
  fight: { en: 'Fight', de: 'Kampf' },
  'take-camp': { en: 'Conquest', de: 'Eroberung' },
};

/** How a phase is announced in the log. */
export const phaseSentences: { readonly [Step in StepName]?: Text } = {
  deal: { en: 'The special cards are dealt.', de: 'Die Sonderkarten werden ausgeteilt.' },
  event: { en: 'The event takes its course.', de: 'Das Ereignis nimmt seinen Lauf.' },
  return: { en: 'Tribes that died out may return.', de: 'Ausgestorbene Stämme dürfen zurückkehren.' },
  people: { en: 'The tribes set out.', de: 'Die Stämme brechen auf.' },
  fights: { en: 'The fights begin.', de: 'Die Kämpfe beginnen.' },
  survival: { en: 'The tribes look for food.', de: 'Die Stämme suchen Nahrung.' },
  season: { en: 'The season comes to its end.', de: 'Die Jahreszeit geht zu Ende.' },
  births: { en: 'Children are born in the camps.', de: 'In den Lagern werden Kinder geboren.' },
  sowing: { en: 'It is time to sow.', de: 'Es ist Zeit zu säen.' },
  draw: {
    en: 'Whoever has too few special cards draws one.',
    de: 'Wer zu wenige Sonderkarten hat, zieht eine.',
  },
};
