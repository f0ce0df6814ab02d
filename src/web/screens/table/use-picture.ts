import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../../api/failure.js';
import type { Game } from '../../api/games.js';
import { getPicture } from '../../api/picture.js';
import type { Table } from '../../live/table.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { pictureFrom } from '../../sanitize/picture.js';
import { language, shade } from '../../state/settings.js';

/** What pictures are laid out for. */
export const NARROW = 400;
export const WIDE = 1200;
/** With less room than this, the letters of the wide layout are too small. */
export const READABLE = 860;

interface Shown {
  readonly picture: SVGSVGElement | null;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/** The picture of what is looked at; the one before stays until the next has come. */
export function usePicture(table: Table, game: Game, size: number | null): Shown {
  const at = table.at.value;
  const seat = table.eyes.value;
  const scheme = shade.value;
  const hanging = useRef<{ readonly text: string; readonly picture: SVGSVGElement | null } | null>(null);
  const loaded = useLoaded(
    async (signal) => {
      if (size === null) return;
      const sight = { game: game.id, invitation: table.invitation, seat, scheme, size };
      const text = await getPicture(sight, at, signal);
      // The same picture once more would only take the focus, or the mouse, from the one that hangs there.
      if (text !== hanging.current?.text) hanging.current = { text, picture: pictureFrom(text) };
    },
    [game.id, at ?? game.version, at !== null, seat, scheme, language.value, size, game.status],
  );
  return { picture: hanging.current?.picture ?? null, failure: loaded.failure, again: loaded.again };
}

/** Which of the two layouts suits the place that there is; null until that is known. */
export function useLayoutSize(place: { readonly current: HTMLElement | null }): number | null {
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setSize(width < READABLE ? NARROW : WIDE);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
