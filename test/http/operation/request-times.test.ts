import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestTimes } from '../../../src/http/metrics/request-times.js';

test('request times are written as prom-client would write them', async () => {
  const named = { name: 'seconds', help: 'How long, in \\ seconds.' };
  const bounds = [0.001, 0.01, 0.1];
  const [ours, theirs] = [new Registry(), new Registry()];
  const times = new RequestTimes({ ...named, bounds, registry: ours });
  const histogram = new Histogram({
    ...named,
    buckets: bounds,
    labelNames: ['operation', 'status'],
    registers: [theirs],
  });
  const seen = [0, 0.0004, 0.001, 0.0011, 0.05, 0.1, 0.11, 7];
  for (const [operation, status, durations] of [
    ['act', 200, seen],
    ['act', 422, [0.02]],
    ['getView', 304, seen.slice(3)],
    ['other', 404, [9]],
  ] as const) {
    for (const seconds of durations) {
      times.of(operation).observe(status, seconds, null);
      histogram.observe({ operation, status }, seconds);
    }
  }
  expect(await theirs.metrics()).toContain('seconds_bucket{le="0.01",operation="act",status="200"} 4');
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
