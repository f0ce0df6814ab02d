import {
  type Block,
  block,
  column,
  fitted,
  group,
  type Shape,
  seatMark,
  text,
  widthOf,
} from '../../../engine/drawing/index.js';
import type { Text } from '../../../engine/rulebook.js';
import { people as peopleText, speciesName, who } from '../texts/names.js';
import { beast } from './beasts.js';
import { dieFace, FIGURE_WIDTH, figureMark } from './marks.js';
import { type Sight, say } from './sight.js';

export const ANSWERED: Text = { en: '✓ has answered', de: '✓ hat geantwortet' };
export const ASKED: Text = { en: 'is asked', de: 'ist gefragt' };

const NOBODY: Text = { en: 'nobody', de: 'niemand' };

const ROW = 32;
/** What a roll needs: a die, and what is added to it. */
const ROLL = 134;
const HEADS = 62;

/** Who fights on which hex, with how many heads, what cards add, and the last roll. */
export function fightOf(sight: Sight, room: number): Block[] {
  const { fight, pieces, window } = sight.view;
  if (fight === null) return [];
  const here = pieces.find(({ hex }) => hex === fight.hex);
  const where = say(sight, { en: `On hex ${fight.hex}`, de: `Auf Feld ${fight.hex}` });
  const sides = fight.seats.map((seat): Block => {
    const people = here?.people.find((one) => one.seat === seat);
    const heads = [...counted('warrior', people?.warriors ?? 0), ...counted('woman', people?.women ?? 0)];
    const bonus = fight.bonus[seat] ?? 0;
    const notes = [
      ...(window?.asked.includes(seat) === true
        ? [say(sight, window.answered.includes(seat) ? ANSWERED : ASKED)]
        : []),
      ...(bonus === 0 ? [] : [say(sight, { en: `cards add ${bonus}`, de: `Karten: ${bonus} mehr` })]),
      ...(fight.amazons.includes(seat)
        ? [say(sight, { en: 'women fight like warriors', de: 'Frauen kämpfen mit' })]
        : []),
    ];
    const name = who(seat, sight.drawing);
    return side(room, {
      mark: seatMark(seat, [13, ROW / 2], 10),
      name,
      title: `${name}: ${say(sight, people === undefined ? NOBODY : peopleText(people))}`,
      heads,
      note: notes.join(' · '),
      roll: rolled(sight, seat),
    });
  });
  const animals = fight.species === null ? [] : [beasts(sight, fight.species, room)];
  const title = block(room, 18, [text(0, 9, where, { size: 13, fill: 'muted' })]);
  return [column([title, ...sides, ...animals], 2)];
}

function beasts(sight: Sight, species: string, room: number): Block {
  const { fight, pieces } = sight.view;
  const { components, language } = sight.drawing;
  const here = pieces.find(({ hex }) => hex === fight?.hex);
  const count = here?.animals.find((one) => one.species === species)?.count ?? 0;
  const name = speciesName(species, sight.drawing)[language];
  return side(room, {
    mark: beast(species, components, [13, ROW / 2], 24),
    name,
    title: `${count} × ${name}`,
    heads: [text(0, 0, `× ${count}`, { size: 14, bold: true })],
    note: '',
    roll: rolled(sight, null),
  });
}

/** A figure and how many of it there are. */
function counted(figure: 'warrior' | 'woman', count: number): Shape[] {
  if (count === 0) return [];
  const x = figure === 'warrior' ? 0 : 34;
  return [
    figureMark(figure, [x + FIGURE_WIDTH[figure] / 2 + 2, 0], 16, 'ink'),
    text(x + 15, 0, String(count), { size: 14, bold: true }),
  ];
}

interface Side {
  readonly mark: Shape;
  readonly name: string;
  readonly title: string;
  readonly heads: readonly Shape[];
  readonly note: string;
  readonly roll: readonly Shape[];
}

function side(room: number, { mark, name, title, heads, note, roll }: Side): Block {
  const left = room - ROLL - HEADS;
  const lower = note === '' ? 0 : 15;
  const shapes = [
    mark,
    text(30, ROW / 2, fitted(name, left - 36, 14, true), { size: 14, bold: true }),
    group(heads, { at: [left, ROW / 2] }),
    group(roll, { at: [room - ROLL + 8, ROW / 2] }),
    ...(note === '' ? [] : [text(30, ROW + 3, fitted(note, room - 30, 12), { size: 12, fill: 'muted' })]),
  ];
  return block(room, ROW + lower, [group(shapes, { title })]);
}

/** The last roll of one side: the die, what was added, and what it came to. */
function rolled(sight: Sight, seat: number | null): Shape[] {
  const roll = sight.view.fight?.rolls.find((one) => one.seat === seat);
  if (roll === undefined) return [];
  const sum = `+ ${roll.bonus} = `;
  const total = String(roll.die + roll.bonus);
  return [
    dieFace([12, 0], 22, roll.die),
    text(29, 0, sum, { size: 14 }),
    text(29 + widthOf(sum, 14), 0, total, { size: 15, bold: true }),
  ];
}
