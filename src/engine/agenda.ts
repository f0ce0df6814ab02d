/*
 * The flow of a game is an agenda: a stack of plain-data steps in the state, the top last. The top says who is
 * asked what; a decision pops it and may push more. Steps are JSON: no closures, no class instances.
 */
export type Agenda<Step> = readonly Step[];

export const topOf = <Step>(agenda: Agenda<Step>): Step | undefined => agenda[agenda.length - 1];

export const popped = <Step>(agenda: Agenda<Step>): Step[] => agenda.slice(0, -1);

/** The first of `steps` comes to the top: they are written in the order in which they will happen. */
export const pushed = <Step>(agenda: Agenda<Step>, ...steps: Step[]): Step[] => [
  ...agenda,
  ...steps.reverse(),
];

/** The top step is answered by others that take its place. */
export const replaced = <Step>(agenda: Agenda<Step>, ...steps: Step[]): Step[] =>
  pushed(popped(agenda), ...steps);
