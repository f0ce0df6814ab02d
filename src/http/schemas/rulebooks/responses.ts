import { type TSchema, Type } from 'typebox';
import { serviceEntryKinds } from '../../../play/history/redact.js';
import { closed, Id, SeatNumber, Time, Version, Viewer } from '../common.js';
import { Lines, Outcome, Prompt, ServiceEntry } from '../games.js';
import { GameAtTable, TablePicture } from '../play/table.js';
import { type Named, named, oneOfBy, ref } from '../ref.js';

/** The schemas of a rulebook that its responses are made of. */
export interface RulebookParts {
  readonly rulebook: TSchema;
  readonly options: Named;
  readonly view: Named;
  readonly action: Named;
  readonly event: Named;
}

/** The responses of one rulebook, under names of their own. */
export function rulebookResponses(name: string, parts: RulebookParts) {
  const about = { game: Id, rulebook: parts.rulebook, version: Version };
  const entries = entrySchemas(name, parts);
  const asked = askedOf(parts);
  const table = tableOf(name, about, asked);
  const responses = {
    gameView: gameViewOf(name, about, parts),
    legalActions: legalActionsOf(name, about, asked),
    acted: named(
      `${name}Acted`,
      Type.Object(
        {
          ...about,
          entries: Type.Array(ref(entries.acted)),
          prompts: Type.Array(ref(Prompt)),
          asked: Type.Optional(
            Type.Array(asked, {
              description:
                'With `include=actions`: your seats that have a prompt now, with all legal actions.',
            }),
          ),
          table: Type.Optional(ref(table)),
        },
        closed,
      ),
    ),
    table,
    tried: triedOf(name, about, parts),
    entryPage: named(
      `${name}EntryPage`,
      Type.Object(
        {
          ...about,
          viewer: Viewer,
          over: Type.Boolean({ description: 'Whether the game is over.' }),
          entries: Type.Array(ref(entries.entry)),
        },
        closed,
      ),
    ),
  };
  return { ...responses, entries: entries.all };
}

type About = Readonly<Record<'game' | 'rulebook' | 'version', TSchema>>;

const gameViewOf = (name: string, about: About, { view }: RulebookParts): Named =>
  named(
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

/** A prompt with all legal actions. */
function askedOf(parts: RulebookParts): TSchema {
  const legal = Type.Object(
    {
      id: Type.String(),
      action: ref(parts.action),
      text: Type.String({ description: 'The action in words.' }),
      loss: Type.Optional(
        Type.String({
          description: 'What it loses for good, such as a camp: ask before you send it. Mostly absent.',
        }),
      ),
    },
    closed,
  );
  return Type.Object(
    {
      seat: SeatNumber,
      prompt: ref(Prompt),
      text: Type.String({ description: 'The prompt in words.' }),
      actions: Type.Array(legal),
    },
    closed,
  );
}

const legalActionsOf = (name: string, about: About, asked: TSchema): Named =>
  named(
    `${name}LegalActions`,
    Type.Object(
      {
        ...about,
        asked: Type.Array(asked, {
          description: 'One item for each of your seats that has a prompt. Empty while it is not your turn.',
        }),
      },
      closed,
    ),
  );

const tableOf = (name: string, about: About, asked: TSchema): Named =>
  named(
    `${name}Table`,
    Type.Object(
      {
        ...about,
        viewer: Viewer,
        state: ref(GameAtTable),
        asked: Type.Array(asked, {
          description: 'One item for each of your seats that has a prompt, with all legal actions.',
        }),
        picture: Type.Union([ref(TablePicture), Type.Null()], { description: 'Null if none was asked for.' }),
      },
      { ...closed, description: 'Everything that a table shows, of one version.' },
    ),
  );

const triedOf = (name: string, about: About, { view }: RulebookParts): Named =>
  named(
    `${name}Tried`,
    Type.Object(
      {
        ...about,
        viewer: SeatNumber,
        certain: Type.Boolean({
          description:
            'True if the view shows the result of all actions. False if the result of the last one depends on chance or on hidden information.',
        }),
        taken: Type.Integer({ description: 'How many of the actions the view includes.' }),
        prompts: Type.Array(ref(Prompt)),
        view: ref(view),
      },
      { ...closed, description: 'The result of a dry run, as far as the seat can know it.' },
    ),
  );

const Hash = Type.String({
  description: 'Salted hash of this entry and all entries before it. Keep it to detect later changes.',
});

function entrySchemas(name: string, parts: RulebookParts) {
  const events = Type.Array(ref(parts.event), { description: 'What happened, redacted for the viewer.' });
  const common = { version: Version, at: Time, hash: Hash };
  const started = named(
    `${name}StartedEntry`,
    Type.Object(
      {
        kind: Type.Literal('started'),
        ...common,
        seats: Type.Integer({ description: 'Number of seats.' }),
        options: ref(parts.options),
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
        ...common,
        seat: SeatNumber,
        action: Type.Union([ref(parts.action), Type.Null()], {
          description: 'Shown only to the seat that acted.',
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
