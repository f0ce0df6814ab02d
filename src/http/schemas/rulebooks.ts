import { type TSchema, Type } from 'typebox';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { languages } from '../../engine/rulebook.js';
import { serviceEntryKinds } from '../../play/history/redact.js';
import { visibilities } from '../../play/ports/game-record.js';
import { closed, Entropy, Id, SeatNumber, Text, Time, Version, Viewer } from './common.js';
import { Clock, Lines, Outcome, Prompt, ServiceEntry } from './games.js';
import { type Named, named, oneOfBy, ref } from './ref.js';

export const RulebookSummary = named(
  'RulebookSummary',
  Type.Object(
    {
      id: Type.String(),
      titles: ref(Text),
      seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
      rulesVersion: Type.String(),
    },
    closed,
  ),
);

export const Rulebooks = named(
  'Rulebooks',
  Type.Object({ rulebooks: Type.Array(ref(RulebookSummary)) }, closed),
);

const texts = (description: string) => Type.Record(Type.String(), ref(Text), { description });

const Schema = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  description: 'A JSON schema.',
});

export const Rulebook = named(
  'Rulebook',
  Type.Object(
    {
      id: Type.String(),
      titles: ref(Text),
      seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
      rulesVersion: Type.String(),
      summary: Type.Unsafe<{ en: string; de: string }>({
        $ref: 'Text#',
        description: 'The rules, as Markdown.',
      }),
      prompts: texts('What each kind of prompt asks.'),
      rejections: texts('Why an action may not be legal, by code.'),
      options: Schema,
      components: Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description: 'The component data, with provenance.',
      }),
      componentsSchema: Schema,
    },
    closed,
  ),
);

/** The schemas of every rulebook under names of their own, and the unions over all rulebooks. */
export interface RulebookSchemas {
  readonly all: readonly Named[];
  readonly createGame: Named;
  readonly matchWish: Named;
  readonly gameView: Named;
  readonly legalActions: Named;
  readonly actRequest: Named;
  readonly acted: Named;
  readonly tried: Named;
  readonly entryPage: Named;
}

export function rulebookSchemas(rulebooks: Iterable<AnyRulebook>): RulebookSchemas {
  const each = [...rulebooks].map(schemasOf);
  const union = (name: string, of: (one: OneRulebook) => Named) =>
    oneOfBy(name, 'rulebook', new Map(each.map((one) => [one.id, of(one)])));
  const actRequest = actRequestOf(each.map(({ action }) => action));
  const unions = {
    createGame: union('CreateGame', (one) => one.createGame),
    matchWish: union('MatchWish', (one) => one.matchWish),
    gameView: union('GameView', (one) => one.gameView),
    legalActions: union('LegalActions', (one) => one.legalActions),
    acted: union('Acted', (one) => one.acted),
    tried: union('Tried', (one) => one.tried),
    entryPage: union('EntryPage', (one) => one.entryPage),
    actRequest,
  };
  return {
    ...unions,
    all: [RulebookSummary, Rulebooks, Rulebook, ...each.flatMap(({ all }) => all), ...Object.values(unions)],
  };
}

interface OneRulebook {
  readonly id: string;
  readonly action: Named;
  readonly createGame: Named;
  readonly matchWish: Named;
  readonly gameView: Named;
  readonly legalActions: Named;
  readonly acted: Named;
  readonly tried: Named;
  readonly entryPage: Named;
  readonly all: readonly Named[];
}

const Hash = Type.String({
  description: 'Of the whole entry, salted, and all before it: whoever kept it will notice any change.',
});

