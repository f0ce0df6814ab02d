import { expect, it, vi } from 'vitest';
import { ShownTexts } from '../../../src/play/showing/shown-texts.js';

it('makes a text once for all who ask, and keeps it', async () => {
  const texts = new ShownTexts(100_000);
  const make = vi.fn(async () => 'view');
  expect(await Promise.all(Array.from({ length: 100 }, () => texts.of('key', make)))).toEqual(
    Array(100).fill('view'),
  );
  expect(await texts.of('key', make)).toBe('view');
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes it for the others, if the first to ask has hung up', async () => {
  const texts = new ShownTexts(100_000);
  const first = texts.of('key', () => Promise.reject(new Error('hung up')));
  const second = texts.of('key', async () => 'view');
  await expect(first).rejects.toThrow('hung up');
  expect(await second).toBe('view');
});

it('keeps no more than there is room for', async () => {
  const texts = new ShownTexts(10_000);
  const make = vi.fn(async () => 'x'.repeat(1_000));
  for (let nth = 0; nth < 100; nth += 1) await texts.of(`${nth}`, make);
  await texts.of('99', make);
  expect(make).toHaveBeenCalledTimes(100);
  await texts.of('0', make);
  expect(make).toHaveBeenCalledTimes(101);
});
