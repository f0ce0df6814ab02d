const LETTER = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const BETWEEN = "[\\s\\p{M}\\p{N}\\u200c\\u200d'’.-]";
/** What stands apart already, or words that are written right to left. */
const RUN = new RegExp(
  `\\u2068[^\\u2069]*\\u2069|${LETTER}(?:(?:${BETWEEN}|${LETTER})*(?:${LETTER}|\\p{M}))?`,
  'gu',
);

/**
 * A text in which what is written right to left stands apart, so that a number or a bracket after a name stays after it.
 * The characters do what `<bdi>` does, also in labels, options and titles.
 */
export const isolated = (text: string): string =>
  text.replace(RUN, (run) => (run.startsWith('\u2068') ? run : `\u2068${run}\u2069`));
