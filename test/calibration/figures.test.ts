import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The lines of a report from one heading to the next. */
function section(id: string, heading: string): string[] {
  const report = readFileSync(new URL(`../../docs/calibration/${id}.md`, import.meta.url), 'utf8');
  const [, found] = report.split(`\n## ${heading}\n`);
  if (found === undefined) throw new Error(`the report of ${id} has no heading ${heading}`);
  return (found.split('\n## ')[0] ?? '').split('\n');
}

/** The cells of the rows of its tables, without their heads. */
const rows = (lines: readonly string[]): string[][] =>
  lines
    .filter((line) => line.startsWith('| ') && !line.startsWith('|  |') && !line.startsWith('| ---'))
    .map((line) => line.slice(2, -2).split(' | '));

const column = (id: string, heading: string, at: number): number[] =>
  rows(section(id, heading)).map((cells) => Number.parseFloat((cells[at] ?? '').replace('−', '-')));

const stated = (id: string, heading: string): number =>
  Number(/\*\*([\d.]+)(?: %)?\*\*/.exec(section(id, heading).join('\n'))?.[1]);

describe('a report in docs/calibration has the figures that its values were chosen for', () => {
  it('Mammoth Hunters plays every dark card at most twice as often as any other', () => {
    expect(stated('eiszeit', 'Plays of each dark card')).toBeLessThanOrEqual(2);
  });

  it.each(['Hunters by round', 'Conflicts by round'])(
    'Mammoth Hunters: %s do not fall, at any table and from any round to the next',
    (heading) => {
      const changes = rows(section('eiszeit', heading)).filter(([name]) => name?.endsWith(' seats'));
      expect(changes.length).toBe(3);
      for (const cells of changes)
        for (const cell of cells.slice(1, 3))
          expect(Number.parseFloat(cell.replace('−', '-'))).toBeGreaterThanOrEqual(0);
    },
  );

  it('Endless Winter has chiefs within 4 points of each other', () => {
    expect(stated('endless-winter', 'Points by chief')).toBeLessThanOrEqual(4);
    expect(column('endless-winter', 'Points by chief', 5).reduce((all, one) => all + one, 0)).toBeGreaterThan(
      2_000,
    );
  });

  it('Endless Winter has every column used by an eighth of the placements', () => {
    expect(stated('endless-winter', 'Columns used by placements')).toBeGreaterThanOrEqual(12.5);
  });

  it('Endless Winter has settlements that are worth building', () => {
    const points = new Map(
      rows(section('endless-winter', 'Points by settlements built')).map(([name, ...cells]) => [
        name,
        Number(cells[3]),
      ]),
    );
    for (const many of ['one', 'two', 'three'])
      expect(points.get(many)).toBeGreaterThan(points.get('none') ?? Number.NaN);
  });

  it('Endless Winter has a bot that buries no more than the tables pay for', () => {
    expect(column('endless-winter', 'Seats that buried more than the tables pay for', 4)).toEqual([0]);
  });

  it('the Valley of the Mammoths has a bot that plays every kind of special card', () => {
    const plays = column('tal-der-mammuts', 'Plays of each special card', 6);
    expect(plays.length).toBe(22);
    expect(Math.min(...plays)).toBeGreaterThan(0);
  });

  it.each(['mammut', 'eiszeit', 'endless-winter', 'tal-der-mammuts'])(
    'the built-in bot of %s wins at least 97 of 100 games against one or two random players',
    (id) => {
      const few = rows(section(id, 'Strength')).filter(
        ([seats, against]) => /^[23] seats$/.test(seats ?? '') && against === 'random',
      );
      expect(few.length).toBeGreaterThan(0);
      for (const cells of few) expect(Number.parseFloat(cells[3] ?? '')).toBeGreaterThanOrEqual(97);
    },
  );
});
