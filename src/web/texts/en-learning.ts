/** The English texts of guided first games and of the coach. */
export const englishLearning = {
  learning: {
    title: 'Learn a game',
    link: 'Learn a game',
    intro:
      'In a guided first game a coach plays beside you: it says what a question is about and marks what it would do. Nothing is at stake, and you can take back everything.',
    start: (game: string) => `Learn ${game}`,
    coach: 'Coach',
    step: (done: number, count: number) => `Step ${done} of ${count}`,
    other: 'You did something else. That is fine: play on, or take it back.',
    takeBack: 'Take it back',
    again: 'Begin again',
    free: 'Here you decide. If you are not sure, ask the coach in the tab below.',
    over: 'The lesson is over',
    ask: 'Ask the coach',
    askHint:
      'The coach tries each action in positions that you cannot tell from the true one, and lets the strong bot play on from there.',
    thinking: 'The coach is thinking …',
    notAsked: 'You were not asked anything here.',
    lastAsked: 'To my decision before',
    nextAsked: 'To my next decision',
    choice: 'This is what the strong bot would do.',
    grades: {
      best: 'best',
      good: 'about as good',
      weaker: 'weaker',
      weak: 'much weaker',
    },
    youDid: 'You did:',
    youDidBest: 'So would the strong bot.',
    taken: 'you did this',
    notCompared: 'The strong bot does not look at these any further.',
    uncertain: 'What comes of it depends on chance, or on what you do not know.',
    points: (min: number, max: number) =>
      min === max
        ? `${min > 0 ? '+' : ''}${min} points at once`
        : `${min > 0 ? '+' : ''}${min} to ${max > 0 ? '+' : ''}${max} points at once`,
  },
};
