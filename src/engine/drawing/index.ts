/* The drawing kit for the pictures of rulebooks. */
export {
  type Block,
  block,
  column,
  flow,
  page,
  panel,
  part,
  roomIn,
  roomOn,
  row,
  shapesOf,
} from './layout.js';
export { fitted, textLines, widthOf, wrapped } from './lettering.js';
export { markNote } from './mark-note.js';
export { badge, corners, onSeat, seatMark, seatName, seatPaint, seatShape } from './marks.js';
export type { Paint } from './palette.js';
export { type Layout, layouts, type Picture, type Touching, touching } from './picture.js';
export {
  choice,
  circle,
  ellipse,
  group,
  line,
  type Point,
  path,
  polygon,
  rect,
  type Shape,
  type Style,
  text,
} from './shape.js';
export { type SymbolName, symbol } from './symbols.js';
