import { expect, it } from 'vitest';
import { popped, pushed, replaced, topOf } from '../../src/engine/agenda.js';

it('an agenda is worked off from the top', () => {
  const agenda = pushed(['later'], 'first', 'second');
  expect(topOf(agenda)).toBe('first');
  expect(topOf(popped(agenda))).toBe('second');
  expect(topOf(popped(popped(agenda)))).toBe('later');
  expect(topOf([])).toBeUndefined();
});

it('a step is replaced by the steps that answer it, in the order in which they are written', () => {
  const agenda = replaced(['later', 'now'], 'one', 'two');
  expect(topOf(agenda)).toBe('one');
  expect(popped(popped(agenda))).toEqual(['later']);
});

it('an agenda is never changed in place', () => {
  const agenda = Object.freeze(['a', 'b']);
  pushed(agenda, 'c');
  popped(agenda);
  replaced(agenda, 'd');
  expect(agenda).toEqual(['a', 'b']);
});
