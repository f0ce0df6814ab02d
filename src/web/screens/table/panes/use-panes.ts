import { useState } from 'preact/hooks';
import { pinnedParts, pinPart, zoomOf, zoomPart } from '../../../state/panes.js';
import { GAP, type Packed, pack, type Room } from './pack.js';
import type { Part } from './parts-of.js';

export interface Pane {
  readonly part: Part;
  readonly zoom: number;
  readonly isPinned: boolean;
}

export interface Panes {
  readonly columns: Packed<Pane>;
  readonly isOpen: (part: Part) => boolean;
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly pin: (name: string) => void;
  readonly zoom: (name: string, by: 1 | -1) => void;
}

/** What the player opened and closed, until the next prompt. */
interface Choices {
  readonly prompt: string;
  readonly opened: readonly string[];
  readonly closed: readonly string[];
}

const NONE: Omit<Choices, 'prompt'> = { opened: [], closed: [] };

/** The frame of a pane takes this much of its width and height; its buttons stand below it where nothing hovers. */
const FRAME = 2;
const TOOLS = 30;
const touchScreen = matchMedia('(hover: none)');

/**
 * Which parts of the picture are open: first what the player has just opened, then what the prompt is about and what is
 * pinned, then as much of the rest as there is room for.
 */
export function usePanes(
  rulebook: string,
  parts: readonly Part[],
  legal: ReadonlySet<string>,
  prompt: string,
  room: Room,
): Panes {
  const [kept, keep] = useState<Choices>({ prompt, opened: [], closed: [] });
  const { opened, closed } = kept.prompt === prompt ? kept : NONE;
  const pinned = pinnedParts(rulebook);
  const choose = (changed: Partial<Choices>) => keep({ prompt, opened, closed, ...changed });
  const without = (names: readonly string[], name: string) => names.filter((one) => one !== name);

  const touched = (part: Part): number => part.actions.filter((id) => legal.has(id)).length;
  const rank = (part: Part): number => {
    if (opened.includes(part.name)) return 0;
    if (closed.includes(part.name)) return 4;
    if (touched(part) > 0) return 1;
    return pinned.includes(part.name) ? 2 : 3;
  };
  const sized = parts
    .filter((part) => rank(part) < 4)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((part) => {
      const zoom = zoomOf(rulebook, part.name);
      return {
        pane: { part, zoom, isPinned: pinned.includes(part.name) },
        name: part.name,
        width: part.box.width * zoom + FRAME,
        height: part.box.height * zoom + FRAME + (touchScreen.matches ? TOOLS : 0),
        isWanted: rank(part) < 3,
      };
    });
  const columns = pack(sized, { width: room.width, height: room.height - GAP }).map((column) =>
    column.map((row) => row.map(({ pane }) => pane)),
  );
  const open = new Set(columns.flat(2).map(({ part }) => part.name));
  return {
    columns,
    isOpen: ({ name }) => open.has(name),
    open: (name) => choose({ opened: [name, ...without(opened, name)], closed: without(closed, name) }),
    close: (name) => {
      if (pinned.includes(name)) pinPart(rulebook, name, false);
      choose({ opened: without(opened, name), closed: [...closed, name] });
    },
    pin: (name) => pinPart(rulebook, name, !pinned.includes(name)),
    zoom: (name, by) => zoomPart(rulebook, name, by),
  };
}
