import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '../../src/env.js';
import { type Service, startService } from '../support/service.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The stages of the Dockerfile. Each begins with FROM. */
const stages = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split(/^(?=FROM )/m)
  .map((stage) =>
    [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', rest = '']): Instruction => ({ name, rest })),
  );
const [building = [], running = []] = stages;
const all = (stage: readonly Instruction[], name: string): string[] =>
  stage.filter((one) => one.name === name).map(({ rest }) => rest);

/** `A=b C=d` as pairs. */
const variables = Object.fromEntries(
  all(running, 'ENV')
    .join(' ')
    .split(' ')
    .map((pair) => pair.split('=')),
);
const command: string[] = JSON.parse(all(running, 'CMD')[0] ?? '[]');
const { scripts, engines } = JSON.parse(read('package.json'));

describe('the Dockerfile', () => {
  it('copies only files that exist and that .dockerignore allows', () => {
    const copied = all(building, 'COPY').flatMap((line) => line.split(' ').slice(0, -1));
    expect(copied).toContain('src');
    const kept = read('.dockerignore').split('\n');
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(kept).not.toContain(path);
    }
  });

  it('copies into the image only what the build stage has, and all that the service reads', () => {
    const made = ['node_modules', 'dist', ...all(building, 'COPY').flatMap((line) => line.split(' '))];
    const taken = all(running, 'COPY').map((line) => {
      const [, path = ''] = /^--from=build \/app\/(\S+) /.exec(line) ?? [];
      return path;
    });
    for (const path of taken) expect(made).toContain(path);
    // `package.json` marks the files as modules, and the migrations are found relative to it.
    expect(taken.sort()).toEqual(['dist', 'node_modules', 'package.json', 'prisma']);
  });

  it('builds with the steps of `npm start`', () => {
    const prepare = read('src/setup/prepare.mjs');
    const steps = [
      ...all(building, 'RUN')
        .join(' && ')
        .matchAll(/npx (\w+) ([^&]+)/g),
    ].map(([, name = '', args = '']) => ({ name, args: args.trim().split(' ') }));
    expect(steps.map(({ name }) => name)).toEqual(['prisma', 'tsc', 'vite']);
    for (const { name, args } of steps) {
      const words = args.map((word) => `'${word}'`).join(', ');
      expect(prepare).toContain(`('${name}', [${words}`);
    }
  });

  it('runs the programs of the build that `npm start` runs, on all that they read', () => {
    const programs = [
      ...all(building, 'RUN')
        .join(' ')
        .matchAll(/node (dist\/\S+\.js)/g),
    ].map(([, program = '']) => program);
    const [, called = ''] = /for \(const program of \[(.*?)\]\)/.exec(read('src/setup/prepare.mjs')) ?? [];
    expect(programs.map((program) => `'${program}'`).join(', ')).toBe(called);
    expect(programs).toContain('dist/http/document/build.js');
    expect(all(building, 'COPY')).toContain('openapi/openapi.json openapi/');
  });

  it('runs what the build makes, with the flags of `npm start`', () => {
    const { outDir, rootDir } = JSON.parse(read('src/tsconfig.json')).compilerOptions;
    const entry = posix.join('src', outDir, posix.relative(rootDir, 'main.js'));
    expect(command.at(-1)).toBe(entry);
    expect(existsSync(join(root, 'src/main.ts'))).toBe(true);
    expect(read('src/setup/start.mjs')).toContain(`'../../${entry}'`);
    const flags = (words: readonly string[]) => words.filter((word) => word.startsWith('--'));
    expect(command[0]).toBe('node');
    expect(flags(command)).toEqual(flags(scripts.start.split(' ')));
    expect(flags(command)).toHaveLength(1);
  });

  it('has a Node.js that the package allows, in both stages', () => {
    const least = Number(/^>=(\d+)/.exec(engines.node)?.[1]);
    expect(stages).toHaveLength(2);
    for (const stage of stages) {
      const [, version] = /^node:(\d+)-slim( |$)/.exec(all(stage, 'FROM')[0] ?? '') ?? [];
      expect(Number(version)).toBeGreaterThan(least);
    }
  });

  it('sets known settings, and its EXPOSE and VOLUME match them', () => {
    const { NODE_ENV, ...given } = variables;
    expect(NODE_ENV).toBe('production');
    for (const name of Object.keys(given)) expect(settingNames).toContain(name);
    const settings = readSettings(given);
    // On the loopback address, the service could not be reached from outside the container.
    expect(settings.HOST).toBe('0.0.0.0');
    expect(all(running, 'EXPOSE')).toEqual([String(settings.PORT)]);
    expect(all(running, 'VOLUME')).toEqual([settings.DATA_DIR]);
    expect(all(running, 'RUN')).toEqual([
      `mkdir ${settings.DATA_DIR} && chown node:node ${settings.DATA_DIR}`,
    ]);
    expect(all(running, 'USER')).toEqual(['node']);
  });

  describe('has a health check', () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService();
    });
    afterAll(() => service.close());

    it('that requests a path of this service on its port', async () => {
      const check = all(running, 'HEALTHCHECK')[0] ?? '';
      const [node, flag, script = ''] = JSON.parse(check.replace(/^CMD /, ''));
      expect([node, flag]).toEqual(['node', '-e']);
      const asked: string[] = [];
      const ends = new Promise<number>((resolve) => {
        const ask = (url: string) => {
          asked.push(url);
          return fetch(url);
        };
        const env = { PORT: new URL(service.url).port };
        new Function('fetch', 'process', script)(ask, { env, exit: resolve });
      });
      expect(await ends).toBe(0);
      expect(asked).toEqual([`${service.url}/readyz`]);
    });
  });
});

