import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/commands/commands.js';
import { runHere } from './run-here.js';
import { emptyDatabase, run } from './support.js';

describe('permafrost', () => {
  it('lists its commands, and explains each', async () => {
    const list = await run([]);
    expect(list.code).toBe(0);
    for (const [name, load] of Object.entries(commands)) {
      const { summary, help } = await load();
      expect(list.out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
      expect(await runHere(['help', name])).toEqual({ code: 0, out: `${help}\n`, err: '' });
      expect(help).toMatch(new RegExp(`^usage: permafrost ${name} `));
    }
    expect(await run(['backup', '--help'])).toEqual(await runHere(['help', 'backup']));
  });

  it('prints its version', async () => {
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it.each([
    [['bake'], 'There is no command bake. permafrost help lists them.'],
    [['help', 'bake'], 'There is no command bake.'],
    [['constructor'], 'There is no command constructor.'],
    [['backup'], 'usage: permafrost backup'],
    [['backup', 'one', 'two'], 'usage: permafrost backup'],
    [['backup', '--fast', 'file'], "Unknown option '--fast'"],
    [['restore'], 'usage: permafrost restore'],
    [['move', '--from', 'data'], 'usage: permafrost move'],
    [['move', '--from'], "'--from <value>' argument missing"],
    [['rehearse', 'data'], 'usage: permafrost rehearse'],
    [['distribute', 'data'], 'usage: permafrost distribute'],
    [['verify-store', 'data'], 'usage: permafrost verify-store'],
    [['verify'], 'usage: permafrost verify'],
  ])('exits with 2 for %j, and prints the usage', async (args, message) => {
    const { code, out, err } = await (args.length === 1 ? run : runHere)(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).not.toMatch(/ at .*\.js/);
  });

  it('refuses settings that the service would refuse', async () => {
    const { code, err } = await run(['verify-store'], { DATABASE_URL: 'mysql://secret@host/db' });
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL = (hidden)');
  });

  it('distributes no log that is in a folder, or in a database that no service has migrated', async () => {
    const embedded = await run(['distribute', '--database', 'data']);
    expect(embedded.code).toBe(1);
    expect(embedded.err).toContain('An embedded database has one server.');
    const empty = await emptyDatabase();
    const unknown = await run(['distribute', '--database', empty.where]);
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain('start the service once');
    await empty.drop();
  });
});
