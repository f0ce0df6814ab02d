import { describe, expect, it } from 'vitest';
import type { EclipsePart } from '../../../src/rulebooks/endless-winter/fields.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import { influences } from '../../../src/rulebooks/endless-winter/scoring/influence.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import {
  campsOn,
  configOf,
  declined,
  eventsOf,
  gaining,
  given,
  having,
  held,
  idsOf,
  jointOf,
  opened,
  playerIn,
  when,
} from './support.js';

/** The last seat is about to end its laying; the piles are then revealed. */
function beforeEclipse(
  piles: readonly (readonly string[])[],
  resting: readonly number[],
  state = opened(),
): State {
  const players = state.players.reduce(
    (now: State, _, seat) =>
      given(now, seat, {
        pile: held(...(piles[seat] ?? [])),
        hand: held('gatherer'),
        deck: Array<string>(6).fill('ember'),
        placed: Array.from({ length: resting[seat] ?? 0 }, () => ({
          figure: 'tribe' as const,
          at: 'rest' as const,
        })),
      }),
    state,
  );
  const last = state.order.at(-1) ?? 0;
  return { ...players, agenda: [{ step: 'reveal' }, { step: 'lay', seat: last }] };
}
const revealed = (state: State): State => having(state, state.order.at(-1) ?? 0, { type: 'done' });

/** A seat is in a step of the eclipse. */
const inPart = (state: State, seat: number, part: EclipsePart): State => {
  const before: State = {
    ...state,
    phase: 'eclipse',
    agenda: [{ step: 'close' }, { step: 'eclipse-part', seat, part }, { step: 'lay', seat }],
  };
  return having(given(before, seat, { hand: held('gatherer') }), seat, { type: 'done' });
};
const offered = (state: State, seat: number): string[] =>
  idsOf(state, seat).flatMap((id) => id.match(/ability=([^,]+)/)?.[1] ?? []);

describe('burying in the eclipse', () => {
  const burying = (cards: readonly string[]): State =>
    having(
      inPart(given(opened(), 0, { revealed: cards, tools: 3, discards: [], buried: [] }), 0, 'members'),
      0,
      {
        type: 'use',
        ability: 'card/elder',
        way: 0,
      },
    );

  it('may take a member of the own pile that was revealed: it was played, and lies above the board', () => {
    const state = burying(['elder', 'scout', 'hunter']);
    expect(idsOf(state, 0)).toContain('bury:card=scout,from=revealed');
    const { state: buried, events } = when(state, 0, { type: 'bury', card: 'scout', from: 'revealed' });
    expect(playerIn(buried, 0).revealed).toEqual(['elder', 'hunter']);
    expect(endlessWinter.view(buried, 1).seats[0]?.buriedOpenly).toEqual(['scout']);
    const [event] = eventsOf(events, 'card-buried');
    expect(event && endlessWinter.seen(event, 1)).toHaveProperty('card', 'scout');
  });

  it('takes the ability of the member along, unless another one like it is left for it', () => {
    const alone = having(burying(['elder', 'scout', 'hunter']), 0, {
      type: 'bury',
      card: 'scout',
      from: 'revealed',
    });
    expect(offered(alone, 0)).toEqual(['card/hunter']);
    // Of two elders one has been used: that one goes, and the other is still open.
    const two = having(burying(['elder', 'elder']), 0, { type: 'bury', card: 'elder', from: 'revealed' });
    expect(offered(two, 0)).toEqual(['card/elder']);
  });

  it('may not take cards from piles that are still face down', () => {
    const state = given(gaining(opened(), 0, { gain: 'bury', n: 1 }), 0, { pile: held('scout') });
    expect(idsOf(state, 0).some((id) => id.includes('revealed'))).toBe(false);
  });
});

