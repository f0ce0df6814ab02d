import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const document = read('docs/RULEBOOKS.md');

/** The snippets in their order, with the imports of an author's folder turned to those of the example. */
const assembled = [...document.matchAll(/^```ts\n(.*?)^```$/gms)]
  .map(([, snippet = '']) => snippet)
  .join('')
  .replaceAll("from '../../", "from '../../../src/");

describe('docs/RULEBOOKS.md', () => {
  // That file is compiled with all others, and is one of the rulebooks that the contract tests play.
  it('builds Liar’s Dice to the letter', () => {
    expect(assembled).toBe(read('test/support/liars-dice/index.ts'));
  });

  it('names only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...document.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
