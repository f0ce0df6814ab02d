import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import type { TestDatabase } from './database.js';
import { newGame, newPerson, type Person, startedGame } from './people.js';
import { released } from './released.js';
import { startService } from './service.js';

/** The rulebooks with version 2 of Mammut: the same rules, or others by which the last legal action is gone. */
export const raisedMammut = (isChanged: boolean): readonly AnyRulebook[] =>
  released.map((rulebook) =>
    rulebook.meta.id === 'mammut'
      ? {
          ...rulebook,
          meta: { ...rulebook.meta, rulesVersion: '2' },
          legal: (state, seat) => {
            const legal = rulebook.legal(state, seat);
            return isChanged ? legal.slice(1) : legal;
          },
        }
      : rulebook,
  );

/** Two players, a game of theirs with version 1 of Mammut, and one that has not started. */
export async function playedBefore(
  db: TestDatabase,
): Promise<{ readonly players: readonly [Person, Person]; readonly game: string }> {
  const service = await startService({ db, rulebooks: released });
  const players = [await newPerson(service, 'Ayla'), await newPerson(service, 'Durc')] as const;
  const game = await startedGame(service, ...players, { rulebook: 'mammut' });
  await newGame(service, players[0], { rulebook: 'mammut' });
  await service.close();
  return { players, game };
}
