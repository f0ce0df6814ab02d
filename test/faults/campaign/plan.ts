import { quickRng, shuffled } from '../../../src/kernel/rng.js';

/** Everything that the nemesis can do. */
export const FAULTS = [
  'kill-process',
  'stop-process',
  'stop-backend',
  'crash-database',
  'restart-database',
  'cut-database-connections',
  'cut-client-connections',
  'cut-listeners',
  'drop-notifications',
  'jump-clock',
  'refuse-webhooks',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface PlannedFault {
  readonly fault: Fault;
  /** In milliseconds: the pause before it, and how long it lasts. */
  readonly pause: number;
  readonly lasts: number;
  /** The process that it hits. */
  readonly process: number;
  /** For a clock: by how many seconds. */
  readonly jump: number;
}

export interface Plan {
  readonly seed: number;
  readonly processes: number;
  readonly clients: number;
  readonly faults: readonly PlannedFault[];
}

export interface Size {
  readonly processes: number;
  readonly clients: number;
  readonly faults: number;
  /** The faults to draw from. */
  readonly among?: readonly Fault[];
  /** In milliseconds: the shortest pause between two faults, and what chance adds at most. */
  readonly pause: readonly [number, number];
  readonly lasts: readonly [number, number];
}

/** In seconds. */
const JUMPS = [-86_400, -3_600, -30, 30, 3_600, 86_400];

/** The same seed and size give the same plan. Every fault comes once before any comes twice. */
export function planOf(
  seed: number,
  { processes, clients, faults, among = FAULTS, pause, lasts }: Size,
): Plan {
  const rng = quickRng(seed);
  const within = ([least, more]: readonly [number, number]): number => least + rng.int(more + 1);
  const order: Fault[] = [];
  while (order.length < faults) order.push(...shuffled(among, rng));
  return {
    seed,
    processes,
    clients,
    faults: order.slice(0, faults).map((fault) => ({
      fault,
      pause: within(pause),
      lasts: within(lasts),
      process: rng.int(processes),
      jump: JUMPS[rng.int(JUMPS.length)] ?? 0,
    })),
  };
}

/** A generator of its own for each client, so that the choices of one do not depend on the speed of another. */
export const rngOf = ({ seed }: Plan, client: number) => quickRng(seed * 1_000 + client + 1);

export const faultText = ({ fault, pause, lasts, process, jump }: PlannedFault): string =>
  `after ${pause} ms: ${fault} for ${lasts} ms, process ${process + 1}${fault === 'jump-clock' ? `, ${jump} s` : ''}`;
