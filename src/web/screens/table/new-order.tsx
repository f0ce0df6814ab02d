import { useState } from 'preact/hooks';
import type { Game } from '../../api/games.js';
import type { Order } from '../../api/play.js';
import type { Table } from '../../live/table.js';
import { Choice } from '../../parts/choice.js';
import { Field } from '../../parts/field.js';
import { Marked } from '../../parts/marked.js';
import { useRulebook } from '../../parts/use-rulebooks.js';
import { inWords, words } from '../../texts/words.js';

interface Props {
  readonly table: Table;
  readonly game: Game;
  readonly isBusy: boolean;
  readonly onAdd: (order: Order) => Promise<boolean>;
}

const kinds = ['once', 'wish', 'turn', 'ask', 'until'] as const;
const spans = ['turn', 'round', 'game'] as const;
type Span = (typeof spans)[number];

/** Adds a standing order: a legal action, or the ids of actions that are not legal yet. */
export function NewOrder({ table, game, isBusy, onAdd }: Props) {
  const t = words().table;
  const book = useRulebook(game.rulebook);
  const [kind, setKind] = useState<Order['kind']>('once');
  const [ids, setIds] = useState('');
  const [prompt, setPrompt] = useState('');
  const [span, setSpan] = useState<Span>('turn');
  const [version, setVersion] = useState(String(game.version + 20));
  const prompts = Object.entries(book?.prompts ?? {}).map(([value, text]) => ({
    value,
    text: inWords(text),
  }));
  const actions = idsIn(ids);
  const question = prompt === '' ? (prompts[0]?.value ?? '') : prompt;
  const isFree = kind === 'once' || kind === 'ask';
  const order = orderOf({ kind, actions, question, prompt, span, version: Number(version) });
  const submit = (event: Event) => {
    event.preventDefault();
    if (order !== null)
      void onAdd(order).then((isDone) => {
        if (isDone) setIds('');
      });
  };
  return (
    <form onSubmit={submit}>
      <Choice
        label={t.orderKind}
        value={kind}
        options={kinds.map((value) => ({ value, text: t.orderKinds[value] }))}
        onChange={setKind}
      />
      {kind !== 'ask' && <WhatToDo table={table} isTurn={kind === 'turn'} ids={ids} onChange={setIds} />}
      {kind !== 'turn' && (
        <Choice
          label={t.orderPrompt}
          value={isFree ? prompt : question}
          options={[...(isFree ? [{ value: '', text: t.orderAnyPrompt }] : []), ...prompts]}
          onChange={setPrompt}
        />
      )}
      {kind === 'wish' && (
        <Choice
          label={t.orderSpan}
          value={span}
          options={spans.map((value) => ({ value, text: t.orderFor[value] }))}
          onChange={setSpan}
        />
      )}
      {kind === 'until' && (
        <Field label={t.orderVersion} type="number" min={1} value={version} onInput={setVersion} />
      )}
      <button type="submit" disabled={isBusy || order === null}>
        {t.addOrder}
      </button>
    </form>
  );
}

const idsIn = (text: string): string[] => text.split(/\s+/).filter((id) => id !== '');

interface WhatToDoProps {
  readonly table: Table;
  readonly isTurn: boolean;
  readonly ids: string;
  readonly onChange: (ids: string) => void;
}

/** Picks legal actions, and takes the ids of others. */
function WhatToDo({ table, isTurn, ids, onChange }: WhatToDoProps) {
  const t = words().table;
  const legal = table.legal.value.asked.flatMap(({ actions }) => actions);
  return (
    <>
      {legal.length > 0 && (
        <Choice
          label={t.orderPick}
          value=""
          options={[
            { value: '', text: t.orderPickOne },
            ...legal.map(({ id, text }) => ({ value: id, text })),
          ]}
          onChange={(id) => {
            if (id !== '') onChange(isTurn ? [...idsIn(ids), id].join(' ') : id);
          }}
        />
      )}
      <Picked
        ids={idsIn(ids)}
        textOf={(id) => legal.find((one) => one.id === id)?.text}
        onChange={onChange}
      />
      <details>
        <summary>{t.orderNotYet}</summary>
        <Field
          label={isTurn ? t.orderIds : t.orderId}
          hint={isTurn ? t.orderIdsHint : t.orderIdHint}
          value={ids}
          onInput={onChange}
          autoComplete="off"
        />
      </details>
    </>
  );
}

interface PickedProps {
  readonly ids: readonly string[];
  readonly textOf: (id: string) => string | undefined;
  readonly onChange: (ids: string) => void;
}

/** What was chosen, in words. */
function Picked({ ids, textOf, onChange }: PickedProps) {
  const t = words().table;
  if (ids.length === 0) return null;
  return (
    <ol class="rows">
      {ids.map((id, nth) => (
        // The same action may be there twice.
        <li key={nth}>
          <Marked text={textOf(id) ?? id} />
          <button
            type="button"
            class="small"
            onClick={() => onChange(ids.filter((_, other) => other !== nth).join(' '))}
          >
            {t.removeOrder}
            <span class="unseen"> {textOf(id) ?? id}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface Draft {
  readonly kind: Order['kind'];
  readonly actions: readonly string[];
  /** The prompt that is chosen, and the first if none is. */
  readonly prompt: string;
  readonly question: string;
  readonly span: Span;
  readonly version: number;
}

function orderOf({ kind, actions, question, prompt, span, version }: Draft): Order | null {
  if (kind === 'ask') return prompt === '' ? { kind } : { kind, prompt };
  const [action] = actions;
  if (action === undefined) return null;
  if (kind === 'turn') return { kind, actions: actions.map(alternatives) };
  if (kind === 'once') return prompt === '' ? { kind, action } : { kind, action, prompt };
  if (question === '') return null;
  if (kind === 'wish') return { kind, action, prompt: question, for: span };
  return version < 1 ? null : { kind, action, prompt: question, version };
}

/** `a|b` is a, or else b. */
function alternatives(id: string): string | string[] {
  const ways = id.split('|').filter((one) => one !== '');
  return ways.length > 1 ? ways : id;
}
