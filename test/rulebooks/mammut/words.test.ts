import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/engine/rulebook.js';
import type { Event } from '../../../src/rulebooks/mammut/events/index.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { given, when, whenAll } from './support.js';

const telling = (seats: number, language: Language = 'en') => ({
  language,
  names: ['Ayla', 'Brun', 'Creb', 'Durc', 'Ebra'].slice(0, seats),
  components: mammut.components,
});

const phrases = (state: State, seat: number, language: Language = 'en'): string[] => {
  const view = mammut.view(state, seat);
  return mammut
    .legal(state, seat)
    .map((one) => mammut.words.action(one, view, telling(state.seats, language)));
};

const asked = (state: State, language: Language = 'en'): string[] =>
  mammut.prompts(state).map((prompt) => mammut.words.prompt?.(prompt, telling(state.seats, language)) ?? '');

const sentences = (
  events: readonly Event[],
  viewer: number,
  language: Language = 'en',
  seats = 3,
): string[] =>
  events.flatMap((event) => {
    const seen = mammut.seen(event, viewer);
    return seen === null ? [] : [mammut.words.event(seen as Event, telling(seats, language))];
  });

describe('What a seat may do', () => {
  const state = given(3, {
    middle: ['fur', 'cave-bear'],
    shares: { 1: ['axe', 'meat'] },
    hands: [['peek', 'fur'], [], []],
  });

  it('is said with the names of tiles, cards and people', () => {
    expect(phrases(state, 0)).toEqual([
      'Take tile 1: fur°',
      'Take tile 2: Cave bear°',
      'Rob the share of Brun',
      'Play “Spare hide”',
    ]);
    expect(phrases(state, 0, 'de')).toEqual([
      'Nimm Plättchen 1: Fell°',
      'Nimm Plättchen 2: Höhlenbär°',
      'Raube den Anteil von Brun',
      'Spiele „Fell in Reserve“',
    ]);
  });

  it('tells the two shares of a seat apart where two play', () => {
    const two = given(2, {
      middle: ['fur'],
      shares: { 0: ['axe'], 2: ['axe', 'meat'], 3: ['fire', 'fire'] },
    });
    expect(phrases(two, 0)).toEqual([
      'Take all that is left in the middle',
      'Rob the first share of Brun',
      'Rob the second share of Brun',
    ]);
  });

  it('ends what is under way in its own words', () => {
    const taking = when(state, 0, { type: 'take', place: 0 }).state;
    expect(phrases(taking, 0, 'de')).toEqual(['Nimm Plättchen 2: Höhlenbär°', 'Nimm nicht mehr']);
    const robbing = when(state, 0, { type: 'rob', share: 1 }).state;
    expect(phrases(robbing, 0)).toEqual(['Put back tile 3: axe°', 'Put back tile 4: meat°']);
  });
});

describe('What a seat is asked', () => {
  it('names the card that is carried out', () => {
    const state = given(3, { middle: ['question|tusk', 'fur'], hands: [['peek'], [], []] });
    const peeking = when(state, 0, { type: 'play', card: 'peek' }).state;
    expect(asked(peeking)).toEqual(['“Sharp eyes”: Under which question tiles do you look?']);
    expect(asked(peeking, 'de')).toEqual(['„Scharfe Augen“: Unter welche Fragezeichen siehst du?']);
  });

  it('says that only the last share is missing', () => {
    const state = given(3, { middle: ['fur'], shares: { 0: ['axe'], 1: ['axe'] }, turn: 2 });
    expect(asked(state)[0]).toMatch(/^Only your share is missing/);
  });
});

describe('What happened', () => {
  const state = given(3, {
    middle: ['question|tusk', 'fur', 'meat'],
    hands: [['peek', 'fur'], [], []],
  });

  it('is told to each as they may know it', () => {
    const { events } = when(whenAll(state, 0, { type: 'play', card: 'peek' }), 0, { type: 'peek', place: 0 });
    expect(sentences(events, 0)[0]).toBe('Ayla looks under tile 1: tusk°.');
    expect(sentences(events, 1)[0]).toBe('Ayla looks under tile 1.');
    const played = when(state, 0, { type: 'play', card: 'fur' }).events;
    expect(sentences(played, 0, 'de')).toEqual(['Ayla spielt „Fell in Reserve“ verdeckt.']);
    expect(sentences(played, 2, 'de')).toEqual(['Ayla spielt eine Karte verdeckt.']);
  });

  it('counts points and tiles as people do', () => {
    const scored = (points: number): Event => ({
      type: 'points-scored',
      seat: 1,
      for: 'tusk',
      points,
      score: 11,
    });
    expect(sentences([scored(1), scored(-2)], 0)).toEqual([
      'Brun gains 1 point (tusks) and has 11.',
      'Brun loses 2 points (tusks) and has 11.',
    ]);
    expect(sentences([scored(1)], 0, 'de')).toEqual(['Brun erhält 1 Punkt (Stoßzähne) und hat 11.']);
    const rest = (places: number[]): Event => ({ type: 'rest-taken', seat: 2, share: 2, places });
    expect(sentences([rest([3]), rest([0, 4, 7])], 0)).toEqual([
      'Creb takes all that is left: tile 4.',
      'Creb takes all that is left: tiles 1, 5 and 8.',
    ]);
  });

  it('keeps the number of a tile apart from what it shows', () => {
    const turned: Event = { type: 'questions-turned', places: [1, 17], faces: ['axe', 'cave-lion'] };
    expect(sentences([turned], 0)).toEqual(['All question marks are turned: 2 (axe°), 18 (Cave lion°).']);
  });
});
