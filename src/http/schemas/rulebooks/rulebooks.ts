import { Type } from 'typebox';
import type { AnyRulebook } from '../../../engine/any-rulebook.js';
import { closed, Text } from '../common.js';
import { type Named, named, oneOfBy, ref } from '../ref.js';
import { documentedActRequest, rulebookBodies } from './bodies.js';
import { rulebookResponses } from './responses.js';
import { pascal, renamed, variantsOf } from './variants.js';

export const RulebookSummary = named(
  'RulebookSummary',
  Type.Object(
    {
      id: Type.String(),
      titles: ref(Text),
      seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
      rulesVersion: Type.String(),
      lesson: Type.Boolean({ description: 'Whether there is a guided first game: `startLesson`.' }),
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
      ...RulebookSummary.properties,
      summary: Type.Unsafe<{ en: string; de: string }>({
        $ref: 'Text#',
        description: 'The rules, as Markdown.',
      }),
      prompts: texts('The question that each kind of prompt asks.'),
      ending: Type.Union(
        [
          Type.Object(
            {
              score: ref(Text),
              reasons: texts('Why the game is over, by the `reason` of the outcome.'),
              tieBreaks: texts('What is compared, by the `by` of a tie-break.'),
            },
            closed,
          ),
          Type.Null(),
        ],
        { description: 'The words of outcomes; `score` is what a score counts. Null if there are none.' },
      ),
      rejections: texts('Why an action can be rejected, by code.'),
      options: Schema,
      optionWords: Type.Record(
        Type.String(),
        Type.Object({ name: ref(Text), hint: ref(Text), values: texts('Values, in words.') }, closed),
        { description: 'What options are called, by their name in `options`. Empty if there are no words.' },
      ),
      components: Type.Unsafe<object>({
        type: 'object',
        additionalProperties: true,
        description: 'The component data. Each value says where it comes from.',
      }),
      componentsSchema: Schema,
    },
    closed,
  ),
);

const UNIONS = {
  createGame: 'CreateGame',
  matchWish: 'MatchWish',
  gameView: 'GameView',
  legalActions: 'LegalActions',
  table: 'Table',
  acted: 'Acted',
  tried: 'Tried',
  entryPage: 'EntryPage',
} as const;

type Union = keyof typeof UNIONS;

/** The schemas of every rulebook under names of their own, and the unions over all rulebooks. */
export interface RulebookSchemas extends Readonly<Record<Union | 'actRequest', Named>> {
  readonly all: readonly Named[];
  /** The names of the schemas of each rulebook, by its id. */
  readonly namesOf: ReadonlyMap<string, ReadonlySet<string>>;
}

export function rulebookSchemas(rulebooks: Iterable<AnyRulebook>): RulebookSchemas {
  const each = [...rulebooks].map(schemasOf);
  const unionOf = (key: Union) =>
    oneOfBy(UNIONS[key], 'rulebook', new Map(each.map((one) => [one.id, one.members[key]])));
  const unions = {
    createGame: unionOf('createGame'),
    matchWish: unionOf('matchWish'),
    gameView: unionOf('gameView'),
    legalActions: unionOf('legalActions'),
    table: unionOf('table'),
    acted: unionOf('acted'),
    tried: unionOf('tried'),
    entryPage: unionOf('entryPage'),
    actRequest: documentedActRequest(each.map(({ action }) => action)),
  };
  return {
    ...unions,
    namesOf: new Map(each.map(({ id, all }) => [id, new Set(all.map(({ $id }) => $id))])),
    all: [RulebookSummary, Rulebooks, Rulebook, ...each.flatMap(({ all }) => all), ...Object.values(unions)],
  };
}

interface OneRulebook {
  readonly id: string;
  readonly action: Named;
  readonly members: Readonly<Record<Union, Named>>;
  readonly all: readonly Named[];
}

function schemasOf({ meta, schemas }: AnyRulebook): OneRulebook {
  const name = pascal(meta.id);
  const rulebook = Type.Literal(meta.id);
  const options = renamed(`${name}Options`, schemas.options);
  const components = renamed(`${name}Components`, schemas.components);
  const view = renamed(`${name}View`, schemas.view);
  const actions = variantsOf(name, 'Action', schemas.action);
  const events = variantsOf(name, 'Event', schemas.event);
  const bodies = rulebookBodies(name, { rulebook, seats: meta.seats, options, components });
  const { entries, ...responses } = rulebookResponses(name, {
    rulebook,
    options,
    view,
    action: actions.union,
    event: events.union,
  });
  const members = { ...bodies, ...responses };
  return {
    id: meta.id,
    action: actions.union,
    members,
    all: [options, components, view, ...actions.all, ...events.all, ...entries, ...Object.values(members)],
  };
}
