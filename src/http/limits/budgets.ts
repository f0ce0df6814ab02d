import type { Budget } from './buckets.js';

const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Budgets of work, in microseconds of CPU. */
export const workBudgets = ['account', 'address', 'anonymous'] as const;
export type WorkBudget = (typeof workBudgets)[number];

const isWorkBudget = (name: string): name is WorkBudget => workBudgets.some((one) => one === name);

/** Budgets of requests, for what is limited more strictly than by its work. */
export const countedBudgets = [
  'new-accounts',
  'messages',
  'account-changes',
  'webhook-tests',
  'sign-ins',
] as const;
export type CountedBudget = (typeof countedBudgets)[number];

/** What an account makes the server keep, in bytes. */
export const BYTES = 'written-bytes';

/** What all accounts that call from an address make the server keep, in bytes. */
export const ADDRESS_BYTES = 'written-bytes-of-address';

export type BudgetName = WorkBudget | CountedBudget | typeof BYTES | typeof ADDRESS_BYTES;

const isOfBytes = (name: BudgetName): boolean => name === BYTES || name === ADDRESS_BYTES;

export const unitOf = (name: BudgetName): 'microseconds' | 'bytes' | 'requests' =>
  isWorkBudget(name) ? 'microseconds' : isOfBytes(name) ? 'bytes' : 'requests';

export interface Limits {
  /** Milliseconds of work a second: of an account, with all its tokens. */
  readonly perAccount: number;
  /** Of all accounts that call from an address. */
  readonly perAddress: number;
  /** Of requests from an address without a valid token. */
  readonly perAnonymous: number;
  /** How many seconds of work can be saved up. */
  readonly burstSeconds: number;
  /** New accounts of an address in an hour. */
  readonly accounts: number;
  /** Messages of an account in a minute. */
  readonly messages: number;
  /** Renames and exports of an account in an hour. */
  readonly costly: number;
  /** Steps of signing in of an address, or of an account that adds a way to, in an hour. */
  readonly signIns: number;
  /** Bytes that an account can make the server keep in an hour. */
  readonly bytesPerHour: number;
  /** Bytes that all accounts of an address can. */
  readonly bytesPerHourOfAddress: number;
}

export const generous: Limits = {
  perAccount: 700,
  perAddress: 1_000,
  perAnonymous: 250,
  burstSeconds: 30,
  accounts: 1_000,
  messages: 120,
  costly: 60,
  signIns: 600,
  bytesPerHour: 64 * 1024 ** 2,
  bytesPerHourOfAddress: 1024 ** 3,
};

export const boundless: Limits = {
  perAccount: 1e9,
  perAddress: 1e9,
  perAnonymous: 1e9,
  burstSeconds: 30,
  accounts: 1e9,
  messages: 1e9,
  costly: 1e9,
  signIns: 1e9,
  bytesPerHour: 1e12,
  bytesPerHourOfAddress: 1e12,
};

/** Enough for trying things out by hand. */
const WEBHOOK_TESTS = 60;

export function budgetsOf(limits: Limits): Readonly<Record<BudgetName, Budget>> {
  const { burstSeconds: seconds } = limits;
  const work = (msPerSecond: number): Budget => ({ size: Math.round(msPerSecond * 1000 * seconds), seconds });
  return {
    account: work(limits.perAccount),
    address: work(limits.perAddress),
    anonymous: work(limits.perAnonymous),
    'new-accounts': { size: limits.accounts, seconds: HOUR },
    messages: { size: limits.messages, seconds: MINUTE },
    'account-changes': { size: limits.costly, seconds: HOUR },
    'sign-ins': { size: limits.signIns, seconds: HOUR },
    // A full bucket and what refills in an hour are together what is allowed in an hour.
    [BYTES]: { size: Math.floor(limits.bytesPerHour / 2), seconds: HOUR },
    [ADDRESS_BYTES]: { size: Math.floor(limits.bytesPerHourOfAddress / 2), seconds: HOUR },
    'webhook-tests': { size: WEBHOOK_TESTS, seconds: MINUTE },
  };
}
