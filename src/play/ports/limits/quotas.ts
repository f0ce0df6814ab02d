/** What an account may keep and hold open. */
export interface Quotas {
  /** Games that it has opened and that have not started. */
  readonly openGames: number;
  /** Games that it has created and that bots play alone, also for people who have resigned or are absent. */
  readonly botGames: number;
  /** New games from others, and new games with a component pack of their own, in a day. */
  readonly forksPerDay: number;
  readonly packsPerDay: number;
  readonly reportsPerDay: number;
  /** Bytes of its games and messages, of what waits for its webhooks, and of responses that are saved for retries. */
  readonly keptBytes: number;
  readonly webhooks: number;
  /** To games that are not over. */
  readonly invitations: number;
  /** That it has created and that are not over. */
  readonly tournaments: number;
  /** Streams and long polls, also of all callers from one address. */
  readonly streams: number;
  readonly streamsPerAddress: number;
}

export const quotaNames = [
  'open-games',
  'bot-games',
  'forks-per-day',
  'packs-per-day',
  'reports-per-day',
  'kept-bytes',
  'webhooks',
  'invitations',
  'tournaments',
  'streams',
  'streams-of-address',
] as const;
export type QuotaName = (typeof quotaNames)[number];

export interface QuotaUse {
  readonly name: QuotaName;
  readonly limit: number;
  readonly used: number;
}

/** How much an account uses of the quotas that the store counts. */
export type KeptUse = Readonly<Record<Exclude<keyof Quotas, 'streams' | 'streamsPerAddress'>, number>>;

const NAMES = {
  openGames: 'open-games',
  botGames: 'bot-games',
  forksPerDay: 'forks-per-day',
  packsPerDay: 'packs-per-day',
  reportsPerDay: 'reports-per-day',
  keptBytes: 'kept-bytes',
  webhooks: 'webhooks',
  invitations: 'invitations',
  tournaments: 'tournaments',
} as const satisfies Record<keyof KeptUse, QuotaName>;

export const usesOf = (quotas: Quotas, used: KeptUse): QuotaUse[] =>
  (Object.keys(NAMES) as (keyof KeptUse)[]).map((key) => ({
    name: NAMES[key],
    limit: quotas[key],
    used: used[key],
  }));

export const useOf = (key: keyof KeptUse, quotas: Quotas, used: KeptUse): QuotaUse => ({
  name: NAMES[key],
  limit: quotas[key],
  used: used[key],
});

/** Thrown by the store, inside the transaction that counts. */
export class QuotaExceeded extends Error {
  constructor(readonly use: QuotaUse) {
    super(`The quota ${use.name} is ${use.limit}, and ${use.used} are used.`);
  }
}

export interface QuotaCounts {
  usedBy(playerId: string, now: Date): Promise<KeptUse>;
}

export const generousQuotas: Quotas = {
  openGames: 200,
  botGames: 50,
  forksPerDay: 200,
  packsPerDay: 200,
  reportsPerDay: 20,
  keptBytes: 1024 ** 3,
  webhooks: 20,
  invitations: 1_000,
  tournaments: 5,
  streams: 500,
  streamsPerAddress: 1_000,
};

export const noQuotas: Quotas = {
  openGames: 1e9,
  botGames: 1e9,
  forksPerDay: 1e9,
  packsPerDay: 1e9,
  reportsPerDay: 1e9,
  keptBytes: 1e12,
  webhooks: 1e9,
  invitations: 1e9,
  tournaments: 1e9,
  streams: 1e9,
  streamsPerAddress: 1e9,
};
