import { describe, expect, it } from 'vitest';
import { move, settlement } from '../../../src/rulebooks/endless-winter/components/write.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import { influences } from '../../../src/rulebooks/endless-winter/scoring/influence.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import {
  acting,
  campsOn,
  configOf,
  declined,
  eventsOf,
  gaining,
  given,
  having,
  idsOf,
  jointOf,
  laid,
  opened,
  playerIn,
  when,
} from './support.js';

const placing = (state: State, seat: number) =>
  declined(state, (now) => now.turn.seat === seat && endlessWinter.prompts(now)[0]?.kind === 'place-figure')
    .state;

describe('ice finds', () => {
  const config = configOf(3, { iceFinds: true });
  const withFind = (find: string, open: boolean): State => {
    const state = opened(config);
    const land = {
      ...state.land,
      terrain: state.land.terrain.map((one, tile) =>
        tile === 2 ? 'glacier' : tile === 0 || one !== 'glacier' ? one : 'bog',
      ),
      finds: state.land.finds.map((_, tile) => (tile === 2 ? find : '')),
      findsOpen: state.land.findsOpen.map((_, tile) => tile === 2 && open),
    };
    return { ...state, land };
  };

  it('lie face down on every glacier', () => {
    const { land } = laid(config);
    for (const [tile, terrain] of land.terrain.entries())
      expect(land.finds[tile] !== '').toBe(terrain === 'glacier');
    const shown = endlessWinter
      .view(laid(config), 0)
      .tiles.flatMap(({ find }) => (find === null ? [] : [find]));
    expect(shown).toEqual(Array.from({ length: 6 }, () => ({ open: false, find: null, gain: [] })));
  });

  it('are turned up when a camp moves there, even if it moves on', () => {
    const state = gaining(acting(given(withFind('ivory', false), 0, campsOn(0)), 0, 'migrate'), 0, move(2));
    const on = when(state, 0, { type: 'move-camp', from: 0, to: 2 });
    expect(eventsOf(on.events, 'camp-moved')[0]?.find).toBe('ivory');
    const further = having(on.state, 0, { type: 'move-camp', from: 2, to: 1 });
    expect(endlessWinter.view(further, 1).tiles[2]?.find).toMatchObject({ open: true, find: 'ivory' });
  });

  it('are gained by every settlement built beside them, once each, and stay where they lie', () => {
    const build = (state: State, seat: number, joint: number, tiles: number[]) =>
      when(
        gaining(
          acting(given(state, seat, { ...campsOn(...tiles), tools: 0 }), seat, 'migrate'),
          seat,
          settlement(1),
        ),
        seat,
        {
          type: 'settle',
          joint,
        },
      ).state;
    const one = having(build(withFind('ivory', true), 0, jointOf(1, 2, 8), [1, 2, 8]), 0, {
      type: 'take',
      gain: 'tool',
    });
    expect(playerIn(one, 0).tools).toBe(2);
    const two = having(build(one, 1, jointOf(2, 8, 9), [2, 8, 9]), 1, { type: 'take', gain: 'tool' });
    expect(playerIn(two, 1).tools).toBe(2);
    expect(two.land.finds[2]).toBe('ivory');
  });

  it('bring nothing in the eclipse', () => {
    const state = given(withFind('ivory', true), 0, campsOn(2, 2));
    const { income } = state.components.terrains.values.find(({ glacier }) => glacier) ?? {};
    expect(income).toEqual([]);
  });

  it('do not lie on the land without this module', () => {
    expect(laid(configOf()).land.finds.every((find) => find === '')).toBe(true);
  });
});

