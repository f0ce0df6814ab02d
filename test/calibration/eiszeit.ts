import { Value } from 'typebox/value';
import type { AnyState } from '../../src/engine/any-rulebook.js';
import { SPECTATOR } from '../../src/engine/rulebook.js';
import { eiszeit } from '../../src/rulebooks/eiszeit/index.js';
import { ViewSchema } from '../../src/rulebooks/eiszeit/view-schema.js';
import { type Inquiry, type PlayedGame, perCopy, perRound } from './question.js';
import type { Fact } from './tally.js';

const { darkCards, lightCards } = eiszeit.components;

/** Hunters on the map as the fires of each round are revealed, by seat. */
function huntersByRound({ rulebook, steps, config }: PlayedGame): Fact[] {
  const facts: Fact[] = [];
  for (const { before, events } of steps) {
    const end = events.findIndex(({ type }) => type === 'fires-revealed');
    if (end < 0) continue;
    const settled = events
      .slice(0, end)
      .reduce<AnyState>((state, event) => rulebook.evolve(state, event), before);
    const { round, regions } = Value.Parse(ViewSchema, rulebook.view(settled, SPECTATOR));
    const all = regions.flatMap(({ hunters }) => hunters).reduce((sum, count) => sum + count, 0);
    facts.push({ row: `round ${round}`, value: all / config.seats });
  }
  return facts;
}

export const inquiry: Inquiry = {
  round: 'round-began',
  games: 600,
  questions: [
    {
      title: 'Plays of each dark card',
      note: 'Per copy and game. Wanted: the most is at most twice the least.',
      unit: 'number',
      compare: 'ratio',
      facts: (game) => perCopy(game, darkCards.values, ['card-played'], 'card'),
    },
    {
      title: 'Plays of each light card',
      note: 'Per copy and game.',
      unit: 'number',
      compare: 'ratio',
      facts: (game) => perCopy(game, lightCards.values, ['card-played'], 'card'),
    },
    {
      title: 'Hunters by round',
      note: 'Of each seat on the map when the fires are revealed. Wanted: they do not fall. Differences have their 95 % interval.',
      unit: 'number',
      compare: 'falls',
      facts: huntersByRound,
    },
    {
      title: 'Conflicts by round',
      note: 'Regions that lose hunters. Wanted: they do not fall.',
      unit: 'number',
      compare: 'falls',
      facts: (game) => perRound(game, ({ type }) => (type === 'conflict-resolved' ? 1 : 0)),
    },
    {
      title: 'Cards by round',
      note: 'Played by all seats together.',
      unit: 'number',
      facts: (game) => perRound(game, ({ type }) => (type === 'card-played' ? 1 : 0)),
    },
    {
      title: 'Points by round',
      note: 'Of all seats together.',
      unit: 'number',
      facts: (game) => perRound(game, (event) => (event.type === 'region-scored' ? sumOf(event.points) : 0)),
    },
  ],
};

const sumOf = (list: unknown): number =>
  Array.isArray(list) ? list.reduce<number>((sum, one) => sum + Number(one), 0) : 0;
