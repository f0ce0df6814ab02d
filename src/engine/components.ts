import { type Static, type TSchema, Type } from 'typebox';
import { isRecord } from '../kernel/json.js';

/** Where the values of a component come from. */
export const provenances = ['rules', 'found', 'deduced', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

export interface Sourced<Value> {
  readonly provenance: Provenance;
  readonly note?: string;
  readonly values: Value;
}

/** Stands after a name or value that is not from the rules, in words and in pictures. */
export const MARK = '°';

/**
 * What is said of a value, with the mark if its source is not the rules. The source is that of the value, or else of its
 * group: `marked(card.stones, '5')`, `marked(components.animals, 'Cave bear')`.
 */
export const marked = ({ provenance }: Pick<Sourced<unknown>, 'provenance'>, said: string): string =>
  provenance === 'rules' ? said : `${said}${MARK}`;

export const unmarked = (said: string): string => said.replaceAll(MARK, '');

export const ProvenanceSchema = Type.Enum([...provenances], {
  description:
    'Where the values come from: `rules` text, `found` in another public source, `deduced` from other facts, or `reconstructed`: our own reconstruction, because the printed value is not public.',
});

/** The schema of one value group with its provenance. */
export function sourced<Values extends TSchema>(values: Values) {
  return Type.Object(
    { provenance: ProvenanceSchema, note: Type.Optional(Type.String({ maxLength: 2000 })), values },
    { additionalProperties: false },
  );
}

export type SourcedOf<Values extends TSchema> = Static<ReturnType<typeof sourced<Values>>>;

/** Logs from before 0.2 say `house` where `reconstructed` is meant. Their entries are hashed, so they keep the word. */
export const withCurrentProvenance = <Components extends object>(components: Components): Components =>
  Object.fromEntries(
    Object.entries(components).map(([group, value]: [string, unknown]) => [
      group,
      isRecord(value) && value.provenance === 'house' ? { ...value, provenance: 'reconstructed' } : value,
    ]),
  ) as Components;
