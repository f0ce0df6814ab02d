import type { Language } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { type GameRecord, isOver, type Visibility, visibilities } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { type Refusal, refusal } from '../refusal.js';
import { type ClockWish, newGame, type Wish } from './create-game.js';
import { findGame } from './find-game.js';
import { startWhenFull } from './start-game.js';

export interface ForkRequest {
  readonly gameId: string;
  readonly player: Player;
  /** The version at which the new game begins. */
  readonly version: number;
  readonly seats: readonly Wish[];
  readonly visibility?: Visibility;
  readonly clock?: ClockWish;
  readonly language?: Language;
  /** Called with the number of entries that are read to find the version. */
  readonly onRead?: (entries: number) => void;
}

/**
 * Creates a game that begins at a version of a finished game. It has a seed of its own, so cards and dice will differ
 * from there on.
 */
export async function forkGame(
  context: Context,
  { gameId, player, version, onRead, ...wish }: ForkRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const found = await findGame(context, { playerId: player.id }, gameId);
  if (!found.ok) return found;
  const { record, rulebook, components: played } = found.value;
  if (!isOver(record))
    return err(refusal('not_over', 'The game is not over: only finished games can be forked.'));
  if (version < 1 || version > record.version)
    return err(refusal('version_not_found', `The game has the versions 1 to ${record.version}.`));
  if (wish.seats.length !== record.seats.length) {
    const errors = [{ pointer: '/seats', detail: `must name ${record.seats.length} seats` }];
    return err({ ...refusal('malformed', 'The game has another number of seats.'), errors });
  }
  const state = await context.pastStates.at(found.value, version, onRead);
  if (rulebook.outcome(state) !== null)
    return err(
      refusal('game_over', {
        en: 'The game was over at this version: fork an earlier one.',
        de: 'Bei dieser Version war die Partie zu Ende: Zweige bei einer früheren ab.',
      }),
    );
  const { options } = record;
  // A game that was carried over may have other components than the rulebook has now.
  const components = record.components ?? (played === rulebook.components ? null : played);
  const visibility = wish.visibility ?? 'private';
  if (isMoreOpen(visibility, record.visibility)) {
    const errors = [{ pointer: '/visibility', detail: `must not be more open than ${record.visibility}` }];
    return err({
      ...refusal('malformed', 'A fork shows the moves of the game that it begins with.'),
      errors,
    });
  }
  const request = {
    ...wish,
    visibility,
    ...{ creator: player, rulebook: record.rulebook, options, carryOver: record.carryOver },
    ...(components === null ? {} : { components }),
  };
  // It begins with events of the version that was played.
  const game = await newGame(context, request, rulebook);
  if (!game.ok) return game;
  const { engineHash, engineFrozen } = record;
  const fork = { ...game.value, engineHash, engineFrozen, forkedFrom: { game: gameId, version } };
  await context.games.create(fork, context.quotas, once?.reply(ok(fork)));
  return ok(await startWhenFull(context, fork));
}

/** `visibilities` are ordered from the most open one. */
const isMoreOpen = (one: Visibility, other: Visibility): boolean =>
  visibilities.indexOf(one) < visibilities.indexOf(other);
