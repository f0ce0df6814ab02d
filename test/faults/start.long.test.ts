import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/store/embedded/index.js';
import { failedStart, processesIn } from '../process/failed-start.js';
import { startProcess } from '../process/server-process.js';
import { type Cluster, startCluster } from '../support/cluster.js';

const isRoot = process.getuid?.() === 0;

describe('a start that fails on its database server says why', { timeout: 60_000 }, () => {
  let cluster: Cluster;
  let other: Server;
  beforeAll(async () => {
    cluster = await startCluster();
    other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(other, 'listening');
  });
  afterAll(async () => {
    other.close();
    await cluster.drop();
  });

  const fails = (change: (url: URL) => void): Promise<string> => {
    const url = new URL(cluster.url);
    change(url);
    return failedStart({ DATABASE_URL: url.href });
  };
  const set =
    (part: 'password' | 'username' | 'pathname' | 'port' | 'host' | 'hostname', value: string) =>
    (url: URL): void => {
      url[part] = value;
    };
  const portOf = (server: Server): string => {
    const address = server.address();
    return String(typeof address === 'object' ? address?.port : '');
  };

  it.each<[string, (url: URL) => void, RegExp]>([
    ['the password is wrong', set('password', 'wrong'), /refuses the password of user service/],
    ['the user is unknown', set('username', 'nobody'), /refuses the password of user nobody/],
    ['the database does not exist', set('pathname', '/absent'), /no database absent at .* Create it/],
    ['nothing listens there', set('port', '1'), /No Postgres server listens at 127\.0\.0\.1:1\./],
    ['nothing listens at a name', set('host', 'localhost:1'), /No Postgres server listens at localhost:1\./],
    [
      'the host is unknown',
      set('hostname', 'nowhere.invalid'),
      /(host of nowhere\.invalid:\d+ is unknown|looked up)/,
    ],
    [
      'the server does not speak TLS',
      (url) => url.searchParams.set('sslmode', 'require'),
      /No secure connection/,
    ],
  ])('where %s', async (_, change, sentence) => {
    expect(await fails(change)).toMatch(sentence);
  });

  it('if something other than Postgres listens', async () => {
    expect(await fails(set('port', portOf(other)))).toMatch(/Is it a Postgres server\?/);
  });

  it('if the server is frozen', async () => {
    cluster.signal('SIGSTOP');
    try {
      expect(await fails(() => {})).toMatch(/does not answer/);
    } finally {
      cluster.signal('SIGCONT');
    }
  });

  it('if the user may not create tables', async () => {
    await cluster.ask(`CREATE ROLE guest LOGIN PASSWORD 'a-password-of-the-tests'`);
    expect(await fails(set('username', 'guest'))).toMatch(/User guest lacks a right in database games/);
  });

  it('if the database is read-only', async () => {
    await cluster.ask('ALTER ROLE service SET default_transaction_read_only = on');
    expect(await fails(() => {})).toMatch(/read-only or a standby/);
    await cluster.ask('ALTER ROLE service RESET default_transaction_read_only');
  });

  it('if no connections are left', async () => {
    await cluster.ask('ALTER ROLE service CONNECTION LIMIT 0');
    expect(await fails(() => {})).toMatch(/accepts no more connections/);
    await cluster.ask('ALTER ROLE service CONNECTION LIMIT -1');
  });

  it('if none of several hosts accepts writes', async () => {
    const said = await failedStart({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1,localhost:2/games' });
    expect(said).toMatch(
      /None of the hosts .*: 127\.0\.0\.1:1 refuses connections; localhost:2 refuses connections/,
    );
    expect(said).not.toContain('secret');
  });

  it('if a newer version has changed the tables', async () => {
    const running = await startProcess({ DATABASE_URL: cluster.url });
    await running.end('SIGTERM');
    const row = `('x', 'x', '30000101000000_future', now())`;
    await cluster.askGames(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ${row}`,
    );
    expect(await fails(() => {})).toMatch(/A newer version of Permafrost has used this database/);
    await cluster.askGames(`DELETE FROM _prisma_migrations WHERE id = 'x'`);
  });
});

describe('a start that fails on its folder says why, and leaves no server behind', {
  timeout: 90_000,
}, () => {
  let folder: string;
  let whole: string;
  let nth = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-start-'));
    await chmod(folder, 0o755);
    whole = join(folder, 'whole');
    const running = await startProcess({ DATA_DIR: whole });
    await running.end('SIGTERM');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A copy of a valid data folder. */
  const copy = async (): Promise<string> => {
    nth += 1;
    const made = join(folder, `copy-${nth}`);
    // cp -a keeps the owners, which matter to Postgres.
    spawnSync('cp', ['-a', whole, made]);
    return made;
  };
  const fails = async (data: string, settings = {}): Promise<string> => {
    const said = await failedStart({ DATA_DIR: data, ...settings });
    expect(processesIn(data)).toEqual([]);
    return said;
  };

  it('if the port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    expect(await fails(await copy(), { PORT })).toMatch(/Port \d+ of 127\.0\.0\.1 is taken/);
    taken.close();
  });

  it('if the host is not an address of this machine', async () => {
    expect(await fails(await copy(), { HOST: '192.0.2.1' })).toMatch(
      /192\.0\.2\.1 is no address of this machine/,
    );
  });

  it('if DATA_DIR is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await fails(join(folder, 'file'))).toMatch(/DATA_DIR names a file/);
    expect(await fails(join(folder, 'file', 'below'))).toMatch(/not writable|cannot be used/);
  });

  it('if DATA_DIR belongs to another program', async () => {
    await mkdir(join(folder, 'foreign'));
    await writeFile(join(folder, 'foreign', 'thesis.txt'), '');
    expect(await fails(join(folder, 'foreign'))).toMatch(/files of another program \(thesis\.txt\)/);
  });

  it.each<[string, (cluster: string) => Promise<unknown>]>([
    [
      'is empty',
      async (path) => {
        await rm(path, { recursive: true });
        await mkdir(path);
      },
    ],
    [
      'is a file',
      async (path) => {
        await rm(path, { recursive: true });
        await writeFile(path, '');
      },
    ],
    ['has no control file', (path) => rm(join(path, 'global', 'pg_control'))],
    ['has an empty control file', (path) => truncate(join(path, 'global', 'pg_control'))],
    ['has a false control file', (path) => writeFile(join(path, 'global', 'pg_control'), 'x'.repeat(8192))],
    [
      'has lost its log of writes',
      async (path) => {
        for (const file of await readdir(join(path, 'pg_wal')))
          if (/^[0-9A-F]{24}$/.test(file)) await rm(join(path, 'pg_wal', file));
      },
    ],
    ['has lost its transactions', (path) => rm(join(path, 'pg_xact'), { recursive: true })],
    ['has lost its catalogs', (path) => rm(join(path, 'global'), { recursive: true })],
    ['has lost its databases', (path) => rm(join(path, 'base'), { recursive: true })],
    ['has a broken configuration', (path) => writeFile(join(path, 'postgresql.conf'), 'nonsense')],
    ['has no configuration', (path) => rm(join(path, 'postgresql.conf'))],
    ['has no list of who may connect', (path) => rm(join(path, 'pg_hba.conf'))],
    [
      'has lost the database of the service',
      async (path) => {
        const bases = (await readdir(join(path, 'base'))).map(Number).sort((a, b) => b - a);
        await rm(join(path, 'base', String(bases[0])), { recursive: true });
      },
    ],
    [
      'has a table that was cut off',
      async (path) => {
        const bases = (await readdir(join(path, 'base'))).map(Number).sort((a, b) => b - a);
        const base = join(path, 'base', String(bases[0]));
        // pg_class, without which no query works.
        for (const file of (await readdir(base)).filter((name) => /^\d+$/.test(name)))
          await truncate(join(base, file));
      },
    ],
  ])('where the cluster %s', async (_, damage) => {
    const data = await copy();
    await damage(join(data, 'cluster'));
    expect(await fails(data)).toMatch(/damaged|configuration is broken|not a folder/);
  });

  it.each(['password', 'postgres.log', 'lock'])('if %s is a folder', async (name) => {
    const data = await copy();
    await rm(join(data, name), { force: true });
    await mkdir(join(data, name));
    expect(await fails(data)).toMatch(/cannot be used/);
  });

  it('if its data was moved away', async () => {
    const data = join(folder, 'moved');
    await mkdir(data);
    await writeFile(join(data, 'location'), '/nonexistent/place\n');
    expect(await fails(data)).toMatch(/is in \/nonexistent\/place, which is missing/);
  });

  const mount = async (name: string, options: string): Promise<string | null> => {
    const place = join(folder, name);
    await mkdir(place);
    return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place]).status === 0 ? place : null;
  };

  it('if the disk is too small or read-only', async (context) => {
    const small = await mount('small', 'size=60m');
    if (small === null) return context.skip();
    try {
      expect(await fails(join(small, 'data'))).toMatch(/has \d+ MB left, and a new database needs 150 MB/);
      spawnSync('mount', ['-o', 'remount,size=200m', small]);
      await cp(whole, join(small, 'data'), { recursive: true });
      spawnSync('mount', ['-o', 'remount,ro', small]);
      expect(await fails(join(small, 'data'))).toMatch(/not writable|read-only/);
    } finally {
      spawnSync('umount', [small]);
    }
  });

  it.skipIf(!isRoot)('if a user without root rights may not write to the folder', async () => {
    const data = join(folder, 'not-writable');
    await mkdir(data, { mode: 0o755 });
    const said = await failedStart({ DATA_DIR: data }, { uid: 65_534, gid: 65_534 });
    expect(said).toMatch(/not writable\. Change its owner, or set DATA_DIR/);
  });

  it('succeeds with an undamaged folder', async () => {
    const running = await startProcess({ DATA_DIR: await copy() });
    expect(await running.end('SIGTERM')).toBe(0);
    const { close } = await openEmbedded({ folder: whole });
    await close();
  });
});
