/** The English texts about applications of others. */
export const englishApplications = {
  applications: {
    title: 'Allow an application?',
    over: 'This request is over, or it began in another browser. Go back to the application and begin again.',
    asks: (name: string) => `“${name}” wants to use your account`,
    host: 'Its address',
    returnsTo: 'Sends you to',
    account: 'Your account',
    wants: 'It wants to:',
    scopes: {
      read: 'See your games, your turns and your messages.',
      play: 'Play, join games and write messages in your name.',
    },
    onlyIfKnown:
      'Anybody can choose any name: allow it only if you know this address and have just come from there. You can take it back in the settings at any time.',
    onlyOwnDevice:
      'Allow it only if the code is on a device of your own, and you have begun there yourself. If somebody has sent you the code, refuse: they want your account.',
    allow: 'Allow',
    refuse: 'Refuse',
    deviceTitle: 'Connect a device',
    deviceCode: 'Code',
    deviceCodeHint: 'The device or program shows it: eight letters.',
    deviceAllowed: 'Done. The device goes on by itself.',
    deviceRefused: 'Refused. The device gets nothing.',
    next: 'Continue',
    granted: 'Applications',
    grantedAre: 'What you have allowed applications of others. What you revoke stops working at once.',
    noGrants: 'You have allowed none.',
    revoke: 'Revoke',
  },
};
