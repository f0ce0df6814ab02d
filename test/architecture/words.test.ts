import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { OUT_WORDS, type OutWord, whyOut } from './words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const EVERYWHERE = OUT_WORDS.filter(({ everywhere }) => everywhere);

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'generated') return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
const LIST = /^export (?:type )?\{([^}]*)\}/gm;

function exportedBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const declared = [...text.matchAll(EXPORT)].map(([, name = '']) => name);
  const listed = [...text.matchAll(LIST)].flatMap(
    ([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? [],
  );
  return [...declared, ...listed];
}

/** Rulebooks have their own subjects: a player may be told of the most meat, or called beside a fire. */
const wordsFor = (file: string): readonly OutWord[] =>
  file.startsWith('src/rulebooks/') || file.startsWith('test/rulebooks/') ? EVERYWHERE : OUT_WORDS;

const reasons = (names: readonly string[], words?: readonly OutWord[]): string[] =>
  names.flatMap((name) => whyOut(name, words) ?? []);

interface ApiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly paths: Readonly<Record<string, object>>;
}

/** Names and sentences of a part of the API document; what examples hold was chosen by nobody. */
function* textsIn(
  part: unknown,
  key = '',
): Generator<{ readonly text: string; readonly isSentence: boolean }> {
  if (typeof part === 'string') {
    const isSentence = ['description', 'summary', 'title'].includes(key);
    if (isSentence || /^[\w.-]+$/.test(part)) yield { text: part, isSentence };
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  for (const [name, inner] of Object.entries(part)) {
    if (name === 'example' || name === 'examples') continue;
    if (!Array.isArray(part)) yield { text: name, isSentence: false };
    yield* textsIn(inner, Array.isArray(part) ? key : name);
  }
}

function outIn(document: ApiDocument): string[] {
  const prefixes = rulebooks.map(({ meta }) => meta.id.replaceAll('-', ''));
  const codes = new Set(rulebooks.flatMap(({ meta }) => Object.keys(meta.rejections)));
  const isOfRulebook = (name: string) =>
    codes.has(name) || prefixes.some((prefix) => name.toLowerCase().startsWith(prefix));
  const { schemas } = document.components;
  const own = Object.fromEntries(Object.entries(schemas).filter(([name]) => !isOfRulebook(name)));
  const service = [...textsIn(own), ...textsIn(document.paths)].filter(({ text }) => !isOfRulebook(text));
  const found = [
    ...service.flatMap(({ text, isSentence }) => whyOut(text, isSentence ? EVERYWHERE : OUT_WORDS) ?? []),
    ...[...textsIn(schemas)].flatMap(({ text }) => whyOut(text, EVERYWHERE) ?? []),
  ];
  return [...new Set(found)];
}

describe('words that are out', () => {
  it('name no file', () => {
    const files = ['src', 'test', 'openapi', 'prisma'].flatMap(filesIn);
    // Migrations that were applied keep their names, and a fault that a test injects is no violation.
    const named = files.filter((file) => !/flaws|fault|migrations\/20261118/.test(file));
    expect(named.flatMap((file) => reasons([file], wordsFor(file)))).toEqual([]);
  });

  it('name nothing that a module exports', () => {
    const files = filesIn('src').filter((file) => /\.tsx?$/.test(file));
    const found = files.flatMap((file) =>
      reasons(exportedBy(file), wordsFor(file)).map((why) => `${file}: ${why}`),
    );
    expect(found).toEqual([]);
  });

  it('stand nowhere in the API document', () => {
    const text = readFileSync(join(root, 'openapi/openapi.json'), 'utf8');
    expect(outIn(JSON.parse(text) as ApiDocument)).toEqual([]);
  });

  it('are found in names of every kind, and in sentences', () => {
    expect(
      ['openLanes', 'MOST_WEBHOOKS', 'TakeBack', 'time-off.ts', 'house'].map((name) => whyOut(name)),
    ).toEqual([
      'openLanes: say delivery queues',
      'MOST_WEBHOOKS: say max',
      'TakeBack: say undo',
      'time-off.ts: say calendar',
      'house: say table status, service entry, built-in bot or reconstructed',
    ]);
    expect(whyOut('smokehouse')).toBeNull();
    const schemas = {
      Undo: { description: 'Wait for news.', enum: ['not-told'] },
      MammutTiles: { most: {} },
    };
    expect(outIn({ components: { schemas }, paths: { '/v1/lanes': {} } })).toEqual([
      'Wait for news.: say notices',
      'not-told: say notices, narrated or header',
      '/v1/lanes: say delivery queues',
    ]);
  });
});
