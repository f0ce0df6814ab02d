import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { colourOf } from '../../../src/rulebooks/eiszeit/atlas.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import type { Event } from '../../../src/rulebooks/eiszeit/events/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';
import { randomGame } from './random-game.js';
import {
  act,
  acts,
  coloursOf,
  configOf,
  DONE,
  done,
  draw,
  given,
  only,
  play,
  withoutDrawing,
} from './table.js';

const imaginings = (state: State, viewer: number | typeof SPECTATOR, count = 60): State[] =>
  Array.from({ length: count }, (_, seed) => eiszeit.imagine(state, viewer, quickRng(seed)));
const variety = <Item>(items: readonly Item[]): number =>
  new Set(items.map((item) => JSON.stringify(item))).size;

const start = given({
  hands: [
    ['fire', 'camp', 'all-one', 'remove-one', 'swap'],
    ['club', 'trek', 'all-two', 'mammoth-home', 'drive'],
  ],
  fires: { 5: [2], 6: [0], 7: [1] },
});

describe('a hand', () => {
  it('shows the colours of its cards to everybody, and their faces to its seat alone', () => {
    for (const viewer of [0, 2, SPECTATOR] as const) {
      const view = eiszeit.view(start, viewer);
      expect(view.seats[1]).toMatchObject({ light: 3, dark: 2 });
      expect(view.hand.map(({ card }) => card)).toEqual(viewer === SPECTATOR ? [] : start.hands[viewer]);
    }
    expect(JSON.stringify(eiszeit.view(start, 0))).not.toContain('mammoth-home');
  });

  it('is imagined with other faces of the same colours, the own one as it is', () => {
    const twins = imaginings(start, 0);
    expect(variety(twins.map(({ hands }) => hands[1]))).toBeGreaterThan(20);
    for (const { hands } of twins) {
      expect(hands[0]).toEqual(start.hands[0]);
      expect(coloursOf(hands[1])).toEqual(coloursOf(start.hands[1]));
    }
  });

  it('is drawn from a deck that nobody knows: the card is told to the seat alone', () => {
    const { events } = done(acts(start, play('swap'), DONE), draw('dark'));
    const drawn = only(events, 'card-drawn')[0] as Event;
    expect(eiszeit.seen(drawn, 0)).toEqual(drawn);
    for (const viewer of [1, SPECTATOR] as const)
      expect(eiszeit.seen(drawn, viewer)).toEqual({ type: 'card-drawn', seat: 0, colour: 'dark' });
  });
});

describe('what a player owns', () => {
  it('is open to all: points, stones, hunters in the supply, and clubs', () => {
    const state = given({
      stones: [3, 4, 5],
      clubs: [0, 2, 0],
      hunters: { 9: [2, 0, 0] },
      scores: [1, 2, 3],
    });
    expect(eiszeit.view(state, SPECTATOR).seats[1]).toMatchObject({
      score: 2,
      stones: 4,
      clubs: 2,
      supply: 12,
    });
    expect(eiszeit.view(state, 2).seats[0]).toMatchObject({ score: 1, stones: 3, clubs: 0, supply: 10 });
  });
});

describe('a card discarded unseen', () => {
  const { state, events } = done(act(start, play('swap')), { type: 'discard', card: 'camp' });

  it('is told to nobody but the seat that discarded it', () => {
    const [fact] = events;
    if (fact === undefined) throw new Error('nothing happened');
    expect(eiszeit.seen(fact, 0)).toEqual(fact);
    expect(eiszeit.seen(fact, 1)).toEqual({ type: 'card-discarded', seat: 0, colour: 'light' });
    expect(eiszeit.view(state, 0).piles.light).toMatchObject({ own: ['camp'], unseen: 0 });
    expect(eiszeit.view(state, 1).piles.light).toMatchObject({ own: [], unseen: 1 });
    expect(eiszeit.view(state, SPECTATOR).piles.light).toMatchObject({ own: [], unseen: 1 });
  });

  it('is imagined as any hidden card of its colour by the others, as itself by its seat', () => {
    const under = ({ piles }: State) => piles.light.under.map(({ card }) => card);
    expect(variety(imaginings(state, 1).map(under))).toBeGreaterThan(3);
    expect(variety(imaginings(state, 0).map(under))).toBe(1);
  });
});

