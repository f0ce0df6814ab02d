import { Document, isScalar, type Pair, type Scalar, visit, type YAMLSeq } from 'yaml';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { marked, type Provenance } from '../../engine/components.js';
import { BY_SEAT } from '../../engine/define/fields.js';
import type { Audience, ComponentsShape, Prompt, Text } from '../../engine/rulebook.js';
import { say } from '../../engine/words.js';
import { isRecord } from '../../kernel/json.js';
import type { GameView } from '../work/game-view.js';
import { question } from './narration.js';

type Narration = Audience<ComponentsShape>;

/**
 * A view as YAML: all of it, with the names of seats and components and the prompts in words as comments. What parses it
 * gets the view as it is sent as JSON.
 */
export function textOfView(rulebook: AnyRulebook, view: GameView, narration: Narration): string {
  const document = new Document(view, { aliasDuplicateObjects: false });
  document.commentBefore = ` ${say(narration, rulebook.meta.titles)}`;
  const explain = explainer(rulebook, narration);
  visit(document, {
    Pair: (_, pair) => describe(pair, explain),
    Seq: (_, seq) => layOut(seq, explain),
  });
  describePrompts(document, (prompt) => question(rulebook, prompt, narration));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

interface Explainer {
  readonly names: readonly string[];
  /** The name of a row of components. */
  readonly nameOf: (id: unknown) => string | undefined;
  readonly isBySeat: (field: string) => boolean;
}

function explainer({ schemas }: AnyRulebook, narration: Narration): Explainer {
  const rows = namedRows(narration);
  const bySeat = fieldsBySeat(schemas.view);
  return {
    names: narration.names,
    nameOf: (id) => (typeof id === 'string' ? rows.get(id) : undefined),
    isBySeat: (field) => bySeat.has(field),
  };
}

/** The names of all rows of components that have one, by id, in the language of the reader. */
function namedRows(narration: Narration): Map<string, string> {
  const rows = new Map<string, string>();
  for (const { provenance, values } of Object.values(narration.components)) {
    if (!Array.isArray(values)) continue;
    for (const row of values.filter(isNamed))
      rows.set(row.id, marked({ provenance: row.provenance ?? provenance }, say(narration, row.name)));
  }
  return rows;
}

interface NamedRow {
  readonly id: string;
  readonly name: Text;
  readonly provenance?: Provenance;
}

const isNamed = (row: unknown): row is NamedRow =>
  isRecord(row) && typeof row.id === 'string' && isRecord(row.name);

/** The names of the fields, at any depth, that are lists with an item for each seat. */
function fieldsBySeat(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  if (isRecord(schema) && isRecord(schema.properties))
    for (const [name, field] of Object.entries(schema.properties))
      if (isRecord(field) && field.description === BY_SEAT) found.add(name);
  for (const inner of Object.values(schema)) fieldsBySeat(inner, found);
  return found;
}

function describe({ key, value }: Pair, explain: Explainer): void {
  const field = String(isScalar(key) ? key.value : key);
  if (isScalar(value)) {
    const said = SEAT.test(field) ? seatName(value.value, explain) : undefined;
    comment(value, said ?? explain.nameOf(value.value));
    return;
  }
  const items = explain.isBySeat(field) ? (value as YAMLSeq | null)?.items : undefined;
  for (const [seat, item] of items?.entries() ?? []) {
    const node = item as { comment?: string | null; commentBefore?: string | null };
    const name = explain.names[seat] ?? '';
    if (isScalar(item)) comment(node, [explain.nameOf(item.value), name].filter(Boolean).join(', '));
    else node.commentBefore = ` ${oneLine(name)}`;
  }
}

/** Fields that hold the number of a seat, such as `startSeat`. */
const SEAT = /^(?:seat|viewer|\w+Seat)$/;

const seatName = (seat: unknown, { names }: Explainer): string | undefined =>
  typeof seat === 'number' ? names[seat] : undefined;

/** Lists of plain values take one line. */
function layOut(seq: YAMLSeq, explain: Explainer): void {
  const scalars = seq.items.filter((item): item is Scalar => isScalar(item));
  if (scalars.length < seq.items.length || scalars.some((item) => item.comment)) return;
  seq.flow = true;
  comment(
    seq,
    scalars
      .map(({ value }) => explain.nameOf(value))
      .filter(Boolean)
      .join(', '),
  );
}

function describePrompts(document: Document, questionOf: (prompt: Prompt) => string): void {
  const prompts = document.get('prompts') as YAMLSeq | undefined;
  for (const node of prompts?.items ?? []) {
    const one = node as { toJSON(): Prompt; commentBefore?: string | null };
    one.commentBefore = ` ${oneLine(questionOf(one.toJSON()))}`;
  }
}

function comment(node: { comment?: string | null }, text: string | undefined): void {
  if (text !== undefined && text !== '') node.comment = ` ${oneLine(text)}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
