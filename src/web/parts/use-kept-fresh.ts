import { useEffect, useRef } from 'preact/hooks';
import { happened } from '../state/waiting.js';

/** Public games of others cause no events for this player, so their list is loaded again from time to time. */
const INTERVAL = 20_000;

/** Loads a list again when something happens in the player's games; with `isPublic`, also from time to time. */
export function useKeptFresh(again: () => void, isPublic = false): void {
  const count = happened.value;
  const before = useRef(count);
  useEffect(() => {
    if (count !== before.current) again();
    before.current = count;
  }, [count]);
  useEffect(() => {
    if (!isPublic) return;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [isPublic, again]);
}
