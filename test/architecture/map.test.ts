import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { noticeTypes } from '../../src/play/ports/notice-types.js';
import { ARROWS } from './arrows.js';
import { documents } from './documents.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const map = read('docs/ARCHITECTURE.md');

/** The rows of the table below a heading, each as its cells. */
const tableBelow = (heading: string): string[][] =>
  (map.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** What is marked as code within a line. */
const codeIn = (text = ''): string[] =>
  [...text.replace(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The glossary in the comment at the head of a file; a meaning may go on in further lines. */
function glossaryIn(text: string): (readonly [word: string, meaning: string])[] {
  const [, comment = ''] = /and only these:\n \*\n(.*?)\n \*\//s.exec(text) ?? [];
  const joined = comment.replace(/\n \*\s{6,}/g, ' ');
  return [...joined.matchAll(/^ \*\s+(\S+(?: \S+)*) {2,}(.*)$/gm)].map(([, word = '', meaning = '']) => [
    word,
    meaning,
  ]);
}

describe('docs/ARCHITECTURE.md', () => {
  it('has the words of the engine, with the same meanings', () => {
    const words = tableBelow('Words').map(([word = '', meaning = '']) => [word, meaning.replaceAll('`', '')]);
    expect(words.length).toBeGreaterThan(10);
    expect(words).toEqual(glossaryIn(read('src/engine/rulebook.ts')));
  });

  it('has every room of the sources, and no other', () => {
    const rooms = tableBelow('Rooms').map(([room]) => codeIn(room)[0]);
    expect(new Set(rooms)).toEqual(new Set([...Object.keys(ARROWS), 'setup'].map((room) => `src/${room}`)));
  });

  it('has the arrows that the sources are held to', () => {
    const arrows = tableBelow('Arrows').map(([room, allowed = '']) => [codeIn(room)[0], codeIn(allowed)]);
    expect(Object.fromEntries(arrows)).toEqual(ARROWS);
  });
});

/** A path of this project, down to a file or folder. */
const PATH = /^(src|test|docs|openapi|examples|prisma)\/[\w./-]+$/;

describe('files and folders that documents name', () => {
  it.each(documents)('exist, in %s', (document) => {
    const named = codeIn(read(document)).filter((text) => PATH.test(text));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('are found in the walks', () => {
    expect(codeIn(map).filter((text) => PATH.test(text)).length).toBeGreaterThan(30);
  });
});

describe('the events of webhooks', () => {
  it.each(['docs/CLIENTS.md', 'src/http/schemas/webhooks.ts'])('are all named in %s', (path) => {
    expect(codeIn(read(path))).toEqual(expect.arrayContaining([...noticeTypes]));
  });
});
