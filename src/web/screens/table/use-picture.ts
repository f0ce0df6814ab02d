import { useRef } from 'preact/hooks';
import type { Failure } from '../../api/failure.js';
import type { Game } from '../../api/games.js';
import { getPicture } from '../../api/picture.js';
import type { Table } from '../../live/table.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { pictureFrom } from '../../sanitize/picture.js';
import { language, shade } from '../../state/settings.js';

/** The width of the narrow layout. */
export const NARROW = 400;
export const WIDE = 1200;
/** Below this width, the parts of the wide layout do not fit. */
export const READABLE = 788;

interface Shown {
  readonly picture: SVGSVGElement | null;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/** Loads the picture of the shown version. The old picture stays until the new one is loaded. */
export function usePicture(table: Table, game: Game, size: number | null): Shown {
  const at = table.at.value;
  const seat = table.viewSeat.value;
  const scheme = shade.value;
  const shown = useRef<{ readonly text: string; readonly picture: SVGSVGElement | null } | null>(null);
  const loaded = useLoaded(
    async (signal) => {
      if (size === null) return;
      const sight = { game: game.id, invitation: table.invitation, seat, scheme, size };
      const text = await getPicture(sight, at, signal);
      // Replacing a picture by an equal one would lose the focus for nothing.
      if (text !== shown.current?.text) shown.current = { text, picture: pictureFrom(text) };
    },
    [game.id, at ?? game.version, at !== null, seat, scheme, language.value, size, game.status],
  );
  return { picture: shown.current?.picture ?? null, failure: loaded.failure, again: loaded.again };
}
