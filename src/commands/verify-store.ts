import type { AnyRulebook } from '../engine/any-rulebook.js';
import { commitmentTo } from '../engine/fairness.js';
import { verify, verifyCourse } from '../engine/verify.js';
import { EngineFiles } from '../rulebooks/engines.js';
import { rulebooks } from '../rulebooks/registry.js';
import { badLog, type LoggedGame, loggedGames } from '../store/snapshot/check-logs.js';
import { FOR_THIS_TRANSACTION, inSession } from '../store/snapshot/session.js';
import { remakeHere } from './archives.js';
import { BadUsage, command } from './command.js';
import { keyringFrom } from './keyring-from.js';
import { atPlace, chosenPlace, mustExist } from './place.js';
import { showProgress } from './progress.js';
import { oneLine, reasonOf, sayText } from './say.js';

const USAGE = 'usage: permafrost verify-store [--database WHERE] [--replay]';

interface Found {
  games: number;
  bad: number;
  /** Games of a rules version that this program does not have. */
  unknownRules: number;
}

export const verifyStore = command({
  summary: 'check the log of every game: its hashes, its versions, its head',
  help: `${USAGE}

Checks that no log has gaps, that each hash follows from its entry and the entries before, and that the game is at the
version of its last entry. Lists every game that fails, and then exits with 1. The service may keep running.

  --database WHERE  a postgres:// address or a data folder; default: DATABASE_URL, else DATA_DIR
  --replay          also replay every game: seed and actions must lead to every event and to the outcome`,
  options: { database: { type: 'string' }, replay: { type: 'boolean', default: false } },
  async run({ values: { database, replay }, positionals }, { env, signal }) {
    if (positionals.length > 0) throw new BadUsage(USAGE);
    const place = chosenPlace(database, env);
    mustExist(place);
    const keyring = keyringFrom(env);
    const found: Found = { games: 0, bad: 0, unknownRules: 0 };
    const progress = showProgress();
    await atPlace(place, (url) =>
      inSession(url, signal, async (client) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(FOR_THIS_TRANSACTION);
        progress.begin('logs', 'entries');
        for await (const game of loggedGames(client, remakeHere(), keyring)) {
          await check(game, replay, found);
          progress.move(game.entries.length);
        }
        progress.end(found.games);
      }),
    );
    if (found.unknownRules > 0)
      sayText(
        `${found.unknownRules} games use rules that this version does not have: they were not replayed.`,
      );
    sayText(
      found.bad === 0
        ? `All ${found.games} games are whole.`
        : `${found.bad} of ${found.games} games are bad.`,
    );
    return found.bad === 0 ? 0 : 1;
  },
});

async function check(game: LoggedGame, isReplayed: boolean, found: Found): Promise<void> {
  found.games += 1;
  const bad = badLog(game);
  const what =
    bad === null
      ? isReplayed
        ? await replayProblem(game, found)
        : null
      : `version ${bad.version}: ${bad.what}`;
  if (what === null) return;
  found.bad += 1;
  sayText(oneLine(`game ${game.id}: ${what}`));
}

const engines = new EngineFiles(rulebooks, () => {});

async function replayProblem(game: LoggedGame, found: Found): Promise<string | null> {
  if (game.entries.length === 0) return null;
  const rulebook = await engines.rulebook(game);
  if (rulebook === undefined) {
    found.unknownRules += 1;
    return null;
  }
  try {
    return replayed(rulebook, game);
  } catch (error) {
    return `it cannot be replayed: ${reasonOf(error)}`;
  }
}

function replayed(rulebook: AnyRulebook, game: LoggedGame): string | null {
  const evidence = { ...game, commitment: commitmentTo(game.seed) };
  const isOver = game.status === 'finished' || game.status === 'closed';
  if (isOver) return verify(rulebook, evidence)[0] ?? null;
  const course = verifyCourse(rulebook, evidence);
  return course.ok ? null : course.error;
}
