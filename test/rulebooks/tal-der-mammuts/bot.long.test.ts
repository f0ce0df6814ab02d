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

describe('the bot', () => {
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
