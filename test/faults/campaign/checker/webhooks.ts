import type { Heard, Posted, StoredDelivery, StoredGame } from '../record.js';
import type { Violation } from './violation.js';

/** Every notice must arrive, in order for each game and webhook, and with the same id and body when it is repeated. */
export function checkWebhooks(
  stored: StoredGame,
  heard: readonly Heard[],
  deliveries: readonly StoredDelivery[],
  posted: readonly Posted[],
): Violation[] {
  const { game } = stored;
  const found: Violation[] = [];
  const report = (hook: number, detail: string): void =>
    void found.push({ kind: 'webhook', game, detail: `the webhook of client ${hook} ${detail}` });
  const byHook = Map.groupBy(heard, ({ hook }) => hook);
  for (const [hook, all] of byHook)
    for (const detail of [...checkOrder(all), ...checkMessageOrder(all, posted)]) report(hook, detail);
  for (const detail of checkChain(stored, byHook.get(stored.creator) ?? [])) report(stored.creator, detail);
  const ids = new Set(heard.map(({ hook, id }) => `${hook} ${id}`));
  for (const { hook, id, type, version, state } of deliveries) {
    if (state !== 'delivered')
      report(hook, `has a ${type} of version ${version} that is ${state} at the end`);
    else if (!ids.has(`${hook} ${id}`)) report(hook, `never got ${type} of version ${version}`);
  }
  return found;
}

const noticeOf = ({ type, version, seat, message }: Heard): string =>
  `${type} of version ${version}${seat === null ? '' : `, seat ${seat}`}${message === null ? '' : `, message ${message}`}`;

function checkOrder(all: readonly Heard[]): string[] {
  const found: string[] = [];
  const first = new Map<string, Heard>();
  const ids = new Map<string, string>();
  let last: Heard | null = null;
  let newest = 0;
  for (const one of all) {
    const known = first.get(one.id);
    const notice = noticeOf(one);
    if (known === undefined) {
      first.set(one.id, one);
      if (ids.has(notice)) found.push(`got ${notice} with two ids`);
      ids.set(notice, one.id);
      // A message has the version that its author saw, and an entry may have come in between.
      if (one.message === null) {
        if (one.version < newest) found.push(`got ${notice} after version ${newest}`);
        newest = one.version;
      }
      last = one;
    } else {
      if (known.body !== one.body) found.push(`got ${notice} again with another body`);
      if (last !== null && last.id !== one.id) found.push(`got ${notice} again after ${noticeOf(last)}`);
    }
  }
  return found;
}

/** A message that was acknowledged before another was posted is delivered before it. */
function checkMessageOrder(all: readonly Heard[], posted: readonly Posted[]): string[] {
  const byId = new Map(posted.map((one) => [one.id, one]));
  const got = [...new Set(all.map(({ message }) => message))].flatMap((id) =>
    id === null ? [] : (byId.get(id) ?? []),
  );
  let latest = 0;
  return got.flatMap(({ sent, done, text }) => {
    const isLate = done < latest;
    latest = Math.max(latest, sent);
    return isLate ? [`got “${text}” after a message that was posted later`] : [];
  });
}

/** A creator hears of every entry, so that each notice begins where the one before it ends. */
function checkChain(
  { entries, status, messages, version: end }: StoredGame,
  all: readonly Heard[],
): string[] {
  const found: string[] = [];
  const once = [...new Map(all.toReversed().map((one) => [one.id, one])).values()].reverse();
  let last = 0;
  for (const { type, after, version } of once) {
    if (type !== 'entry.appended') continue;
    if (after !== last) found.push(`got the entries from ${after} to ${version} after those up to ${last}`);
    last = version;
  }
  if (last !== end) found.push(`got nothing of the entries after ${last} of ${end}`);
  const count = (type: string): number => once.filter((one) => one.type === type).length;
  if (count('game.started') !== (entries.length > 0 ? 1 : 0))
    found.push(`got ${count('game.started')} game.started`);
  if (count('game.finished') !== (status === 'finished' ? 1 : 0))
    found.push(`got ${count('game.finished')} game.finished`);
  const known = new Set(messages.map(({ id }) => id));
  for (const { message } of once)
    if (message !== null && !known.has(message)) found.push(`got a message ${message} that does not exist`);
  return found;
}
