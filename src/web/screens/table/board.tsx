import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Trouble } from '../../parts/trouble.js';
import { change, largePicture } from '../../state/settings.js';
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

/** The picture of the table. What an action touches can be clicked; where several do, a menu asks which. */
export function Board({ table, game, taking }: Props) {
  const t = words().table;
  const frame = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const size = useLayoutSize(frame);
  const { picture, failure, again } = usePicture(table, game, size);
  const { asked, isBusy } = taking;
  const [menu, setMenu] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => {
    if (place.current !== null && picture !== null) hang(place.current, picture);
  }, [picture]);

  const touch = (target: EventTarget | null): boolean => {
    if (!(target instanceof Element) || asked === null || isBusy) return false;
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
    taking.choose(action);
  };
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && touch(event.target)) event.preventDefault();
  };
  return (
    <section class="board" aria-label={t.picture} ref={frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons are in the picture, which others have drawn */}
      <div
        ref={place}
        class={`picture ${isBusy ? 'picture-busy' : ''} ${size === NARROW ? 'picture-narrow' : ''}`}
        tabIndex={-1}
        onClick={(event) => touch(event.target)}
        onKeyDown={press}
      />
      <p class="board-tools">
        <button
          type="button"
          class="small bare"
          aria-pressed={largePicture.value}
          onClick={() => change({ largePicture: !largePicture.value })}
        >
          {t.largePicture}
        </button>
      </p>
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

/** Puts a picture in the place of the one before. Whoever had the focus in that one has it in this one. */
function hang(place: HTMLElement, picture: SVGSVGElement): void {
  const held = document.activeElement;
  const hadFocus = held !== null && held !== place && place.contains(held);
  const ids = hadFocus ? (held.getAttribute('data-action')?.split(' ') ?? []) : [];
  place.replaceChildren(picture);
  if (!hadFocus) return;
  const next =
    [...place.querySelectorAll<SVGElement>(TOUCHABLE)].find((one) =>
      one
        .getAttribute('data-action')
        ?.split(' ')
        .some((id) => ids.includes(id)),
    ) ?? place.querySelector<SVGElement>(TOUCHABLE);
  (next ?? place).focus();
}
