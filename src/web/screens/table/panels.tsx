import type { Game } from '../../api/games.js';
import type { Table } from '../../live/table.js';
import { Rules } from '../../parts/rules.js';
import { Tabs } from '../../parts/tabs.js';
import { useRulebook } from '../../parts/use-rulebooks.js';
import { words } from '../../texts/words.js';
import { Coach, hasCoach } from './coach/coach.js';
import { Log } from './log.js';
import { More } from './more.js';
import { Orders } from './orders.js';
import { Result } from './result/result.js';
import { Talk } from './talk.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
}

/** The panels next to the board. */
export function Panels({ table, game }: Props) {
  const t = words();
  const book = useRulebook(game.rulebook);
  const { viewSeat } = table;
  const isPlaying = game.status === 'active' && viewSeat.value !== null;
  return (
    <Tabs
      label={t.table.panels}
      tabs={[
        ...(game.outcome === null
          ? []
          : [
              {
                name: 'result',
                title: t.story.result,
                content: () => <Result table={table} game={game} />,
              },
            ]),
        { name: 'log', title: t.table.log, content: () => <Log table={table} game={game} /> },
        {
          name: 'talk',
          title: t.table.talk,
          count: table.talk.unseen.value,
          content: () => <Talk table={table} game={game} />,
        },
        {
          name: 'rules',
          title: t.lobby.rules,
          content: () =>
            book === null ? null : <Rules book={book} game={game} invitation={table.invitation} />,
        },
        ...(isPlaying && viewSeat.value !== null
          ? [
              {
                name: 'orders',
                title: t.table.orders,
                content: () => <Orders table={table} game={game} seat={viewSeat.value ?? 0} />,
              },
            ]
          : []),
        ...(viewSeat.value !== null && hasCoach(game)
          ? [
              {
                name: 'coach',
                title: t.learning.coach,
                content: () => <Coach table={table} game={game} seat={viewSeat.value ?? 0} />,
              },
            ]
          : []),
        { name: 'more', title: t.table.more, content: () => <More table={table} game={game} /> },
      ]}
    />
  );
}
