import type { Picture, Shape } from '../../../src/engine/drawing/index.js';
import { placed } from '../../support/drawn.js';

const shapesOf = ({ layers }: Picture): Shape[] => [...placed(layers)].map(({ shape }) => shape);

export const textsOf = (picture: Picture): string[] =>
  shapesOf(picture).flatMap(({ content = [] }) => content);

export const titlesOf = (picture: Picture): string[] => shapesOf(picture).flatMap(({ title = [] }) => title);

export const touchable = (picture: Picture): Shape[] =>
  shapesOf(picture).filter(({ actions = [] }) => actions.length > 0);

export const idsOn = (picture: Picture): string[] =>
  touchable(picture).flatMap(({ actions = [] }) => actions);
