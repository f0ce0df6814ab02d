import { useEffect, useState } from 'preact/hooks';
import { NARROW, READABLE, WIDE } from '../use-picture.js';
import type { Room } from './pack.js';

const NOWHERE: Room = { width: 0, height: 0 };

/** The room for panes, and the width of the layout that fits it; null until it is measured. */
export function useRoom(place: { readonly current: HTMLElement | null }): {
  readonly room: Room;
  readonly size: number | null;
} {
  const [room, setRoom] = useState(NOWHERE);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0)
        setRoom((before) =>
          before.width === width && before.height === height ? before : { width, height },
        );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  if (room.width === 0) return { room, size: null };
  return { room, size: room.width < READABLE ? NARROW : WIDE };
}
