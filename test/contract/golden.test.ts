import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldens, playedAgain } from './golden/files.js';
import { actionsIn } from './golden/record.js';

/*
 * What a rulebook does, byte for byte: events, what each viewer sees of them, views, prompts, legal actions,
 * refusals and words. Where a change is meant, `npm run goldens` writes the games, and the diff shows the change.
 */
describe('A golden game', () => {
  it.each(goldens.map((golden) => [golden.name, golden] as const))('is played as it was: %s', (_, golden) => {
    const text = readFileSync(golden.file, 'utf8');
    const again = playedAgain(golden, text);
    if (again !== text) expect(firstDifference(again, text)).toBeNull();
  });

  it.each(goldens.map((golden) => [golden.name, golden] as const))(
    'is played to its end: %s',
    (_, golden) => {
      const text = readFileSync(golden.file, 'utf8');
      expect(actionsIn(text).length).toBeGreaterThan(50);
      expect(text).toMatch(/\noutcome \{"reason":.*\n$/);
    },
  );
});

/** The line before names the entry and what differs in it. */
function firstDifference(now: string, then: string) {
  const [is, was] = [now.split('\n'), then.split('\n')];
  const at = was.findIndex((line, index) => line !== is[index]);
  return { line: at + 1, was: was.slice(at, at + 4), is: is.slice(at, at + 4) };
}
