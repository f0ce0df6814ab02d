import { expect, it } from 'vitest';
import { changedTop, popped, pushed, replaced, topOf } from '../../src/engine/agenda.js';

it('an agenda runs from the top', () => {
  const agenda = pushed(['later'], 'first', 'second');
  expect(topOf(agenda)).toBe('first');
  expect(topOf(popped(agenda))).toBe('second');
  expect(topOf(popped(popped(agenda)))).toBe('later');
  expect(topOf([])).toBeUndefined();
});

it('steps that replace a step run in the order in which they are given', () => {
  const agenda = replaced(['later', 'now'], 'one', 'two');
  expect(topOf(agenda)).toBe('one');
  expect(popped(popped(agenda))).toEqual(['later']);
});

it('agenda functions do not change the given agenda', () => {
  const agenda = Object.freeze(['a', 'b']);
  pushed(agenda, 'c');
  popped(agenda);
  replaced(agenda, 'd');
  expect(agenda).toEqual(['a', 'b']);
});

it('the top step can be changed where it is, and an empty agenda has none', () => {
  expect(changedTop(['later', 'now'], (step) => `${step}!`)).toEqual(['later', 'now!']);
  expect(() => changedTop([], (step) => step)).toThrow('nobody was asked');
});
