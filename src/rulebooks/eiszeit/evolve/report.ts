import type { EventOf } from '../schemas/event.js';
import type { RegionReport, State } from '../state.js';

export function reportBegan(state: State, event: EventOf<'fires-revealed'>): State['report'] {
  const none = state.scores.map(() => 0);
  return {
    round: state.round,
    regions: event.regions.map(({ region, fires, limit }) => ({
      region,
      fires,
      limit,
      lost: none,
      points: none,
    })),
  };
}

export function reported(
  { report }: State,
  region: number,
  change: Partial<Pick<RegionReport, 'lost' | 'points'>>,
): State['report'] {
  if (report === null) throw new Error('nothing was revealed');
  const regions = report.regions.map((one) => (one.region === region ? { ...one, ...change } : one));
  return { round: report.round, regions };
}
