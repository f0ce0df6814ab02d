import type { Result } from '../kernel/result.js';
import { announce } from '../play/moderation/announcements.js';
import { decideMeasure, type MeasureWish, takeMeasure } from '../play/moderation/measures.js';
import { closeReport } from '../play/moderation/reports.js';
import { type MeasureKind, measureKinds } from '../play/ports/moderation/measures.js';
import type { Refusal } from '../play/refusal.js';
import type { Store } from '../store/open.js';
import { BadUsage, command } from './command.js';
import { oneLine, sayText } from './say.js';
import { accountNamed, withStore } from './with-store.js';

const USAGE = `usage: permafrost admin [--database WHERE] reports
       permafrost admin [--database WHERE] close-report ID --answer TEXT [--nothing]
       permafrost admin [--database WHERE] measure KIND SUBJECT --reason TEXT [--days N] [--game ID]
       permafrost admin [--database WHERE] measures
       permafrost admin [--database WHERE] lift ID --answer TEXT
       permafrost admin [--database WHERE] queues
       permafrost admin [--database WHERE] announce --en TEXT --de TEXT --days N`;

const ACTOR = { by: 'command' } as const;
const DAY = 86_400_000;
const SHOWN = 100;

const options = {
  database: { type: 'string' },
  answer: { type: 'string' },
  nothing: { type: 'boolean', default: false },
  reason: { type: 'string' },
  days: { type: 'string' },
  game: { type: 'string' },
  en: { type: 'string' },
  de: { type: 'string' },
} as const;

interface Given {
  readonly answer?: string;
  readonly nothing: boolean;
  readonly reason?: string;
  readonly days?: string;
  readonly game?: string;
  readonly en?: string;
  readonly de?: string;
}

type Context = Parameters<Parameters<typeof withStore>[2]>[0] & Store;
type Errand = (context: Context, given: Given, args: readonly string[]) => Promise<void>;

const say = (...parts: readonly (string | null | undefined)[]): void =>
  sayText(oneLine(parts.filter((part) => part != null && part !== '').join('  ')));

function done<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value;
  const { detail } = result.error;
  throw new Error(typeof detail === 'string' ? detail : detail.en);
}

function must(text: string | undefined): string {
  if (text === undefined) throw new BadUsage(USAGE);
  return text;
}

function untilOf({ days }: Given, now: Date): Date | undefined {
  if (days === undefined) return undefined;
  const count = Number(days);
  if (!(count > 0 && count < 10_000)) throw new BadUsage('--days takes a number of days.');
  return new Date(now.getTime() + count * DAY);
}

/** By the kind: which of the fields of a wish the subject is. */
const FIELDS: Readonly<
  Record<MeasureKind, 'player' | 'game' | 'message' | 'webhook' | 'application' | 'address'>
> = {
  rename: 'player',
  mute: 'player',
  suspend: 'player',
  ban: 'player',
  'hide-message': 'message',
  'close-game': 'game',
  'exclude-game': 'game',
  'stop-webhook': 'webhook',
  'stop-application': 'application',
  'ban-address': 'address',
};

const isKind = (text: string): text is MeasureKind => measureKinds.some((kind) => kind === text);

const errands: Readonly<Record<string, Errand>> = {
  async reports({ reports }) {
    for (const state of ['open', 'taken'] as const)
      for (const one of await reports.list({ state, limit: SHOWN }))
        say(one.id, state, one.kind, one.reason, one.player?.name, one.game, one.text);
  },
  async 'close-report'(context, { answer, nothing }, [id]) {
    const wish = { id: must(id), outcome: nothing ? ('nothing' as const) : ('acted' as const) };
    done(await closeReport(context, ACTOR, { ...wish, answer: must(answer) }));
    say('The report is closed.');
  },
  async measure(context, given, [kind, wanted]) {
    if (!isKind(must(kind)) || wanted === undefined) throw new BadUsage(USAGE);
    const field = FIELDS[kind as MeasureKind];
    const subject = field === 'player' ? (await accountNamed(context, wanted)).id : wanted;
    const until = untilOf(given, context.clock());
    const wish: MeasureWish = {
      ...{ kind: kind as MeasureKind, reason: must(given.reason), [field]: subject },
      ...(given.game === undefined ? {} : { game: given.game }),
      ...(until === undefined ? {} : { until }),
    };
    const { id } = done(await takeMeasure(context, { ...wish, actor: ACTOR }));
    say(`${id} was taken. The service carries it out.`);
  },
  async measures({ measures }) {
    for (const one of await measures.list({ limit: SHOWN })) {
      const end = one.liftedAt === null ? one.endsAt?.toISOString() : 'lifted';
      say(
        one.id,
        one.kind,
        one.subject,
        end,
        one.reason,
        one.appeal === null ? null : `appeal: ${one.appeal}`,
      );
    }
  },
  async lift(context, { answer }, [id]) {
    done(await decideMeasure(context, { actor: ACTOR, id: must(id), lift: true, answer: must(answer) }));
    say('The measure is lifted.');
  },
  async queues({ oversight }) {
    for (const [name, count] of Object.entries(await oversight.queues())) say(name, String(count));
    for (const one of await oversight.brokenWebhooks(SHOWN))
      say(one.id, one.host, one.owner.name, one.failingSince?.toISOString(), one.disabled);
  },
  async announce(context, given) {
    const until = untilOf(given, context.clock());
    if (until === undefined) throw new BadUsage(USAGE);
    const { id } = done(await announce(context, ACTOR, { en: must(given.en), de: must(given.de), until }));
    say(`${id} is announced.`);
  },
};

export const admin = command({
  summary: 'look after the server: reports, measures, queues, announcements',
  help: `${USAGE}

Does what the console of the page does, without a role and under the name of the command. KIND is one of
${measureKinds.join(', ')}.
SUBJECT is a player (an id, or a name that only one account has), or the id of a game, a message (with --game) or a webhook,
or the address of an application or of the network. The service may keep running; it carries out what a measure does to games.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR`,
  options,
  async run({ values: { database, ...given }, positionals: [name = '', ...args] }, surroundings) {
    const errand = Object.hasOwn(errands, name) ? errands[name] : undefined;
    if (errand === undefined || args.length > 2) throw new BadUsage(USAGE);
    await withStore(database, surroundings, (context, store) =>
      errand({ ...store, ...context }, given as Given, args),
    );
    return 0;
  },
});
