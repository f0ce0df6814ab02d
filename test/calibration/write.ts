import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { partsOf, reportFrom, type Wanted } from './calibrate.js';
import type { Tables } from './tally.js';

/*
 * `npm run calibrate -- <rulebook>` writes its report into docs/calibration. `--games` and `--seed` are for trying
 * things out, `--to` for where to put what came of it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, seed: { type: 'string', default: '1' }, to: { type: 'string' } },
});

const whole = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1 on`);
  return number;
};

/** Lets as many processes as there are cores play the parts. */
async function playAll({ meta: { id } }: AnyRulebook, wanted: Wanted, parts: number): Promise<Tables[]> {
  const played: Tables[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    const player = fork(new URL('./player.ts', import.meta.url));
    const lost = once(player, 'exit').then(() => Promise.reject(new Error('a player process has ended')));
    lost.catch(() => undefined);
    while (next < parts) {
      const part = next;
      next += 1;
      player.send({ id, wanted, part });
      const [tables] = await Promise.race([once(player, 'message'), lost]);
      played[part] = tables;
    }
    player.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(parts, availableParallelism()) }, one));
  return played;
}

const [id = ''] = positionals;
const rulebook = rulebooks.find(({ meta }) => meta.id === id);
if (rulebook === undefined) {
  console.error(`There is no rulebook "${id}": ${rulebooks.map(({ meta }) => meta.id).join(', ')}.`);
  process.exitCode = 1;
} else {
  const wanted = {
    seed: whole('seed', values.seed),
    ...(values.games === undefined ? {} : { games: whole('games', values.games) }),
  };
  const played = await playAll(rulebook, wanted, partsOf(rulebook, wanted).length);
  const folder = new URL('../../docs/calibration/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const to = values.to ?? new URL(`${id}.md`, folder);
  writeFileSync(to, reportFrom(rulebook, wanted, played));
  console.log(`wrote ${String(to)}`);
}
