/*
 * The flow of a game is an agenda: a stack of plain-data steps in the state, the top last. The top step defines
 * the prompts; a decision pops it and may push more. Steps are JSON: no closures, no class instances.
 */
import { replacedAt } from './lists.js';

export type Agenda<Step> = readonly Step[];

export const topOf = <Step>(agenda: Agenda<Step>): Step | undefined => agenda[agenda.length - 1];

export function popped<Step>(agenda: Agenda<Step>): Step[] {
  const rest = agenda.slice();
  rest.pop();
  return rest;
}

/** Puts the first of `steps` on top, so `steps` are given in the order in which they run. */
export const pushed = <Step>(agenda: Agenda<Step>, ...steps: Step[]): Step[] => [
  ...agenda,
  ...steps.reverse(),
];

/** Replaces the top step by `steps`. */
export function replaced<Step>(agenda: Agenda<Step>, ...steps: Step[]): Step[] {
  const changed = popped(agenda);
  for (const step of steps.reverse()) changed.push(step);
  return changed;
}

export function changedTop<Step>(agenda: Agenda<Step>, change: (step: Step) => Step): Step[] {
  const top = topOf(agenda);
  if (top === undefined) throw new Error('nobody was asked');
  return replacedAt(agenda, agenda.length - 1, change(top));
}
