import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { partsOf, playPart, reportFrom } from './calibrate.js';
import { pieceIn, piecesOf } from './pieces.js';
import { interval, sampleOf, Tally } from './tally.js';

const [first] = rulebooks;
const mammut = first as AnyRulebook;
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Plays the parts in some order, and reports them in theirs. */
function report(seed: number, order: (parts: number[]) => number[]): string {
  const wanted = { games: 2, seed };
  const parts = partsOf(mammut, wanted);
  const played: ReturnType<typeof playPart>[] = [];
  for (const nth of order([...parts.keys()])) {
    const part = parts[nth];
    if (part) played[nth] = playPart(mammut, part, seed);
  }
  return reportFrom(mammut, wanted, played);
}

describe('a calibration', () => {
  const once = report(1, (parts) => parts);

  it('gives the same bytes for the same seed, whichever part is finished first', () => {
    expect(report(1, (parts) => parts.toReversed())).toBe(once);
  });

  it('plays other games with another seed', () => {
    expect(report(2, (parts) => parts)).not.toBe(once);
  });

  it('counts plays for each copy of a card, and never more than there are', () => {
    const [, rows = ''] = /## Plays of each card\n\n.*\n\n([\s\S]*?)\n\n/.exec(once) ?? [];
    const plays = [...rows.matchAll(/^\| ([a-z-]+) .* (\d+\.\d\d) \| \d+ \|$/gm)];
    expect(plays.map(([, card]) => card).toSorted()).toEqual(
      [...piecesOf({ cards: mammut.components.cards ?? {} }).keys()].toSorted(),
    );
    for (const [, , mean] of plays) expect(Number(mean)).toBeLessThan(5);
  });

  it('finds the pieces that actions and events name, with a prefix too', () => {
    const pieces = piecesOf({ cards: { values: [{ id: 'elder', copies: 3, parts: [{ id: 'inner' }] }] } });
    expect(pieceIn(pieces, 'card/elder')).toEqual({ group: 'cards', id: 'elder', copies: 3 });
    expect(pieceIn(pieces, 'inner')).toEqual({ group: 'cards', id: 'inner', copies: 1 });
    expect(pieceIn(pieces, 'younger')).toBeUndefined();
  });

  it('has intervals that hold the share and shrink with the number of games', () => {
    const of = (count: number, wins: number) => interval({ ...sampleOf(0), count, sum: wins });
    const [low, high] = of(100, 50);
    expect([low, high].map((share) => share.toFixed(3))).toEqual(['0.404', '0.596']);
    expect(of(10, 0)[0]).toBe(0);
    expect(of(1000, 500)[1]).toBeLessThan(high);
  });

  it('adds tables up as if all had been counted at once', () => {
    const [whole, one, other] = [new Tally(), new Tally(), new Tally()];
    for (const [tally, value] of [[one, 3] as const, [other, 5] as const]) {
      tally.add('scores', { row: 'all', value });
      whole.add('scores', { row: 'all', value });
    }
    const together = new Tally();
    together.addAll(one.tables);
    together.addAll(other.tables);
    expect(together.tables).toEqual(whole.tables);
    expect(whole.tables.scores?.all?.['']).toEqual({ count: 2, sum: 8, squares: 34, least: 3, greatest: 5 });
  });
});

describe('the report in docs/calibration', () => {
  it.each(rulebooks.map(({ meta }) => meta))(
    'of $id is that of its present rules',
    ({ id, rulesVersion }) => {
      expect(existsSync(new URL(`../../docs/calibration/${id}.md`, import.meta.url))).toBe(true);
      expect(read(`docs/calibration/${id}.md`)).toContain(`\nRules version ${rulesVersion}, `);
    },
  );

  it.each(rulebooks.map(({ meta }) => meta.id))('of %s is linked from the README of the rulebook', (id) => {
    expect(read(`src/rulebooks/${id}/README.md`)).toContain(`(../../../docs/calibration/${id}.md)`);
  });
});
