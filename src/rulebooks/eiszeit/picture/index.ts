import {
  type Block,
  column,
  layouts,
  markNote,
  type Picture,
  page,
  part,
  roomOn,
  row,
} from '../../../engine/drawing/index.js';
import type { Drawing } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
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
import { type Scene, sceneOf } from './scene.js';
import { stockBlock } from './stock.js';

const SIDE = 376;
const GAP = 16;
/** A page puts its own buttons over this corner of a part. */
const CORNER = 96;

/** The whole table. What may come and go stands last, so that nothing else moves in a replay. */
export function picture(view: View, drawing: Drawing<Action, Components>): Picture {
  const scene = sceneOf(view, drawing);
  const width = layouts[scene.layout];
  const room = roomOn(width);
  const isWide = scene.layout === 'wide';
  const [main, side] = isWide ? [room - SIDE - GAP, SIDE] : [room, room];
  const hand = view.viewer === null ? [] : [named(scene, 'hand', handBlock(scene, main))];
  const map = named(scene, 'map', mapBlock(scene, main));
  const now = named(scene, 'now', { ...headerBlock(scene, isWide ? main - CORNER : main), width: main });
  const beside = [
    named(scene, 'players', playersBlock(scene, side)),
    named(scene, 'stock', stockBlock(scene, side)),
    named(scene, 'piles', pilesBlock(scene, side)),
  ];
  const report = reportBlock(scene, side).map((block) => named(scene, 'report', block));
  const note = markNote(scene, room);
  if (!isWide) {
    const all = [now, map, ...hand, ...beside, reminder(scene, room), ...report];
    return page(width, pictureTitle(scene), column([...all, note], GAP));
  }
  // Either column has something at its end.
  const [left, right] = report.length > 0 ? [[reminder(scene, main)], report] : [[], [reminder(scene, side)]];
  const content = row([column([now, map, ...hand, ...left], GAP), column([...beside, ...right], GAP)], GAP);
  return page(width, pictureTitle(scene), column([content, note], GAP));
}

const titles = {
  now: { en: 'Now', de: 'Jetzt' },
  map: { en: 'Map', de: 'Karte' },
  hand: { en: 'Hand', de: 'Hand' },
  players: { en: 'Players', de: 'Spieler' },
  stock: { en: 'Supply', de: 'Vorrat' },
  piles: { en: 'Decks', de: 'Stapel' },
  reminder: { en: 'Good to know', de: 'Gut zu wissen' },
  report: { en: 'Last scoring', de: 'Letzte Wertung' },
} as const;

const named = (scene: Scene, name: keyof typeof titles, block: Block): Block =>
  part({ name, title: say(scene, titles[name]) }, block);

const reminder = (scene: Scene, width: number): Block =>
  named(scene, 'reminder', reminderBlock(scene, width));
