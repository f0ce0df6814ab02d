/*
 * The flow of a game is an agenda: a stack of plain-data steps in the state, the top last. The top step defines
 * the prompts; a decision pops it and may push more. Steps are JSON: no closures, no class instances.
 */
export type Agenda<Step> = readonly Step[];

export const topOf = <Step>(agenda: Agenda<Step>): Step | undefined => agenda[agenda.length - 1];

export const popped = <Step>(agenda: Agenda<Step>): Step[] => agenda.slice(0, -1);

/** Puts the first of `steps` on top, so `steps` are given in the order in which they run. */
export const pushed = <Step>(agenda: Agenda<Step>, ...steps: Step[]): Step[] => [
  ...agenda,
  ...steps.reverse(),
];

/** Replaces the top step by `steps`. */
export const replaced = <Step>(agenda: Agenda<Step>, ...steps: Step[]): Step[] =>
  pushed(popped(agenda), ...steps);
