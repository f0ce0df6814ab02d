import { type Scope, scopes } from '../../play/ports/players.js';

/** What applications can be allowed. `manage` makes tokens that outlive every grant, so it is for the account's owner. */
export const grantable = ['read', 'play'] as const satisfies readonly Scope[];
export type Grantable = (typeof grantable)[number];

const isGrantable = (scope: Scope): scope is Grantable => grantable.some((one) => one === scope);

/** The known scopes of a text like `read play`. */
export const scopesIn = (text: string | undefined): Grantable[] => {
  const wanted = new Set(text?.split(' '));
  return scopes.filter(isGrantable).filter((scope) => wanted.has(scope));
};

/** What a token can be asked for: the server, or its tools for language models. Both are the same to this server. */
export const resourcesOf = (publicUrl: string): readonly string[] => [
  publicUrl,
  `${publicUrl}/`,
  `${publicUrl}/mcp`,
];