describe('fire tiles', () => {
  it('are hidden from all: a view tells where they lie, not what they are', () => {
    const view = eiszeit.view(start, 0);
    expect(view.regions.map(({ fires }) => fires)).toEqual([0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0]);
    expect(variety(imaginings(start, 0).map(({ board }) => board.fires))).toBe(6);
  });

  it('are not learned by moving them', () => {
    const moving = act(start, play('fire'));
    const { state, events } = done(moving, { type: 'move-fire', from: 5, to: 6 });
    expect(events[0]).toEqual({ type: 'fire-moved', by: 0, from: 5, to: 6 });
    expect(variety(imaginings(state, 0).map(({ board }) => board.fires[6]))).toBe(6);
  });

  it('are dealt unseen', () => {
    const dealt = eiszeit.setup(configOf(3), quickRng(1)).find(({ type }) => type === 'fires-dealt');
    if (dealt === undefined) throw new Error('no fires');
    expect(eiszeit.seen(dealt, 0)).toEqual({ type: 'fires-dealt', regions: [5, 6, 7, 8, 9, 10, 11, 12] });
  });
});

describe('decks', () => {
  it('show how many cards they hold, and nothing else; a shuffle does not tell its order', () => {
    const [shuffled] = eiszeit.setup(configOf(3), quickRng(1));
    if (shuffled === undefined) throw new Error('no deck');
    expect(eiszeit.seen(shuffled, 1)).toEqual({ type: 'deck-shuffled', colour: 'light', count: 33 });
    expect(variety(imaginings(start, 1).map(({ piles }) => piles.dark.deck))).toBeGreaterThan(50);
  });
});

