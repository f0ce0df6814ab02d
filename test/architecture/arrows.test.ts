import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circlesIn, forbiddenImports, importsIn } from './arrows.js';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

describe('imports', () => {
  it('run one way through the rooms of src', () => {
    expect(forbiddenImports(folder('../../src'))).toEqual([]);
  });

  it('that run against the arrows are found', () => {
    expect(forbiddenImports(folder('./fixture')).sort()).toEqual([
      'commands/backup → http/routes',
      'engine/replay → rulebooks/one/index',
      'kernel/clock → engine/replay',
      'outbound/call → play/act',
      'play/act → http/routes',
      'rulebooks/one/index → rulebooks/two/index',
      'rulebooks/one/index → store/open',
      'store/open → play/act',
      'web/main → play/act',
    ]);
  });

  it('never run in a circle, not even for a type', () => {
    expect(circlesIn(importsIn(folder('../../src')))).toEqual([]);
  });

  it('that run in a circle are found, those of types included', () => {
    expect(circlesIn(importsIn(folder('./fixture')))).toEqual(['http/routes → http/bodies → http/routes']);
    const two = { a: ['b', 'c'], b: ['a', 'b'], c: ['d'], d: ['c'], e: ['a'] };
    expect(circlesIn(new Map(Object.entries(two)))).toEqual(['a → b → a', 'b → b', 'c → d → c']);
  });
});
