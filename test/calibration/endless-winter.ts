import { columns } from '../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../src/rulebooks/endless-winter/components/index.js';
import { type Inquiry, type PlayedGame, perRound } from './question.js';
import type { Fact } from './tally.js';

/** How far each seat is from the mean of its game, by what it chose in the set-up. */
const pointsBy =
  (type: string, nameOf: (event: { readonly [field: string]: unknown }) => string) =>
  ({ rulebook, last, events }: PlayedGame): Fact[] => {
    const { standings = [] } = rulebook.outcome(last) ?? {};
    const mean = standings.reduce((sum, { score }) => sum + score, 0) / Math.max(1, standings.length);
    return events.flatMap(({ event }) => {
      const score = standings.find(({ seat }) => seat === event.seat)?.score;
      return event.type === type && score !== undefined ? [{ row: nameOf(event), value: score - mean }] : [];
    });
  };

const placements = ({ events }: PlayedGame): Fact[] => {
  const at = events.flatMap(({ event }) => (event.type === 'figure-placed' ? [String(event.at)] : []));
  const inColumns = at.filter((station) => columns.some((column) => column === station));
  return columns.map((row) => ({ row, value: inColumns.filter((one) => one === row).length }));
};

const built = ({ events, config }: PlayedGame): Fact[] =>
  ['settlement-built', 'megalith-built', 'stone-taken', 'animal-taken', 'card-laid', 'card-buried'].map(
    (type) => ({
      row: type,
      value: events.filter(({ event }) => event.type === type).length / config.seats,
    }),
  );

const endPoints = ({ events, config }: PlayedGame): Fact[] => {
  const points = new Map<string, number>();
  for (const { event } of events) {
    if (event.type !== 'points-scored' && event.type !== 'stone-scored') continue;
    const part = event.type === 'stone-scored' ? 'sacred stones' : String(event.part);
    points.set(part, (points.get(part) ?? 0) + Number(event.points));
  }
  return [...points].map(([row, sum]) => ({ row, value: sum / config.seats }));
};

/** How far each seat is from the mean of its game, by how many settlements it built. */
const pointsBySettlements = ({ rulebook, last, events }: PlayedGame): Fact[] => {
  const { standings = [] } = rulebook.outcome(last) ?? {};
  const mean = standings.reduce((sum, { score }) => sum + score, 0) / Math.max(1, standings.length);
  return standings.map(({ seat, score }) => {
    const settled = events.filter(({ event }) => event.type === 'settlement-built' && event.seat === seat);
    return { row: ['none', 'one', 'two', 'three'][settled.length] ?? 'more', value: score - mean };
  });
};

/** The most that any of the tables pays for. */
const PAID = Math.max(
  ...[components.idols.values.first, components.idols.values.second, components.idols.values.others].map(
    (points) => points.length,
  ),
);
const buriedInVain = ({ events, config }: PlayedGame): Fact[] =>
  Array.from({ length: config.seats }, (_, seat) => {
    const buried = events.filter(({ event }) => event.type === 'card-buried' && event.seat === seat);
    return { row: `more than ${PAID} cards`, value: buried.length > PAID ? 1 : 0 };
  });

const options = ({ rulebook, steps }: PlayedGame): Fact[] => {
  const legal = steps.flatMap(({ before, seat }) => rulebook.legal(before, seat));
  const share = (type: string): Fact => ({
    row: type,
    value: legal.filter((action) => action.type === type).length / legal.length,
  });
  return ['spend-food', 'play-member', 'use', 'move-camp', 'bury', 'build-megalith', 'lower'].map(share);
};

export const inquiry: Inquiry = {
  round: 'round-begun',
  // A chief is in a third of the games, and its points stray by twenty: fewer games say nothing about four points.
  games: 700,
  questions: [
    {
      title: 'Points by chief',
      note: 'Above or below the mean of its game. Wanted over 2,000 games: at most 4 points apart.',
      unit: 'number',
      compare: 'difference',
      facts: pointsBy('chief-chosen', ({ chief, side }) => `${String(chief)} (${String(side)})`),
    },
    {
      title: 'Points by set-up card',
      note: 'Above or below the mean of its game.',
      unit: 'number',
      compare: 'difference',
      facts: pointsBy('setup-chosen', ({ card }) => String(card)),
    },
    {
      title: 'Columns used by placements',
      note: 'Figures per game. Wanted: every column has an eighth of all.',
      unit: 'number',
      compare: 'shares',
      facts: placements,
    },
    {
      title: 'What is built and collected',
      note: 'Per seat and game.',
      unit: 'number',
      facts: built,
    },
    {
      title: 'Points by settlements built',
      note: 'Above or below the mean of its game. Wanted: those who build are not worse off.',
      unit: 'number',
      facts: pointsBySettlements,
    },
    {
      title: 'Seats that buried more than the tables pay for',
      note: 'Wanted: none.',
      unit: 'share',
      facts: buriedInVain,
    },
    {
      title: 'What the legal actions are',
      note: 'The share of all legal actions of a game.',
      unit: 'share',
      facts: options,
    },
    {
      title: 'Points by part of the scoring',
      note: 'Per seat and game; sacred stones are scored in every eclipse, the others at the end.',
      unit: 'number',
      facts: endPoints,
    },
    {
      title: 'Buried cards by round',
      note: 'Of all seats together.',
      unit: 'number',
      facts: (game) => perRound(game, ({ type }) => (type === 'card-buried' ? 1 : 0)),
    },
  ],
};
