import { mammut } from '../../src/rulebooks/mammut/index.js';
import { type Inquiry, type PlayedGame, perCopy, perRound } from './question.js';
import type { Fact } from './tally.js';

const { animals, cards } = mammut.components;
const played = ['loot-card-played', 'scoring-card-played'];

const total = ({ rulebook, last }: PlayedGame): number =>
  (rulebook.outcome(last)?.standings ?? []).reduce((sum, { score }) => sum + score, 0);

function pointsByReason({ events, config }: PlayedGame): Fact[] {
  const points = new Map<string, number>();
  for (const { event } of events)
    if (event.type === 'points-scored')
      points.set(String(event.for), (points.get(String(event.for)) ?? 0) + Number(event.points));
  return [...points].map(([row, sum]) => ({ row, value: sum / config.seats }));
}

export const inquiry: Inquiry = {
  round: 'tiles-thrown',
  questions: [
    {
      title: 'All scores of a game together',
      note: 'People report about 187 points with two seats and 192 with four.',
      unit: 'number',
      facts: (game) => [{ row: 'points', value: total(game) }],
    },
    {
      title: 'Plays of each card',
      note: 'Per copy and game.',
      unit: 'number',
      compare: 'ratio',
      facts: (game) => perCopy(game, cards.values, played, 'card'),
    },
    {
      title: 'Points by reason',
      note: 'Per seat, in games in which there were any.',
      unit: 'number',
      facts: pointsByReason,
    },
    {
      title: 'Animals gained',
      note: 'Of each kind per game; there are five of each.',
      unit: 'number',
      compare: 'ratio',
      facts: (game) =>
        perCopy(
          game,
          animals.values.map(({ id }) => ({ id, copies: 1 })),
          ['animal-gained'],
          'animal',
        ),
    },
    {
      title: 'Robberies by round',
      note: 'Of all seats together.',
      unit: 'number',
      facts: (game) => perRound(game, ({ type }) => (type === 'share-robbed' ? 1 : 0)),
    },
  ],
};
