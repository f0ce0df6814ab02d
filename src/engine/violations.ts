import type { Violation } from './rulebook.js';

/** What is wrong with the values of a component: `violation('cards', '/3/copies', …)`. */
export const violation = (component: string, place: string, detail: string): Violation => ({
  pointer: `/components/${component}/values${place}`,
  detail,
});

type Rows = readonly { readonly id: string }[];

/** One for each id that stands before in the same component or in another: `There are two cards called shaman.` */
export function twins(components: Readonly<Record<string, Rows>>, what: string): Violation[] {
  const known = new Set<string>();
  return Object.entries(components).flatMap(([component, rows]) =>
    rows.flatMap(({ id }, row) => {
      if (known.has(id)) return [violation(component, `/${row}/id`, `There are two ${what} called ${id}.`)];
      known.add(id);
      return [];
    }),
  );
}