describe('what a table remembers of a deck that was made anew', () => {
  const before = given({
    hands: [
      ['fire', 'camp', 'all-one', 'remove-one', 'swap'],
      ['club', 'trek', 'all-two', 'mammoth-home', 'drive'],
      ['steppe', 'forest', 'all-one', 'all-two', 'remove-two'],
    ],
    decks: { dark: ['remove-two'] },
    tops: { dark: 'mammoth-home' },
    under: { dark: ['borrowed-fire', 'borrowed-fire', 'all-one'] },
  });
  const state = acts(before, play('fire'), DONE, draw('dark'));

  const at = (step: 'turn' | 'draw' | 'discard', seat: number, from: State): State => ({
    ...from,
    agenda: [{ step, seat }],
  });

  it('the cards that were played are known to be in it', () => {
    expect(eiszeit.view(state, 1).piles.dark).toMatchObject({
      deck: 3,
      recycled: ['borrowed-fire', 'borrowed-fire', 'all-one'],
      kept: [3, 2, 3],
    });
  });

  it('so nobody can hold them who has drawn none since', () => {
    for (const { hands, piles } of imaginings(state, 1)) {
      expect([...piles.dark.deck].sort()).toEqual(['all-one', 'borrowed-fire', 'borrowed-fire']);
      expect(hands.flat()).not.toContain('borrowed-fire');
    }
  });

  it('until they are drawn', () => {
    const later = act(at('draw', 2, withoutDrawing(state, 2, 'all-one')), draw('dark'));
    expect(variety(imaginings(later, 1).map(({ hands }) => hands[2]?.includes('borrowed-fire')))).toBe(2);
  });

  const deckOf = ({ piles }: State): string[] => [...piles.dark.deck].sort();

  it('and a seat that has held another card of the kind all along is not misled by it', () => {
    expect(variety(imaginings(state, 0).map(deckOf))).toBe(1);
    expect(eiszeit.view(state, 0).piles.dark.recycled).toContain('all-one');
  });

  it('nor is anybody by such a card being played by a seat that has drawn none since', () => {
    const played = act(at('turn', 2, state), play('all-one'));
    expect(eiszeit.view(played, 1).piles.dark.recycled).toContain('all-one');
    expect(variety(imaginings(played, 1).map(deckOf))).toBe(1);
    expect(eiszeit.view(played, 1).piles.dark.kept).toEqual([3, 2, 2]);
  });

  it('a card of which all were in it was drawn from it by the seat that plays it', () => {
    const drawing = withoutDrawing(state, 1, 'drive');
    const deck = ['all-one', 'borrowed-fire', 'borrowed-fire'];
    const drawn = act(
      at('draw', 1, { ...drawing, piles: { ...drawing.piles, dark: { ...drawing.piles.dark, deck } } }),
      draw('dark'),
    );
    const played = act(at('turn', 1, drawn), play('borrowed-fire'));
    expect(eiszeit.view(played, 2).piles.dark).toMatchObject({
      recycled: ['borrowed-fire', 'all-one'],
      kept: [3, 2, 3],
    });
    expect(variety(imaginings(played, 2).map(deckOf))).toBe(1);
  });

  it('a seat that drew one from it has one of it at most, be it in its hand or discarded unseen', () => {
    const drawn = act(at('draw', 2, withoutDrawing(state, 2, 'forest')), draw('dark'));
    const discarded = act(at('discard', 2, drawn), { type: 'discard', card: 'all-two' });
    const twins = imaginings(discarded, 1);
    const ofSeat = ({ hands, piles }: State) => [
      ...(hands[2] ?? []),
      ...piles.dark.under.map(({ card }) => card),
    ];
    const fires = twins.map((twin) => ofSeat(twin).filter((card) => card === 'borrowed-fire').length);
    expect([...new Set(fires)].sort()).toEqual([0, 1]);
  });

  it('and it is forgotten when the deck is made anew again', () => {
    const empty = { ...state, piles: { ...state.piles, dark: { ...state.piles.dark, deck: [] } } };
    const again = acts(at('turn', 2, empty), play('all-two'));
    const drawn = act(at('draw', 2, again), draw('dark'));
    expect(eiszeit.view(drawn, 1).piles.dark).toMatchObject({ recycled: ['mammoth-home'], kept: [3, 2, 2] });
  });

  it('and a card that was discarded unseen is known to its seat alone', () => {
    const discarding = {
      ...before,
      agenda: [
        { step: 'draw', seat: 0 },
        { step: 'discard', seat: 0 },
      ] as const,
    };
    const after = acts(discarding, { type: 'discard', card: 'remove-one' }, draw('dark'));
    expect(eiszeit.view(after, 0).piles.dark.recycled).toContain('remove-one');
    expect(eiszeit.view(after, 1).piles.dark.recycled).not.toContain('remove-one');
  });
});

describe('imagining', () => {
  it('never fails, keeps every card, and keeps the colours, in any moment of a game and for any viewer', () => {
    const count = (cards: readonly string[]) => [...cards].sort().join();
    const all = ({ hands, piles }: State): string[] => [
      ...hands.flat(),
      ...[piles.light, piles.dark].flatMap(({ deck, under }) => [...deck, ...under.map(({ card }) => card)]),
    ];
    for (const seats of [3, 5]) {
      for (const { state } of randomGame(configOf(seats), seats)) {
        for (const viewer of [0, seats - 1, SPECTATOR] as const) {
          const twin = eiszeit.imagine(state, viewer, quickRng(1));
          expect(count(all(twin))).toBe(count(all(state)));
          for (const card of twin.piles.light.deck) expect(colourOf(components, card)).toBe('light');
        }
      }
    }
  });
});
