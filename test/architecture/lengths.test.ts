import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longFiles, longFunctions, sourceFiles } from './lengths.js';

const files = sourceFiles('src');

describe('the length of', () => {
  it('files is at most 400 lines, data aside', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(longFiles(files, 400)).toEqual([]);
  });

  it('functions is over 60 lines in at most 15 places, which are switches and tables of methods', () => {
    const found = files.flatMap((path) => longFunctions(path, readFileSync(path, 'utf8'), 60));
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(15);
  });

  it('a function is counted, also within another', () => {
    const inner = `const inner = () => {\n${'  next();\n'.repeat(60)}};`;
    const text = `function outer() {\n${inner}\n}\nfunction short() {}`;
    expect(longFunctions('a.ts', text, 60)).toEqual(['a.ts:1: 64 lines', 'a.ts:2: 62 lines']);
  });
});
