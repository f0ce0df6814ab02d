import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { playArena } from '../../bots/arena/arena.js';
import type { ArenaGame } from '../../bots/arena/play-game.js';
import { type Tallied, Tally } from '../../bots/arena/tally.js';
import type { AnyConfig, AnyOptions, AnyRulebook } from '../../engine/any-rulebook.js';
import { completing } from '../../engine/complete-config.js';
import { violationsOf } from '../../play/check-value.js';
import { rulebooks } from '../../rulebooks/registry.js';
import { BadUsage, command } from '../command.js';
import { oneLine, sayProgress, sayText } from '../say.js';
import { readPlayers } from './players.js';

const USAGE = `usage: permafrost arena RULEBOOK [OPTIONS] PLAYER PLAYER…
       permafrost arena --sum GAMES.jsonl…`;
const MAX_PLAYERS = 12;
const EVERY_MS = 10_000;

export const arena = command({
  summary: 'let bots play against each other, and say how often each wins',
  help: `${USAGE}

Plays games without a server. Each world (one setup, and the same dice) is played once in each rotation of the seats, so
that luck is the same for all. Prints how often each player wins, with a confidence interval of 95 %.

PLAYER is one of these, after NAME= if you want to give it a name:
  basic, strong, master         a bot of the service
  search:steps=N,candidates=N,horizon=N,policy=bot|random
                                the search of permafrost-engine
  engine:FILE.mjs               the built-in bot of an engine file
  exec:COMMAND                  a program that reads a question a line and writes an answer a line
  http://… or https://…         a program that is asked by POST

A question is JSON: game, rulebook, rulesVersion, seats, options, seat, prompt, actions, view. The answer is
{"action":"ID"}, with the id of one of the actions. A program that does not answer, ends, or answers anything else
loses its game, and is started again.

If there are fewer players than seats, the last one takes the others. If there are more, all selections take turns.

  --seats N         default: as many as players, as far as the rulebook allows it
  --games N         play so many games, or a few more; default: 100
  --seed TEXT       the same seed gives the same worlds; default: 1
  --options JSON    options of the rulebook
  --seconds N       how long a program may take for an answer; default: 10
  --with-world      questions have \`world\`, a state to search in
  --to FILE         write each game as a line of JSON, with all its actions
  --json            print the results as lines of JSON
  --sum             play nothing: print the results of games that were written`,
  options: {
    seats: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    seconds: { type: 'string', default: '10' },
    'with-world': { type: 'boolean', default: false },
    to: { type: 'string' },
    json: { type: 'boolean', default: false },
    sum: { type: 'boolean', default: false },
  },
  async run({ values, positionals }, { signal }) {
    const say = values.json ? sayJson : sayTable;
    if (values.sum) {
      say(await sumOf(positionals));
      return 0;
    }
    const [id, ...written] = positionals;
    const rulebook = rulebooks.find(({ meta }) => meta.id === id);
    if (rulebook === undefined || written.length < 2 || written.length > MAX_PLAYERS)
      throw new BadUsage(USAGE);
    const config = configOf(rulebook, values.seats, written.length, values.options);
    const limits = { ms: numberIn('--seconds', values.seconds) * 1000, withWorld: values['with-world'] };
    const contestants = await readPlayers(written, limits, signal);
    const games = numberIn('--games', values.games);
    try {
      say(await play({ rulebook, config, contestants, games, seed: values.seed, signal }, values.to));
    } finally {
      await Promise.all(contestants.map((one) => one.close()));
    }
    return 0;
  },
});

async function play(arena: Parameters<typeof playArena>[0], to: string | undefined): Promise<Tallied[]> {
  const tally = new Tally();
  const file = to === undefined ? null : await open(to, 'w');
  try {
    let [played, said] = [0, Date.now()];
    for await (const game of playArena(arena)) {
      tally.add(game);
      played += 1;
      await file?.write(`${JSON.stringify({ rulebook: arena.rulebook.meta.id, ...game })}\n`);
      for (const { seat, because } of game.lost)
        sayProgress(oneLine(`${game.seats[seat]} lost game ${played}: it ${because}`));
      if (Date.now() - said < EVERY_MS) continue;
      said = Date.now();
      sayProgress(`${played} games`);
    }
  } finally {
    await file?.close();
  }
  return tally.results();
}

async function sumOf(files: readonly string[]): Promise<Tallied[]> {
  if (files.length === 0) throw new BadUsage(USAGE);
  const tally = new Tally();
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: 100 }))
      tally.add(JSON.parse(line) as ArenaGame);
  return tally.results();
}

function configOf(
  { meta, schemas, components }: AnyRulebook,
  seats: string | undefined,
  players: number,
  json: string,
): AnyConfig {
  const { min, max } = meta.seats;
  const wanted = seats === undefined ? Math.min(max, Math.max(min, players)) : numberIn('--seats', seats);
  if (wanted < min || wanted > max) throw new BadUsage(`${meta.id} is played by ${min} to ${max} seats.`);
  const given = { seats: wanted, options: optionsIn(json), components };
  const config = completing(schemas.options)(given);
  const [violation] = violationsOf(schemas.options, config.options, '/options');
  if (violation !== undefined) throw new BadUsage(`${violation.pointer} ${String(violation.detail)}`);
  return config;
}

function optionsIn(json: string): AnyOptions {
  try {
    return JSON.parse(json);
  } catch {
    throw new BadUsage('--options is not JSON.');
  }
}

function numberIn(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new BadUsage(`${name} takes a number from 1.`);
  return Number(text);
}

const sayJson = (results: readonly Tallied[]): void => {
  for (const one of results) sayText(JSON.stringify(one));
};

const HEADS = ['player', 'wins', '95 %', 'fair', 'score', 'seats', 'lost', 'ms/answer'];

function sayTable(results: readonly Tallied[]): void {
  const percent = (share: number): string => (share * 100).toFixed(1);
  const rows = results.map(({ name, wins, from, to, fair, meanScore, seats, lost, msPerAnswer }) => [
    ...[oneLine(name), percent(wins), `${percent(from)}–${percent(to)}`, percent(fair), meanScore.toFixed(1)],
    ...[String(seats), String(lost), msPerAnswer.toFixed(1)],
  ]);
  const all = [HEADS, ...rows];
  const widths = HEADS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all)
    sayText(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
}
