import { signal } from '@preact/signals';
import { onStoredElsewhere, store, stored } from './stored.js';

/** How the player likes the parts of pictures: by rulebook, then by the name of the part. */
interface Liking {
  readonly pinned?: boolean;
  readonly zoom?: number;
}
type Likings = Readonly<Record<string, Readonly<Record<string, Liking>>>>;

/** Parts are not drawn smaller than this, so that every text can be read. */
const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;
const NAME = 'panes';

const isObject = (value: unknown): value is Likings =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'object');
const read = (): Likings => stored(NAME, isObject) ?? {};
const likings = signal(read());
onStoredElsewhere(NAME, () => {
  likings.value = read();
});

function like(rulebook: string, part: string, some: Liking): void {
  const ofRulebook = likings.value[rulebook] ?? {};
  likings.value = {
    ...likings.value,
    [rulebook]: { ...ofRulebook, [part]: { ...ofRulebook[part], ...some } },
  };
  store(NAME, likings.value);
}

export const pinnedParts = (rulebook: string): readonly string[] =>
  Object.entries(likings.value[rulebook] ?? {}).flatMap(([name, { pinned }]) =>
    pinned === true ? [name] : [],
  );

export const pinPart = (rulebook: string, part: string, pinned: boolean): void =>
  like(rulebook, part, { pinned });

export const zoomOf = (rulebook: string, part: string): (typeof ZOOMS)[number] =>
  ZOOMS.find((one) => one === likings.value[rulebook]?.[part]?.zoom) ?? 1;

/** One step closer or back. */
export function zoomPart(rulebook: string, part: string, by: 1 | -1): void {
  const at = ZOOMS.indexOf(zoomOf(rulebook, part));
  like(rulebook, part, { zoom: ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + by))] ?? 1 });
}
