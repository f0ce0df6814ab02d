/** Some of the texts of a language: what is missing is said in another one. */
export type Some<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string | ((...given: never) => string)
    ? Texts[Key]
    : Some<Texts[Key]>;
};

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All texts, in the new language as far as it has them. */
export function completed<Texts extends object>(whole: Texts, some: Some<Texts>): Texts {
  const own = new Map<string, unknown>(Object.entries(some));
  const entries = Object.entries(whole).map(([key, text]: [string, unknown]) => {
    const mine = own.get(key);
    if (mine === undefined) return [key, text];
    return [key, isGroup(text) && isGroup(mine) ? completed(text, mine) : mine];
  });
  return Object.fromEntries(entries);
}
