import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import { take } from '../../live/acting.js';
import { askedOf, type Table } from '../../live/table.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { words } from '../../texts/words.js';
import { ActionMenu } from './action-menu.js';
import { useLayoutSize, usePicture } from './use-picture.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

const TOUCHABLE = '[data-action]';

/** The picture of the table. What an action touches can be clicked; where several do, a menu asks which. */
export function Board({ table, game }: Props) {
  const t = words().table;
  const place = useRef<HTMLDivElement>(null);
  const { picture, failure, again } = usePicture(table, game, useLayoutSize(place));
  const [menu, setMenu] = useState<readonly string[] | null>(null);
  const task = useTask();
  const asked = askedOf(table.legal.value, table.eyes.value);
  useLayoutEffect(() => {
    if (place.current !== null && picture !== null) hang(place.current, picture);
  }, [picture]);

  const touch = (target: EventTarget | null): boolean => {
    if (!(target instanceof Element) || asked === null || table.at.value !== null) return false;
    const ids = target.closest(TOUCHABLE)?.getAttribute('data-action')?.split(' ') ?? [];
    const legal = ids.filter((id) => asked.actions.some((one) => one.id === id));
    const [only] = legal;
    if (only === undefined) return false;
    if (legal.length === 1) choose(only);
    else setMenu(legal);
    return true;
  };
  const choose = (action: string) => {
    setMenu(null);
    if (asked !== null) void task.run(() => take(table, asked.seat, action));
  };
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && touch(event.target)) event.preventDefault();
  };
  return (
    <section class="board" aria-label={t.picture}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons are in the picture, which others have drawn */}
      <div
        ref={place}
        class={task.isBusy ? 'picture picture-busy' : 'picture'}
        tabIndex={-1}
        onClick={(event) => touch(event.target)}
        onKeyDown={press}
      />
      {picture === null && failure === null && <p class="quiet">{words().loading}</p>}
      {failure !== null && <Trouble failure={failure} again={again} />}
      {task.failure !== null && <Trouble failure={task.failure} />}
      {menu !== null && asked !== null && (
        <ActionMenu
          choices={asked.actions.filter(({ id }) => menu.includes(id))}
          onChoose={choose}
          onClose={() => setMenu(null)}
        />
      )}
    </section>
  );
}

/** Puts a picture in the place of the one before. Whoever had the focus in that one has it in this one. */
function hang(place: HTMLElement, picture: SVGSVGElement): void {
  const held = document.activeElement;
  const hadFocus = held !== null && held !== place && place.contains(held);
  const ids = hadFocus ? (held.getAttribute('data-action')?.split(' ') ?? []) : [];
  place.replaceChildren(picture);
  if (!hadFocus) return;
  const next =
    [...place.querySelectorAll<SVGElement>(TOUCHABLE)].find((one) =>
      one.getAttribute('data-action')?.split(' ').some((id) => ids.includes(id)),
    ) ?? place.querySelector<SVGElement>(TOUCHABLE);
  (next ?? place).focus();
}
