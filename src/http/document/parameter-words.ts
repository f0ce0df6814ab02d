/** What the parameters in addresses are, by the first part of the address that knows them. */
const inPaths: readonly (readonly [path: string, words: Readonly<Record<string, string>>])[] = [
  [
    '/v1/games/',
    { id: 'The id of the game.', player: 'The id of the invited player.', message: 'The id of the message.' },
  ],
  [
    '/v1/players/',
    {
      player: 'The id of the player, or `@` and a handle.',
      rulebook: 'The id of the rulebook.',
      seats: 'The number of seats.',
    },
  ],
  ['/v1/tournaments/', { id: 'The id of the tournament.' }],
  ['/v1/dumps/', { month: 'A month in UTC, such as `2026-11`.' }],
  ['/v1/leaderboards/', { rulebook: 'The id of the rulebook.', seats: 'The number of seats.' }],
  ['/v1/rulebooks/', { id: 'The id of the rulebook, such as `mammut`.' }],
  ['/v1/me/tokens/', { id: 'The id of the token.' }],
  ['/v1/sign-ins/', { id: 'The id of the sign-in.' }],
  ['/v1/me/grants/', { id: 'The id of the grant.' }],
  ['/v1/me/sign-in-methods/', { id: 'The id of the sign-in that is added, or of the way to sign in.' }],
  ['/v1/me/webhooks/', { id: 'The id of the webhook.', delivery: 'The id of the delivery.' }],
  ['/v1/me/vacations/', { from: 'The first day of the vacation.' }],
  ['/v1/me/follows/', { player: 'The id of the player.' }],
  ['/v1/me/blocks/', { player: 'The id of the player.' }],
  ['/v1/me/mutes/', { player: 'The id of the player.' }],
  ['/v1/me/measures/', { id: 'The id of the measure.' }],
  ['/v1/admin/announcements/', { id: 'The id of the announcement.' }],
  ['/v1/admin/measures/', { id: 'The id of the measure.' }],
  ['/v1/admin/reports/', { id: 'The id of the report.' }],
  ['/v1/admin/', { player: 'The id of the account.' }],
  ['/share/', { id: 'The id of the game.' }],
  ['/embed/', { id: 'The id of the game.' }],
  ['/problems/', { code: 'The `code` of a problem.' }],
];

const inQueries: Readonly<Record<string, string>> = {
  limit: 'The maximum number of items on a page.',
  language: 'The language of the page.',
};

interface Parameters {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}

function described(schema: unknown, words: Readonly<Record<string, string>>): unknown {
  const { properties = {} }: Parameters = Object(schema);
  const entries = Object.entries(properties).map(([name, property]) => {
    const description = property.description ?? words[name];
    return [name, description === undefined ? property : { ...property, description }];
  });
  return { ...Object(schema), properties: Object.fromEntries(entries) };
}

/** Parameters that mean the same everywhere need no words at each route. */
export function withParameterWords<
  Schema extends { readonly params?: unknown; readonly querystring?: unknown },
>(schema: Schema, url: string): Schema {
  const words = inPaths.find(([path]) => url.startsWith(path))?.[1] ?? {};
  return {
    ...schema,
    ...(schema.params === undefined ? {} : { params: described(schema.params, words) }),
    ...(schema.querystring === undefined ? {} : { querystring: described(schema.querystring, inQueries) }),
  };
}
