import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleEngine } from '../../src/rulebooks/bundle.js';
import {
  frozenFolder,
  loadEngine,
  loadFrozen,
  readManifest,
  whyNotLoadable,
} from '../../src/rulebooks/frozen.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { defaultOptions } from '../support/options.js';
import { type Golden, goldens, goldensOfFrozen, playedAgain } from './golden/files.js';
import { changedWithoutVersion, notFrozen } from './golden/frozen-checks.js';

const manifest = readManifest();
const textOf = ({ file }: Golden): string => readFileSync(file, 'utf8');

const gamesOfToday = goldens.map((golden) => ({
  id: golden.rulebook.meta.id,
  rulesVersion: golden.rulebook.meta.rulesVersion,
  name: golden.name.split('/')[1] ?? '',
  text: textOf(golden),
}));

/** Golden games that a frozen version of Mammut played, whatever version its sources have by now. */
const [engineOfMammut] = manifest.engines.filter(({ id }) => id === 'mammut');
if (engineOfMammut === undefined) throw new Error('a version of Mammut is frozen');
const gamesOfMammut = goldensOfFrozen(await loadFrozen(engineOfMammut)).map((golden) => ({
  id: 'mammut',
  rulesVersion: engineOfMammut.rulesVersion,
  name: golden.name.split('/')[1] ?? '',
  text: textOf(golden),
}));

describe('The rules of a version that is frozen', () => {
  it('do not change any golden game', () => {
    const changed = changedWithoutVersion(manifest, gamesOfToday);
    expect(changed, 'raise rulesVersion: see “Change the rules later” in docs/RULEBOOKS.md').toEqual([]);
  });

  it('are missed where one hash of one entry has changed, and not where only words have', () => {
    const [game, ...others] = gamesOfMammut;
    if (game === undefined) throw new Error('there are golden games');
    const changed = (from: RegExp, to: string) => [{ ...game, text: game.text.replace(from, to) }, ...others];
    const names = [`${game.id}/${game.name}`];
    expect(changedWithoutVersion(manifest, changed(/(- start: )[\w-]{4}/, '$1AAAA'))).toEqual(names);
    expect(changedWithoutVersion(manifest, changed(/\noutcome .*/, '\noutcome {}'))).toEqual(names);
    expect(changedWithoutVersion(manifest, changed(/(- start: .*)[\w-]{4}\n/, '$1AAAA\n'))).toEqual([]);
  });
});

describe('The golden games of a version that is frozen', () => {
  const games = gamesOfMammut;

  it('are missed if an option or a seat count is gone, or new', () => {
    expect(games.length).toBeGreaterThan(1);
    expect(changedWithoutVersion(manifest, games.slice(1))).toEqual([`mammut/${games[0]?.name}`]);
    const added = games.slice(0, 1).map((game) => ({ ...game, name: '2-seats-snow-true.txt' }));
    expect(changedWithoutVersion(manifest, [...games, ...added])).toEqual(['mammut/2-seats-snow-true.txt']);
  });
});

describe('A version that is raised', () => {
  it.each(rulebooks.map(({ meta }) => meta))('has all that came before it frozen: $id', (meta) => {
    expect(meta.rulesVersion).toMatch(/^[1-9]\d*$/);
    const missing = notFrozen(manifest, meta.id, meta.rulesVersion);
    expect(missing, 'check out the release with this version, and freeze it there').toEqual([]);
  });

  it('is refused while the one before it is not frozen', () => {
    expect(notFrozen(manifest, 'mammut', '3')).toEqual(['2']);
    expect(notFrozen({ ...manifest, engines: [] }, 'mammut', '2')).toEqual(['1']);
  });
});

describe.each(manifest.engines.map((engine) => [engine.file, engine] as const))('%s', (_, engine) => {
  it('is the file that was frozen, in 100 kB compressed', () => {
    expect(whyNotLoadable(engine)).toBeNull();
    const text = readFileSync(new URL(engine.file, frozenFolder));
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(100_000);
  });

  it('plays its golden games as it did', async () => {
    const rulebook = await loadFrozen(engine);
    const games = goldensOfFrozen(rulebook);
    expect(games.map(({ name }) => name).sort()).toEqual(Object.keys(engine.goldens).sort());
    // `npm run test:long` plays those of more seats and with other options too.
    const usual = defaultOptions(rulebook.schemas.options);
    const [golden] = games.filter(({ config }) => sameOptions(config.options, usual));
    if (golden === undefined) throw new Error('every rulebook has a golden game');
    expect(playedAgain(golden, textOf(golden)) === textOf(golden), golden.name).toBe(true);
  });
});

const sameOptions = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

describe('An engine file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'permafrost-frozen-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is not loaded once it was altered, or is missing', async () => {
    const [engine] = manifest.engines;
    if (engine === undefined) throw new Error('there are frozen engines');
    const copies = pathToFileURL(`${folder}/`);
    cpSync(new URL(engine.file, frozenFolder), new URL(engine.file, copies));
    expect(whyNotLoadable(engine, copies)).toBeNull();
    writeFileSync(new URL(engine.file, copies), `${readFileSync(new URL(engine.file, copies), 'utf8')} `);
    await expect(loadFrozen(engine, copies)).rejects.toThrow('another hash than in the manifest');
    rmSync(new URL(engine.file, copies));
    await expect(loadFrozen(engine, copies)).rejects.toThrow('is missing');
  });

  it.each(rulebooks.map(({ meta }) => meta.id))('plays the same game as its sources: %s', async (id) => {
    const rulebook = await loadEngine(await bundleEngine(id));
    const [golden] = goldens.filter((one) => one.rulebook.meta.id === id);
    if (golden === undefined) throw new Error('every rulebook has a golden game');
    expect(playedAgain({ ...golden, rulebook }, textOf(golden)) === textOf(golden)).toBe(true);
  });

  it('has the same bytes each time that it is made', async () => {
    expect(await bundleEngine('mammut')).toBe(await bundleEngine('mammut'));
  });

  it('exports what its types declare, and nothing else', async () => {
    const types = readFileSync(new URL('../../src/engine/engine.d.mts', import.meta.url), 'utf8');
    const declared = [...types.matchAll(/^export declare const (\w+)/gm)].map(([, name]) => name);
    const engine = await import(`data:text/javascript,${encodeURIComponent(await bundleEngine('mammut'))}`);
    expect(Object.keys(engine).sort()).toEqual(declared.sort());
  });
});
