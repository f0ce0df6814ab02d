import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Static, TObject } from 'typebox';
import type { Api } from '../api.js';
import type { AttemptCounter } from '../attempts.js';

/** What a call of a tool works with. */
export interface Caller {
  readonly api: Api;
  /** Whether the legal actions are hidden. Then attempts are counted. */
  readonly isBlind: boolean;
  readonly attempts: AttemptCounter;
  /** Stable for a caller. Not shown to anybody. */
  readonly key: string;
}

type Content = CallToolResult['content'][number];

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TObject;
  /** Whether it changes nothing. */
  readonly readOnly: boolean;
  /** Not offered where the legal actions are hidden. */
  readonly showsLegal?: true;
  run(input: unknown, caller: Caller): Promise<Content[]>;
}

/** A tool whose run is typed by its input. */
export const tool = <Input extends TObject>(
  made: Omit<Tool, 'input' | 'run'> & {
    readonly input: Input;
    readonly run: (input: Static<Input>, caller: Caller) => Promise<Content[]>;
  },
): Tool => made as Tool;

export const text = (said: string): Content => ({ type: 'text', text: said });

export const json = (value: unknown): Content => text(JSON.stringify(value));
