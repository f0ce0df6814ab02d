import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Trouble } from '../../parts/trouble.js';
import { words } from '../../texts/words.js';
import { ActionMenu } from './action-menu.js';
import { Explanation } from './panes/explanation.js';
import { useHeldFocus } from './panes/held-focus.js';
import { PaneBar } from './panes/pane-bar.js';
import { PaneView } from './panes/pane-view.js';
import { partsOf } from './panes/parts-of.js';
import { usePanes } from './panes/use-panes.js';
import { useRoom } from './panes/use-room.js';
import { point, pointNowhere, useExpectedShapes, usePointedShapes } from './pointed.js';
import { usePicture } from './use-picture.js';
import type { Taking } from './use-taking.js';
import { useTouching } from './use-touching.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly taking: Taking;
  /** The action that a coach expects. */
  readonly expected: string | null;
}

/** The picture of the table in panes. A click on a shape takes its action; for several actions, a menu opens. */
export function Board({ table, game, taking, expected }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { room, size } = useRoom(place);
  useEffect(() => {
    table.size.value = size;
  }, [table, size]);
  const { picture, failure, again, before } = usePicture(table, game, size);
  const { asked, isBusy } = taking;
  const parts = useMemo(() => (picture === null ? [] : partsOf(picture)), [picture]);
  const legal = useMemo(() => new Set(asked?.actions.map(({ id }) => id)), [asked]);
  const panes = usePanes(game.rulebook, parts, legal, `${asked?.seat} ${asked?.text}`, room);
  const { click, press, menu, choose, closeMenu } = useTouching(taking, legal);
  useHeldFocus(place, parts);
  usePointedShapes(place);
  useExpectedShapes(place, expected);
  return (
    <section class="board" aria-label={words().table.picture}>
      <PaneBar parts={parts} panes={panes} legal={legal} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons are in the picture, which the server draws */}
      <div
        ref={place}
        class={isBusy ? 'panes panes-busy' : 'panes'}
        tabIndex={-1}
        onPointerOver={point}
        onPointerLeave={pointNowhere}
        onFocusIn={point}
        onClick={click}
        onKeyDown={press}
      >
        {panes.columns.map((column) => (
          <div class="pane-column" key={column[0]?.[0]?.part.name}>
            {column.map((row) => (
              <div class="pane-row" key={row[0]?.part.name}>
                {row.map((pane) => (
                  <PaneView
                    key={pane.part.name}
                    pane={pane}
                    panes={panes}
                    isOnly={parts.length === 1}
                    marks={before}
                  />
                ))}
              </div>
            ))}
          </div>
        ))}
        {picture === null && failure === null && <p class="quiet">{words().loading}</p>}
        {failure !== null && <Trouble failure={failure} again={again} />}
      </div>
      <Explanation place={place} />
      {menu !== null && asked !== null && (
        <ActionMenu
          choices={asked.actions.filter(({ id }) => menu.includes(id))}
          onChoose={choose}
          onClose={closeMenu}
        />
      )}
    </section>
  );
}
