import { describe, expect, it } from 'vitest';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import { initial } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { rulebook, usual } from './given.js';

function game(seed: number, advanced: boolean): { won: boolean; slow: number; answers: number } {
  const rng = quickRng(seed);
  const me = seed % 3;
  const config = {
    seats: 3,
    components: rulebook.components,
    options: { ...usual, sides: 'drawn' as const, advanced, yearLimit: 3 },
  };
  let state = rulebook.setup(config, rng).reduce(rulebook.evolve, initial(config));
  let [slow, answers] = [0, 0];
  while (rulebook.outcome(state) === null) {
    const { seat } = pick(rulebook.prompts(state), rng);
    const legal = rulebook.legal(state, seat);
    const begun = process.cpuUsage();
    const action = seat === me ? rulebook.bot(rulebook.view(state, seat), legal, rng) : pick(legal, rng);
    if (seat === me) {
      const { user } = process.cpuUsage(begun);
      slow += user;
      answers += 1;
    }
    state = rulebook.decide(state, seat, action, rng).state;
  }
  const outcome = rulebook.outcome(state);
  const best = outcome?.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) ?? [];
  return { won: outcome?.reason !== 'extinction' && best.length === 1 && best[0] === me, slow, answers };
}

/** Whether the bot's tribe dies out for good against tribes that do as little as they may. */
function diesOut(game: number, seats: number): boolean {
  const rng = quickRng(70_000 + game);
  const me = game % seats;
  const options = { ...usual, sides: 'drawn' as const };
  const config = { seats, components: rulebook.components, options };
  let state = rulebook.setup(config, rng).reduce(rulebook.evolve, initial(config));
  while (rulebook.outcome(state) === null && !state.out.includes(me)) {
    const { seat } = pick(rulebook.prompts(state), rng);
    const legal = rulebook.legal(state, seat);
    const idle =
      legal.find(({ type }) => ['pass', 'pass-on', 'done', 'keep'].includes(type)) ?? pick(legal, rng);
    const action = seat === me ? rulebook.bot(rulebook.view(state, seat), legal, rng) : idle;
    state = rulebook.decide(state, seat, action, rng).state;
  }
  return state.out.includes(me);
}

/** How many tribes die out for good in a game of bots. */
function tribesLost(game: number, seats: number): number {
  const rng = quickRng(80_000 + game);
  const options = { ...usual, sides: 'drawn' as const };
  const config = { seats, components: rulebook.components, options };
  let state = rulebook.setup(config, rng).reduce(rulebook.evolve, initial(config));
  while (rulebook.outcome(state) === null) {
    const { seat } = pick(rulebook.prompts(state), rng);
    const action = rulebook.bot(rulebook.view(state, seat), rulebook.legal(state, seat), rng);
    state = rulebook.decide(state, seat, action, rng).state;
  }
  return state.out.length;
}

describe('the bot', () => {
  it('lets less than 4 of 100 tribes die out in games of bots', () => {
    const tables = [...Array(400).keys()].map((game) => ({ game, seats: 2 + (game % 5) }));
    const tribes = tables.reduce((sum, { seats }) => sum + seats, 0);
    const lost = tables.reduce((sum, { game, seats }) => sum + tribesLost(game, seats), 0);
    expect(lost / tribes).toBeLessThan(0.04);
  }, 300_000);

  it('dies out in less than 4 of 100 games against passive tribes', () => {
    const games = 500;
    const lost = [...Array(games).keys()].filter((game) => diesOut(game, 2 + (game % 5)));
    expect(lost.length / games).toBeLessThan(0.04);
  }, 300_000);

  const games = [...Array(200).keys()].map((seed) => game(seed, false));

  it('wins well over three in five games against two random seats', () => {
    expect(games.filter(({ won }) => won).length).toBeGreaterThanOrEqual(160);
  });

  it('takes a few milliseconds for an answer at most', () => {
    const micros = games.reduce((sum, { slow }) => sum + slow, 0);
    const answers = games.reduce((sum, one) => sum + one.answers, 0);
    expect(micros / answers).toBeLessThan(3_000);
  });

  it('plays the advanced rules too', () => {
    const wins = [...Array(30).keys()].filter((seed) => game(seed, true).won).length;
    expect(wins).toBeGreaterThanOrEqual(20);
  });
});
