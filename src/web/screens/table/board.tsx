import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Trouble } from '../../parts/trouble.js';
import { words } from '../../texts/words.js';
import { ActionMenu } from './action-menu.js';
import { NARROW, useLayoutSize, usePicture } from './use-picture.js';
import type { Taking } from './use-taking.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly taking: Taking;
}

const TOUCHABLE = '[data-action]';

/** The picture of the table. A click on a shape takes its action; for several actions, a menu opens. */
export function Board({ table, game, taking }: Props) {
  const t = words().table;
  const frame = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useLayoutSize(frame);
  const { picture, failure, again } = usePicture(table, game, size);
  const { asked, isBusy } = taking;
  const [menu, setMenu] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => {
    if (place.current !== null && picture !== null) showPicture(place.current, picture);
  }, [picture]);

  const touch = (spot: Element | null): boolean => {
    if (asked === null || isBusy) return false;
    const ids = spot?.getAttribute('data-action')?.split(' ') ?? [];
    const legal = ids.filter((id) => asked.actions.some((one) => one.id === id));
    const [only] = legal;
    if (only === undefined) return false;
    if (legal.length === 1) choose(only);
    else setMenu(legal);
    return true;
  };
  const choose = (action: string) => {
    setMenu(null);
    taking.choose(action);
  };
  const press = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && touch(touchableAround(event.target))) event.preventDefault();
  };
  // A new picture may replace the target while the mouse button is down. Then only the position is known.
  const click = (event: MouseEvent) =>
    touch(
      touchableAround(event.target) ??
        touchableAround(document.elementFromPoint(event.clientX, event.clientY)),
    );
  return (
    <section class="board" aria-label={t.picture} ref={frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons are in the picture, which the server draws */}
      <div
        ref={place}
        class={`picture ${isBusy ? 'picture-busy' : ''} ${size === NARROW ? 'picture-narrow' : ''}`}
        tabIndex={-1}
        onClick={click}
        onKeyDown={press}
      />
      {picture === null && failure === null && <p class="quiet">{words().loading}</p>}
      {failure !== null && <Trouble failure={failure} again={again} />}
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

const touchableAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(TOUCHABLE) : null;

/** Replaces the picture and keeps the focus on the same button. */
function showPicture(place: HTMLElement, picture: SVGSVGElement): void {
  const held = document.activeElement;
  const hadFocus = held !== null && held !== place && place.contains(held);
  const ids = hadFocus ? (held.getAttribute('data-action')?.split(' ') ?? []) : [];
  const focusVisible = hadFocus && held.matches(':focus-visible');
  place.replaceChildren(picture);
  if (!hadFocus) return;
  const next =
    [...place.querySelectorAll<SVGElement>(TOUCHABLE)].find((one) =>
      one
        .getAttribute('data-action')
        ?.split(' ')
        .some((id) => ids.includes(id)),
    ) ?? place.querySelector<SVGElement>(TOUCHABLE);
  // Browsers support `focusVisible`, but the types of TypeScript do not have it.
  const focusOptions: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible };
  (next ?? place).focus(focusOptions);
}
