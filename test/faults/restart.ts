import { judgeHistory, type Verdict } from './history.js';
import type { Ledger } from './load/ledger.js';
import type { Load } from './load/play.js';
import { type RunningService, startService } from './service.js';
import { untilDone } from './until-done.js';

/** Starts the service after a fault, judges its database, and opens the gate for the clients. */
export async function restart(
  dataFolder: string,
  load: Load,
): Promise<{ service: RunningService; verdict: Verdict }> {
  const service = startService(dataFolder);
  try {
    const url = await service.url;
    const verdict = await judgeHistory(load.ledger, dataFolder);
    load.gate.open(url);
    verdict.wrong.push(...(await brokenStreams(load.ledger)));
    return { service, verdict };
  } catch (error) {
    await service.end('SIGKILL');
    throw error;
  }
}

/** The streams that lack acknowledged entries. */
export async function brokenStreams({ games }: Ledger): Promise<string[]> {
  const expected = games.map((game) => ({ game, version: game.acknowledged.at(-1)?.version ?? 0 }));
  const late = () => expected.filter(({ game, version }) => (game.streamed.at(-1)?.version ?? 0) < version);
  try {
    await untilDone(async () => {
      if (late().length > 0) throw new Error('not yet');
    });
    return [];
  } catch {
    return late().map(({ game, version }) => `game ${game.id}: its stream does not reach version ${version}`);
  }
}
