/** The German texts of guided first games and of the coach. */
export const germanLearning = {
  learning: {
    title: 'Ein Spiel lernen',
    link: 'Ein Spiel lernen',
    intro:
      'In einer geführten ersten Partie sitzt ein Trainer neben dir: Er sagt, worum es bei einer Frage geht, und markiert, was er tun würde. Es geht um nichts, und du kannst alles zurücknehmen.',
    start: (game: string) => `${game} lernen`,
    coach: 'Trainer',
    step: (done: number, count: number) => `Schritt ${done} von ${count}`,
    other: 'Du hast etwas anderes getan. Das macht nichts: Spiel weiter oder nimm es zurück.',
    takeBack: 'Zurücknehmen',
    again: 'Von vorn beginnen',
    free: 'Hier entscheidest du. Wenn du unsicher bist, frag den Trainer im Reiter unten.',
    over: 'Die Einführung ist zu Ende',
    ask: 'Frag den Trainer',
    askHint:
      'Der Trainer probiert jede Aktion in Stellungen aus, die du von der wahren nicht unterscheiden kannst, und lässt den starken Bot von dort weiterspielen.',
    thinking: 'Der Trainer denkt nach …',
    notAsked: 'Hier warst du nichts gefragt.',
    lastAsked: 'Zu meiner Entscheidung davor',
    nextAsked: 'Zu meiner nächsten Entscheidung',
    choice: 'Das würde der starke Bot tun.',
    grades: {
      best: 'am besten',
      good: 'etwa gleich gut',
      weaker: 'schwächer',
      weak: 'viel schwächer',
    },
    youDid: 'Du hast getan:',
    youDidBest: 'Das würde der starke Bot auch tun.',
    taken: 'das hast du getan',
    notCompared: 'Diese sieht sich der starke Bot nicht näher an.',
    uncertain: 'Was dabei herauskommt, hängt vom Zufall ab oder von etwas, das du nicht weißt.',
    points: (min: number, max: number) =>
      min === max
        ? `sofort ${min > 0 ? '+' : ''}${min} Punkte`
        : `sofort ${min > 0 ? '+' : ''}${min} bis ${max > 0 ? '+' : ''}${max} Punkte`,
  },
};
