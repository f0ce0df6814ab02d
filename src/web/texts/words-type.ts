import type { english } from './en.js';

/** The shape of the English texts. Every other language must have it to compile. */
export type Words = Widened<typeof english>;

export type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Widened<Texts[Key]>;
};
