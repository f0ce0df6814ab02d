import type { Text, Violation } from './rulebook.js';

/** What is wrong with the values of a component: `violation('cards', '/3/copies', …)`. */
export const violation = (component: string, place: string, detail: Text): Violation => ({
  pointer: `/components/${component}/values${place}`,
  detail,
});

type Rows = readonly { readonly id: string }[];

/** One for each id that stands before in the same component or in another: `There are two cards called shaman.` */
export function twins(components: Readonly<Record<string, Rows>>, what: Text): Violation[] {
  const known = new Set<string>();
  return Object.entries(components).flatMap(([component, rows]) =>
    rows.flatMap(({ id }, row) => {
      if (known.has(id)) {
        const detail = {
          en: `There are two ${what.en} called ${id}.`,
          de: `Es gibt zwei ${what.de} namens ${id}.`,
        };
        return [violation(component, `/${row}/id`, detail)];
      }
      known.add(id);
      return [];
    }),
  );
}
