/*
 * Microseconds of CPU that an operation costs this server, as `npm run bench -- weights` measures it.
 */

/** By operation, without what grows with its size. */
export const weights: Readonly<Record<string, number>> = {
  act: 1400,
  addEntropy: 1500,
  addVacation: 1200,
  answerUndo: 3100,
  askForConfirmation: 1200,
  beginAddingSignInMethod: 1200,
  beginSignIn: 1200,
  changeWebhook: 1200,
  closeGame: 1400,
  comeBack: 1400,
  confirmEmail: 100,
  createGame: 2600,
  createPlayer: 810,
  createToken: 2600,
  createWebhook: 1200,
  deleteAccount: 6600,
  deleteEmail: 400,
  deleteHandle: 400,
  deleteWebhook: 1200,
  endSessions: 1200,
  endVacation: 1200,
  exportAccount: 3400,
  exportGame: 1200,
  findHandle: 380,
  finishAddingSignInMethod: 2600,
  finishSignIn: 2600,
  followEvents: 440,
  followMessages: 440,
  forkGame: 4200,
  getActions: 590,
  getCalendar: 450,
  getComponents: 530,
  getEmail: 380,
  getEngine: 6300,
  getEngineTypes: 6300,
  getEvents: 440,
  getGame: 410,
  getHandle: 380,
  getInbox: 3600,
  getLimits: 270,
  getMe: 390,
  getMessages: 440,
  getOrders: 370,
  getPicture: 5000,
  getPictureAsPng: 5800,
  getProblemPage: 100,
  getRecap: 900,
  getReplay: 2000,
  getRulebook: 6300,
  getRulebookEngine: 6300,
  getRulebookEngineTypes: 6300,
  getSignInOffer: 100,
  getView: 260,
  getViewAsText: 3800,
  getWebhook: 200,
  invite: 2400,
  joinGame: 1500,
  layDownOrders: 810,
  leaveGame: 1400,
  listDeliveries: 250,
  listGames: 760,
  listInvitations: 4000,
  listMutes: 540,
  listRulebooks: 640,
  listSessions: 590,
  listSignInMethods: 590,
  listTokens: 590,
  listWebhooks: 370,
  makeSeatKey: 2500,
  matchGame: 3200,
  mutePlayer: 790,
  postMessage: 570,
  rematch: 2600,
  removeSignInMethod: 1200,
  renamePlayer: 2000,
  resign: 1400,
  retractMessage: 570,
  retryDelivery: 1200,
  returnFromProvider: 100,
  revealEntropy: 1500,
  revokeSeatKey: 2500,
  revokeToken: 530,
  rotateWebhookSecret: 1200,
  setEmail: 1200,
  setHandle: 1200,
  setHours: 1200,
  showConfirmation: 100,
  showUnsubscription: 100,
  startGame: 1800,
  testWebhook: 1200,
  undo: 3100,
  uninvite: 2400,
  unmutePlayer: 400,
  unsubscribe: 100,
};

/** Requests without an operation: the page, and addresses where nothing is. */
export const OTHER = 250;

/** What grows with a request. It is charged when its size is known. */
export const perUnit = {
  /** A kilobyte that is received, checked and perhaps stored. */
  kilobyteIn: 60,
  /** A kilobyte that is rendered and sent. */
  kilobyteOut: 12,
  /** An entry that is replayed, to see an earlier version or to fork. */
  entry: 15,
  /** An action of a list, from the second on. */
  action: 400,
  /** An action that is tried, on many imagined states. */
  triedAction: 2_000,
  /** A kilobyte of a picture that becomes a PNG, in a process that the bench does not count. */
  kilobyteOfPng: 350,
  /** A million pixels of it. */
  megapixel: 17_000,
  /** A picture of a replay. */
  picture: 600,
  /** An answer of a built-in bot. */
  botAnswer: 500,
} as const;
export type Unit = keyof typeof perUnit;

export const weightOf = (operation: string | undefined): number => weights[operation ?? ''] ?? OTHER;
