import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';
import {
  act,
  acts,
  coloursOf,
  DONE,
  done,
  draw,
  type Given,
  given,
  idsOf,
  only,
  play,
  promptOf,
  refused,
} from './table.js';

/** The seat is about to draw, having played the last of `cards`. */
const drawing = (cards: readonly string[], what: Given = {}): State =>
  acts(given({ hands: [[...cards, 'fire']], ...what }), play('fire'), DONE);

describe('drawing', () => {
  it('is from whichever deck the player likes, whatever was played', () => {
    const state = drawing(['camp', 'trek', 'all-one', 'all-two']);
    expect(idsOf(state)).toEqual(['draw:colour=light', 'draw:colour=dark']);
    expect(coloursOf(act(state, draw('dark')).hands[0])).toEqual(['light', 'light', 'dark', 'dark', 'dark']);
  });

  it('takes the top card of the deck', () => {
    const state = drawing(['camp', 'trek', 'all-one', 'all-two'], {
      decks: { dark: ['remove-one', 'mammoth-home'] },
    });
    const after = act(state, draw('dark'));
    expect(after.hands[0]).toEqual(['camp', 'trek', 'all-one', 'all-two', 'mammoth-home']);
    expect(after.piles.dark.deck).toEqual(['remove-one']);
  });

  it('given four light cards, then the fifth must be dark, so that no hand is of one colour', () => {
    const state = drawing(['camp', 'trek', 'drive', 'swap']);
    expect(idsOf(state)).toEqual(['draw:colour=dark']);
    expect(refused(state, draw('light'))).toBe('one_colour');
  });

  it('given four dark cards, then the fifth must be light', () => {
    const state = drawing(['all-one', 'all-two', 'remove-one', 'remove-two']);
    expect(refused(state, draw('dark'))).toBe('one_colour');
  });

  it('given two cards to draw, then it is the last that decides', () => {
    const start = drawing(['camp', 'trek', 'drive', 'all-one']);
    const state = { ...start, hands: start.hands.with(0, ['camp', 'trek', 'drive']) };
    const one = act(state, draw('light'));
    expect(idsOf(one)).toEqual(['draw:colour=dark']);
  });

  it('given that the other colour is exhausted, then a hand of one colour is lawful', () => {
    const state = drawing(['camp', 'trek', 'drive', 'swap'], {
      decks: { dark: [] },
      tops: { dark: 'all-one' },
    });
    expect(idsOf(state)).toEqual(['draw:colour=light']);
    expect(refused(state, draw('dark'))).toBe('cards_exhausted');
  });

  it('given that both are exhausted, then nothing is drawn', () => {
    const state = drawing(['camp', 'trek', 'all-one', 'all-two'], { decks: { dark: [], light: [] } });
    expect(promptOf(state)).toBe('play-card');
    expect(state.hands[0]).toHaveLength(4);
  });
});

describe('a deck that is used up', () => {
  it('is made anew of its discards, without the top one', () => {
    const state = drawing(['camp', 'trek', 'all-one', 'all-two'], {
      decks: { dark: ['remove-one'] },
      tops: { dark: 'mammoth-home' },
      under: { dark: ['all-one', 'dark-cult'] },
    });
    const { state: after, events } = done(state, draw('dark'));
    expect(only(events, 'deck-shuffled')).toHaveLength(1);
    expect([...after.piles.dark.deck].sort()).toEqual(['all-one', 'dark-cult']);
    expect([after.piles.dark.top, after.piles.dark.under]).toEqual(['mammoth-home', []]);
  });

  it('is made anew later where the top was its only discard', () => {
    const start = drawing(['camp', 'trek', 'all-one', 'all-two'], {
      decks: { dark: ['remove-one'] },
      tops: { dark: 'mammoth-home' },
    });
    const state = act(start, draw('dark'));
    expect(state.piles.dark.deck).toEqual([]);
    const later = acts(
      { ...state, agenda: [{ step: 'turn', seat: 0 }], stones: [4, 4, 4] },
      play('all-two'),
      DONE,
      DONE,
      DONE,
    );
    expect(later.piles.dark.under).toEqual([{ card: 'mammoth-home', by: null }]);
    expect(act(later, draw('dark')).hands[0]).toContain('mammoth-home');
  });

  it('takes cards with it that were discarded unseen', () => {
    const start = drawing(['camp', 'trek', 'all-one', 'all-two'], { decks: { dark: ['remove-one'] } });
    const discarding = { ...start, agenda: [...start.agenda, { step: 'discard', seat: 0 } as const] };
    const state = acts(discarding, { type: 'discard', card: 'all-one' }, draw('dark'));
    expect(state.piles.dark.deck).toEqual(['all-one']);
  });
});
