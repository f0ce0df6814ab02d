import { setImmediate as breathe } from 'node:timers/promises';
import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { MovingSvg } from '../../engine/drawing/moving.js';
import type { Layout, Picture } from '../../engine/drawing/picture.js';
import { type Rendering, toSvg } from '../../engine/drawing/svg.js';
import { type Entry, isAction, isStart } from '../../engine/entry.js';
import { statesAfter } from '../../engine/replay.js';
import { type Audience, type ComponentsShape, SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import type { Stopped } from './stopped.js';

interface Look {
  readonly viewer: Viewer;
  readonly audience: Audience<ComponentsShape>;
  readonly layout: Layout;
  readonly rendering: Rendering;
}

export interface PictureInput extends Look {
  readonly state: AnyState;
  /** Whether the viewer's legal actions are marked. */
  readonly isActive: boolean;
}

export interface FilmInput extends Look {
  readonly title: string;
  readonly entries: readonly Entry[];
}

function drawn(
  rulebook: AnyRulebook,
  state: AnyState,
  { viewer, audience, layout }: Look,
  isActive: boolean,
): Picture {
  const legal = isActive && viewer !== SPECTATOR ? rulebook.legal(state, viewer) : [];
  return rulebook.picture(rulebook.view(state, viewer), { ...audience, layout, legal });
}

export function pictureTask(rulebook: AnyRulebook, input: PictureInput): string {
  const { state, isActive, rendering } = input;
  return toSvg(drawn(rulebook, state, input, isActive), rendering);
}

export interface Film {
  /** An animated SVG. Null if it was stopped. */
  readonly svg: string | null;
  /** Of all pictures that were drawn, before what they have in common was left out. */
  readonly kilobytes: number;
}

/** A finished game turn by turn. */
export async function filmTask(rulebook: AnyRulebook, input: FilmInput, stopped: Stopped): Promise<Film> {
  const { entries, title, rendering } = input;
  const moving = new MovingSvg(rendering);
  const turns = turnsIn(entries);
  const shown = new Set(turns);
  for (const { entry, state } of statesAfter(rulebook, entries, { version: 0, state: null })) {
    if (!shown.has(entry.version)) continue;
    moving.add(drawn(rulebook, state, input, false));
    // Lets other work of this thread run in between.
    await breathe();
    if (stopped()) return { svg: null, kilobytes: moving.characters / 1024 };
  }
  return { svg: moving.end(title), kilobytes: moving.characters / 1024 };
}

/** The film of a long game skips turns. */
const MAX_PICTURES = 100;

/** The versions at which a turn ends. */
function turnsIn(entries: readonly Entry[]): number[] {
  const ends = entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const isEnd = next === undefined || isStart(entry) || (isAction(next) && next.seat !== entry.seat);
    return isEnd ? [entry.version] : [];
  });
  const step = Math.max(1, Math.ceil(ends.length / MAX_PICTURES));
  return ends.filter((_, index) => (ends.length - 1 - index) % step === 0);
}
