import { column, layouts, markNote, type Picture, page, roomOn, row } from '../../../engine/drawing/index.js';
import type { Drawing } from '../../../engine/rulebook.js';
import type { Components } from '../components/schema.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';
import { handBlock } from './hand.js';
import { headerBlock } from './header.js';
import { mapBlock } from './map.js';
import { pilesBlock } from './piles.js';
import { playersBlock } from './players.js';
import { reminderBlock } from './reminder.js';
import { reportBlock } from './report.js';
import { pictureTitle } from './round-text.js';
import { sceneOf } from './scene.js';
import { stockBlock } from './stock.js';

const SIDE = 376;
const GAP = 16;

/** The whole table. What may come and go stands last, so that nothing else moves in a replay. */
export function picture(view: View, drawing: Drawing<Action, Components>): Picture {
  const scene = sceneOf(view, drawing);
  const width = layouts[scene.layout];
  const room = roomOn(width);
  const isWide = scene.layout === 'wide';
  const [main, side] = isWide ? [room - SIDE - GAP, SIDE] : [room, room];
  const hand = view.viewer === null ? [] : [handBlock(scene, main)];
  const map = mapBlock(scene, main);
  const beside = [playersBlock(scene, side), stockBlock(scene, side), pilesBlock(scene, side)];
  const report = reportBlock(scene, side);
  const note = markNote(scene, room);
  if (!isWide) {
    const all = [headerBlock(scene, room), map, ...hand, ...beside, reminderBlock(scene, room), ...report];
    return page(width, pictureTitle(scene), column([...all, note], GAP));
  }
  // Either column has something at its end.
  const [left, right] =
    report.length > 0 ? [[reminderBlock(scene, main)], report] : [[], [reminderBlock(scene, side)]];
  const content = row([column([map, ...hand, ...left], GAP), column([...beside, ...right], GAP)], GAP);
  return page(width, pictureTitle(scene), column([headerBlock(scene, room), content, note], GAP));
}
