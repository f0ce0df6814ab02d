/** The English texts about ratings. */
export const englishRatings = {
  ratings: {
    title: 'Leaderboards',
    link: 'Leaderboards',
    ratings: 'Ratings',
    what: 'Rated games are public, with a clock, and with a player on each seat. Where two players meet often, the one with the higher number wins more often; the number after ± says how sure that is.',
    none: 'No rated game has been finished here yet.',
    nobody: 'Nobody has a rating here yet.',
    division: 'Game',
    pool: 'Who is compared',
    pools: { people: 'People', bots: 'Programs', all: 'Everybody' },
    of: (title: string, seats: number) => `${title}, ${seats} seats`,
    rating: 'Rating',
    games: 'Games',
    value: (mu: number, sigma: number) => `${mu.toFixed(1)}\u00a0±\u00a0${sigma.toFixed(1)}`,
    history: 'How it came about',
    graph: 'Rating over the games',
    graphIs:
      'The line is the rating after each game, and the band says how sure it is: the narrower, the surer.',
    hidden: 'This player does not show their games.',
    when: 'Game of',
    change: 'Change',
    by: (change: number) => `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}`,
    after: (games: number) => (games === 1 ? 'after 1 game' : `after ${games} games`),
  },
  results: {
    won: (names: string) => `Won by ${names}`,
    yourRank: (rank: number, seats: number) => `You: ${rank} of ${seats}`,
    asked: (name: string) => `Asked: ${name}`,
    until: (time: string) => `until ${time}`,
  },
};
