import type { ActionShape, AnyAction } from './shapes.js';

/**
 * The stable id of an action, made from its fields: `take:place=7`. Fields stand in alphabetical order, so the
 * id does not depend on how an object was written. Actions are flat, which the contract tests check.
 */
export function actionId(action: ActionShape): string {
  const names = Object.keys(action).filter((name) => name !== 'type');
  if (names.length === 0) return action.type;
  const fields = action as unknown as Record<string, unknown>;
  const parts = names.sort().map((name) => `${name}=${String(fields[name])}`);
  return `${action.type}:${parts.join(',')}`;
}

/** The one of these whose id an action has. Nearly all differ in the first field, so no ids are made to tell. */
export function sameAction(among: readonly AnyAction[], action: AnyAction): AnyAction | undefined {
  const names = Object.keys(action);
  return among.find((one) => {
    for (const name of names) {
      if (one[name] === action[name]) continue;
      if (!Object.hasOwn(one, name) || String(one[name]) !== String(action[name])) return false;
    }
    return Object.keys(one).length === names.length;
  });
}

/** The action that an id was made from; null for what is not an id. Whether it fits a schema is another question. */
export function readActionId(id: string): AnyAction | null {
  const [type = '', ...rest] = id.split(':');
  const action: AnyAction & Record<string, string | number | boolean> = { type };
  for (const part of rest.join(':').split(',').filter(Boolean)) {
    const [name = '', ...value] = part.split('=');
    action[name] = readValue(value.join('='));
  }
  return actionId(action) === id ? action : null;
}

function readValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : text;
}
