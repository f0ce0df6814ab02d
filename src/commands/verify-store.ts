import type { AnyRulebook } from '../engine/any-rulebook.js';
import { commitmentTo } from '../engine/fairness.js';
import { verify, verifyCourse } from '../engine/verify.js';
import { rulebooks } from '../rulebooks/registry.js';
import { badLog, type LoggedGame, loggedGames } from '../store/snapshot/check-logs.js';
import { FOR_THIS_TRANSACTION, inSession } from '../store/snapshot/session.js';
import { BadUsage, command } from './command.js';
import { atPlace, chosenPlace, mustExist } from './place.js';
import { showProgress } from './progress.js';
import { oneLine, reasonOf, sayText } from './say.js';

const USAGE = 'usage: permafrost verify-store [--database WHERE] [--replay]';

interface Found {
  games: number;
  bad: number;
  /** Played by rules that are not here. */
  strange: number;
}

export const verifyStore = command({
  summary: 'check the log of every game: its hashes, its versions, its head',
  help: `${USAGE}

Checks that every log is without gaps, that every entry has the hash that follows from it and from those before, and
that the game stands at its last entry. Lists every game that fails, and then ends with 1. The service may run.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR
  --replay          play every game again, too: seed and actions must lead to every event and to the outcome`,
  options: { database: { type: 'string' }, replay: { type: 'boolean', default: false } },
  async run({ values: { database, replay }, positionals }, { env, signal }) {
    if (positionals.length > 0) throw new BadUsage(USAGE);
    const place = chosenPlace(database, env);
    mustExist(place);
    const found: Found = { games: 0, bad: 0, strange: 0 };
    const progress = showProgress();
    await atPlace(place, (url) =>
      inSession(url, signal, async (client) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(FOR_THIS_TRANSACTION);
        progress.begin('logs', 'entries');
        for await (const game of loggedGames(client)) {
          check(game, replay, found);
          progress.move(game.entries.length);
        }
        progress.end(found.games);
      }),
    );
    if (found.strange > 0)
      sayText(
        `${found.strange} games are of rules that this version does not have: they were not played again.`,
      );
    sayText(
      found.bad === 0
        ? `All ${found.games} games are whole.`
        : `${found.bad} of ${found.games} games are bad.`,
    );
    return found.bad === 0 ? 0 : 1;
  },
});

function check(game: LoggedGame, isReplayed: boolean, found: Found): void {
  found.games += 1;
  const bad = badLog(game);
  const what =
    bad === null ? (isReplayed ? faultOfReplay(game, found) : null) : `version ${bad.version}: ${bad.what}`;
  if (what === null) return;
  found.bad += 1;
  sayText(oneLine(`game ${game.id}: ${what}`));
}

function faultOfReplay(game: LoggedGame, found: Found): string | null {
  if (game.entries.length === 0) return null;
  const rulebook = rulebooks.find(
    ({ meta }) => meta.id === game.rulebook && meta.rulesVersion === game.rulesVersion,
  );
  if (rulebook === undefined) {
    found.strange += 1;
    return null;
  }
  try {
    return replayed(rulebook, game);
  } catch (error) {
    return `it cannot be played again: ${reasonOf(error)}`;
  }
}

function replayed(rulebook: AnyRulebook, game: LoggedGame): string | null {
  const evidence = { ...game, commitment: commitmentTo(game.seed) };
  const isOver = game.status === 'finished' || game.status === 'closed';
  if (isOver) return verify(rulebook, evidence)[0] ?? null;
  const course = verifyCourse(rulebook, evidence);
  return course.ok ? null : course.error;
}
