import type { Language } from '../../engine/rulebook.js';
import type { Context } from '../context.js';
import { findReadable } from '../games/find-game.js';
import type { ClockSettings, GameRecord, Holder } from '../ports/game-record.js';

/** What everybody may know of a public game, in words. */
export interface AboutGame {
  readonly title: string;
  readonly text: string;
}

interface Words {
  readonly host: (name: string, title: string) => string;
  readonly free: (free: number, seats: number) => string;
  readonly noClock: string;
  readonly clock: Readonly<Record<ClockSettings['kind'], (time: string) => string>>;
  readonly bot: string;
  readonly seat: (number: number) => string;
  readonly waiting: (names: string) => string;
  readonly won: (names: string, count: number) => string;
  readonly drawing: string;
  readonly closed: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    host: (name, title) => `${name} invites you to ${title}`,
    free: (free, seats) => `Free seats: ${free} of ${seats}.`,
    noClock: 'Without a clock.',
    clock: {
      turn: (time) => `${time} per turn.`,
      prompt: (time) => `${time} per step.`,
      bank: (time) => `${time} for the whole game.`,
    },
    bot: 'Bot',
    seat: (number) => `Seat ${number}`,
    waiting: (names) => `Waiting for ${names}.`,
    won: (names) => `Won by ${names}.`,
    drawing: 'The game is about to start.',
    closed: 'The game was closed.',
  },
  de: {
    host: (name, title) => `${name} lädt dich zu ${title} ein`,
    free: (free, seats) => `Freie Plätze: ${free} von ${seats}.`,
    noClock: 'Ohne Uhr.',
    clock: {
      turn: (time) => `${time} für jeden Zug.`,
      prompt: (time) => `${time} für jeden Schritt.`,
      bank: (time) => `${time} für die ganze Partie.`,
    },
    bot: 'Bot',
    seat: (number) => `Platz ${number}`,
    waiting: (names) => `Am Zug: ${names}.`,
    won: (names, count) => `${names} ${count === 1 ? 'hat' : 'haben'} gewonnen.`,
    drawing: 'Die Partie beginnt gleich.',
    closed: 'Die Partie wurde geschlossen.',
  },
};

/** The game, if everybody may find it. An unlisted or private one is like one that does not exist. */
export async function findPublic(context: Context, id: string): Promise<GameRecord | null> {
  const found = await findReadable(context, null, id);
  return found.ok && found.value.record.visibility === 'public' ? found.value.record : null;
}

/** `shown` is how names are written, where others may not write what they like. */
export function aboutGame(
  context: Context,
  record: GameRecord,
  language: Language,
  shown: (name: string) => string = (name) => name,
): AboutGame {
  const nameOf = nameIn(language, shown);
  const title = context.rulebooks.get(record.rulebook)?.meta.titles[language] ?? record.rulebook;
  return record.status === 'open'
    ? aboutOpen(record, title, language, nameOf)
    : {
        title: `${title}: ${listed(record.seats.map(nameOf), language)}`,
        text: stateOf(record, language, nameOf),
      };
}

type NameOf = (holder: Holder, seat: number) => string;

function aboutOpen(
  { seats, creatorId, clock }: GameRecord,
  title: string,
  language: Language,
  nameOf: NameOf,
): AboutGame {
  const t = words[language];
  const host = seats.find((holder) => holder.kind === 'player' && holder.id === creatorId);
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const time = clock === null ? t.noClock : t.clock[clock.kind](spanIn(clock.seconds, language));
  return {
    title: host === undefined ? title : t.host(nameOf(host, 0), title),
    text: `${free === 0 ? t.drawing : t.free(free, seats.length)} ${time}`,
  };
}

function stateOf(
  { seats, outcome, prompts, status }: GameRecord,
  language: Language,
  nameOf: NameOf,
): string {
  const t = words[language];
  const named = (numbers: readonly number[]): string =>
    listed(
      [...new Set(numbers)].map((seat) => nameOf(seats[seat] ?? { kind: 'open' }, seat)),
      language,
    );
  if (outcome !== null) {
    const first = outcome.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
    return t.won(named(first), first.length);
  }
  if (status === 'closed') return t.closed;
  return prompts.length === 0 ? t.drawing : t.waiting(named(prompts.map(({ seat }) => seat)));
}

const nameIn =
  (language: Language, shown: (name: string) => string): NameOf =>
  (holder, seat) => {
    const t = words[language];
    if (holder.kind === 'bot') return `${t.bot} ${seat + 1}`;
    return holder.kind === 'player' && holder.name !== '' ? shown(holder.name) : t.seat(seat + 1);
  };

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit that says it without a remainder. */
function spanIn(seconds: number, language: Language): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  );
}
