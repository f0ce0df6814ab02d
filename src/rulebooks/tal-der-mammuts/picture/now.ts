import {
  type Block,
  block,
  column,
  fitted,
  panel,
  roomIn,
  seatMark,
  shapesOf,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import type { Seat, Text } from '../../../engine/rulebook.js';
import type { StepName } from '../fields.js';
import { camps, figure, listed, places, questions, stepNames, steps, who, whoAll } from '../texts/names.js';
import { cardText } from '../texts/phrases.js';
import { buttons } from './buttons.js';
import { ANSWERED, ASKED, fightOf } from './fight.js';
import { type Sight, say } from './sight.js';

/** What is going on: who is asked what, the fight, who moves, and what no place on the board can be touched for. */
export function now(sight: Sight, width: number): Block {
  const room = roomIn(width);
  const parts = [
    ...fightOf(sight, room),
    ...windowOf(sight, room),
    ...lines(sight, room),
    ...buttons(sight, room),
  ];
  const content = column(
    parts.length > 0 ? parts : [sentence(room, say(sight, askedText(sight)), 'muted')],
    8,
  );
  return panel(width, heading(sight), block(room, content.height, shapesOf(content)));
}

/** Who is asked, where there is nothing else to say. */
function askedText({ view, drawing }: Sight): Text {
  const { over, turn, step, viewer, tribes, options } = view;
  if (over) {
    if (tribes.every(({ warriors, women }) => warriors + women === 0))
      return { en: 'Only animals are left in the valley.', de: 'Im Tal leben nur noch Tiere.' };
    const holders = tribes.filter(({ camps }) => camps >= options.campsToWin).map(({ seat }) => seat);
    const enough = camps(options.campsToWin);
    if (holders.length === 0)
      return { en: `No tribe holds ${enough.en}.`, de: `Kein Stamm hat ${enough.de}.` };
    const { en, de } = whoAll(holders, drawing);
    return { en: `With ${enough.en}: ${en}.`, de: `Mit ${enough.de}: ${de}.` };
  }
  if (turn === null || step === null) return { en: 'Nobody is asked.', de: 'Niemand ist gefragt.' };
  const asked: { readonly [Name in StepName]?: Text } = questions;
  const question = asked[step];
  if (turn === viewer && question !== undefined) return question;
  const name = who(turn, drawing);
  return { en: `${name} is asked.`, de: `${name} ist gefragt.` };
}

function heading(sight: Sight): string {
  const { over, step, turn } = sight.view;
  if (over) return say(sight, { en: 'The game is over', de: 'Das Spiel ist zu Ende' });
  const name = step === null ? { en: 'Now', de: 'Jetzt' } : stepNames[step];
  if (turn === null) return say(sight, name);
  return `${say(sight, name)}: ${who(turn, sight.drawing)}`;
}

const sentence = (room: number, words: string, fill: 'ink' | 'muted' = 'ink'): Block => {
  const rows = wrapped(words, room, 13);
  return block(room, rows.length * 17, textLines(0, 8.5, rows, { size: 13, fill }));
};

/** Everybody who is asked, and whether they have answered. */
function windowOf(sight: Sight, room: number): Block[] {
  const { window, fight } = sight.view;
  if (window === null) return [];
  // Those who fight are told below, together with their answers.
  const asked = fight === null ? window.asked : [];
  const rows = asked.map((seat) => answerRow(sight, seat, window.answered.includes(seat), room));
  const { mine } = window;
  if (mine === null) return rows;
  const answer = mine.answer !== null && 'card' in mine.answer ? mine.answer : null;
  const { en, de } =
    answer === null ? { en: 'no card', de: 'keine Karte' } : cardText(answer, sight.view, sight.drawing);
  return [...rows, sentence(room, say(sight, { en: `Your answer: ${en}`, de: `Deine Antwort: ${de}` }))];
}

function answerRow(sight: Sight, seat: Seat, answered: boolean, room: number): Block {
  const state = say(sight, answered ? ANSWERED : ASKED);
  const name = fitted(who(seat, sight.drawing), room - 150, 13, true);
  return block(room, 24, [
    seatMark(seat, [12, 12], 9),
    text(28, 12, name, { size: 13, bold: true }),
    text(room, 12, state, { size: 13, anchor: 'end', fill: answered ? 'muted' : 'ink' }),
  ]);
}

/** What else is known of this moment, in words. */
function lines(sight: Sight, room: number): Block[] {
  const { view, drawing } = sight;
  const said: Text[] = [
    ...conquestText(sight),
    ...lossesText(sight),
    ...walkText(sight),
    ...(view.shamans.length === 0 ? [] : [shamanText(whoAll(view.shamans, drawing))]),
    ...(view.lastPlays.length === 0 ? [] : [playsText(sight)]),
    ...(view.standing.length === 0 ? [] : [standingText(sight)]),
  ];
  return said.map((one) => sentence(room, say(sight, one)));
}

function conquestText({ view, drawing }: Sight): Text[] {
  const { conquest } = view;
  if (conquest === null) return [];
  const [seat, from] = [who(conquest.seat, drawing), who(conquest.from, drawing)];
  return [
    {
      en: `${seat} has conquered the camp of ${from} on hex ${conquest.hex}.`,
      de: `${seat} hat das Lager von ${from} auf Feld ${conquest.hex} erobert.`,
    },
  ];
}

function lossesText({ view, drawing }: Sight): Text[] {
  const waiting = (view.losses ?? []).map(({ seat, hexes }) => {
    const [name, where] = [who(seat, drawing), places(hexes)];
    return { en: `${name} (${where.en})`, de: `${name} (${where.de})` };
  });
  if (waiting.length === 0) return [];
  const all = listed(waiting);
  return [{ en: `Still to lose a figure: ${all.en}.`, de: `Noch eine Figur verlieren müssen: ${all.de}.` }];
}

function walkText({ view }: Sight): Text[] {
  const { walk } = view;
  if (walk === null) return [];
  const { walker, rafts } = walk;
  const found: Text[] = [];
  if (walker !== null) {
    const [one, left] = [figure[walker.figure], steps(walker.left)];
    found.push({
      en: `On the way: ${one.en} on hex ${walker.hex}, ${left.en} left${walker.path ? ', mountains do not stop it' : ''}.`,
      de: `Unterwegs: ${one.de} auf Feld ${walker.hex}, noch ${left.de}${walker.path ? ', Gebirge hält nicht auf' : ''}.`,
    });
  }
  for (const { from, to, group } of rafts)
    found.push({
      en: `Raft from hex ${from} to hex ${to}${group === null ? '' : `, for the group from hex ${group}`}.`,
      de: `Floß von Feld ${from} auf Feld ${to}${group === null ? '' : `, für die Gruppe von Feld ${group}`}.`,
    });
  return found;
}

const shamanText = ({ en, de }: Text): Text => ({
  en: `Protected from the event by a shaman: ${en}.`,
  de: `Durch einen Schamanen vor dem Ereignis geschützt: ${de}.`,
});

/** The cards that the last window brought to light. */
function playsText({ view, drawing }: Sight): Text {
  const plays = listed(
    view.lastPlays.map(({ seat, play }): Text => {
      const name = who(seat, drawing);
      if (!('card' in play)) return { en: name, de: name };
      const { en, de } = cardText(play, null, drawing);
      return { en: `${name} (${en})`, de: `${name} (${de})` };
    }),
  );
  return { en: `Cards played: ${plays.en}.`, de: `Gespielte Karten: ${plays.de}.` };
}

function standingText({ view }: Sight): Text {
  const windows = listed(view.standing.map((step) => stepNames[step]));
  return {
    en: `By standing order you play no card: ${windows.en}.`,
    de: `Mit Dauerauftrag spielst du keine Karte: ${windows.de}.`,
  };
}
