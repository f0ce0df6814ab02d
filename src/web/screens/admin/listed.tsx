import type { ComponentChildren } from 'preact';
import { Trouble } from '../../parts/trouble.js';
import type { Loaded } from '../../parts/use-loaded.js';
import { adminWords } from './texts.js';

interface Props<Item> {
  readonly loaded: Loaded<readonly Item[]>;
  readonly children: (item: Item) => ComponentChildren;
}

/** A list with a button to look again: others look after the server, too. */
export function Listed<Item>({ loaded, children }: Props<Item>) {
  const t = adminWords();
  return (
    <>
      <p>
        <button type="button" class="small" onClick={loaded.again}>
          {t.again}
        </button>
      </p>
      {loaded.failure !== null && <Trouble failure={loaded.failure} again={loaded.again} />}
      {loaded.value?.length === 0 && <p class="quiet">{t.none}</p>}
      {loaded.value?.map(children)}
    </>
  );
}
