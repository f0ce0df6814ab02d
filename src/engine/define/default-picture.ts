import type { TSchema } from 'typebox';
import { isRecord } from '../../kernel/json.js';
import { actionId } from '../action-id.js';
import type { AnyAction, AnyRulebook, AnyView } from '../any-rulebook.js';
import {
  type Block,
  block,
  choice,
  column,
  flow,
  layouts,
  page,
  panel,
  part,
  rect,
  roomIn,
  roomOn,
  textLines,
  wrapped,
} from '../drawing/index.js';
import type { ComponentsShape, Drawing, Text } from '../rulebook.js';
import { say } from '../words.js';
import { BY_SEAT } from './fields.js';

type AnyDrawing = Drawing<AnyAction, ComponentsShape>;

const SIZE = 14;
const LINE = SIZE * 1.3;
const GAP = 12;
const CHOICES: Text = { en: 'Choices', de: 'Auswahl' };

/**
 * The picture of a rulebook that defines none: one panel with the common fields of the view, one panel per seat with
 * the fields that are lists by seat, and a button for each legal action. A client may show each panel by itself.
 */
export const defaultPicture =
  (titles: Text, schema: TSchema, words: AnyRulebook['words']): AnyRulebook['picture'] =>
  (view, drawing) => {
    const width = layouts[drawing.layout];
    const room = roomOn(width);
    const wide = drawing.layout === 'wide' ? (room - 2 * GAP) / 3 : room;
    const title = say(drawing, titles);
    const panels = [
      part(
        { name: 'common', title },
        panel(wide, title, linesOf(commonLines(view, schema, drawing), roomIn(wide))),
      ),
      ...drawing.names.map((name, seat) =>
        part(
          { name: `seat-${seat}`, title: name },
          panel(wide, name, linesOf(linesOfSeat(view, schema, drawing, seat), roomIn(wide)), { seat }),
        ),
      ),
    ];
    const buttons = drawing.legal.map((action) => button(action, words.action(action, view, drawing), wide));
    // Two columns of buttons, which fit beside the list of actions.
    const choices = flow(buttons, Math.min(room, 2 * wide + GAP), GAP);
    const parted = part({ name: 'choices', title: say(drawing, CHOICES) }, choices);
    return page(width, title, column([flow(panels, room, GAP), ...(buttons.length === 0 ? [] : [parted])]));
  };

function linesOf(lines: readonly string[], room: number): Block {
  const all = lines.flatMap((line) => wrapped(line, room, SIZE));
  return block(room, all.length * LINE, textLines(0, LINE / 2, all, { size: SIZE }));
}

function button(action: AnyAction, phrase: string, width: number): Block {
  const lines = wrapped(phrase, roomIn(width), SIZE);
  const height = lines.length * LINE + 16;
  const frame = rect(2, 2, width - 4, height - 4, { fill: 'raised', radius: 8 });
  const shapes = [frame, ...textLines(12, 8 + LINE / 2, lines, { size: SIZE })];
  // The list of actions next to the picture has the whole phrase, and two buttons must not have the same name.
  const { type: _, ...fields } = action;
  const title = Object.values(fields).join(', ') || phrase;
  return block(width, height, [choice([actionId(action)], title, shapes, frame)]);
}

const fieldsOf = (view: AnyView): [string, unknown][] => Object.entries(view);

function isBySeat(schema: TSchema, name: string): boolean {
  const properties = isRecord(schema) ? schema.properties : undefined;
  const property = isRecord(properties) ? properties[name] : undefined;
  return isRecord(property) && property.description === BY_SEAT;
}

const commonLines = (view: AnyView, schema: TSchema, { language }: AnyDrawing): string[] =>
  fieldsOf(view)
    .filter(([name]) => !isBySeat(schema, name))
    .flatMap(([name, value]) => described(name, value, language));

const linesOfSeat = (view: AnyView, schema: TSchema, { language }: AnyDrawing, seat: number): string[] =>
  fieldsOf(view)
    .filter(([name]) => isBySeat(schema, name))
    .flatMap(([name, value]) => (Array.isArray(value) ? described(name, value[seat], language) : []));

/** `handSize` becomes “Hand size”. */
function label(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One line for a plain value or a list of plain values, and one per part for an object. */
function described(name: string, value: unknown, language: AnyDrawing['language']): string[] {
  if (Array.isArray(value) && value.some(isRecord))
    return value.flatMap((one, index) => described(`${name} ${index + 1}`, one, language));
  if (isRecord(value))
    return Object.entries(value).flatMap(([part, inner]) => described(`${name}, ${part}`, inner, language));
  return [`${label(name)}: ${plain(value, language)}`];
}

function plain(value: unknown, language: AnyDrawing['language']): string {
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((one) => plain(one, language)).join(', ');
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return say({ language }, value ? YES : NO);
  return String(value);
}

const YES: Text = { en: 'yes', de: 'ja' };
const NO: Text = { en: 'no', de: 'nein' };
