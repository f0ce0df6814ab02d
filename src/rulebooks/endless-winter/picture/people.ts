import {
  type Block,
  block,
  choice,
  circle,
  column,
  group,
  row,
  type Shape,
  seatPaint,
  symbol,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { abilityText } from '../texts/abilities.js';
import { pointsText } from '../texts/gains.js';
import { hasMark } from '../texts/marks.js';
import { nameOf } from '../texts/names.js';
import { abilityTokens, fittedWords, inline, markToken } from './inline.js';
import { box, caption, chip, chips } from './pieces.js';
import { type SeatView, type Sight, usesOf } from './sight.js';

const FIGURE = 34;

/** The chief with the side that counts, and the figures beside it. */
export function leaders(sight: Sight, own: SeatView, room: number): Block {
  const figures = figuresOf(sight, own);
  const left = room - figures.width - 8;
  return row([own.chief === null ? block(left, 0, []) : chief(sight, own, own.chief, left), figures], 8);
}

function chief(
  { view, drawing, touched }: Sight,
  own: SeatView,
  { chief: id, side, ability }: NonNullable<SeatView['chief']>,
  room: number,
): Block {
  const name = nameOf(drawing, 'chiefs', id);
  const { chiefs } = drawing.components;
  const state = view.turn?.seat === own.seat ? view.turn.chief : 'absent';
  const tokens = [
    fittedWords(`${name} (${side.toUpperCase()})`, room - 14, 13, true),
    ...(ability === null ? [] : abilityTokens(drawing, ability)),
    ...(hasMark(
      chiefs,
      chiefs.values.find((one) => one.id === id),
      side,
    )
      ? [markToken]
      : []),
  ];
  const now = {
    absent: '',
    open: say(drawing, { en: ', open in this turn', de: ', in diesem Zug offen' }),
    used: say(drawing, { en: ', used in this turn', de: ', in diesem Zug genutzt' }),
  }[state];
  const says = ability === null ? '' : `: ${abilityText(drawing, ability)}`;
  return box(inline(tokens, room - 12), room, {
    ids: state === 'open' ? usesOf({ view, drawing, touched }, 'chief') : [],
    title: `${name}${now}${says}`,
    fill: state === 'open' ? 'accentSoft' : 'raised',
    faded: state === 'used',
  });
}

/** Figures that can still be set in this round, and empty rings for those that stand somewhere. */
function figuresOf({ view, drawing, touched }: Sight, own: SeatView): Block {
  const asked = view.turn?.seat === own.seat;
  const left = [
    ...(own.chiefFigure ? (['chief'] as const) : []),
    ...Array<'tribe'>(own.tribeFigures).fill('tribe'),
  ];
  const set = own.placed.map(() => 'placed' as const);
  const all = [...left, ...set];
  const titles = {
    chief: say(drawing, { en: 'Chief', de: 'Häuptling' }),
    tribe: say(drawing, { en: 'Tribe figure', de: 'Stammesfigur' }),
    placed: say(drawing, { en: 'A figure that was set', de: 'Eine eingesetzte Figur' }),
  };
  const shapes = all.map((figure, index): Shape => {
    const isChief = figure === 'chief';
    const inside =
      figure === 'placed'
        ? [circle(0, 0, 13, { fill: 'none', stroke: 'line', dash: '3 3' })]
        : [
            circle(0, 0, 15, { fill: 'raised', stroke: isChief ? 'gold' : 'line', width: isChief ? 2.5 : 1 }),
            symbol('person', [0, 0], isChief ? 24 : 20, { paint: seatPaint(own.seat) }),
          ];
    const ids = asked && figure !== 'placed' ? touched({ type: 'place-figure', figure }) : [];
    return group([choice(ids, titles[figure], inside, circle(0, 0, 15))], {
      at: [index * FIGURE + FIGURE / 2, 18],
    });
  });
  return block(all.length * FIGURE, 36, shapes);
}

/** Living animals and slain ones. */
export function herd({ view, drawing, touched }: Sight, own: SeatView, room: number): Block {
  const asked = view.turn?.seat === own.seat;
  const kinds = own.animals.filter(({ alive, slain }) => alive > 0 || slain > 0);
  if (kinds.length === 0) return block(room, 0, []);
  const points = pointsText(drawing, own.animalPoints);
  const label = say(drawing, { en: `Animals (${points} at the end)`, de: `Tiere (${points} am Ende)` });
  const blocks = kinds.map(({ animal, alive, slain }) => {
    const dead = slain === 0 ? '' : say(drawing, { en: `, ${slain} slain`, de: `, ${slain} erlegt` });
    const living = alive === 0 ? '' : ` ×${alive}`;
    return chip(nameOf(drawing, 'animals', animal), room, {
      more: `${living}${dead}`,
      ids: asked ? touched({ type: 'slay', animal }) : [],
      fill: alive > 0 ? 'grass' : 'raised',
      faded: alive === 0,
    });
  });
  return column([caption(room, label), chips(blocks, room)], 4);
}
