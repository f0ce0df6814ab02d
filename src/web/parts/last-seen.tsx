import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Board, keptBoards } from '../state/boards.js';
import { hrefOf } from '../state/route.js';
import { session } from '../state/session.js';
import { words } from '../texts/words.js';
import { show } from './board-small.js';
import { When } from './when.js';

/** Without a connection: the boards as they were seen last, or that of one game. */
export function LastSeen({ game }: { readonly game?: string }) {
  const t = words().reach;
  const player = session.value?.player.id ?? '';
  const [boards, setBoards] = useState<readonly Board[]>([]);
  useEffect(() => {
    void keptBoards(player).then(setBoards);
  }, [player]);
  const shown = boards.filter((one) => game === undefined || one.game === game);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="last-seen">
      <h2 id="last-seen">{t.lastSeen}</h2>
      <ul class={game === undefined ? 'cards' : 'stack'}>
        {shown.map((one) => (
          <li key={one.game}>
            {game === undefined ? (
              <a class="card card-link" href={hrefOf(['games', one.game])}>
                <Kept board={one} isSmall />
              </a>
            ) : (
              <div class="card">
                <Kept board={one} isSmall={false} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kept({ board, isSmall }: { readonly board: Board; readonly isSmall: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) show(place.current, board.picture);
  }, [board]);
  return (
    <>
      <div ref={place} class={isSmall ? 'board-small' : 'board-kept'} role="img" aria-label={board.title} />
      <strong>{board.title}</strong>
      <When time={new Date(board.seenAt).toISOString()} />
    </>
  );
}
