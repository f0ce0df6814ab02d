import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { effectOf, isLoot } from '../../../src/rulebooks/mammut/cards.js';
import type { Event } from '../../../src/rulebooks/mammut/events/index.js';
import { turnedRings } from '../../../src/rulebooks/mammut/imagine/rings.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { given, opening, randomGame, stateOf, when } from './support.js';

const imagined = (state: Parameters<typeof mammut.imagine>[0], viewer: number | 'spectator', times = 200) =>
  Array.from({ length: times }, (_, seed) => mammut.imagine(state, viewer, quickRng(seed)));

describe('What is secret', () => {
  it('are the hands of others; their sizes are public', () => {
    const state = opening(3);
    expect(mammut.view(state, 0).hand.map(({ card }) => card)).toEqual(state.hands[0]);
    expect(mammut.view(state, 0).seats.map(({ handSize }) => handSize)).toEqual([2, 2, 2]);
    expect(mammut.view(state, 'spectator').hand).toEqual([]);
    const drawn = { type: 'card-drawn', seat: 1, card: 'flip' } as const;
    expect(mammut.seen(drawn, 0)).toEqual({ type: 'card-drawn', seat: 1 });
    expect(mammut.seen(drawn, 1)).toEqual(drawn);
  });

  it('is the order of the deck', () => {
    const shuffled = { type: 'deck-shuffled', count: 2, cards: ['fur', 'flip'] } as const;
    expect(mammut.seen(shuffled, 0)).toEqual({ type: 'deck-shuffled', count: 2 });
    expect(mammut.view(opening(3), 0).deckSize).toBe(13);
  });

  it('is the other face of every tile but the shaman', () => {
    const view = mammut.view(opening(3), 0);
    const known = view.tiles.filter(({ other }) => other !== null);
    expect(known.map(({ face }) => face.slice(0, 6))).toEqual(['shaman']);
    expect(JSON.stringify(view)).not.toContain('kind');
  });

  it('is where a tile lay in the throw before: places are shuffled anew', () => {
    const thrown: Event = { type: 'tiles-thrown', round: 1, seat: 0, faces: ['fur'], kinds: [3] };
    expect(mammut.seen(thrown, 0)).toEqual({ type: 'tiles-thrown', round: 1, seat: 0, faces: ['fur'] });
  });

  it('are scoring cards until they are revealed', () => {
    const played = { type: 'scoring-card-played', seat: 1, card: 'fur' } as const;
    expect(mammut.seen(played, 'spectator')).toEqual({ type: 'scoring-card-played', seat: 1 });
    expect(mammut.seen(played, 1)).toEqual(played);
  });

  it('are not the discards', () => {
    const state = { ...opening(3), discards: ['flip', 'fur'] };
    expect(mammut.view(state, 'spectator').discards).toEqual(['flip', 'fur']);
  });
});

describe('What a seat may imagine', () => {
  it('keeps what it has peeked at, and doubts it for everybody else', () => {
    const state = { ...opening(3, 5), hands: [['peek'], ['fur'], ['fur']], startSeat: 0 };
    const place = state.tiles.faces.indexOf('question');
    const turn = { ...state, agenda: [{ step: 'divide', seat: 0 } as const] };
    const played = when(turn, 0, { type: 'play', card: 'peek' }).state;
    const peeked = when(played, 0, { type: 'peek', place }).state;
    const kinds = (viewer: number) =>
      new Set(imagined(peeked, viewer).map(({ tiles }) => tiles.kinds[place]));
    expect([...kinds(0)]).toEqual([peeked.tiles.kinds[place]]);
    expect(kinds(1).size).toBeGreaterThan(1);
  });

  it('reaches every way in which the tiles may lie, equally often', () => {
    // Fur over meat, meat over tusk, tusk over fur: or all three the other way round.
    const state = given(3, { middle: ['fur|meat', 'meat|tusk', 'tusk|fur'] });
    const ways = imagined(state, 0, 400).map(({ tiles }) => tiles.kinds.join());
    const count = ways.filter((way) => way === state.tiles.kinds.join()).length;
    expect(new Set(ways).size).toBe(2);
    expect(count).toBeGreaterThan(140);
    expect(count).toBeLessThan(260);
  });

  it('does not depend on how the tiles lie or who holds which card', () => {
    for (const game of [1, 2, 3]) {
      const { steps } = randomGame(2 + game, game);
      for (const { after } of steps.filter((_, nth) => nth % 9 === 0)) {
        const state = after as unknown as Parameters<typeof mammut.imagine>[0];
        for (const viewer of [0, 1, 'spectator'] as const) {
          const twin = mammut.imagine(state, viewer, quickRng(1));
          expect(mammut.imagine(twin, viewer, quickRng(2))).toEqual(
            mammut.imagine(state, viewer, quickRng(2)),
          );
        }
      }
    }
  });

  it('does not depend on how the tiles lie where their ways are not counted', () => {
    const { steps } = randomGame(4, 1);
    for (const { after } of steps.filter((_, nth) => nth % 9 === 0)) {
      const state = after as unknown as Parameters<typeof mammut.imagine>[0];
      const twin = mammut.imagine(state, 'spectator', quickRng(1));
      const hidden = [...state.tiles.seenBy.keys()].filter((place) => state.tiles.seenBy[place] === 0);
      const lies = turnedRings(state, hidden, quickRng(2));
      expect(turnedRings(twin, hidden, quickRng(2))).toEqual(lies);
      expect(lies.map(({ up }) => up).sort()).toEqual(hidden.map((place) => state.tiles.faces[place]).sort());
      expect(lies.map(({ kind }) => kind).sort()).toEqual(
        hidden.map((place) => state.tiles.kinds[place]).sort(),
      );
    }
  });

  it('is that any scoring card lies face down, but never a loot card', () => {
    const state = { ...opening(3), faceDown: [{ seat: 1, card: 'fur' }] };
    const cards = imagined(state, 0).map(({ faceDown }) => faceDown[0]?.card ?? '');
    expect(new Set(cards).size).toBeGreaterThan(5);
    for (const card of cards) expect(isLoot(effectOf(state.components, card))).toBe(false);
  });

  it('never loses a card or a tile', () => {
    for (const { after } of randomGame(4, 9).steps.filter((_, index) => index % 20 === 0)) {
      const state = stateOf(after);
      const twin = mammut.imagine(state, 2, quickRng(3));
      const cards = ({ deck, hands, faceDown }: typeof state) =>
        [...deck, ...hands.flat(), ...faceDown.map(({ card }) => card)].sort();
      expect(cards(twin)).toEqual(cards(state));
      expect([...twin.tiles.kinds].sort()).toEqual([...state.tiles.kinds].sort());
    }
  });
});
