import { actionId } from '../../../engine/action-id.js';
import { type Block, block, column, flow, group, rect, roomIn, text } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { abilityText, chiefAbility, sourceName } from '../texts/abilities.js';
import { gainText } from '../texts/gains.js';
import { texts } from '../texts/index.js';
import { nameOf, person, stationName } from '../texts/names.js';
import { doneText, goOnText } from '../texts/phrases.js';
import { capital, halves } from '../texts/say.js';
import { cardBlock } from './card.js';
import { doingOf } from './doings.js';
import { gainGlyph } from './glyphs.js';
import { gainToken, inline, wayTokens } from './inline.js';
import { area, box, button, caption, chip, chips, grid, paragraph } from './pieces.js';
import { anyOf, type Sight, usesOf } from './sight.js';

type Turn = NonNullable<Sight['view']['turn']>;

/** Who is asked what, and everything that the turn has at hand. */
export function turnPanel(sight: Sight, width: number): Block[] {
  const { view, drawing } = sight;
  const { turn } = view;
  if (turn === null) return [];
  const room = roomIn(width);
  const parts = [
    paragraph(room, question(sight, turn), 14, 5),
    place(sight, turn, room),
    ...pending(sight, turn, room),
    ...abilities(sight, turn, room),
    ...played(sight, turn, room),
    ...fresh(sight, turn, room),
    ...buttons(sight, room),
  ];
  return [
    area(
      width,
      person(drawing, turn.seat),
      column(
        parts.filter(({ height }) => height > 0),
        8,
      ),
      {
        seat: turn.seat,
        asked: true,
      },
    ),
  ];
}

/** The seat that is asked reads the question, all others read what it is doing. */
function question({ view, drawing }: Sight, turn: Turn): string {
  const questions: { readonly [kind: string]: string } = texts[drawing.language].questions;
  const asked = questions[turn.doing];
  if (view.viewer === turn.seat && asked !== undefined) return asked;
  return capital(say(drawing, doingOf(turn.doing) ?? { en: 'is asked', de: 'ist gefragt' }));
}

const spaces = {
  top: { en: 'top space', de: 'oberes Feld' },
  middle: { en: 'middle space', de: 'mittleres Feld' },
  bottom: { en: 'bottom space', de: 'unteres Feld' },
  rest: { en: 'rest space', de: 'Ruhefeld' },
} as const;

/** Where the figure stands, and the work that there is. */
function place({ view, drawing }: Sight, turn: Turn, room: number): Block {
  if (turn.part !== null)
    return paragraph(room, capital(texts[drawing.language].eclipseParts[turn.part]), 14);
  if (view.phase !== 'action' || turn.station === null) return block(room, 0, []);
  const station = stationName(drawing, turn.station);
  const where =
    turn.space === null || turn.space === 'rest'
      ? station
      : `${station} · ${say(drawing, spaces[turn.space])}`;
  const title = gainText(drawing, { gain: 'work', n: turn.work });
  const work = group(
    [
      rect(room - 76, 1, 76, 34, { fill: 'gold', radius: 8, opacity: 0.25 }),
      gainGlyph('work', [room - 54, 18], 26),
      text(room - 36, 18, halves(turn.work), { size: 18, bold: true }),
    ],
    { title },
  );
  const [first] = paragraph(room - 84, where, 14, 2).pieces;
  return block(room, 38, [group(first?.shapes ?? [], { at: [0, 6] }), work]);
}

function pending(sight: Sight, { pending: gains }: Turn, room: number): Block[] {
  const { drawing } = sight;
  if (gains.length === 0) return [];
  const boxes = gains.map(({ gain, n }) => {
    const ids = drawing.legal
      .filter((action) => (action.type === 'take' || action.type === 'lower') && action.gain === gain)
      .map(actionId);
    const token = gainToken(drawing, gain, n);
    const inside = inline([token], token.width);
    return box(inside, Math.max(48, token.width + 12), {
      ids,
      title: gainText(drawing, { gain, n }),
      fill: 'accentSoft',
      height: 40,
    });
  });
  return [caption(room, say(drawing, { en: 'To be taken:', de: 'Zu nehmen:' })), flow(boxes, room, 8)];
}

/** Abilities that are open: most of them lie elsewhere on the table as well. */
function abilities(sight: Sight, turn: Turn, room: number): Block[] {
  const { drawing } = sight;
  if (turn.abilities.length === 0) return [];
  const boxes = turn.abilities.map(({ ability, ways }) => {
    const name = openName(sight, turn, ability);
    const tokens = inline(
      ways.flatMap((way) => wayTokens(drawing, way)),
      room - 12,
    );
    const content = column([caption(room - 12, name), tokens], 0);
    return box(content, room, {
      ids: usesOf(sight, ability),
      title: `${name}: ${abilityText(drawing, { ways })}`,
    });
  });
  return [caption(room, say(drawing, { en: 'Open:', de: 'Offen:' })), ...boxes];
}

function openName({ view, drawing }: Sight, turn: Turn, ability: string): string {
  if (ability === 'chief') {
    return capital(chiefAbility(drawing, view.seats[turn.seat]?.chief?.chief ?? ''));
  }
  const [kind, id = ''] = ability.split('/');
  if (kind === 'card') return nameOf(drawing, 'cards', id);
  if (kind === 'rest-tile' && turn.restTile !== null) return nameOf(drawing, 'restTiles', turn.restTile);
  return capital(sourceName(drawing, ability));
}

function played(sight: Sight, turn: Turn, room: number): Block[] {
  const { drawing, touched } = sight;
  if (turn.played.length === 0) return [];
  const cards = grid(turn.played.length, room, 100, (index, width, height) => {
    const { card = '', used = false } = turn.played[index] ?? {};
    const ids = anyOf(
      used ? [] : usesOf(sight, `card/${card}`),
      touched({ type: 'bury', card, from: 'played' }),
    );
    return cardBlock(sight, card, width, {
      ids,
      faded: used,
      ...(used ? { note: say(drawing, { en: 'used', de: 'genutzt' }) } : {}),
      ...(height === undefined ? {} : { height }),
    });
  });
  return [caption(room, say(drawing, { en: 'Played in this turn:', de: 'In diesem Zug gespielt:' })), cards];
}

function fresh({ drawing }: Sight, turn: Turn, room: number): Block[] {
  if (turn.fresh.length === 0) return [];
  const names = turn.fresh.map((card) => chip(nameOf(drawing, 'cards', card), room));
  const label = say(drawing, {
    en: 'Just recruited, not to be played in this turn:',
    de: 'Eben genommen, in diesem Zug nicht spielbar:',
  });
  return [caption(room, label), chips(names, room)];
}

/** What has no other place on the table. */
function buttons({ view, drawing }: Sight, room: number): Block[] {
  return drawing.legal
    .filter(({ type }) => type === 'done' || type === 'go-on')
    .map((action) => {
      const text = action.type === 'done' ? doneText : goOnText;
      return button([actionId(action)], text(view, drawing), room);
    });
}
