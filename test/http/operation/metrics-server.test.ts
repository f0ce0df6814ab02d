import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MetricsServer, openMetrics } from '../../../src/http/metrics/metrics-server.js';
import { Metrics } from '../../../src/http/plugins/metrics.js';

describe('the port of the metrics', () => {
  const metrics = new Metrics();
  let server: MetricsServer;
  beforeAll(async () => {
    server = await openMetrics(metrics.registry, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  it('answers with all metrics, in the format of Prometheus', async () => {
    const answer = await fetch(server.url);
    expect(answer.headers.get('content-type')).toBe(metrics.registry.contentType);
    expect(await answer.text()).toBe(await metrics.registry.metrics());
  });

  it.each([
    ['GET', '/', 404],
    ['GET', '/metrics/', 404],
    ['GET', '/v1/rulebooks', 404],
    ['POST', '/metrics', 405],
    ['HEAD', '/metrics', 200],
  ])('answers %s %s with %d', async (method, path, status) => {
    expect((await fetch(new URL(path, server.url), { method })).status).toBe(status);
  });
});
