import { expect } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { unmarked } from '../../../src/engine/components.js';
import type { Layout, Picture, Point, Shape } from '../../../src/engine/drawing/index.js';
import { layouts } from '../../../src/engine/drawing/picture.js';
import { toSvg } from '../../../src/engine/drawing/svg.js';
import { type Language, SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';
import { cornersOf, placed } from '../../support/drawn.js';
import { asked } from './table.js';

const NAMES = ['Anna', 'Bert', 'Clara', 'Dora', 'Emil'];
export const LAYOUTS: readonly Layout[] = ['narrow', 'wide'];

export interface How {
  readonly viewer?: Viewer;
  readonly layout?: Layout;
  readonly language?: Language;
  readonly names?: readonly string[];
}

export function draw(
  state: State,
  { viewer, layout = 'wide', language = 'en', names = NAMES }: How = {},
): Picture {
  const eyes = viewer ?? asked(state);
  return eiszeit.picture(eiszeit.view(state, eyes), {
    language,
    layout,
    names: names.slice(0, state.seats),
    components: state.components,
    legal: eyes === SPECTATOR ? [] : eiszeit.legal(state, eyes),
  });
}

export const inSvg = (picture: Picture): string => toSvg(picture, { scheme: 'light', size: 700 });

const shapesOf = ({ layers }: Picture): Shape[] => [...placed(layers)].map(({ shape }) => shape);

export const textsOf = (picture: Picture): string[] =>
  shapesOf(picture).flatMap(({ content = [] }) => content);

/** As a screen reader says them. */
export const titlesOf = (picture: Picture): string[] =>
  shapesOf(picture).flatMap(({ title }) => (title === undefined ? [] : [unmarked(title)]));

export const touchable = (picture: Picture): Shape[] =>
  shapesOf(picture).filter(({ actions = [] }) => actions.length > 0);

export const idsOn = (picture: Picture): string[] =>
  touchable(picture).flatMap(({ actions = [] }) => actions);

const isInside = (picture: Picture, [x, y]: Point): boolean =>
  x >= 0 && x <= picture.width && y >= 0 && y <= picture.height;

const isTooSmall = ({ children = [] }: Shape): boolean => {
  const ring = children.at(-1);
  return ring?.tag === 'rect' && (Number(ring.attributes.width) < 24 || Number(ring.attributes.height) < 24);
};

/** What must hold of every picture, with all that may be done on it. */
export function checkPicture(state: State, how: How): void {
  const picture = draw(state, how);
  const legal = how.viewer === SPECTATOR ? [] : eiszeit.legal(state, asked(state)).map(actionId);
  expect([...new Set(idsOn(picture))].sort()).toEqual(legal.sort());
  expect(picture.width).toBe(layouts[how.layout ?? 'wide']);
  const all = [...placed(picture.layers)];
  const written = all.filter(({ shape }) => shape.tag === 'text');
  expect(written.filter(({ shape, scale }) => Number(shape.attributes['font-size']) * scale < 12)).toEqual(
    [],
  );
  const astray = all.filter(({ shape, toPage }) =>
    cornersOf(shape).some((corner) => !isInside(picture, toPage(corner))),
  );
  expect(astray.map(({ shape }) => shape)).toEqual([]);
  expect(touchable(picture).filter(isTooSmall)).toEqual([]);
  expect(JSON.stringify(picture)).not.toMatch(/undefined|NaN|\[object|:null/);
}
