import {
  type CallToolResult,
  fromJsonSchema,
  type jsonSchemaValidator,
  McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { Ajv } from 'ajv';
import { Api, part, Refused, type SendToApi } from './api.js';
import type { AttemptCounter } from './attempts.js';
import { EXPLAINED } from './player-text.js';
import { challengeTools } from './tools/challenges.js';
import { gameTools } from './tools/games.js';
import { playTools } from './tools/play.js';
import { talkTools } from './tools/talk.js';
import { type Caller, type Tool, text } from './tools/tool.js';
import { tournamentTools } from './tools/tournaments.js';

const tools: readonly Tool[] = [
  ...[...gameTools, ...challengeTools, ...tournamentTools, ...playTools, ...talkTools],
];
/** They end what cannot be begun again. */
const DESTRUCTIVE = ['resign', 'leave_tournament'];

export interface Serving {
  readonly version: string;
  readonly send: SendToApi;
  /** The rulebooks, for a prompt each. */
  readonly rulebooks: readonly { readonly id: string; readonly title: string }[];
  /** Whether language models must find legal actions by themselves. */
  readonly isBlind: boolean;
  readonly attempts: AttemptCounter;
  /** Stable for a caller. */
  readonly key: string;
}

const instructions = (isBlind: boolean): string =>
  [
    'Permafrost hosts turn-based board games. To play: list_rulebooks, read_rules, then quick_match, join_game or create_game (with bots, then start_game).',
    isBlind
      ? 'Then repeat: wait_for_prompt, look, act. You are not told which actions are legal; a refusal says why, and attempts are counted.'
      : 'Then repeat: wait_for_prompt, look, legal_actions, act. try_actions shows what actions would lead to.',
    EXPLAINED,
  ].join('\n');

/** A server for one connection or one request. */
export function mcpServer(serving: Serving): McpServer {
  const { version, isBlind, send } = serving;
  const server = new McpServer({ name: 'permafrost', version }, { instructions: instructions(isBlind) });
  for (const tool of tools) if (!isBlind || tool.showsLegal !== true) offer(server, tool, serving);
  offerRules(server, send);
  for (const rulebook of serving.rulebooks) offerPrompt(server, rulebook);
  return server;
}

const ajv = new Ajv({ allErrors: false, strict: false, validateSchema: false });

/** Stops at the first thing that is wrong. That of the library lists everything, which can be twenty thousand things. */
const validators: jsonSchemaValidator = {
  getValidator<Data>(schema: object) {
    const validate = ajv.compile(schema);
    return (input: unknown) =>
      validate(input)
        ? { valid: true, data: input as Data, errorMessage: undefined }
        : { valid: false, data: undefined, errorMessage: ajv.errorsText(validate.errors) };
  },
};

/** Each is compiled once, at its first use. */
const inputs = new Map<Tool, ReturnType<typeof fromJsonSchema>>();

function inputOf(tool: Tool): ReturnType<typeof fromJsonSchema> {
  const known = inputs.get(tool);
  if (known !== undefined) return known;
  const made = fromJsonSchema(tool.input as object, validators);
  inputs.set(tool, made);
  return made;
}

function offer(server: McpServer, tool: Tool, { send, isBlind, attempts, key }: Serving): void {
  const { name, title, description, readOnly } = tool;
  const annotations = {
    title,
    readOnlyHint: readOnly,
    destructiveHint: DESTRUCTIVE.includes(name),
    openWorldHint: true,
  };
  const config = { title, description, inputSchema: inputOf(tool), annotations };
  server.registerTool(name, config, async (given, { mcpReq }): Promise<CallToolResult> => {
    const caller: Caller = { api: new Api(send, mcpReq.signal), isBlind, attempts, key };
    try {
      return { content: await tool.run(given, caller) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { content: [text(error.message)], isError: true };
    }
  });
}

interface RulebookRules {
  readonly summary: Readonly<Record<string, string>>;
}

function offerRules(server: McpServer, send: SendToApi): void {
  const template = new ResourceTemplate('permafrost://rulebooks/{rulebook}/rules/{language}', {
    list: async ({ mcpReq }) => {
      const api = new Api(send, mcpReq.signal);
      const { rulebooks } = await api.json<{ readonly rulebooks: readonly Listed[] }>({
        method: 'GET',
        path: '/v1/rulebooks',
      });
      return { resources: rulebooks.flatMap(resourcesOf) };
    },
  });
  const about = { title: 'Rules', description: 'The rules of a rulebook.', mimeType: 'text/markdown' };
  server.registerResource('rules', template, about, async (uri, variables, { mcpReq }) => {
    const { rulebook, language } = variables;
    const path = `/v1/rulebooks/${part(String(rulebook))}`;
    const { summary } = await new Api(send, mcpReq.signal).json<RulebookRules>({ method: 'GET', path });
    const said = new Map(Object.entries(summary)).get(String(language));
    if (said === undefined) throw new Error(`there are no rules in ${String(language)}`);
    return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: said }] };
  });
}

interface Listed {
  readonly id: string;
  readonly titles: Readonly<Record<string, string>>;
}

const resourcesOf = ({ id, titles }: Listed) =>
  Object.entries(titles).map(([language, title]) => ({
    uri: `permafrost://rulebooks/${id}/rules/${language}`,
    name: `${id} ${language}`,
    title,
    mimeType: 'text/markdown',
  }));

function offerPrompt(server: McpServer, { id, title }: Serving['rulebooks'][number]): void {
  const description = `Play a game of ${title} against built-in bots, to its end.`;
  server.registerPrompt(`play-${id}`, { title: `Play ${title}`, description }, () => ({
    messages: [
      {
        role: 'user',
        content: {
          type: 'text',
          text: `Play a game of ${title} against built-in bots. First read_rules of the rulebook "${id}". Create a game in which you have a seat and bots have the others, and start it. Then play until it is over, and play to win: before each action, look at the table and weigh what each choice is worth. In the end say who won, and why.`,
        },
      },
    ],
  }));
}
