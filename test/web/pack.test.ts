import { describe, expect, it } from 'vitest';
import { type Packed, pack, type Sized } from '../../src/web/screens/table/panes/pack.js';

const pane = (name: string, width: number, height: number, isWanted = false): Sized => ({
  name,
  width,
  height,
  isWanted,
});
const names = (columns: Packed<Sized>): string[][] =>
  columns.map((column) => column.map((row) => row.map(({ name }) => name).join(' ')));

describe('panes', () => {
  const room = { width: 900, height: 500 };

  it('stand below each other, and beside each other where there is no room below', () => {
    const columns = pack([pane('hand', 400, 200), pane('own', 400, 290), pane('land', 400, 300)], room);
    expect(names(columns)).toEqual([['hand', 'own'], ['land']]);
  });

  it('stay closed without room, unless the prompt is about them', () => {
    const board = pane('board', 800, 480);
    expect(names(pack([board, pane('hand', 400, 100)], room))).toEqual([['board']]);
    expect(names(pack([board, pane('hand', 400, 100, true)], room))).toEqual([['board', 'hand']]);
  });

  it('stand beside a narrow one below a wide one, where there is no other room', () => {
    const panes = [pane('middle', 760, 280), pane('bot', 380, 150), pane('hand', 400, 160, true)];
    expect(names(pack(panes, room))).toEqual([['middle', 'bot hand']]);
    expect(names(pack(panes, { width: 780, height: 500 }))).toEqual([['middle', 'bot', 'hand']]);
  });

  it('stand beside another where none has room and the player has to scroll', () => {
    const panes = [pane('middle', 760, 180, true), pane('one', 375, 250, true), pane('two', 375, 500, true)];
    expect(names(pack(panes, room))).toEqual([['middle', 'one two']]);
  });

  it('stand in the row that becomes least higher', () => {
    const panes = [
      pane('board', 800, 100),
      pane('low', 300, 50),
      pane('high', 300, 250),
      pane('new', 300, 200),
    ];
    expect(names(pack(panes, { width: 850, height: 600 }))).toEqual([['board', 'low', 'high new']]);
  });

  it('widen a column only if the others keep their room', () => {
    const columns = pack([pane('one', 400, 480), pane('two', 400, 100), pane('wide', 600, 100)], room);
    expect(names(columns)).toEqual([['one'], ['two']]);
  });

  it('are open where not even the first one fits, if it is wanted', () => {
    expect(names(pack([pane('map', 784, 900, true)], { width: 376, height: 400 }))).toEqual([['map']]);
    expect(names(pack([pane('map', 784, 900)], { width: 376, height: 400 }))).toEqual([]);
  });
});
