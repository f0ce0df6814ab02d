/** The kinds of requests, in the order in which they are refused: the dearest first, and what games need last. */
export const workClasses = ['films', 'pngs', 'past', 'drafts', 'pictures', 'acting'] as const;
export type WorkClass = (typeof workClasses)[number];

export interface Measures {
  /** Milliseconds by which the event loop was late, at worst, since the last look. */
  readonly delay: number;
  /** How full the fullest queue is that requests wait in, from 0 to 1. */
  readonly queues: number;
  /** Statements that wait for a connection, for each connection. */
  readonly pool: number;
}

/** How many classes are refused, and for how many looks in a row the measures have asked for more, or for fewer. */
export interface Pressure {
  readonly level: number;
  readonly above: number;
  readonly below: number;
}

export const calm: Pressure = { level: 0, above: 0, below: 0 };

/** From these measures on a class is refused. A full queue refuses by itself, so it never stops pictures and actions. */
const THRESHOLDS: Readonly<Record<WorkClass, Measures>> = {
  films: { delay: 60, queues: 0.5, pool: 2 },
  pngs: { delay: 100, queues: 0.65, pool: 4 },
  past: { delay: 200, queues: 0.8, pool: 8 },
  drafts: { delay: 400, queues: 0.95, pool: 16 },
  pictures: { delay: 800, queues: Number.POSITIVE_INFINITY, pool: 32 },
  acting: { delay: 2_000, queues: Number.POSITIVE_INFINITY, pool: 100 },
};

/** A single long pause refuses nothing. */
const LOOKS_UP = 2;
const LOOKS_DOWN = 4;
/** A class that is refused is let in again below this part of its threshold. */
const EASED = 0.5;

const isAbove = (measures: Measures, threshold: Measures, part: number): boolean =>
  measures.delay >= threshold.delay * part ||
  measures.queues >= threshold.queues * part ||
  measures.pool >= threshold.pool * part;

/** How many classes these measures would refuse. */
const levelFor = (measures: Measures, part: number): number =>
  workClasses.filter((name) => isAbove(measures, THRESHOLDS[name], part)).length;

/** One level at a time, up after two looks and down after four, so that a level is not left and entered by turns. */
export function nextPressure({ level, above, below }: Pressure, measures: Measures): Pressure {
  if (levelFor(measures, 1) > level)
    return above + 1 < LOOKS_UP ? { level, above: above + 1, below: 0 } : { ...calm, level: level + 1 };
  if (levelFor(measures, EASED) < level)
    return below + 1 < LOOKS_DOWN ? { level, above: 0, below: below + 1 } : { ...calm, level: level - 1 };
  return { ...calm, level };
}

export const shedAt = ({ level }: Pressure): readonly WorkClass[] => workClasses.slice(0, level);