describe('the comparison of piles', () => {
  it('worked example: 3 work, 1½ and 1½ make the later of the equals second', () => {
    const state = beforeEclipse([['warrior'], ['shaman'], []], [1, 0, 1], { ...opened(), order: [0, 2, 1] });
    const after = revealed(state);
    expect(after.results.comparison).toEqual([6, 3, 3]);
    expect(after.order).toEqual([0, 1, 2]);
  });

  it('goes to whoever was later in this round when all have nothing', () => {
    expect(revealed(beforeEclipse([[], [], []], [])).order).toEqual([2, 1, 0]);
  });

  it('counts 1½ for the warrior, whose ability is not used', () => {
    expect(revealed(beforeEclipse([['warrior'], ['gatherer'], ['elder']], [])).results.comparison).toEqual([
      3, 1, 2,
    ]);
  });

  it('counts no advancements: they were a bluff and return to the hand', () => {
    const after = revealed(beforeEclipse([['ember', 'hand-axe', 'gatherer'], [], []], []));
    expect(after.results.comparison[0]).toBe(1);
    expect(
      playerIn(after, 0)
        .hand.map(({ card }) => card)
        .sort(),
    ).toEqual(['ember', 'gatherer', 'hand-axe']);
    expect(playerIn(after, 0).revealed).toEqual(['gatherer']);
  });

  it('shows all piles at the same time, and nobody before', () => {
    const state = beforeEclipse([['shaman'], ['elder'], []], []);
    const before = endlessWinter.view(state, 2);
    expect(before.seats.map(({ pileSize }) => pileSize)).toEqual([1, 1, 0]);
    expect(JSON.stringify(before.seats)).not.toContain('"elder"');
    const after = endlessWinter.view(revealed(state), 2);
    expect(after.seats.map((seat) => seat.revealed)).toEqual([['shaman'], ['elder'], []]);
  });

  it('does not tell in which order cards were laid', () => {
    const cards = ['scout', 'hand-axe', 'elder', 'ember', 'scout', 'crafter'];
    const told = (pile: string[]) => {
      const { state, events } = when(beforeEclipse([pile, [], []], []), 2, { type: 'done' });
      return [eventsOf(events, 'piles-revealed')[0]?.piles, endlessWinter.view(state, 1)];
    };
    expect(opened().order.at(-1)).toBe(2);
    expect(told(cards.toReversed())).toEqual(told(cards));
  });
});

