import { describe, expect, it } from 'vitest';
import { act, asked, type Given, given, goOn, ofType, peopleOn, phases, rulebook, why } from './given.js';

const four = [9, 11, 13, 20].map((hex) => ({ seat: 0, hex, women: 1, warriors: 1, camp: true }));
const rival = { seat: 1, hex: 36, warriors: 1 };
const end = (table: Given) =>
  goOn(given({ ...table, agenda: phases('end'), state: { hands: [['raft'], ['raft']], ...table.state } }));

it('a position is worth its camps first, and then its people', () => {
  const crowd = { seat: 1, hex: 36, warriors: 9, women: 9 };
  const state = given({ people: [...four, crowd, { seat: 2, hex: 0, warriors: 1 }], seats: 3 });
  const [camps = 0, people = 0, least = 0] = rulebook.worth?.of(state) ?? [];
  expect([camps > people, people > least]).toEqual([true, true]);
});

describe('four camps', () => {
  it('are announced at the end of a round, and do not win yet', () => {
    const after = end({ people: [...four, rival] });
    expect(ofType(after, 'round-ended')).toEqual([{ type: 'round-ended', announced: [0] }]);
    expect(rulebook.outcome(after.state)).toBeNull();
  });

  it('win if there are four at the end of the next round too', () => {
    const after = end({ people: [...four, rival], state: { announced: [0] } });
    expect(rulebook.outcome(after.state)).toMatchObject({
      reason: 'camps',
      standings: [
        { seat: 0, rank: 1 },
        { seat: 1, rank: 2 },
      ],
    });
  });

  it('must be announced anew once there were only three', () => {
    const three = end({ people: [...four.slice(1), rival], state: { announced: [0] } });
    expect(three.state.announced).toEqual([]);
  });

  it('two tribes that win together are ranked by camps, people and food', () => {
    const others = [24, 26, 28, 31].map((hex) => ({ seat: 1, hex, women: 1, warriors: 1, camp: true }));
    const after = end({
      people: [...four, ...others, { seat: 2, hex: 0, warriors: 9 }],
      seats: 3,
      state: { announced: [0, 1], food: [3, 4, 99], hands: [[], [], []] },
    });
    expect(rulebook.outcome(after.state)?.standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  it('with the advanced rules need the fire too', () => {
    const options = { advanced: true };
    const cold = end({ people: [...four, rival], options, state: { announced: [0] } });
    expect(rulebook.outcome(cold.state)).toBeNull();
    const warm = end({ people: [...four, rival], options, state: { announced: [0], fire: [9, -1] } });
    expect(rulebook.outcome(warm.state)?.reason).toBe('camps');
  });
});

describe('other ends', () => {
  it('when only animals are left, everybody has lost', () => {
    const after = end({ animals: [{ hex: 9, species: 'wolf' }], state: { year: 2, hands: [[], []] } });
    expect(rulebook.outcome(after.state)).toMatchObject({ reason: 'extinction' });
    expect(rulebook.outcome(after.state)?.standings.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('not as long as a tribe comes back', () => {
    expect(rulebook.outcome(end({ state: { year: 1, hands: [[], []] } }).state)).toBeNull();
  });

  const survivor = { seat: 0, hex: 9, warriors: 1 };
  const alone = { people: [survivor], options: { lastTribeWins: true } };

  it('the last tribe wins with the option, and plays on without it', () => {
    const table = { ...alone, seats: 3, state: { hands: [['raft'], [], []], out: [1, 2], year: 2 } };
    const after = end(table);
    expect(ofType(after, 'game-ended')).toEqual([{ type: 'game-ended', reason: 'last_tribe', winners: [0] }]);
    expect(rulebook.outcome(after.state)).toMatchObject({
      reason: 'last_tribe',
      standings: [{ seat: 0, rank: 1 }, { rank: 2 }, { rank: 2 }],
    });
    expect(rulebook.outcome(end({ ...table, options: {} }).state)).toBeNull();
  });

  it('the last tribe does not win while two are left, or another may still return', () => {
    const rivals = { ...alone, people: [survivor, rival] };
    expect(rulebook.outcome(end(rivals).state)).toBeNull();
    const waiting = { ...alone, state: { hands: [['raft'], []], comebacks: ['none', 'fallen'] as const } };
    expect(rulebook.outcome(end(waiting).state)).toBeNull();
  });

  it('the last tribe needs neither four camps nor the fire, but four held camps are the reason if it has them', () => {
    const state = { hands: [['raft'], []], out: [1], year: 2 };
    const options = { lastTribeWins: true, advanced: true };
    expect(rulebook.outcome(end({ ...alone, options, state }).state)?.reason).toBe('last_tribe');
    const held = end({ ...alone, people: [...four], state: { ...state, announced: [0] } });
    expect(rulebook.outcome(held.state)?.reason).toBe('camps');
  });

  it('at the year limit camps decide, then people, then food', () => {
    const options = { yearLimit: 2 };
    const last = { season: 'winter' as const, left: 1, year: 2 };
    const people = [four[0] ?? rival, { seat: 1, hex: 36, warriors: 1, women: 1, camp: true }];
    const after = end({ people, options, state: { ...last, food: [3, 4] } });
    expect(rulebook.outcome(after.state)).toMatchObject({
      reason: 'year_limit',
      standings: [
        {
          seat: 1,
          rank: 1,
          score: 1,
          tieBreaks: [
            { by: 'people', value: 2 },
            { by: 'food', value: 4 },
          ],
        },
        { seat: 0, rank: 2 },
      ],
    });
    expect(rulebook.outcome(end({ people, options, state: { ...last, year: 1 } }).state)).toBeNull();
    expect(rulebook.outcome(end({ people, options, state: { ...last, left: 2 } }).state)).toBeNull();
  });
});

describe('the return', () => {
  const fallen = (state: Given['state'] = {}) =>
    goOn(
      given({
        people: [{ seat: 1, hex: 20, warriors: 1 }],
        agenda: phases('end'),
        state: { hands: [['raft'], ['raft']], ...state },
      }),
    );

  it('a tribe that dies out gives back its food and its cards, and its orders end', () => {
    const after = fallen({ standing: [1, 0] });
    expect(ofType(after, 'tribe-died-out')).toEqual([
      { type: 'tribe-died-out', seat: 0, cards: ['raft'], returns: true },
    ]);
    expect(after.state.food[0]).toBe(0);
    expect(after.state.hands[0]).toEqual([]);
    expect(after.state.traces.shown).toMatchObject([{ seat: 0, card: 'raft', drawn: 1 }]);
    expect(after.state.discards).toEqual(['raft']);
    expect(after.state.standing[0]).toBe(0);
  });

  it('a tribe dies out as often as the same state is played on', () => {
    const before = given({ people: [{ seat: 1, hex: 20, warriors: 1 }], agenda: phases('end') });
    const deaths = [1, 2, 3].map(() => ofType(goOn(before), 'tribe-died-out').length);
    expect(deaths).toEqual([1, 1, 1]);
  });

  it('in the next round, after event and arrivals, it sets three warriors and a woman on a free rim hex, with 8 food and 3 cards', () => {
    let state = fallen().state;
    expect(asked(state)).toEqual(['nature-window 1']);
    state = act(state, 1, { type: 'pass' }).state;
    expect(asked(state)).toEqual(['re-enter 0']);
    expect(why(state, 0, { type: 're-enter', hex: 12 })).toBe('not_rim');
    expect(why(state, 0, { type: 're-enter', hex: 18 })).toBe('lake');
    const closed = state.closed.with(1, 2);
    const tiles = state.tiles.with(0, 2);
    const crowded = { ...state, closed, tiles, people: [[], [{ hex: 3, warriors: 1, women: 0 }]] };
    expect(why(crowded, 0, { type: 're-enter', hex: 1 })).toBe('hex_closed');
    expect(why(crowded, 0, { type: 're-enter', hex: 2 })).toBe('hex_taken');
    expect(why(crowded, 0, { type: 're-enter', hex: 3 })).toBe('hex_taken');
    const after = act(state, 0, { type: 're-enter', hex: 0 }).state;
    expect(peopleOn(after, 0, 0)).toEqual({ warriors: 3, women: 1 });
    expect(after.food[0]).toBe(8);
    expect(after.hands[0]).toHaveLength(3);
    expect(after.comebacks[0]).toBe('used');
  });

  it('waits while the whole rim is taken, up to the end of the first winter', () => {
    const people = [{ seat: 1, hex: 20, warriors: 1 }];
    const base = { people, agenda: phases('return', 'end'), state: { hands: [[], ['raft']] } };
    const closed = Array<number>(37).fill(1);
    const state = { closed, comebacks: ['waiting', 'none'] as const };
    const waiting = given({ ...base, state: { ...base.state, ...state } });
    const early = goOn(waiting).state;
    expect([early.out, early.comebacks[0]]).toEqual([[], 'waiting']);
    const late = goOn({ ...waiting, year: 2 }).state;
    expect([late.out, late.comebacks[0]]).toEqual([[0], 'used']);
  });

  it('only once', () => {
    expect(ofType(fallen({ comebacks: ['used', 'none'] }), 'tribe-died-out')[0]?.returns).toBe(false);
  });

  it('not after the first winter', () => {
    expect(ofType(fallen({ year: 2 }), 'tribe-died-out')[0]?.returns).toBe(false);
  });

  it('may be declined, for good', () => {
    const state = act(fallen().state, 1, { type: 'pass' }).state;
    expect(act(state, 0, { type: 'pass' }).state.out).toEqual([0]);
  });
});