describe('rest tiles', () => {
  const config = configOf(2, { restTiles: true });
  const withTiles = (): State => ({
    ...opened(config),
    rest: { open: 'provisions', stack: ['prayer', 'guest', 'stroll', 'lookout'], unseen: 4 },
  });
  const rested = (next: boolean) => {
    const placed = when(placing(withTiles(), 0), 0, {
      type: 'place-figure',
      figure: 'tribe',
      at: 'rest',
    }).state;
    return when(placed, 0, { type: 'take-rest-tile', next }).state;
  };

  it('have one open at the beginning, and the others face down', () => {
    const { rest } = opened(config);
    expect(rest.open).not.toBe('');
    expect(rest.stack).toHaveLength(4);
    expect(endlessWinter.view(opened(config), 0).rest).toMatchObject({ stack: 4, seen: [] });
  });

  it('let whoever rests first in a round take the open one, before anything else', () => {
    const placed = when(placing(withTiles(), 0), 0, {
      type: 'place-figure',
      figure: 'tribe',
      at: 'rest',
    }).state;
    expect(idsOf(placed, 0)).toEqual(['take-rest-tile:next=false', 'take-rest-tile:next=true']);
    const state = rested(false);
    expect(state.turn.restTile).toBe('provisions');
    expect(idsOf(state, 0)).toEqual(
      expect.arrayContaining([
        'use:ability=rest/0,way=0',
        'use:ability=rest-tile/0,way=0',
        'use:ability=rest-tile/1,way=0',
      ]),
    );
  });

  it('or let the open one go under the stack and give the next', () => {
    const state = rested(true);
    expect(state.turn.restTile).toBe('prayer');
    expect(state.rest).toEqual({ open: '', stack: ['guest', 'stroll', 'lookout', 'provisions'], unseen: 3 });
    expect(endlessWinter.view(state, 1).rest?.seen).toEqual(['provisions']);
  });

  it('go under the stack at the end of the turn, used or not', () => {
    const ended = when(rested(false), 0, { type: 'go-on' }).state;
    expect(ended.rest).toEqual({
      open: '',
      stack: ['prayer', 'guest', 'stroll', 'lookout', 'provisions'],
      unseen: 4,
    });
  });

  it('are only for the first who rests in a round', () => {
    const ended = when(rested(false), 0, { type: 'go-on' }).state;
    const second = when(placing(ended, 1), 1, { type: 'place-figure', figure: 'tribe', at: 'rest' }).state;
    expect(endlessWinter.prompts(second)[0]?.kind).toBe('resting');
  });

  it('are turned anew for the next round, whether one was taken or not', () => {
    const untouched = declined(withTiles(), ({ round }) => round === 2).state;
    expect(untouched.rest).toEqual({
      open: 'prayer',
      stack: ['guest', 'stroll', 'lookout', 'provisions'],
      unseen: 3,
    });
    const taken = declined(when(rested(false), 0, { type: 'go-on' }).state, ({ round }) => round === 2).state;
    expect(taken.rest.open).toBe('prayer');
    expect(taken.rest.stack).toEqual(['guest', 'stroll', 'lookout', 'provisions']);
  });
});

describe('the drafts', () => {
  it('offer one chief more than there are seats, in turn order and with either side', () => {
    const state = laid(configOf(3, { draftChiefs: true }));
    expect(state.offers.chiefs).toHaveLength(4);
    expect(idsOf(state, state.order[0] ?? 0)).toHaveLength(8);
    const { events } = declined(state, ({ phase }) => phase === 'action');
    expect(eventsOf(events, 'chief-chosen').map(({ seat }) => seat)).toEqual(state.order);
  });

  it('offer one set-up card more than there are seats, in reverse turn order', () => {
    const state = laid(configOf(3, { draftSetup: true }));
    expect(state.offers.setups).toHaveLength(4);
    const { events } = declined(state, ({ phase }) => phase === 'action');
    expect(eventsOf(events, 'setup-chosen').map(({ seat }) => seat)).toEqual([...state.order].reverse());
  });

  it('let, both together, the last seat choose its chief last and its set-up card first', () => {
    const state = laid(configOf(4, { draftSetup: true, draftChiefs: true }));
    const { events } = declined(state, ({ phase }) => phase === 'action');
    const chosen = events.flatMap((event) =>
      event.type === 'chief-chosen' || event.type === 'setup-chosen' ? [`${event.type} ${event.seat}`] : [],
    );
    expect(chosen).toEqual([
      ...state.order.map((seat) => `chief-chosen ${seat}`),
      ...[...state.order].reverse().map((seat) => `setup-chosen ${seat}`),
    ]);
  });

  it('have the land laid before hands are drawn, and put back what nobody took', () => {
    const config = configOf(2, { draftSetup: true, draftChiefs: true });
    expect(laid(config).land.terrain).toHaveLength(19);
    expect(laid(config).players.every(({ hand }) => hand.length === 0)).toBe(true);
    expect(opened(config).offers).toEqual({ chiefs: [], setups: [] });
  });
});

describe('the short first round', () => {
  it('has two turns for everybody, and three from the second round on', () => {
    const { events } = declined(opened(configOf(2, { shortFirstRound: true })), ({ round }) => round === 3);
    const turns = eventsOf(events, 'turn-begun');
    expect(1 + turns.length).toBe(2 * 2 + 2 * 3 + 1);
  });

  it('still has an eclipse pile after the last turn', () => {
    const { state } = declined(
      opened(configOf(2, { shortFirstRound: true })),
      (now) => endlessWinter.prompts(now)[0]?.kind === 'lay-eclipse',
    );
    expect(playerIn(state, 0).placed).toHaveLength(2);
  });
});

it('with majorities only, a tie brings no income from the land', () => {
  const state = given(given(opened(configOf(2, { majorityOnly: true })), 0, campsOn(1, 2)), 1, campsOn(2));
  const leaders = (tile: number) => influences(state).find((one) => one.tile === tile)?.leaders;
  expect([leaders(1), leaders(2)]).toEqual([[0], []]);
});
