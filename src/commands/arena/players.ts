import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineContestant, levelContestant, searchContestant } from '../../bots/arena/built-in.js';
import type { Contestant } from '../../bots/arena/contestant.js';
import { levels } from '../../bots/levels.js';
import type { SearchOptions } from '../../bots/search.js';
import { BadUsage } from '../command.js';
import { httpContestant } from './http-program.js';
import { programContestant } from './program.js';
import type { Limits } from './request.js';

/** `NAME=PLAYER`; a command may have `=` itself. */
const NAMED = /^([\w.-]{1,32})=((?:basic|strong|master)$|(?:search|engine|exec|https?):.*)$/s;

/** What plays, by how it is written on the command line. */
export async function readPlayers(
  written: readonly string[],
  limits: Limits,
  signal: AbortSignal,
): Promise<Contestant[]> {
  const players: Contestant[] = [];
  for (const text of written) {
    const [, name = text, player = text] = NAMED.exec(text) ?? [];
    // Those of the same name are counted together, so they are the same.
    const same = players.find((one) => one.name === name);
    if (same !== undefined && written.indexOf(text) === written.lastIndexOf(text))
      throw new BadUsage(`Two players are called ${name}.`);
    players.push(same ?? (await readPlayer(name, player, limits, signal)));
  }
  return players;
}

async function readPlayer(
  name: string,
  player: string,
  limits: Limits,
  signal: AbortSignal,
): Promise<Contestant> {
  const level = levels.find((one) => one === player);
  if (level !== undefined) return levelContestant(name, level);
  const [kind = '', ...others] = player.split(':');
  const rest = others.join(':');
  if (kind === 'search') return searchContestant(name, searchOptions(rest));
  if (kind === 'exec') return programContestant(name, rest, limits);
  if (kind === 'http' || kind === 'https') return httpContestant(name, player, limits, signal);
  if (kind === 'engine') return engineContestant(name, await import(pathToFileURL(resolve(rest)).href));
  throw new BadUsage(`There is no player ${player}. permafrost help arena lists them.`);
}

const NUMBERS: readonly string[] = ['steps', 'candidates', 'horizon'] satisfies (keyof SearchOptions)[];

function searchOptions(text: string): SearchOptions {
  const options: Record<string, number | string> = {};
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (name === 'policy' && (value === 'bot' || value === 'random')) options[name] = value;
    else if (NUMBERS.includes(name) && /^[1-9]\d{0,7}$/.test(value)) options[name] = Number(value);
    else throw new BadUsage(`A search has no setting ${part}.`);
  }
  return options;
}
