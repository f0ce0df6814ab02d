const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** The English texts of what happened, and of how a game ended. */
export const englishStory = {
  story: {
    result: 'Result',
    won: (names: readonly string[]) =>
      names.length > 1 ? `${listed(names)} win together` : `${listed(names)} wins`,
    with: (score: number, what: string) => `with ${score} ${what}`,
    tie: (first: string, second: string, what: string, mine: number, theirs: number) =>
      `${first} and ${second} are level. What decides is ${what}: ${mine} and ${theirs}.`,
    shared: (first: string, second: string) =>
      `${first} and ${second} share their rank: they are level in everything.`,
    graph: 'Points over the game',
    moments: 'Moments that decided',
    leads: (name: string) => `${name} takes the lead`,
    show: (version: number) => `Show version ${version}`,
    byRound: 'Points by round',
    round: 'Round',
    atFirst: 'Start',
    total: 'Total',
    byWhat: 'By what',
    byWhatInRound: (round: number) => `By what, in round ${round}`,
    unseen: 'in secret',
    noPoints: 'These rules count no points before the end.',
    since: (count: number) => (count === 1 ? 'What happened: 1 step' : `What happened: ${count} steps`),
    title: 'What happened since your last turn',
    step: (nth: number, count: number) => `${nth} of ${count}`,
    setup: 'Everybody',
    back: 'Back',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    skip: 'Skip to now',
    scoring: 'Points',
    before: 'Before',
    after: 'After',
    nothing: 'Nothing has happened since.',
    sure: 'Are you sure?',
    doIt: 'Do it',
    several: 'Choose several first',
    sendAll: (count: number) => (count === 1 ? 'Do this' : `Do these ${count}`),
    notThis: 'Not this',
    marked: 'A dashed frame marks what has changed since your last action.',
  },
};
