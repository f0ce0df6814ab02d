import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { traced } from '../../src/kernel/tracing.js';
import { openTracing, wantsTraces } from '../../src/outbound/tracing.js';
import { startCollector } from '../support/collector-double.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

describe('tracing', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'permafrost' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'console' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'True', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, false],
  ])('with %j is on: %j', (env, isOn) => {
    expect(wantsTraces(env)).toBe(isOn);
  });

  it('loads nothing while it is off', async () => {
    expect(await openTracing({})).toBeNull();
    const loaders = globSync('**/*.ts', { cwd: src }).filter((file) =>
      /^import (?!type )[^;]*'@opentelemetry/m.test(readFileSync(`${src}${file}`, 'utf8')),
    );
    expect(loaders).toEqual([]);
    expect(await traced(null, { name: 'work' }, async (span) => span)).toBeNull();
  });

  it('sends JSON where that is asked for, under the name that the operator gave', async () => {
    const collector = await startCollector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `${collector.url}/v1/traces`);
    vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
    vi.stubEnv('OTEL_SERVICE_NAME', 'games of the tribe');
    const tracing = await openTracing(process.env);
    const failing = traced(tracing, { name: 'outer', facts: { count: 2 } }, () =>
      traced(tracing, { name: 'inner' }, async () => {
        throw new TypeError('a value of a row');
      }),
    );
    await expect(failing).rejects.toThrow('a value of a row');
    expect(tracing?.current()).toBeNull();
    await tracing?.close();
    expect(collector.formats).toEqual(new Set(['application/json']));
    const [inner, outer] = collector.spans;
    expect(outer).toMatchObject({
      name: 'outer',
      facts: { count: 2, 'error.type': 'TypeError' },
      failed: true,
    });
    expect(inner).toMatchObject({ name: 'inner', parentId: outer?.spanId, service: 'games of the tribe' });
    expect(JSON.stringify(collector.spans)).not.toContain('a value of a row');
    await collector.close();
  });

  it('ends although the collector is down, and its sampler decides for all that follows', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
    vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_off');
    const tracing = await openTracing(process.env);
    const parents = await traced(tracing, { name: 'outer' }, async (outer) => [
      outer?.parent,
      tracing?.current()?.spanId === outer?.spanId,
      tracing?.begin({ name: 'inner' }).traceId === outer?.traceId,
    ]);
    expect(parents).toEqual([null, true, true]);
    await tracing?.close();
  });
});
