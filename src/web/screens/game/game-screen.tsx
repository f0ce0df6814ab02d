import { useEffect, useMemo } from 'preact/hooks';
import { Heading } from '../../parts/heading.js';
import { Trouble } from '../../parts/trouble.js';
import { useTitleOf } from '../../parts/use-rulebooks.js';
import { Table } from '../../live/table.js';
import { route } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { Room } from '../room/room.js';
import { TableView } from '../table/table-view.js';

/** One game: the room before it begins, the table from then on. */
export function GameScreen({ id }: { readonly id: string }) {
  const t = words();
  const invitation = route.value.query.get('invitation');
  const table = useMemo(() => new Table(id, invitation), [id, invitation]);
  useEffect(() => table.open(), [table]);
  const titleOf = useTitleOf();
  const game = table.game.value;
  const failure = table.failure.value;
  if (game === null) {
    return (
      <div class="narrow">
        <Heading title={failure === null ? t.loading : t.room.game} />
        {failure !== null && (
          <Trouble failure={failure} again={() => table.refresh()} way={{ href: '#/lobby', text: t.lobby.title }} />
        )}
      </div>
    );
  }
  const title = titleOf(game.rulebook);
  const isOpen = game.status === 'open' || game.startedAt === null;
  return isOpen ? (
    <Room table={table} game={game} title={title} />
  ) : (
    <TableView table={table} game={game} title={title} />
  );
}
