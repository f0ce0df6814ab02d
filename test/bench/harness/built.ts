/**
 * A module of `src` as it is in production. What runs the benches adds a call to every function that is made,
 * to keep its name, and a hot loop would be measured with those.
 */
export const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../../dist/${path}`, import.meta.url).href) as Promise<Module>;
