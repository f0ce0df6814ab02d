import { describe, expect, it } from 'vitest';
import { areNeighbours, atlasOf } from '../../../src/rulebooks/eiszeit/atlas.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { given, lawful, move, refused, regionsOf } from './table.js';

const neighbours = (a: number, b: number): boolean => areNeighbours(components, a, b);

describe('the map', () => {
  it('example: 1 and 6, and 7 and 12, are neighbours; 2 and 7, and 6 and 11, are not', () => {
    expect(neighbours(1, 6)).toBe(true);
    expect(neighbours(7, 12)).toBe(true);
    expect(neighbours(2, 7)).toBe(false);
    expect(neighbours(6, 11)).toBe(false);
  });

  it('has twelve regions and 23 borders, and being neighbours is mutual', () => {
    expect(atlasOf(components).regions).toHaveLength(12);
    expect(components.borders.values).toHaveLength(23);
    for (const [a = 0, b = 0] of components.borders.values)
      expect(neighbours(a, b) && neighbours(b, a)).toBe(true);
  });

  it('looks the same after a half turn', () => {
    for (const [a = 0, b = 0] of components.borders.values) expect(neighbours(13 - a, 13 - b)).toBe(true);
  });

  it('is drawn so that exactly the neighbours share a border', () => {
    const boxes = components.drawing.values;
    const touches = (a: number, b: number): boolean => {
      const [one, other] = [boxes[a - 1], boxes[b - 1]];
      if (!one || !other) throw new Error('not drawn');
      if (one.row === other.row) return one.left === other.right || one.right === other.left;
      return Math.abs(one.row - other.row) === 1 && one.left < other.right && other.left < one.right;
    };
    for (let a = 1; a <= 12; a += 1) {
      for (let b = a + 1; b <= 12; b += 1) expect([a, b, touches(a, b)]).toEqual([a, b, neighbours(a, b)]);
    }
  });

  it('shows each of six landscapes twice, and touches the upper edge with 1 to 4', () => {
    for (const { id } of components.landscapes.values) {
      expect(components.terrain.values.filter((one) => one === id)).toHaveLength(2);
    }
    expect(components.landscapes.values).toHaveLength(6);
    expect(components.topEdge.values).toEqual([1, 2, 3, 4]);
  });

  it('does not make neighbours of two regions that a glacier lies between', () => {
    const state = {
      ...given({ ice: [6], hunters: { 1: [1] } }),
      agenda: [{ step: 'drive', seat: 0, card: 'drive', moved: [] } as const],
    };
    expect(regionsOf(lawful(state, 'move-hunter'))).toEqual([2, 5]);
    expect(refused(state, move(0, 1, 10))).toBe('not_neighbours');
    expect(refused(state, move(0, 1, 6))).toBe('glaciated_region');
  });

  it('lets whatever moves to any region pass over the ice, but not enter it', () => {
    const state = {
      ...given({ ice: [5, 6, 10], hunters: { 9: [1] } }),
      agenda: [{ step: 'move', seat: 0, card: 'club-or-move', moved: 0 } as const],
    };
    expect(regionsOf(lawful(state, 'move-hunter'))).toEqual([1, 2, 3, 4, 7, 8, 11, 12]);
  });
});
