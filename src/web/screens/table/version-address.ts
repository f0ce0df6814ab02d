import { useEffect } from 'preact/hooks';
import type { Table } from '../../live/table.js';
import { hrefOf, replace, route } from '../../state/route.js';

/** Browsers refuse an address that changes too often, as while a slider is moved. */
const PAUSE = 300;

/** Keeps the shown version in the address, so that it can be shared: `?at=12`. The screen around it reads it there. */
export function useVersionInAddress(table: Table): void {
  const at = table.at.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      const { path, query } = route.value;
      const { at: named, ...others } = Object.fromEntries(query);
      const wanted = at === null ? undefined : String(at);
      if (named !== wanted) replace(hrefOf(path, wanted === undefined ? others : { ...others, at: wanted }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [at]);
}
