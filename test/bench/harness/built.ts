/**
 * Imports a module of `src` as built for production. The benches run with tsx, which adds a call per function to keep
 * its name, and that would slow down hot loops.
 */
export const built = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../../dist/${path}`, import.meta.url).href) as Promise<Module>;
