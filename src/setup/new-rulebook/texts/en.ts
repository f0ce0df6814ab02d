export const english = {
  summary: `Every round has a prize, which a die decides. Both players choose 1, 2 or 3 in secret, but never the same number in two rounds. 1 beats 2, 2 beats 3, and 3 beats 1; the winner scores the prize. After 30 rounds the highest score wins.
`,

  rejections: {
    same_again: 'You chose this number in the round before.',
  },
};

/** The same texts in any language. */
export type Texts = {
  readonly summary: string;
  readonly rejections: { readonly [Code in keyof typeof english.rejections]: string };
};
