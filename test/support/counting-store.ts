import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppStore } from '../../src/app.js';
import { isRecord } from '../../src/kernel/json.js';

interface Writes {
  /** Of all, periodic jobs included. */
  count: number;
  /** Does something, and tells how many writes that made. */
  during<Value>(work: () => Promise<Value>): Promise<readonly [value: Value, count: number]>;
}

/** Counts writes, so that a test can assert that there were none. Saved replies are not counted. */
export function countingStore(store: AppStore): AppStore & { readonly writes: Writes } {
  const ofWork = new AsyncLocalStorage<{ count: number }>();
  const writes: Writes = {
    count: 0,
    async during(work) {
      const own = { count: 0 };
      return [await ofWork.run(own, work), own.count];
    },
  };
  const countOne = (): void => {
    writes.count += 1;
    const own = ofWork.getStore();
    if (own !== undefined) own.count += 1;
  };
  const {
    staff,
    reports,
    signIns,
    handles,
    grants,
    people,
    players,
    accounts,
    games,
    log,
    talk,
    webhooks,
    mailboxes,
  } = store;
  const counted = async <Value>(done: Promise<Value>): Promise<Value> => {
    const result = await done;
    if (!hadNoEffect(result)) countOne();
    return result;
  };
  return {
    writes,
    bus: store.bus,
    traces: store.traces,
    clock: store.clock,
    ready: () => store.ready(),
    deliveryQueues: store.deliveryQueues,
    accountEvents: store.accountEvents,
    pushKeys: store.pushKeys,
    quotas: store.quotas,
    ratings: store.ratings,
    dumps: store.dumps,
    replies: store.replies,
    accountMails: store.accountMails,
    signIns: {
      ...signIns,
      begin: (...given) => counted(signIns.begin(...given)),
      beginByMail: (...given) => counted(signIns.beginByMail(...given)),
      signIn: (...given) => counted(signIns.signIn(...given)),
      signUp: (...given) => counted(signIns.signUp(...given)),
      add: (...given) => counted(signIns.add(...given)),
      remove: (...given) => counted(signIns.remove(...given)),
      endOthers: (...given) => counted(signIns.endOthers(...given)),
    },
    oauthRecords: store.oauthRecords,
    grants: {
      ...grants,
      save: (...given) => counted(grants.save(...given)),
      revoke: (...given) => counted(grants.revoke(...given)),
    },
    staff: { ...staff, setRole: (...given) => counted(staff.setRole(...given)) },
    rehearsals: {
      ...store.rehearsals,
      add: (...given) => counted(store.rehearsals.add(...given)),
    },
    oversight: {
      ...store.oversight,
      announce: (...given) => counted(store.oversight.announce(...given)),
      retract: (...given) => counted(store.oversight.retract(...given)),
    },
    measures: {
      ...store.measures,
      add: (...given) => counted(store.measures.add(...given)),
      appeal: (...given) => counted(store.measures.appeal(...given)),
      decide: (...given) => counted(store.measures.decide(...given)),
    },
    reports: {
      ...reports,
      create: (...given) => counted(reports.create(...given)),
      change: (...given) => counted(reports.change(...given)),
    },
    tournaments: {
      ...store.tournaments,
      create: (...given) => counted(store.tournaments.create(...given)),
      enter: (...given) => counted(store.tournaments.enter(...given)),
      leave: (...given) => counted(store.tournaments.leave(...given)),
    },
    policies: {
      ...store.policies,
      set: (...given) => counted(store.policies.set(...given)),
    },
    people: {
      ...people,
      setProfile: (...given) => counted(people.setProfile(...given)),
      follow: (...given) => counted(people.follow(...given)),
      unfollow: (...given) => counted(people.unfollow(...given)),
      block: (...given) => counted(people.block(...given)),
      unblock: (...given) => counted(people.unblock(...given)),
    },
    handles: {
      ...handles,
      take: (...given) => counted(handles.take(...given)),
      release: (...given) => counted(handles.release(...given)),
    },
    mailboxes: {
      ...mailboxes,
      change: (...given) => counted(mailboxes.change(...given)),
      ask: (...given) => counted(mailboxes.ask(...given)),
      remove: (...given) => counted(mailboxes.remove(...given)),
      confirm: (...given) => counted(mailboxes.confirm(...given)),
      unsubscribe: (...given) => counted(mailboxes.unsubscribe(...given)),
    },
    webhooks: {
      ...webhooks,
      create: (...given) => counted(webhooks.create(...given)),
      change: (...given) => counted(webhooks.change(...given)),
      remove: (...given) => counted(webhooks.remove(...given)),
      test: (...given) => counted(webhooks.test(...given)),
      retry: (...given) => counted(webhooks.retry(...given)),
    },
    players: {
      ...players,
      create: (...given) => counted(players.create(...given)),
      addToken: (...given) => counted(players.addToken(...given)),
      setCalendar: (...given) => counted(players.setCalendar(...given)),
      removeToken: (...given) => counted(players.removeToken(...given)),
      createGuest: (...given) => counted(players.createGuest(...given)),
      removeKey: (...given) => counted(players.removeKey(...given)),
    },
    accounts: {
      ...accounts,
      rename: (...given) => counted(accounts.rename(...given)),
      erase: (...given) => counted(accounts.erase(...given)),
    },
    talk: {
      ...talk,
      post: (...given) => counted(talk.post(...given)),
      retract: (...given) => counted(talk.retract(...given)),
      mute: (...given) => counted(talk.mute(...given)),
      unmute: (...given) => counted(talk.unmute(...given)),
    },
    games: {
      ...games,
      create: (...given) => counted(games.create(...given)),
      createChallenge: (...given) => counted(games.createChallenge(...given)),
      createRematch: (...given) => counted(games.createRematch(...given)),
      findMatchOrCreate: async (...given) => {
        const found = await games.findMatchOrCreate(...given);
        if (found === null) countOne();
        return found;
      },
      invite: (...given) => counted(games.invite(...given)),
      uninvite: (...given) => counted(games.uninvite(...given)),
      takeSeat: (...given) => counted(games.takeSeat(...given)),
      seatLastBot: (...given) => counted(games.seatLastBot(...given)),
      replaceGuest: (...given) => counted(games.replaceGuest(...given)),
      formerHolders: (...given) => counted(games.formerHolders(...given)),
      leaveSeat: (...given) => counted(games.leaveSeat(...given)),
      close: (...given) => counted(games.close(...given)),
      setOrders: (...given) => counted(games.setOrders(...given)),
      reschedule: (...given) => counted(games.reschedule(...given)),
      bringEntropy: (...given) => counted(games.bringEntropy(...given)),
      changeDraw: (...given) => counted(games.changeDraw(...given)),
    },
    log: {
      append: (append) => counted(log.append(append)),
      entries: (...given) => log.entries(...given),
      bareArchive: (...given) => log.bareArchive(...given),
      archive: (...given) => log.archive(...given),
      stripArchives: (...given) => log.stripArchives(...given),
    },
  };
}

/** The results of writes that had no effect. */
const hadNoEffect = (result: unknown): boolean =>
  result === false ||
  result === null ||
  result === 'stale' ||
  result === 'last' ||
  result === 'taken' ||
  result === 'over' ||
  result === 'too_many' ||
  result === 'unknown' ||
  result === 'full' ||
  result === 'closed' ||
  (isRecord(result) && ['misnamed', 'taken', 'too_soon'].includes(String(result.kind)));
