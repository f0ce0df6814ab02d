import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '../../src/env.js';
import { findTool } from '../support/fault-tools.js';
import { documentsOf, type Manifest, namesInProxy, yamlOf } from './files.js';
import { problemsOf } from './kubernetes-types.js';

const kustomization = yamlOf('kustomization.yaml');
const manifests = (kustomization.resources as string[]).flatMap(documentsOf);
const [secret] = documentsOf('kubernetes/secret.example.yaml');
const find = (kind: string, name: string): Manifest => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`there is no ${kind} ${name}`);
  return found;
};
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');
const containerOf = (workload: Manifest) => workload.spec.template.spec.containers[0];

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}
const variablesOf = (workload: Manifest): readonly Variable[] => containerOf(workload).env ?? [];
const valueIn = (workload: Manifest, name: string) =>
  variablesOf(workload).find((one) => one.name === name)?.value;

const processes = find('Deployment', 'permafrost');
const proxy = find('Deployment', 'permafrost-proxy');
const settings = find('ConfigMap', 'permafrost-settings').data as Record<string, string>;
const { maxReplicas, minReplicas } = find('HorizontalPodAutoscaler', 'permafrost').spec;

describe('the manifests for Kubernetes', () => {
  it('are what the types of its API ask for', () => {
    expect(problemsOf([...manifests, ...(secret === undefined ? [] : [secret])])).toEqual([]);
    const wrong = structuredClone(processes);
    containerOf(wrong).livenesProbe = {};
    expect(problemsOf([wrong]).join()).toContain('livenesProbe');
  });

  it('select the pods that they mean', () => {
    const labels = workloads.map((one) => one.spec.template.metadata.labels);
    const selectors = manifests.flatMap(({ kind, spec }) => {
      if (kind === 'Service') return [spec.selector];
      if (kind === 'NetworkPolicy') {
        const from = spec.ingress.flatMap((one: Manifest) => one.from);
        return [spec.podSelector, ...from.map((one: Manifest) => one.podSelector)].map(
          (one) => one.matchLabels,
        );
      }
      return kind === 'PodDisruptionBudget' ? [spec.selector.matchLabels] : [];
    });
    expect(selectors.length).toBeGreaterThan(10);
    for (const selector of selectors)
      expect(
        labels.filter((one) => Object.entries(selector).every(([key, value]) => one[key] === value)),
      ).not.toEqual([]);
    for (const { spec } of workloads)
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
  });

  it('give the service settings that it has, and nothing else but what these refer to', () => {
    const variables = variablesOf(processes);
    const referred = variables.flatMap(({ value = '' }) =>
      [...value.matchAll(/\$\((\w+)\)/g)].map(([, name]) => name),
    );
    for (const name of Object.keys(settings)) expect(settingNames).toContain(name);
    for (const { name } of variables) if (!referred.includes(name)) expect(settingNames).toContain(name);
    const values = Object.fromEntries(variables.map(({ name, value = 'k'.repeat(43) }) => [name, value]));
    const url = new URL((values.DATABASE_URL ?? '').replace('$(POSTGRES_PASSWORD)', 'password'));
    const read = readSettings({ ...settings, ...values, DATABASE_URL: url.href });
    expect(new URL(read.BUS_URL ?? '').hostname).toBe(find('Service', 'permafrost-nats').metadata.name);
    const primary = find('StatefulSet', find('Service', url.hostname).spec.selector.app);
    expect([url.username, url.pathname]).toEqual([
      valueIn(primary, 'POSTGRES_USER'),
      `/${valueIn(primary, 'POSTGRES_DB')}`,
    ]);
    expect(containerOf(processes).ports).toEqual([{ name: 'http', containerPort: read.PORT }]);
  });

  it('ask for secrets that the example has', () => {
    const keys = workloads.flatMap((one) =>
      variablesOf(one).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
    );
    expect(new Set(keys.map(({ name }) => name))).toEqual(new Set([secret?.metadata.name]));
    expect(new Set(keys.map(({ key }) => key))).toEqual(new Set(Object.keys(secret?.stringData)));
  });

  it('probe what the service answers', () => {
    const { startupProbe, livenessProbe, readinessProbe } = containerOf(processes);
    expect([startupProbe, livenessProbe].map((probe) => probe.httpGet.path)).toEqual([
      '/healthz',
      '/healthz',
    ]);
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    expect(containerOf(proxy).readinessProbe.httpGet.path).toBe('/readyz');
  });

  it('tell the proxy of all processes that there can be', () => {
    const names = variablesOf(proxy).map(({ name }) => name);
    for (const name of names) expect([...namesInProxy, 'NAMESPACE']).toContain(name);
    const [host = '', port] = (valueIn(proxy, 'PERMAFROST_PROCESSES') ?? '').split(':');
    const service = find('Service', host.split('.')[0] ?? '');
    expect(service.spec).toMatchObject({ clusterIP: 'None', selector: { app: 'permafrost' } });
    expect(Number(port)).toBe(service.spec.ports[0].port);
    const { maxSurge } = processes.spec.strategy.rollingUpdate;
    expect(Number(valueIn(proxy, 'PERMAFROST_MOST'))).toBe(maxReplicas + maxSurge);
    expect(minReplicas).toBeGreaterThanOrEqual(3);
    expect(valueIn(proxy, 'HAPROXY_BIND')).toBe(`:${containerOf(proxy).ports[0].containerPort}`);
  });

  it('have a database with enough connections, and a standby with as many', () => {
    const most = ['permafrost-primary', 'permafrost-standby'].map((name) =>
      Number(/max_connections=(\d+)/.exec(containerOf(find('StatefulSet', name)).args.join())?.[1]),
    );
    const { DATABASE_POOL } = readSettings({});
    expect(most[0]).toBeGreaterThan((maxReplicas + 1) * (DATABASE_POOL + 1));
    expect(most[1]).toBe(most[0]);
  });

  it('mount files that are in the folder', () => {
    const files = kustomization.configMapGenerator.flatMap(
      (one: { readonly name: string; readonly files: readonly string[] }) =>
        one.files.map((file) => [one.name, file] as const),
    );
    for (const [, file] of files)
      expect(existsSync(new URL(`../../deploy/${file}`, import.meta.url)), file).toBe(true);
    const generated = new Set(files.map(([name]: readonly [string]) => name));
    const used = workloads.flatMap((one) => one.spec.template.spec.volumes ?? []);
    expect(new Set(used.map((volume) => volume.configMap.name))).toEqual(generated);
    for (const workload of workloads)
      for (const { subPath } of containerOf(workload).volumeMounts ?? [])
        if (subPath !== undefined)
          expect(files.map(([, file]: readonly [string, string]) => file)).toContain(`postgres/${subPath}`);
  });

  const kubectl = findTool('kubectl');
  it.skipIf(kubectl === null)('are put together by kubectl', () => {
    const folder = fileURLToPath(new URL('../../deploy', import.meta.url));
    const { status, stdout, stderr } = spawnSync(kubectl ?? '', ['kustomize', folder], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/image: registry\.example\.com\/permafrost:/);
  });
});