const pascal = (text: string): string =>
  text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function schemasOf({ meta, schemas }: AnyRulebook): OneRulebook {
  const name = pascal(meta.id);
  const rulebook = Type.Literal(meta.id);
  const options = renamed(`${name}Options`, schemas.options);
  const components = renamed(`${name}Components`, schemas.components);
  const view = renamed(`${name}View`, schemas.view);
  const actions = variantsOf(name, 'Action', schemas.action);
  const events = variantsOf(name, 'Event', schemas.event);
  const seats = Type.Array(Type.Enum(['me', 'bot', 'open']), {
    minItems: meta.seats.min,
    maxItems: meta.seats.max,
    description: 'Who shall sit where: you, the rulebook’s bot, or whoever joins.',
  });
  const createGame = named(
    `${name}CreateGame`,
    Type.Object(
      {
        rulebook,
        seats,
        options: Type.Optional(ref(options)),
        components: Type.Optional(ref(components)),
        clock: Type.Optional(ref(Clock)),
        language: Type.Optional(Type.Enum([...languages], { description: 'What its people shall talk.' })),
        visibility: Type.Optional(
          Type.Enum([...visibilities], {
            default: 'public',
            description:
              '`public`: listed; `unlisted`: open to whoever knows the id; `private`: for who is invited.',
          }),
        ),
      },
      closed,
    ),
  );
  const matchWish = named(
    `${name}MatchWish`,
    Type.Object(
      {
        rulebook,
        seats: Type.Optional(Type.Integer({ minimum: meta.seats.min, maximum: meta.seats.max })),
        options: Type.Optional(ref(options)),
        clock: Type.Optional(
          Type.Union([ref(Clock), Type.Null()], { description: 'Null: without a clock.' }),
        ),
        language: Type.Optional(Type.Union([Type.Enum([...languages]), Type.Null()])),
        entropy: Type.Optional(Entropy),
      },
      { ...closed, description: 'What you want to play; what you leave out may be anything.' },
    ),
  );
  const about = { game: Id, rulebook, version: Version };
  const gameView = named(
    `${name}GameView`,
    Type.Object(
      {
        ...about,
        viewer: Viewer,
        prompts: Type.Array(ref(Prompt)),
        outcome: Type.Union([ref(Outcome), Type.Null()]),
        view: ref(view),
      },
      closed,
    ),
  );
  const legal = Type.Object(
    {
      id: Type.String(),
      action: ref(actions.union),
      text: Type.String({ description: 'What it would be to do this, in words.' }),
    },
    closed,
  );
  const legalActions = named(
    `${name}LegalActions`,
    Type.Object(
      {
        ...about,
        asked: Type.Array(
          Type.Object(
            {
              seat: SeatNumber,
              prompt: ref(Prompt),
              text: Type.String({ description: 'What is asked, in words.' }),
              actions: Type.Array(legal),
            },
            closed,
          ),
          { description: 'One item for each of your seats that is asked now; empty while others are.' },
        ),
      },
      closed,
    ),
  );
  const entries = entrySchemas(name, { options, action: actions.union, event: events.union });
  const acted = named(
    `${name}Acted`,
    Type.Object(
      { ...about, entries: Type.Array(ref(entries.acted)), prompts: Type.Array(ref(Prompt)) },
      closed,
    ),
  );
  const entryPage = named(
    `${name}EntryPage`,
    Type.Object(
      { ...about, viewer: Viewer, over: Type.Boolean(), entries: Type.Array(ref(entries.entry)) },
      closed,
    ),
  );
  const tried = named(
    `${name}Tried`,
    Type.Object(
      {
        ...about,
        viewer: SeatNumber,
        certain: Type.Boolean({
          description:
            'Whether the view shows what all actions lead to; else chance or what is hidden decides what the last does.',
        }),
        taken: Type.Integer({ description: 'How many of the actions the view shows.' }),
        prompts: Type.Array(ref(Prompt)),
        view: ref(view),
      },
      { ...closed, description: 'What would become of actions, as far as the seat can know.' },
    ),
  );
  const unions = { createGame, matchWish, gameView, legalActions, acted, tried, entryPage };
  return {
    id: meta.id,
    action: actions.union,
    ...unions,
    all: [options, components, view, ...actions.all, ...events.all, ...entries.all, ...Object.values(unions)],
  };
}

function entrySchemas(name: string, of: { options: Named; action: Named; event: Named }) {
  const events = Type.Array(ref(of.event), { description: 'What happened, as the viewer may know it.' });
  const started = named(
    `${name}StartedEntry`,
    Type.Object(
      {
        kind: Type.Literal('started'),
        version: Version,
        at: Time,
        hash: Hash,
        seats: Type.Integer(),
        options: ref(of.options),
        events,
        lines: Lines,
      },
      closed,
    ),
  );
  const acted = named(
    `${name}ActedEntry`,
    Type.Object(
      {
        kind: Type.Literal('acted'),
        version: Version,
        at: Time,
        hash: Hash,
        seat: SeatNumber,
        action: Type.Union([ref(of.action), Type.Null()], {
          description: 'Shown to the seat that acted alone.',
        }),
        events,
        lines: Lines,
      },
      closed,
    ),
  );
  const entry = oneOfBy(
    `${name}Entry`,
    'kind',
    new Map<string, Named>([
      ['started', started],
      ['acted', acted],
      ...Object.values(serviceEntryKinds).map((kind): [string, Named] => [kind, ServiceEntry]),
    ]),
  );
  return { started, acted, entry, all: [started, acted, entry] };
}

function actRequestOf(actions: readonly Named[]): Named {
  const one = Type.Unsafe({
    anyOf: [
      { type: 'string', maxLength: 300, description: 'The id of an action, as `GET …/actions` gives it.' },
      ...actions.map((action) => ref(action)),
    ],
  });
  const action = Type.Unsafe({
    anyOf: [one, Type.Array(one, { minItems: 1, maxItems: 100 })],
    description: 'One action, or several that are taken in order, all or none.',
  });
  return named('ActRequest', Type.Object({ seat: Type.Optional(SeatNumber), action }, closed));
}

/** The variants of a union as schemas of their own, told apart by `type`. */
function variantsOf(name: string, kind: string, schema: TSchema): { union: Named; all: readonly Named[] } {
  const members = (schema as { anyOf?: TSchema[] }).anyOf ?? [schema];
  const variants = new Map<string, Named>();
  for (const member of members) {
    const type = (member as unknown as { properties: { type: { const: string } } }).properties.type.const;
    variants.set(type, renamed(`${name}${pascal(type)}${kind}`, member));
  }
  const union = oneOfBy(`${name}${kind}`, 'type', variants);
  return { union, all: [...variants.values(), union] };
}

/** A copy, because the rulebook's own schema stays nameless. */
const renamed = ($id: string, schema: TSchema): Named => named($id, { ...schema });
