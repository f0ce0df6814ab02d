/** The English texts about games that others can see. */
export const englishPublic = {
  public: {
    watching: 'You are watching without an account.',
    takePart: 'Sign in',
    host: (host: string, title: string) => `${host} invites you to ${title}`,
    terms: 'What you are invited to',
    seats: 'Seats',
    free: (free: number, seats: number) => `${free} of ${seats} free`,
    share: 'Share this game',
    shareLink: 'Link with a picture, for chats',
    shareLinkHint: 'Anyone can watch with it, also without an account.',
    sharePast: (version: number) => `The link leads to version ${version}, which you are looking at.`,
    embed: 'For a page of your own',
    frame: 'A game of Permafrost',
  },
  away: {
    title: (name: string) => `Your time ran out, so the bot plays for ${name}.`,
    comeBack: 'I am back',
    hasUntil: (name: string, time: string) => `${name} has until ${time}.`,
    did: 'What the bot did for you',
  },
};
