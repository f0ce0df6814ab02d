import { useRef } from 'preact/hooks';
import type { Failure } from '../../api/failure.js';
import type { Game } from '../../api/games.js';
import { getPicture } from '../../api/picture.js';
import type { Table } from '../../live/table.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { pictureFrom } from '../../sanitize/picture.js';
import { language, shade } from '../../state/settings.js';
import { markChanges } from './panes/changes.js';

/** The width of the narrow layout. */
export const NARROW = 400;
export const WIDE = 1200;
/** Below this width, the parts of the wide layout do not fit. */
export const READABLE = 788;

interface Pictured {
  readonly text: string;
  readonly picture: SVGSVGElement | null;
  /** What was shown before it. */
  readonly after: string | null;
  /** What its marks compare it with. */
  marked: string | null;
}

interface Shown {
  readonly picture: SVGSVGElement | null;
  /** The picture that the marks of changes compare with; null for no marks. */
  readonly before: string | null;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/** The picture of the shown version. That of an earlier one is loaded; the old picture stays until the new one is there. */
export function usePicture(table: Table, game: Game, size: number | null): Shown {
  const at = table.at.value;
  const seat = table.viewSeat.value;
  const scheme = shade.value;
  const now = table.drawn.value?.text ?? null;
  const shown = useRef<Pictured | null>(null);
  const compared = useRef<Pick<Pictured, 'text' | 'picture'> | null>(null);
  const loaded = useLoaded(
    async (signal) => {
      if (size === null || at === null) return null;
      const sight = { game: game.id, invitation: table.invitation, seat, scheme, size };
      return getPicture(sight, at, signal);
    },
    [game.id, at, seat, scheme, language.value, size],
  );
  const text = at === null ? now : loaded.value;
  const own = table.ownPicture.value;
  // Replacing a picture by an equal one would lose the focus for nothing.
  if (text !== null && text !== shown.current?.text)
    shown.current = { text, picture: pictureFrom(text), after: shown.current?.text ?? null, marked: null };
  const current = shown.current;
  // An earlier version is compared with what was shown before it, as in a film.
  const before = current === null ? null : at === null ? own : current.after;
  if (current !== null && current.marked !== before && current.picture !== null) {
    current.marked = before;
    // After an own action there is nothing to compare with, and parsing takes as long as all else.
    const isSame = before === current.text;
    if (before !== null && !isSame && before !== compared.current?.text)
      compared.current = { text: before, picture: pictureFrom(before) };
    markChanges(current.picture, isSame ? null : (compared.current?.picture ?? null));
  }
  return { picture: current?.picture ?? null, before, failure: loaded.failure, again: loaded.again };
}
