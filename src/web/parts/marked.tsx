import { otherLanguage, words } from '../texts/words.js';
import { isolated } from './isolated.js';

/** What rules put after names and values that are not from the printed rules. */
const MARK = '°';

export const hasMark = (texts: readonly string[]): boolean => texts.some((text) => text.includes(MARK));

/** A text of a rulebook. Its marks are seen but not read aloud: `MarkNote` explains them once. */
export function Marked({ text }: { readonly text: string }) {
  const [first = '', ...others] = isolated(text).split(MARK);
  return (
    <span lang={otherLanguage()}>
      {first}
      {others.map((part, nth) => (
        <span key={nth}>
          <span class="mark" aria-hidden="true" title={words().sources.mark}>
            {MARK}
          </span>
          {part}
        </span>
      ))}
    </span>
  );
}

/** What the mark means, if any of these texts has it. */
export function MarkNote({ texts }: { readonly texts: readonly string[] }) {
  return hasMark(texts) ? <p class="hint">{words().sources.mark}</p> : null;
}