describe('the steps of the eclipse', () => {
  it('are taken seat by seat in the new order, each seat all four', () => {
    const { events } = declined(
      revealed(beforeEclipse([['warrior'], ['shaman', 'shaman'], []], [])),
      ({ phase }) => phase === 'action',
    );
    const ended = eventsOf(events, 'eclipse-part-ended').map(({ seat, part }) => `${seat} ${part}`);
    expect(ended).toEqual(
      [1, 0, 2].flatMap((seat) => ['order', 'members', 'terrain', 'board'].map((part) => `${seat} ${part}`)),
    );
  });

  it('begin with the income of the position on the order track', () => {
    const state = { ...opened(configOf(4)), order: [3, 1, 0, 2] };
    const kinds = [3, 1, 0, 2].map((seat) => {
      const [id = ''] = offered(inPart(state, seat, 'order'), seat);
      const used = when(inPart(state, seat, 'order'), seat, { type: 'use', ability: id, way: 0 }).state;
      const top = used.agenda.at(-1);
      return top?.step === 'gain' ? top.pending[0]?.gain : undefined;
    });
    expect(kinds).toEqual(['megalith', 'draw', 'idol', 'tool']);
  });

  it('use the eclipse abilities of the members in the pile, each once and in any order', () => {
    const state = inPart(
      given(opened(), 0, { revealed: ['shaman', 'crafter', 'gatherer', 'shaman'], tools: 0 }),
      0,
      'members',
    );
    expect(offered(state, 0)).toEqual(['card/shaman', 'card/crafter']);
    const tooled = having(
      state,
      0,
      { type: 'use', ability: 'card/crafter', way: 0 },
      { type: 'take', gain: 'tool' },
    );
    expect(offered(tooled, 0)).toEqual(['card/shaman']);
    const once = having(
      tooled,
      0,
      { type: 'use', ability: 'card/shaman', way: 0 },
      { type: 'step-idol', track: 'offering' },
    );
    expect(offered(once, 0)).toEqual(['card/shaman']);
  });

  it('worked example: the scout moves one camp twice, or two camps once each', () => {
    const state = inPart(given(opened(), 0, { revealed: ['scout'], ...campsOn(0, 0) }), 0, 'members');
    const moving = having(
      state,
      0,
      { type: 'use', ability: 'card/scout', way: 0 },
      { type: 'move-camp', from: 0, to: 1 },
    );
    expect(idsOf(moving, 0)).toContain('move-camp:from=1,to=7');
    expect(idsOf(moving, 0)).toContain('move-camp:from=0,to=2');
  });

  it('let the hunter pay a tool for an animal, if there is a tool', () => {
    const rich = inPart(given(opened(), 0, { revealed: ['hunter'], tools: 1 }), 0, 'members');
    expect(playerIn(when(rich, 0, { type: 'use', ability: 'card/hunter', way: 0 }).state, 0).tools).toBe(0);
    const poor = inPart(given(opened(), 0, { revealed: ['hunter'], tools: 0 }), 0, 'members');
    expect(endlessWinter.prompts(poor)[0]?.about).not.toMatchObject({ part: 'members' });
  });

  it('bring the income of every tile with the most influence, ties included', () => {
    const tiles = { 1: 'forest', 2: 'forest', 3: 'lake', 4: 'glacier' } as Record<number, string>;
    const base = opened();
    const state = {
      ...base,
      land: { ...base.land, terrain: base.land.terrain.map((one, tile) => tiles[tile] ?? one) },
    };
    const placed = given(given(state, 0, campsOn(0, 1, 2, 4)), 1, campsOn(0, 1, 3));
    const standing = given(placed, 2, campsOn(0, 3, 3));
    expect(offered(inPart(standing, 0, 'terrain'), 0)).toEqual(['tile/1', 'tile/2']);
    expect(offered(inPart(standing, 1, 'terrain'), 1)).toEqual(['tile/1']);
    expect(offered(inPart(standing, 2, 'terrain'), 2)).toEqual(['tile/3']);
    expect(influences(standing).some(({ tile }) => tile === 0)).toBe(false);
  });

  it('count 1 influence for a camp, and 2 for a settlement on each of its three tiles', () => {
    const base = given(given(opened(), 0, campsOn(1)), 1, campsOn(2, 2, 2));
    const state = { ...base, settlements: base.settlements.with(jointOf(1, 2, 8), 0) };
    const of = (tile: number) => influences(state).find((one) => one.tile === tile)?.of;
    expect([of(1), of(2), of(8)]).toEqual([
      [3, 0, 0],
      [2, 3, 0],
      [2, 0, 0],
    ]);
  });

  it('bring a card for every settlement built, and the incomes of empty megalith recesses', () => {
    const state = inPart(given(opened(), 0, { settlementsLeft: 1, built: 6 }), 0, 'board');
    expect(offered(state, 0)).toEqual(['settlement/0', 'settlement/1', 'recess/0', 'recess/2']);
    const few = inPart(given(opened(), 0, { settlementsLeft: 3, built: 3 }), 0, 'board');
    expect(offered(few, 0)).toEqual(['recess/0']);
    const pending = (name: string) => {
      const top = when(inPart(given(opened(), 0, { built: 10 }), 0, 'board'), 0, {
        type: 'use',
        ability: name,
        way: 0,
      }).state.agenda.at(-1);
      return top?.step === 'gain' ? top.pending[0]?.gain : undefined;
    };
    expect([pending('recess/0'), pending('recess/2'), pending('recess/4')]).toEqual(['tool', 'idol', 'idol']);
  });

  it('end with the points of the sacred stones, which are scored unasked', () => {
    const state = given({ ...opened(), phase: 'eclipse' }, 0, {
      stones: ['idol-stone'],
      offering: 2,
      glory: 1,
      built: 6,
      points: 0,
    });
    const asked = inPart(state, 0, 'board');
    const stepped = having(
      asked,
      0,
      { type: 'use', ability: 'recess/2', way: 0 },
      { type: 'step-idol', track: 'offering' },
    );
    const { events } = when(stepped, 0, { type: 'done' });
    expect(eventsOf(events, 'stone-scored')).toEqual([
      { type: 'stone-scored', seat: 0, stone: 'idol-stone', points: 2 },
    ]);
  });

  it('are optional, every one of them', () => {
    const state = inPart(given(opened(), 0, { built: 6 }), 0, 'board');
    expect(idsOf(state, 0)).toContain('done');
  });

  it('bring no work for food', () => {
    const state = inPart(given(opened(), 0, { built: 6, food: 5 }), 0, 'board');
    expect(idsOf(state, 0).some((id) => id.startsWith('spend-food'))).toBe(false);
  });
});

