import { pick } from '../../src/kernel/rng.js';
import { talDerMammuts } from '../../src/rulebooks/tal-der-mammuts/index.js';
import type { Chooser } from '../support/playout.js';
import { type Inquiry, type PlayedGame, perCopy, perRound } from './question.js';
import type { Fact } from './tally.js';

const { specialCards, summerEvents, winterEvents } = talDerMammuts.components;
const ends = ['pass', 'pass-on', 'done', 'keep'];

/** Does as little as the rules allow. */
const passive: Chooser = (_state, _seat, legal, rng) =>
  legal.find(({ type }) => ends.includes(type)) ?? pick(legal, rng);

const isGone = ({ events }: PlayedGame, seat: number): boolean =>
  events.some(
    ({ event }) => event.type === 'tribe-died-out' && event.seat === seat && event.returns === false,
  );

const extinctions = (game: PlayedGame): Fact[] => [
  { row: 'all tribes', value: game.rulebook.outcome(game.last)?.reason === 'extinction' ? 1 : 0 },
  ...Array.from({ length: game.config.seats }, (_, seat) => ({
    row: 'a tribe',
    value: isGone(game, seat) ? 1 : 0,
  })),
];

const ofTheBot = (game: PlayedGame): Fact[] => [
  { row: 'the tribe of the bot', value: game.bot !== null && isGone(game, game.bot) ? 1 : 0 },
];

export const inquiry: Inquiry = {
  round: 'round-began',
  opponents: { passive },
  questions: [
    {
      title: 'Extinctions',
      note: 'The share of games in which all tribes lose, and of tribes that die out for good. Wanted: under 4 % of games.',
      unit: 'share',
      facts: extinctions,
    },
    {
      title: 'Extinctions against random opponents',
      note: 'The share of games in which the tribe of the one built-in bot dies out for good.',
      unit: 'share',
      against: 'random',
      facts: ofTheBot,
    },
    {
      title: 'Extinctions against passive opponents',
      note: 'The others end every step as soon as they may. Wanted: under 4 %.',
      unit: 'share',
      against: 'passive',
      facts: ofTheBot,
    },
    {
      title: 'Plays of each special card',
      note: 'Per copy and game. Wanted: no kind is never played.',
      unit: 'number',
      compare: 'ratio',
      facts: (game) => perCopy(game, specialCards.values, ['card-played'], 'card'),
    },
    {
      title: 'Events turned',
      note: 'Per copy and game.',
      unit: 'number',
      facts: (game) =>
        perCopy(game, [...summerEvents.values, ...winterEvents.values], ['event-turned'], 'event'),
    },
    {
      title: 'Camps',
      note: 'Per game, all seats together.',
      unit: 'number',
      facts: (game) =>
        ['camp-founded', 'camp-conquered', 'camp-burnt', 'camp-lost'].map((type) => ({
          row: type,
          value: perRound(game, (event) => (event.type === type ? 1 : 0)).reduce(
            (sum, { value }) => sum + value,
            0,
          ),
        })),
    },
  ],
};
