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
      'Rob the share of Brun: axe° and meat°',
      'Play “Spare hide°” face down: Counts as a fur tile for you.',
    ]);
    expect(phrases(state, 0, 'de')).toEqual([
      'Nimm Plättchen 1: Fell°',
      'Nimm Plättchen 2: Höhlenbär°',
      'Raube den Anteil von Brun: Axt° und Fleisch°',
      'Spiele „Fell in Reserve°“ verdeckt: Gilt für dich als Fellplättchen.',
    ]);
  });

  it('tells the two shares of a seat apart where two play', () => {
    const two = given(2, {
      middle: ['fur'],
      shares: { 0: ['axe'], 2: ['axe', 'meat'], 3: ['fire', 'fire'] },
    });
    expect(phrases(two, 0)).toEqual([
      'Take all that is left in the middle: fur°',
      'Rob the first share of Brun: axe° and meat°',
      'Rob the second share of Brun: 2 × fire°',
    ]);
  });

  it('calls a share of the viewer yours, and says of a tile that its animal is owned', () => {
    const two = given(2, {
      middle: ['fur'],
      shares: { 0: ['meat'], 1: ['cave-bear'] },
      hands: [['return'], []],
    });
    const played = when(two, 0, { type: 'play', card: 'return' }).state;
    const returning = { ...played, animals: [['cave-bear'], []] };
    expect(phrases(returning, 0)).toEqual([
      'Have your first share put back into the middle: meat°',
      'Have your second share put back into the middle: Cave bear°',
    ]);
    expect(phrases(returning, 0, 'de')[1]).toBe(
      'Lass deinen zweiten Anteil in die Mitte zurücklegen: Höhlenbär°',
    );
    const owning = { ...state, animals: [['cave-bear'], [], []] };
    expect(phrases(owning, 0, 'de')[1]).toBe('Nimm Plättchen 2: Höhlenbär°, hast du schon');
  });

  it('ends what is under way in its own words', () => {
    const taking = when(state, 0, { type: 'take', place: 0 }).state;
    expect(phrases(taking, 0, 'de')).toEqual(['Nimm Plättchen 2: Höhlenbär°', 'Nimm keine weiteren']);
    const robbing = when(state, 0, { type: 'rob', share: 1 }).state;
    expect(phrases(robbing, 0)).toEqual(['Put back tile 3: axe°', 'Put back tile 4: meat°']);
  });
});

describe('What a seat is asked', () => {
  it('names the card that is carried out', () => {
    const state = given(3, { middle: ['question|tusk', 'fur'], hands: [['peek'], [], []] });
    const peeking = when(state, 0, { type: 'play', card: 'peek' }).state;
    expect(asked(peeking)).toEqual(['“Sharp eyes°”, 1 of at most 2: Under which question mark do you look?']);
    expect(asked(peeking, 'de')).toEqual([
      '„Scharfe Augen°“, 1 von höchstens 2: Unter welches Fragezeichen schaust du?',
    ]);
  });

  it('says that only the last share is missing', () => {
    const state = given(3, { middle: ['fur'], shares: { 0: ['axe'], 1: ['axe'] }, turn: 2 });
    expect(asked(state)[0]).toMatch(/^Only your share is missing/);
  });
});

const scoring = (given: Partial<Extract<Event, { type: 'points-scored' }>>): Event => {
  const why = { for: 'tusk', card: null, count: 0, rank: 0, tied: false } as const;
  return { type: 'points-scored', seat: 1, ...why, due: 1, points: 1, score: 11, ...given };
};

describe('What happened', () => {
  const state = given(3, {
    middle: ['question|tusk', 'fur', 'meat'],
    hands: [['peek', 'fur'], [], []],
  });

  it('is told to each as they may know it', () => {
    const { events } = when(whenAll(state, 0, { type: 'play', card: 'peek' }), 0, { type: 'peek', place: 0 });
    expect(sentences(events, 0)[0]).toBe('Ayla looks under question mark° 1: tusk°.');
    expect(sentences(events, 1)[0]).toBe('Ayla looks under question mark° 1.');
    const played = when(state, 0, { type: 'play', card: 'fur' }).events;
    expect(sentences(played, 0, 'de')).toEqual(['Ayla spielt „Fell in Reserve°“ verdeckt.']);
    expect(sentences(played, 2, 'de')).toEqual(['Ayla spielt eine Karte verdeckt.']);
  });

  it('counts points and tiles as people do', () => {
    const points = (due: number, count = 1): Event => scoring({ for: 'tusk', due, points: due, count });
    expect(sentences([points(2), points(1, 2)], 0)).toEqual([
      'Brun gains 2 points (1 tusk) and has 11.',
      'Brun gains 1 point (2 tusks) and has 11.',
    ]);
    expect(sentences([points(2)], 0, 'de')).toEqual(['Brun erhält 2 Punkte (1 Stoßzahn) und hat 11.']);
    const rest = (...shown: string[]): Event => {
      return { type: 'rest-taken', seat: 2, share: 2, places: shown.map((_, place) => place), shown };
    };
    expect(sentences([rest('meat'), rest('cave-bear', 'fur', 'shaman-red', 'fur'), rest()], 0)).toEqual([
      'Creb takes all that is left: meat°.',
      'Creb takes all that is left: 2 × fur°, red shaman and Cave bear°.',
      'Creb goes without a share: nothing is left.',
    ]);
  });

  it('keeps the number of a tile apart from what it shows', () => {
    const turned: Event = { type: 'questions-turned', places: [1, 17], faces: ['axe', 'cave-lion'] };
    expect(sentences([turned], 0)).toEqual(['All question marks are turned: 2 (axe°), 18 (Cave lion°).']);
  });

  it('says what a tile showed when it was taken; only question marks have their number', () => {
    const taken = (shown: string): Event => ({ type: 'tile-taken', seat: 0, share: 0, place: 30, shown });
    const all = ['meat', 'question', 'cave-bear', 'shaman-blue'].map(taken);
    expect(sentences(all, 1)).toEqual([
      'Ayla takes a tile showing meat°.',
      'Ayla takes question mark° 31.',
      'Ayla takes an animal tile (Cave bear°).',
      'Ayla takes the blue shaman.',
    ]);
    expect(sentences(all, 1, 'de')).toEqual([
      'Ayla nimmt ein Fleischplättchen°.',
      'Ayla nimmt das Fragezeichen° 31.',
      'Ayla nimmt ein Tierplättchen (Höhlenbär°).',
      'Ayla nimmt den blauen Schamanen.',
    ]);
  });

  it('says what was to be lost where a score stops at 0', () => {
    const cold = { for: 'fewest-fire', due: -5, score: 0 } as const;
    const events = [scoring({ ...cold, points: 0 }), scoring({ ...cold, points: -3, count: 1, tied: true })];
    expect(sentences(events, 0)).toEqual([
      'Brun should lose 5 points (the fewest fires: 0) but has none.',
      'Brun should lose 5 points (the fewest fires: 1; the shaman breaks the tie) but has only 3, and falls to 0.',
    ]);
    expect(sentences(events, 0, 'de')).toEqual([
      'Brun müsste 5 Punkte abgeben (die wenigsten Feuer: 0), hat aber keine.',
      'Brun müsste 5 Punkte abgeben (die wenigsten Feuer: 1; bei Gleichstand entscheidet der Schamane), hat aber nur 3 und fällt auf 0.',
    ]);
  });
});
