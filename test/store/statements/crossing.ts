/*
 * What is not limited to one bucket, by the name of the statement, or by what it does to which tables. A distributed
 * database sends these to many shards, or refuses them.
 */

/** Many games at once, because one statement costs less than many. For a distributed database, split them by bucket. */
const BATCHES = {
  append: 'Appends that arrive together share a commit.',
  append_and_reply: 'As append.',
  append_and_sit_and_change_engine: 'As append.',
  append_and_close: 'As append, and the rematch belongs to another game.',
  lookups: 'The heads of the games of all requests that wait.',
  identities: 'The creators of the games of seat keys.',
  fan_out: 'Notices of many games become deliveries together.',
} as const;

/** They search all games, now and then, by columns that have an index. */
const SWEEPS = {
  with_time_over: 'Deadlines that have passed in any game.',
  with_draw_due: 'Draws that may go on in any game.',
  with_bots_waiting: 'Games whose process died.',
  check_idle: 'Games that nobody plays.',
  games_to_carry_over: 'Games of older rules.',
  remove_bot_games: 'Games of bots, after days.',
  games_to_archive: 'Games that are over, after days.',
  archives_to_strip: 'Archives with events that an engine makes again.',
} as const;

/** What concerns a player is found by columns of games. Kept by player, each would be in one shard. */
const OF_PLAYERS = {
  waiting_for: 'The inbox.',
  with_clock_of: 'Clocks that a calendar moves.',
  quotas: 'What an account keeps.',
  open_invitations: 'Invitations of one creator.',
  'select games, invitations, rematches, seats': 'Own games, and invitations.',
  show_new_name: 'A renaming.',
  kept_games: 'The export of an account.',
  kept_messages: 'The export of an account.',
  'select invitations': 'The export of an account.',
  lock_games_of: 'A deletion.',
  show_that_gone: 'A deletion.',
  hand_over: 'A deletion.',
  leave_all_seats: 'A deletion.',
  'select games': 'A deletion.',
  'select games, seats': 'A deletion.',
  'delete games': 'A deletion.',
  'update games, seats': 'A deletion.',
  'with messages, talks': 'A deletion.',
  'delete invitations': 'A deletion.',
  'delete former_holders': 'A deletion.',
} as const;

const LISTS = {
  'with games, invitations, rematches, seats': 'The lobby.',
  'with games, invitations, seats': 'The open game that matches a wish.',
} as const;

/** They know of games by a row of another kind. */
const OTHERS = {
  close: 'A closed game is no rematch of another any more.',
  next_delivery: 'A delivery names the rulebook of its game.',
  read_mailbox: 'A mail names the games of its notes.',
} as const;

export const CROSSING: Readonly<Record<string, string>> = {
  ...BATCHES,
  ...SWEEPS,
  ...OF_PLAYERS,
  ...LISTS,
  ...OTHERS,
};

const LOCKS =
  'It locks games of several buckets in the order of their keys: split by bucket, it locks those of one.';

/** What Citus has no way to carry out, so that it needs another form there. */
export const REFUSED: Readonly<Record<string, string>> = {
  append: LOCKS,
  append_and_reply: LOCKS,
  append_and_close: LOCKS,
  append_and_sit_and_change_engine: LOCKS,
  lock_games_of: LOCKS,
  show_new_name: LOCKS,
  'with messages, talks': LOCKS,
  fan_out: 'It addresses rows by their place in the table.',
};
