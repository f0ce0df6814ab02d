import { useEffect, useMemo } from 'preact/hooks';
import { codeOf } from '../../api/failure.js';
import { type Game, joinGame } from '../../api/games.js';
import { keepLastSeen } from '../../live/last-seen.js';
import { Table } from '../../live/table.js';
import { Heading } from '../../parts/heading.js';
import { LastSeen } from '../../parts/last-seen.js';
import { Trouble } from '../../parts/trouble.js';
import { useTitleOf } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { newCommitment } from '../../state/entropy.js';
import { gameToJoin } from '../../state/game-to-join.js';
import { hrefOf, replace, route } from '../../state/route.js';
import { words } from '../../texts/words.js';
import { Room } from '../room/room.js';
import { TableView } from '../table/table-view.js';
import { Away } from './away.js';

/** One game: the room before the start, the table afterwards. */
export function GameScreen({ id }: { readonly id: string }) {
  const t = words();
  const given = route.value.query.get('invitation');
  // Kept, because the address loses the invitation after it was used.
  const invitation = useMemo(() => given, [id]);
  const table = useMemo(() => new Table(id, invitation), [id, invitation]);
  useEffect(() => table.open(), [table]);
  const at = versionIn(route.value.query.get('at'));
  useEffect(() => {
    table.at.value = at;
  }, [table, at]);
  const sitting = useTask();
  useEffect(() => {
    if (gameToJoin.value !== id || invitation === null) return;
    gameToJoin.value = null;
    void sitting.run(async () => {
      table.put(await joinGame(id, { invitation, commitment: newCommitment() }));
      replace(hrefOf(['games', id]));
    });
  }, [table]);
  const titleOf = useTitleOf();
  useEffect(() => keepLastSeen(table), [table]);
  const lobby = { href: '#/lobby', text: t.lobby.title };
  const game = table.game.value;
  const failure = table.failure.value;
  const newest = game?.version ?? null;
  useEffect(() => {
    // A link to a version that there is not, or not yet, leads to the present.
    if (at !== null && newest !== null && at >= newest) table.at.value = null;
  }, [table, at, newest === null]);
  if (game === null) {
    return (
      <div class="narrow">
        <Heading title={failure === null ? t.loading : t.room.game} />
        {failure !== null && invitation !== null && codeOf(failure) === 'not_found' && (
          <p class="notice">{t.room.usedUp}</p>
        )}
        {failure !== null && <Trouble failure={failure} again={() => table.refresh()} way={lobby} />}
        {failure?.kind === 'unreachable' && <LastSeen game={id} />}
      </div>
    );
  }
  const title = titleOf(game.rulebook);
  const View = game.startedAt === null ? Room : TableView;
  return (
    <>
      {failure?.kind === 'refused' && <Trouble failure={failure} again={() => table.refresh()} way={lobby} />}
      {sitting.failure !== null && <Trouble failure={sitting.failure} way={lobby} />}
      {invitation !== null && <Invited game={game} />}
      <Away table={table} game={game} />
      <View table={table} game={game} title={title} />
    </>
  );
}

/** The version that a link names. */
const versionIn = (text: string | null): number | null =>
  text !== null && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : null;

/** For a player who followed an invitation: whether a seat is free. */
function Invited({ game }: { readonly game: Game }) {
  const t = words();
  if (game.yourSeats.length > 0 || game.status === 'finished' || game.status === 'closed') return null;
  const isFree = game.seats.some(({ kind, reserved }) => kind === 'open' && !reserved);
  return (
    <p class="notice">
      {isFree ? t.room.invited : t.room.noSeat} {!isFree && <a href="#/lobby">{t.lobby.title}</a>}
    </p>
  );
}
