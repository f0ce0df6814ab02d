import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldens, playedAgain, sweptGoldens } from './golden/files.js';
import { actionsIn } from './golden/record.js';

/*
 * Compares what a rulebook does byte by byte: events, what each viewer sees of them, views, prompts, legal actions,
 * refusals and texts. For an intended change, `npm run goldens` writes the files, and their diff shows the change.
 */
describe('A golden game', () => {
  it.each(sweptGoldens.map((golden) => [golden.name, golden] as const))(
    'replays byte for byte: %s',
    (_, golden) => {
      const text = readFileSync(golden.file, 'utf8');
      const again = playedAgain(golden, text);
      if (again !== text) expect(firstDifference(again, text)).toBeNull();
    },
  );

  it.each(goldens.map((golden) => [golden.name, golden] as const))('reaches its end: %s', (_, golden) => {
    const text = readFileSync(golden.file, 'utf8');
    expect(actionsIn(text).length, 'docs/RULEBOOKS.md: a golden game needs more actions').toBeGreaterThan(50);
    expect(text).toMatch(/\noutcome \{"reason":.*\n$/);
  });
});

/** The first lines that differ. The columns of the line tell what has changed. */
function firstDifference(now: string, then: string) {
  const [is, was] = [now.split('\n'), then.split('\n')];
  const at = was.findIndex((line, index) => line !== is[index]);
  return { line: at + 1, was: was.slice(at, at + 4), is: is.slice(at, at + 4) };
}
