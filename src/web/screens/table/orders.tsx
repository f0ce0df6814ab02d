import type { Game } from '../../api/games.js';
import { getOrders, type Order, type PlanCheck, setOrders } from '../../api/play.js';
import type { Table } from '../../live/table.js';
import { Trouble } from '../../parts/trouble.js';
import { useLoaded } from '../../parts/use-loaded.js';
import { useRulebook } from '../../parts/use-rulebooks.js';
import { useTask } from '../../parts/use-task.js';
import { inWords, words } from '../../texts/words.js';
import { NewOrder } from './new-order.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly seat: number;
}

/** The standing orders of a seat. Only its player sees them. */
export function Orders({ table, game, seat }: Props) {
  const t = words().table;
  const orders = useLoaded(() => getOrders(game.id, seat), [game.id, seat, game.version]);
  const task = useTask();
  const lay = (next: readonly Order[]): Promise<boolean> =>
    task.run(async () => {
      orders.put(await setOrders(game.id, seat, next));
      table.refresh();
    });
  const list = orders.value?.orders ?? [];
  const checks = orders.value?.checks ?? [];
  return (
    <div class="stack">
      <p class="quiet">{t.ordersAre}</p>
      {orders.failure !== null && <Trouble failure={orders.failure} again={orders.again} />}
      <ul class="rows" aria-label={t.orders}>
        {list.map((order, nth) => (
          // Two orders may be the same.
          <li key={nth}>
            <OrderInWords order={order} table={table} game={game} />
            <CheckInWords check={checks[nth] ?? null} />
            <button
              type="button"
              class="small"
              disabled={task.isBusy}
              onClick={() => void lay(list.filter((_, other) => other !== nth))}
            >
              {t.removeOrder}
            </button>
          </li>
        ))}
      </ul>
      {task.failure !== null && <Trouble failure={task.failure} />}
      <NewOrder table={table} game={game} isBusy={task.isBusy} onAdd={(order) => lay([...list, order])} />
    </div>
  );
}

/** How far a prepared turn can be carried out. A turn that is sure needs no words. */
function CheckInWords({ check }: { readonly check: PlanCheck | null }) {
  const t = words().table;
  if (check === null || check.stop === null) return null;
  return <span class="quiet">{t.orderStops[check.stop](check.sure + 1)}</span>;
}

interface OrderProps {
  readonly order: Order;
  readonly table: Table;
  readonly game: Game;
}

function OrderInWords({ order, table, game }: OrderProps) {
  const t = words().table;
  const book = useRulebook(game.rulebook);
  const actionText = (id: string) =>
    table.legal.value.asked.flatMap(({ actions }) => actions).find((one) => one.id === id)?.text ?? id;
  const promptText = (kind: string) => {
    const text = book?.prompts[kind];
    return text === undefined ? kind : inWords(text);
  };
  if (order.kind === 'turn') {
    const either = (one: string | readonly string[]) => [one].flat().map(actionText).join(t.orderOr);
    return <span>{t.orderTurn(order.actions.map(either))}</span>;
  }
  if (order.kind === 'ask')
    return <span>{order.prompt === undefined ? t.orderAsk : t.orderAskAt(promptText(order.prompt))}</span>;
  const action = actionText(order.action);
  if (order.kind === 'until')
    return <span>{t.orderUntil(action, promptText(order.prompt), order.version)}</span>;
  if (order.kind === 'wish')
    return <span>{t.orderWish(action, promptText(order.prompt), t.orderFor[order.for])}</span>;
  return (
    <span>
      {order.prompt === undefined ? t.orderOnce(action) : t.orderOnceAt(action, promptText(order.prompt))}
    </span>
  );
}
