import { Type } from 'typebox';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { completing } from '../../engine/complete-config.js';
import { withCurrentProvenance } from '../../engine/components.js';
import { type Entry, isStart } from '../../engine/entry.js';
import type { Evidence } from '../../engine/verify.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { fits, violationsOf } from '../check-value.js';
import { violationsOfConfig } from '../games/create-game.js';
import type { Rules } from '../ports/game-record.js';
import type { Violation } from '../refusal.js';
import type { ExportedGame } from './export-game.js';

/** An export as read from a file: it may be forged or broken. */
export type ReadExport = Omit<ExportedGame, 'entries' | 'seed'> & Evidence;

const Head = Type.Object({
  format: Type.Literal('permafrost/1'),
  game: Type.String(),
  rulebook: Type.String(),
  rulesVersion: Type.String(),
  // Exports from before engines were files have none.
  engine: Type.Optional(Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()])),
  complete: Type.Boolean(),
  commitment: Type.String(),
  seed: Type.Union([Type.String(), Type.Null()]),
  outcome: Type.Union([Type.Object({}), Type.Null()]),
  seats: Type.Array(Type.Object({ kind: Type.String(), name: Type.Union([Type.String(), Type.Null()]) })),
});

const Entries = Type.Array(
  Type.Object({
    version: Type.Integer(),
    at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
    seat: Type.Union([Type.Integer(), Type.Null()]),
    action: Type.Object({ type: Type.String() }),
    events: Type.Array(Type.Object({ type: Type.String() })),
    hash: Type.String(),
  }),
);

const Start = Type.Object({
  config: Type.Object({ seats: Type.Integer(), options: Type.Object({}), components: Type.Object({}) }),
  entropy: Type.Array(Type.Union([Type.String(), Type.Null()])),
  draw: Type.Optional(
    Type.Object({
      attempt: Type.Integer(),
      commitments: Type.Array(Type.Union([Type.String(), Type.Null()])),
      entrusted: Type.Array(Type.Integer()),
      beacon: Type.Union([
        Type.Object({ chain: Type.String(), round: Type.Integer(), signature: Type.String() }),
        Type.Null(),
      ]),
      voided: Type.Array(
        Type.Object({
          attempt: Type.Integer(),
          commitment: Type.String(),
          at: Type.String(),
          because: Type.String(),
          seats: Type.Array(Type.Integer()),
        }),
      ),
    }),
  ),
  from: Type.Optional(Type.Object({ game: Type.String(), version: Type.Integer({ minimum: 1 }) })),
});

/** The export of a finished game with its rulebook, or the reasons why it cannot be verified. */
export function readExport(
  rulebooks: readonly AnyRulebook[],
  read: unknown,
): Result<{ readonly game: ReadExport; readonly rulebook: AnyRulebook }, readonly string[]> {
  if (!fits(Head, read)) return err(['this is not an exported game']);
  const game = read as Omit<ExportedGame, 'entries'> & { readonly entries: unknown };
  const rulebook = rulebooks.find(({ meta }) => meta.id === game.rulebook);
  if (rulebook === undefined) return err([`there is no rulebook ${game.rulebook} here`]);
  const { seed } = game;
  if (seed === null) return err(['the game is not over yet: its seed is still secret']);
  if (!game.complete)
    return err(['the server that exported it could not make the events of this archived game again']);
  const violations = violationsOf(Entries, game.entries, '/entries');
  if (violations.length > 0) return err(violations.map(inWords));
  const entries = (game.entries as Evidence['entries']).map((entry) => ({
    ...entry,
    at: new Date(entry.at),
  }));
  const wrong = entries.flatMap((entry, index) => violationsOfEntry(rulebook, entry, `/entries/${index}`));
  return wrong.length > 0 ? err(wrong.map(inWords)) : ok({ game: { ...game, seed, entries }, rulebook });
}

function violationsOfEntry(rulebook: AnyRulebook, entry: Entry, at: string): Violation[] {
  if (Number.isNaN(entry.at.getTime())) return [{ pointer: `${at}/at`, detail: 'is no time' }];
  if (!isStart(entry)) return [];
  const violations = violationsOf(Start, entry.action, `${at}/action`);
  if (violations.length > 0) return violations;
  const config = completing(rulebook.schemas.options)(entry.action.config);
  return violationsOfConfig(rulebook, { ...config, components: withCurrentProvenance(config.components) });
}

const inWords = ({ pointer, detail }: Violation): string => `${pointer} ${detail}`;

/** Which rules an export says that it was played with; null if it is not an export. */
export function rulesOfExport(read: unknown): (Rules & { readonly engine: string | null }) | null {
  if (!fits(Head, read)) return null;
  const { rulebook, rulesVersion, engine = null } = read as ExportedGame;
  return { rulebook, rulesVersion, engine };
}