describe('preparation', () => {
  const endOf = (round: number, change: Partial<State> = {}) => {
    const state = { ...beforeEclipse([['shaman'], [], []], []), ...change, round };
    return declined(revealed(state), ({ phase, round: now }) => phase !== 'eclipse' || now !== round);
  };

  it('puts the members of the piles on the discards and takes the figures back', () => {
    const { state } = endOf(1);
    expect(playerIn(state, 0).discards).toContain('shaman');
    for (const player of state.players) {
      expect(player.placed).toEqual([]);
      expect([player.chiefFigure, player.tribeFigures]).toEqual([true, 2]);
    }
    expect(state.visits).toEqual([0, 0, 0, 0, 0]);
  });

  it('fills the hunting ground to one more than there are seats, and leaves it when there are more', () => {
    expect(endOf(1, { ground: ['glyptodon'] }).state.ground).toHaveLength(4);
    const many = Array<string>(6).fill('glyptodon');
    expect(endOf(1, { ground: many }).state.ground).toEqual(many);
  });

  it('fills the display with the first age after round 1', () => {
    const opening = opened();
    const { state } = endOf(1, { display: opening.display.slice(0, 3) });
    expect(state.display).toHaveLength(8);
    expect(state.display.slice(0, 3)).toEqual(opening.display.slice(0, 3));
    const one = state.components.advancements.values.one.map(({ id }) => id);
    for (const card of state.display) expect(one).toContain(card);
  });

  it('lays out eight advancements of the second age after round 2, and puts the first age away', () => {
    const { state } = endOf(2);
    const two = state.components.advancements.values.two.map(({ id }) => id);
    expect(state.display).toHaveLength(8);
    for (const card of state.display) expect(two).toContain(card);
    expect(state.decks[0]).toEqual([]);
    expect(state.decks[1]).toHaveLength(12);
  });

  it('fills the display with the second age after round 3', () => {
    const opening = opened();
    const { state } = endOf(3, { display: [], decks: [[], opening.decks[1]] });
    expect(state.display).toHaveLength(8);
    expect(state.decks[1]).toHaveLength(12);
  });

  it('gives everybody five more cards than they kept, and that is no income', () => {
    const kept = endOf(1).events;
    for (const seat of [0, 1, 2]) {
      const drawn = eventsOf(kept, 'card-drawn').filter((event) => event.seat === seat);
      expect(drawn).toHaveLength(5);
      expect(drawn.some(({ income }) => income)).toBe(false);
    }
  });

  it('gives fewer cards, and nothing instead, where there are no more', () => {
    const state = given(beforeEclipse([[], [], []], []), 1, {
      deck: ['ember'],
      discards: ['warrior'],
      hand: [],
    });
    const { state: next, events } = declined(revealed(state), ({ phase }) => phase === 'action');
    expect(playerIn(next, 1).hand).toHaveLength(2);
    expect(eventsOf(events, 'gain-offered').some(({ seat }) => seat === 1)).toBe(false);
  });

  it('leads into the next round, in the new order', () => {
    const { state } = endOf(1);
    expect(state.round).toBe(2);
    expect(state.turn.seat).toBe(state.order[0]);
    expect(state.order[0]).toBe(0);
  });

  it('is left out after the fourth round, when the game ends', () => {
    const { state, events } = endOf(4);
    expect(state.phase).toBe('over');
    expect(eventsOf(events, 'figures-returned')).toEqual([]);
    expect(endlessWinter.prompts(state)).toEqual([]);
  });
});
