import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../src/http/plugins/metrics.js';
import { findTool } from '../support/fault-tools.js';
import { textOf, yamlOf } from './files.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}
interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const promtool = findTool('prometheus');
const rules: readonly Rule[] = yamlOf('prometheus/alerts.yml').groups.flatMap(
  ({ rules: own }: { readonly rules: readonly Rule[] }) => own,
);
const dashboard = JSON.parse(textOf('grafana/permafrost.json')) as { readonly panels: readonly Panel[] };
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** The metrics that an expression names. */
const metricsIn = (expression: string): string[] =>
  expression.match(/\b(permafrost|nodejs|process)_\w+/g) ?? [];

/** All series that `/metrics` can have, by their names. */
async function seriesOf({ registry }: Metrics): Promise<Set<string>> {
  const metrics = await registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
    ),
  );
}

describe('the dashboard and the alerts', () => {
  it('name only metrics that there are, and the dashboard all of ours', async () => {
    const known = await seriesOf(new Metrics({ process: true }));
    const named = [...shown, ...rules.map(({ expr }) => expr)].flatMap(metricsIn);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const bare = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
    const ours = [...known].filter((name) => name.startsWith('permafrost_')).map(bare);
    const onDashboard = new Set(shown.flatMap(metricsIn).map(bare));
    expect(ours.filter((name) => !onDashboard.has(name))).toEqual([]);
  });

  it('have a name each, and a line each in the documentation', () => {
    const operations = textOf('../docs/OPERATIONS.md');
    for (const { alert, annotations } of rules) {
      expect(operations).toContain(`\`${alert}\``);
      expect(annotations.summary).toMatch(/\.$/);
    }
    for (const found of [rules.map(({ alert }) => alert), dashboard.panels.map(({ title }) => title)])
      expect(new Set(found).size).toBe(found.length);
    expect(dashboard.panels.map(({ id }) => id)).toEqual(dashboard.panels.map((_, nth) => nth + 1));
  });

  describe.skipIf(promtool === null)('for promtool', () => {
    const check = (...args: string[]) => {
      const cwd = fileURLToPath(new URL('../../deploy/prometheus/', import.meta.url));
      const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { cwd, encoding: 'utf8' });
      expect(`${stdout}${stderr}`).not.toContain('FAILED');
      return status;
    };

    it('are rules that it can read, and fire when they should', () => {
      expect(check('check', 'rules', 'alerts.yml')).toBe(0);
      expect(check('test', 'rules', 'alerts.test.yml')).toBe(0);
    });

    it('have expressions that it can read on the dashboard, too', () => {
      const folder = mkdtempSync(join(tmpdir(), 'permafrost-dashboard-'));
      const expressions = shown.map((expr, nth) => ({
        record: `panel:${nth}`,
        expr: expr.replaceAll('$__rate_interval', '5m').replaceAll(/\$\w+/g, '.+'),
      }));
      const file = join(folder, 'dashboard.json');
      const write = (all: readonly object[]) =>
        writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: all }] }));
      write(expressions);
      expect(check('check', 'rules', file)).toBe(0);
      write([{ record: 'panel:wrong', expr: 'rate(permafrost_mails_total)' }]);
      expect(spawnSync(promtool ?? '', ['check', 'rules', file]).status).not.toBe(0);
      rmSync(folder, { recursive: true });
    });
  });
});
