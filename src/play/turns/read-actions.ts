import { readActionId } from '../../engine/action-id.js';
import type { AnyAction, AnyRulebook } from '../../engine/any-rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { fits, violationsOf } from '../check-value.js';
import { type Refusal, refusal, type Violation } from '../refusal.js';

/** An action in a request: the object, or its id. */
export type Sent = string | object;

/** Reads actions that fit this rulebook's schema. They may still be illegal. */
export function readActions(rulebook: AnyRulebook, sent: readonly Sent[]): Result<AnyAction[], Refusal> {
  const actions: AnyAction[] = [];
  for (const [index, one] of sent.entries()) {
    const action = typeof one === 'string' ? readActionId(one) : (one as AnyAction);
    if (action === null || !fits(rulebook.schemas.action, action)) {
      const pointer = sent.length === 1 ? '/action' : `/action/${index}`;
      const errors =
        typeof one === 'string' ? [notAnId(pointer, one)] : violationsOfAction(rulebook, one, pointer);
      return err({ ...refusal('malformed', `This is not an action of ${rulebook.meta.id}.`), errors });
    }
    actions.push(action);
  }
  return ok(actions);
}

const notAnId = (pointer: string, id: string): Violation => ({
  pointer,
  detail: `no action has the id ${JSON.stringify(id)}`,
});

interface Variant {
  readonly properties?: { readonly type?: { readonly const?: unknown } };
}

/** The violations of the variant that was meant, instead of those of every variant of the union. */
function violationsOfAction(rulebook: AnyRulebook, action: object, pointer: string): Violation[] {
  const schema = rulebook.schemas.action as { readonly anyOf?: readonly Variant[] };
  const variants = schema.anyOf ?? [rulebook.schemas.action as Variant];
  const types = variants.map((variant) => variant.properties?.type?.const);
  const type = (action as { readonly type?: unknown }).type;
  const meant = variants[types.indexOf(type)];
  if (meant === undefined)
    return [{ pointer: `${pointer}/type`, detail: `must be one of ${types.join(', ')}` }];
  return violationsOf(meant, action, pointer);
}
