import { readFile } from 'node:fs/promises';
import type { BeaconRound } from '../engine/draw.js';
import { isStart, type StartEntry } from '../engine/entry.js';
import { verifyFork, verify as violationsOf } from '../engine/verify.js';
import { isSignedRound } from '../kernel/beacon-signature.js';
import { QUICKNET } from '../kernel/quicknet.js';
import { type ReadExport, readExport } from '../play/history/read-export.js';
import { BadUsage, command } from './command.js';
import { type Elsewhere, rulesFor } from './rules-of-export.js';
import { oneLine, reasonOf, sayText } from './say.js';

const USAGE =
  'usage: permafrost verify [--server URL] [--beacon-key HEX] EXPORT.json [EXPORT-OF-THE-GAME-IT-WAS-FORKED-FROM.json]…';

const say = (text: string): void => sayText(oneLine(text));

/** An export cannot prove that it is of the game that was played. A player who took part can compare these values. */
function sayWhatToCompare({ commitment, entries }: ReadExport): void {
  const [start, last] = [entries[0], entries.at(-1)];
  say('compare with what you saw while it was played:');
  say(`  commitment, before the start: ${commitment}`);
  if (start !== undefined && isStart(start)) for (const line of linesOfDraw(start)) say(`  ${line}`);
  say(`  hash of the last entry, ${last?.version}: ${last?.hash}`);
}

function linesOfDraw({ action: { entropy, draw, config } }: StartEntry): string[] {
  const how = (seat: number): string => {
    if (draw === undefined) return '';
    return draw.entrusted.includes(seat)
      ? ', entrusted to the server'
      : `, commitment ${draw.commitments[seat]}`;
  };
  const seats = entropy
    .slice(0, config.seats)
    .map((added, seat) => `entropy of seat ${seat}: ${added === null ? 'none' : added + how(seat)}`);
  if (draw === undefined) return seats;
  const { attempt, beacon, voided } = draw;
  const failed = voided.map(
    ({ attempt: nth, because, seats: by, commitment }) =>
      `attempt ${nth} was void: ${because}${by.length > 0 ? ` by seat ${by.join(', ')}` : ''}, commitment ${commitment}`,
  );
  const round = beacon && `beacon: round ${beacon.round} of ${beacon.chain}${timeOf(beacon)}`;
  return [...seats, `attempt to draw the seed: ${attempt}`, ...failed, ...(round === null ? [] : [round])];
}

/** No seat may have revealed its entropy later than that. */
const timeOf = ({ chain, round }: BeaconRound): string =>
  chain === QUICKNET.chain
    ? `, signed at ${new Date((QUICKNET.genesis + (round - 1) * QUICKNET.period) * 1000).toISOString()}`
    : '';

/** Whether a beacon signed the round that was mixed in. */
function violationsOfBeacon({ entries: [start] }: ReadExport, key: string | undefined): string[] {
  const beacon = (start !== undefined && isStart(start) && start.action.draw?.beacon) || null;
  if (beacon === null) return [];
  const publicKey = key ?? (beacon.chain === QUICKNET.chain ? QUICKNET.publicKey : null);
  if (publicKey === null)
    return [`its beacon ${beacon.chain} is not known here: give its public key with --beacon-key`];
  return isSignedRound(publicKey, beacon.round, beacon.signature)
    ? []
    : [`the beacon has not signed round ${beacon.round} like this`];
}

/** The first entries of a fork do not follow from its own seed. */
function sayOrigin({ game: id, entries }: ReadExport, isNamed: boolean): void {
  const [start] = entries;
  if (start === undefined || !isStart(start) || start.action.from === undefined) return;
  const { game, version } = start.action.from;
  say(
    `${isNamed ? `the game ${id}` : 'this'} is a fork: it begins with version ${version} of the game ${game}`,
  );
  say('  to verify that too, add the export of that game as the last argument');
}

/** The violations of a game, or the game if there are none. */
async function check(
  read: unknown,
  elsewhere: Elsewhere,
  key?: string,
): Promise<ReadExport | readonly string[]> {
  const rules = await rulesFor(read, elsewhere);
  if (!rules.ok) return [rules.error];
  const known = readExport(rules.value, read);
  if (!known.ok) return known.error;
  const { game, rulebook } = known.value;
  try {
    const violations = [...violationsOf(rulebook, game), ...violationsOfBeacon(game, key)];
    return violations.length > 0 ? violations : game;
  } catch (error) {
    return [`it cannot be replayed: ${reasonOf(error)}`];
  }
}

const isGame = (checked: ReadExport | readonly string[]): checked is ReadExport => !Array.isArray(checked);

/** Each game must be honest, and each but the last must be a fork of the next one. */
function violationsOfAll(checked: readonly Awaited<ReturnType<typeof check>>[]): string[] {
  return checked.flatMap((game, nth) => {
    const fork = checked[nth - 1];
    if (!isGame(game)) return game;
    return fork === undefined || !isGame(fork) ? [] : verifyFork(fork, game);
  });
}

async function verifyFiles(files: readonly string[], elsewhere: Elsewhere, key?: string): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const checked = await Promise.all(texts.map((text) => check(JSON.parse(text), elsewhere, key)));
  const violations = violationsOfAll(checked);
  for (const violation of violations) say(`not honest: ${violation}`);
  if (violations.length > 0) return 1;
  const games = checked.filter(isGame);
  say('honest: seed and actions lead to every shuffle, die and score of this game');
  for (const game of games.slice(0, 1)) sayWhatToCompare(game);
  for (const game of games.slice(-1)) sayOrigin(game, games.length > 1);
  return 0;
}

export const verify = command({
  summary: 'replay an exported game, and say whether it was honest',
  help: `${USAGE}

Replays the export of a finished game. It neither needs nor trusts a server or a database. If the game is a fork, add
the export of the game that it was forked from, to verify its beginning too.

  --beacon-key  the public key of the beacon that was mixed in, if it is not drand's quicknet
  --server URL  where to fetch the engine from, if this program does not have the version of the rules. What is fetched
                must have the hash that the export names, and is then run: name a server that you trust`,
  options: { server: { type: 'string' }, 'beacon-key': { type: 'string' } },
  async run({ values: { server, 'beacon-key': key }, positionals }, { signal }) {
    if (positionals.length === 0 || (key !== undefined && !/^[0-9a-f]{192}$/.test(key)))
      throw new BadUsage(USAGE);
    try {
      return await verifyFiles(positionals, { server, signal }, key);
    } catch (error) {
      say(`cannot be read: ${reasonOf(error)}`);
      return 2;
    }
  },
});
