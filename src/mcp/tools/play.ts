import { Type } from 'typebox';
import { part, Refused } from '../api.js';
import { type Game, gameInShort } from './in-short.js';
import { GameId, input, Language, SeatOf, Seconds } from './inputs.js';
import { type Caller, json, type Tool, text, tool } from './tool.js';

const WAIT = 25;

const waitForPrompt = tool({
  name: 'wait_for_prompt',
  title: 'Wait until you are asked',
  description:
    'Waits until one of your games asks you something, and lists the prompts. Empty if nothing was asked meanwhile: then look whether your games are over, or wait again.',
  input: input({ seconds: Seconds }),
  readOnly: true,
  run: async ({ seconds = WAIT }, { api }) => [
    json(await api.json({ method: 'GET', path: '/v1/me/prompts', query: { wait: seconds } })),
  ],
});

const getGame = tool({
  name: 'get_game',
  title: 'Get a game',
  description: 'Who plays, whose turn it is, and the outcome when it is over.',
  input: input({ game: GameId }),
  readOnly: true,
  run: async ({ game }, { api }) => [
    json(gameInShort(await api.json<Game>({ method: 'GET', path: `/v1/games/${part(game)}` }))),
  ],
});

const look = tool({
  name: 'look',
  title: 'Look at the table',
  description: 'All that a seat may know, as YAML, with names and prompts as comments.',
  input: input({ game: GameId, seat: SeatOf, language: Language }),
  readOnly: true,
  run: async ({ game, ...query }, { api }) => [
    text(await api.text({ method: 'GET', path: `/v1/games/${part(game)}/view.txt`, query })),
  ],
});

const picture = tool({
  name: 'picture',
  title: 'See the table',
  description: 'The same as a picture.',
  input: input({
    game: GameId,
    seat: SeatOf,
    language: Language,
    size: Type.Optional(Type.Integer({ minimum: 240, maximum: 2000, description: 'Width in pixels.' })),
  }),
  readOnly: true,
  run: async ({ game, ...query }, { api }) => {
    const path = `/v1/games/${part(game)}/picture.png`;
    const { bytes } = await api.ask({ method: 'GET', path, query });
    return [{ type: 'image', mimeType: 'image/png', data: bytes.toString('base64') }];
  },
});

const whatHappened = tool({
  name: 'what_happened',
  title: 'Read what happened',
  description: 'The entries after a version, in sentences: what everybody did, as you may know it.',
  input: input({
    game: GameId,
    after: Type.Optional(Type.Integer({ minimum: 0, description: 'The version that you know.' })),
    language: Language,
  }),
  readOnly: true,
  run: async ({ game, after = 0, language = 'en' }, { api }) => {
    const path = `/v1/games/${part(game)}/events`;
    const query = { after, language, limit: 100 };
    const { version, over, entries } = await api.json<Events>({ method: 'GET', path, query });
    const said = entries.map((entry) => `${entry.version}: ${entry.lines.join(' ')}`);
    const until = entries.at(-1)?.version ?? after;
    return [
      text([...said, '', `You have read up to version ${until} of ${version}. Over: ${over}.`].join('\n')),
    ];
  },
});

interface Events {
  readonly version: number;
  readonly over: boolean;
  readonly entries: readonly { readonly version: number; readonly lines: readonly string[] }[];
}

const legalActions = tool({
  name: 'legal_actions',
  title: 'List your legal actions',
  description:
    'What you may answer now: for each prompt of yours the ids of the legal actions, with what they mean.',
  input: input({ game: GameId, language: Language }),
  readOnly: true,
  showsLegal: true,
  run: async ({ game, language }, { api }) => {
    const path = `/v1/games/${part(game)}/actions`;
    const { version, asked } = await api.json<Legal>({ method: 'GET', path, query: { language } });
    const questions = asked.map(({ seat, text: prompt, actions }) => ({
      ...{ seat, prompt },
      actions: Object.fromEntries(actions.map((action) => [action.id, action.text])),
    }));
    return [json({ version, asked: questions })];
  },
});

interface Legal {
  readonly version: number;
  readonly asked: readonly {
    readonly seat: number;
    readonly text: string;
    readonly actions: readonly { readonly id: string; readonly text: string }[];
  }[];
}

const Actions = Type.Union(
  [
    Type.String({ maxLength: 300, description: 'The id of a legal action.' }),
    Type.Object({ type: Type.String() }, { description: 'An action as an object.' }),
    Type.Array(Type.Union([Type.String({ maxLength: 300 }), Type.Object({ type: Type.String() })]), {
      minItems: 1,
      maxItems: 20,
      description: 'Several actions, one after the other.',
    }),
  ],
  { description: 'What you answer.' },
);

const tryActions = tool({
  name: 'try_actions',
  title: 'Try actions without playing them',
  description:
    'Shows the table as it would be after these actions, as far as you can know it. Nothing is played.',
  input: input({ game: GameId, action: Actions }),
  readOnly: true,
  showsLegal: true,
  run: async ({ game, action }, { api }) => {
    const path = `/v1/games/${part(game)}/actions`;
    return [json(await api.json({ method: 'POST', path, query: { dryRun: true }, body: { action } }))];
  },
});

const act = tool({
  name: 'act',
  title: 'Play',
  description:
    'Plays an action, or several, if the game is still at this version. Look again if it is not. Several are played up to where something unknown comes to light.',
  input: input({
    game: GameId,
    version: Type.Integer({ minimum: 1, description: 'The version that you decided on.' }),
    action: Actions,
  }),
  readOnly: false,
  run: async ({ game, version, action }, caller) => {
    const path = `/v1/games/${part(game)}/actions`;
    const request = {
      method: 'POST',
      path,
      body: { action },
      headers: { 'if-match': `"${version}"` },
    } as const;
    try {
      const { version: reached, prompts } = await caller.api.json<Acted>(request);
      return [json({ version: reached, prompts, ...counted(caller, game, 'legal') })];
    } catch (error) {
      if (!caller.isBlind || !(error instanceof Refused) || NO_ATTEMPT.has(error.code)) throw error;
      const count = counted(caller, game, 'illegal');
      throw new Refused(error.code, `${error.message}\n${JSON.stringify(count)}`);
    }
  },
});

interface Acted {
  readonly version: number;
  readonly prompts: readonly object[];
}

/** Refusals that say nothing about the action. */
const NO_ATTEMPT: ReadonlySet<string> = new Set([
  ...['stale_version', 'rate_limited', 'unavailable', 'overloaded', 'unauthorized', 'insufficient_scope'],
  ...['not_found', 'not_seated', 'not_started', 'game_over', 'resigned', 'engine_missing'],
]);

const counted = ({ isBlind, attempts, key }: Caller, game: string, was: 'legal' | 'illegal'): object =>
  isBlind ? { attempts: attempts.count(key, game, was) } : {};

const resign = tool({
  name: 'resign',
  title: 'Resign',
  description: 'Gives a game up for good. The built-in bot plays on in your place.',
  input: input({ game: GameId, seat: Type.Integer({ minimum: 0, description: 'Your seat.' }) }),
  readOnly: false,
  run: async ({ game, seat }, { api }) => {
    const path = `/v1/games/${part(game)}/seats/${part(seat)}/resign`;
    return [json(gameInShort(await api.json<Game>({ method: 'POST', path })))];
  },
});

export const playTools: readonly Tool[] = [
  ...[waitForPrompt, getGame, look, picture, whatHappened, legalActions, tryActions, act, resign],
];
