/*
 * What is not limited to one bucket, by the name of the statement, or by what it does to which tables. Of the log, which may
 * be distributed, it is sent to every server.
 */

/** Many games at once, because one statement costs less than many. */
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
  last_to_carry_over: 'Games of older rules, by pages.',
  older_games: 'The same, for a rehearsal.',
  remove_bot_games: 'Games of bots, after days.',
  games_to_archive: 'Games that are over, after days.',
  full_archives: 'Archives with events that an engine may make again.',
  archives_to_strip: 'Their games.',
  games_to_number: 'Rated games that have finished.',
  divisions_to_number: 'As games_to_number.',
  number_games: 'As games_to_number.',
  games_to_rate: 'The rated games of a rulebook, in their order.',
  first_finished: 'The first month of the dumps.',
  first_unnumbered: 'As games_to_number.',
  dumped_games: 'Dumps of all public games.',
  excluded_games: 'Few rows, for those who compute ratings.',
} as const;

/** What concerns a player is found by columns of games. These are all on one server: see decision 0033. */
const OF_PLAYERS = {
  waiting_for: 'The inbox.',
  with_clock_of: 'Clocks that a calendar moves.',
  quotas: 'What an account keeps.',
  games_of_bot: 'In how many games a bot plays.',
  open_invitations: 'Invitations of one creator.',
  last_scanned: 'A search of finished games.',
  'select games, invitations, rematches, seats': 'Own games, and invitations.',
  show_new_name: 'A renaming.',
  kept_games: 'The export of an account.',
  'select entries': 'How many entries of each seat the export of an account counts.',
  'select archived_logs': 'The same, of games that are archived.',
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
  drop_invitations: 'A block.',
  judge_again: 'A block.',
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
