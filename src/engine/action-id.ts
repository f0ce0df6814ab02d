import type { ActionShape, AnyAction } from './shapes.js';

/**
 * The stable id of an action, built from its fields: `take:place=7`. Fields are in alphabetical order, so the id
 * does not depend on the order of the object's keys. Actions are flat, which the contract tests check.
 */
export function actionId(action: ActionShape): string {
  const names = Object.keys(action).filter((name) => name !== 'type');
  if (names.length === 0) return action.type;
  const fields = action as unknown as Record<string, unknown>;
  const parts = names.sort().map((name) => `${name}=${String(fields[name])}`);
  return `${action.type}:${parts.join(',')}`;
}

/** Finds the action with the same id. */
export const sameAction = (among: readonly AnyAction[], action: AnyAction): AnyAction | undefined => {
  const names = Object.keys(action);
  return among.find((one) => hasSameId(one, action, names));
};

/** Whether two actions have the same id. Nearly all differ in the first field, so this is cheaper than their ids. */
export function hasSameId(one: AnyAction, action: AnyAction, names = Object.keys(action)): boolean {
  for (const name of names) {
    if (one[name] === action[name]) continue;
    if (!Object.hasOwn(one, name) || String(one[name]) !== String(action[name])) return false;
  }
  return Object.keys(one).length === names.length;
}

/** Parses an id; null if it is not a valid id. The result is not checked against a schema. */
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
