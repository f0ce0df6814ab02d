import type { english } from './en.js';

/** The forms of the English texts: another language has all of them, or does not compile. */
export type Words = Widened<typeof english>;

type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Widened<Texts[Key]>;
};
