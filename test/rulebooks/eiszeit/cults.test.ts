import { describe, expect, it } from 'vitest';
import {
  act,
  acts,
  asked,
  DONE,
  done,
  type Given,
  given,
  idsOf,
  opponent,
  place,
  play,
  promptOf,
  refused,
} from './table.js';

const withCult = (cult: 'light-cult' | 'dark-cult', what: Given) =>
  given({
    ice: [],
    hands: [[cult, 'all-one', 'drive', 'trek', 'remove-two']],
    hunters: { 5: [1, 1, 1] },
    ...what,
  });

describe('a cult card', () => {
  it('copies the top card of either discard pile, as the player chooses', () => {
    const state = act(
      withCult('light-cult', { tops: { light: 'steppe', dark: 'all-two' } }),
      play('light-cult'),
    );
    expect([promptOf(state), idsOf(state)]).toEqual([
      'choose-copy',
      ['choose-copy:colour=light', 'choose-copy:colour=dark'],
    ]);
    const light = act(state, { type: 'choose-copy', colour: 'light' });
    expect([light.stones[0], light.lightPool, promptOf(light), asked(light)]).toEqual([
      1,
      3,
      'place-hunter',
      0,
    ]);
    const dark = act(state, { type: 'choose-copy', colour: 'dark' });
    expect([dark.stones[0], dark.darkPool, promptOf(dark), asked(dark)]).toEqual([10, 14, 'place-hunter', 1]);
  });

  it('example: a light cult goes under the light pile, and the dark card is carried out and pays', () => {
    const { state, events } = done(
      withCult('light-cult', { tops: { dark: 'remove-one' } }),
      play('light-cult'),
    );
    expect(events.map(({ type }) => type)).toEqual([
      'card-played',
      'card-copied',
      'stones-taken',
      'action-began',
    ]);
    expect(state.piles.light.under).toEqual([{ card: 'light-cult', by: null }]);
    expect([state.piles.light.top, state.piles.dark.top, state.stones[0]]).toEqual([null, 'remove-one', 7]);
    expect(promptOf(act(state, opponent(1)))).toBe('remove-hunter');
  });

  it('leaves ordinary cards on top, so one action may be copied again and again', () => {
    const start = withCult('dark-cult', { tops: { dark: 'all-one', light: 'drive' }, stones: [2, 4, 4] });
    const once = acts(start, play('dark-cult'), DONE, DONE);
    expect(once.piles.dark).toMatchObject({ top: 'all-one', under: [{ card: 'dark-cult', by: null }] });
    const again = acts(
      {
        ...once,
        agenda: [{ step: 'turn', seat: 1 }],
        hands: once.hands.with(1, ['light-cult']),
        stones: [2, 0, 4],
      },
      play('light-cult'),
      place(9),
    );
    expect([again.piles.dark.top, again.stones[1]]).toEqual(['all-one', 4]);
  });

  it('needs a card to copy', () => {
    expect(refused(withCult('light-cult', {}), play('light-cult'))).toBe('nothing_to_copy');
  });

  it('does not copy a card that was discarded unseen onto an empty pile', () => {
    const discarding = acts(withCult('light-cult', { fires: {} }), play('all-one'), DONE, DONE, {
      type: 'discard',
      card: 'drive',
    });
    expect(discarding.piles.light).toMatchObject({ top: null, under: [{ card: 'drive', by: 0 }] });
    const later = { ...discarding, agenda: [{ step: 'turn', seat: 0 }] as const };
    expect([later.stones[0], refused(later, play('light-cult'))]).toEqual([8, 'stone_limit']);
  });

  it('needs stones to copy a light card', () => {
    expect(refused(withCult('dark-cult', { tops: { light: 'camp' } }), play('dark-cult'))).toBe(
      'too_few_stones',
    );
    const state = withCult('light-cult', { tops: { light: 'mammoth', dark: 'all-one' }, stones: [1, 4, 4] });
    expect(promptOf(act(state, play('light-cult')))).toBe('place-hunter');
  });

  it('given 8 stones, then only the light card may be copied, even by a dark cult', () => {
    const start = withCult('dark-cult', { tops: { light: 'steppe', dark: 'all-one' }, stones: [8, 4, 4] });
    expect(idsOf(start)).toEqual(['play:card=dark-cult', 'play:card=drive', 'play:card=trek']);
    const state = act(start, play('dark-cult'));
    expect([state.stones[0], promptOf(state), asked(state)]).toEqual([5, 'place-hunter', 0]);
    const light = withCult('light-cult', { tops: { light: 'steppe', dark: 'all-one' }, stones: [8, 4, 4] });
    expect(promptOf(act(light, play('light-cult')))).toBe('place-hunter');
    const none = withCult('dark-cult', { tops: { dark: 'all-one' }, stones: [8, 4, 4] });
    expect(refused(none, play('dark-cult'))).toBe('stone_limit');
  });

  it('copies the mammoth card with its three prices', () => {
    const state = act(
      withCult('light-cult', { tops: { light: 'mammoth' }, mammothSupply: 1, mammoths: {} }),
      play('light-cult'),
    );
    expect(promptOf(state)).toBe('move-mammoth');
    expect(act(state, { type: 'place-mammoth', region: 5 }).stones[0]).toBe(2);
  });

  it('may end the settling by the stones of a copied card', () => {
    const state = act(withCult('light-cult', { tops: { dark: 'all-one' }, darkPool: 3 }), play('light-cult'));
    expect([state.darkPool, state.ender]).toEqual([0, 0]);
  });
});