/** The subset of YAML that the file uses: a name, and the indented lines below it. */
function section(text: string, name: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim() === `${name}:`);
  const depth = (line: string) => line.length - line.trimStart().length;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.trim() !== '' && depth(line) <= depth(lines[at] ?? ''));
  return at < 0 ? '' : below.slice(0, end < 0 ? undefined : end).join('\n');
}

describe('docker-compose.yml', () => {
  const services = section(read('docker-compose.yml'), 'services');
  const [postgres, permafrost] = [section(services, 'postgres'), section(services, 'permafrost')];
  const valueIn = (text: string, name: string) => new RegExp(`^ *${name}: (.+)$`, 'm').exec(text)?.[1];

  it('gives the service the address of its database, as it is set up', () => {
    const url = new URL(valueIn(section(permafrost, 'environment'), 'DATABASE_URL') ?? '');
    const environment = section(postgres, 'environment');
    expect(url.hostname).toBe('postgres');
    expect(url.port).toBe('5432');
    expect(url.username).toBe(valueIn(environment, 'POSTGRES_USER'));
    expect(url.password).toBe(valueIn(environment, 'POSTGRES_PASSWORD'));
    expect(url.pathname).toBe(`/${valueIn(environment, 'POSTGRES_DB')}`);
    expect(readSettings({ DATABASE_URL: url.href }).DATABASE_URL).toBe(url.href);
  });

  it('has a supported Postgres with a volume for its data', () => {
    const least = Number(/Postgres server \((\d+) or newer\)/.exec(read('README.md'))?.[1]);
    const version = Number(/^postgres:(\d+)$/.exec(valueIn(postgres, 'image') ?? '')?.[1]);
    expect(version).toBeGreaterThanOrEqual(least);
    const [, volume] = /- (\w+):\/var\/lib\/postgresql\/data/.exec(section(postgres, 'volumes')) ?? [];
    expect(section(read('docker-compose.yml').replace(services, ''), 'volumes')).toContain(`${volume}:`);
  });

  it('starts the service when its database is healthy, and publishes its port', () => {
    const user = valueIn(section(postgres, 'environment'), 'POSTGRES_USER');
    expect(valueIn(section(postgres, 'healthcheck'), 'test')).toBe(
      `["CMD", "pg_isready", "--username", "${user}"]`,
    );
    expect(section(section(permafrost, 'depends_on'), 'postgres').trim()).toBe('condition: service_healthy');
    expect(section(permafrost, 'ports').trim()).toBe(`- "3000:${variables.PORT}"`);
    expect(valueIn(permafrost, 'build')).toBe('.');
  });

  it('sets known settings only', () => {
    const names = [...section(permafrost, 'environment').matchAll(/^ *(\w+):/gm)].map(([, name]) => name);
    expect(names).not.toEqual([]);
    for (const name of names) expect(settingNames).toContain(name);
  });
});
