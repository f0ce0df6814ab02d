import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import { getReplay } from '../../api/picture.js';
import type { Table } from '../../live/table.js';
import { Trouble } from '../../parts/trouble.js';
import { useTask } from '../../parts/use-task.js';
import { pictureFrom } from '../../sanitize/picture.js';
import { shade } from '../../state/settings.js';
import { words } from '../../texts/words.js';
import { NARROW, READABLE, WIDE } from './use-picture.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The whole game as one animated picture. It is loaded on demand. */
export function Film({ table, game }: Props) {
  const t = words().table;
  const [film, setFilm] = useState<SVGSVGElement | null>(null);
  const [isPaused, setPaused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const task = useTask();
  useLayoutEffect(() => {
    if (film !== null) place.current?.replaceChildren(film);
  }, [film]);
  const show = () =>
    void task.run(async () => {
      const size = (frame.current?.clientWidth ?? 0) < READABLE ? NARROW : WIDE;
      const { invitation } = table;
      const sight = { game: game.id, invitation, seat: null, size, scheme: shade.value };
      setFilm(pictureFrom(await getReplay(sight)));
    });
  const toggle = () => {
    if (isPaused) film?.unpauseAnimations();
    else film?.pauseAnimations();
    setPaused(!isPaused);
  };
  return (
    <div class={film === null ? 'stack' : 'stack film-on'} ref={frame}>
      <p class="row">
        {film === null ? (
          <button type="button" disabled={task.isBusy} onClick={show}>
            {t.film}
          </button>
        ) : (
          <>
            <button type="button" onClick={toggle}>
              {isPaused ? t.filmOn : t.filmPause}
            </button>
            <button type="button" onClick={() => setFilm(null)}>
              {t.filmClose}
            </button>
          </>
        )}
      </p>
      {task.failure !== null && <Trouble failure={task.failure} />}
      {film !== null && <div class={'film picture'} ref={place} />}
    </div>
  );
}
