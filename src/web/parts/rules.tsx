import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from '../api/rulebooks.js';
import { inWords, words } from '../texts/words.js';
import { Grown } from './grown.js';

/** The rules in short, in the rulebook's own words. What reads Markdown is loaded when somebody wants to read. */
export function Rules({ book }: { readonly book: Rulebook }) {
  const [nodes, setNodes] = useState<readonly Node[] | null>(null);
  const summary = inWords(book.summary);
  useEffect(() => {
    let isWanted = true;
    void import('../sanitize/markdown.js').then(({ textFrom }) => {
      if (isWanted) setNodes(textFrom(summary));
    });
    return () => {
      isWanted = false;
    };
  }, [summary]);
  if (nodes === null) return <p class="quiet">{words().loading}</p>;
  return <Grown nodes={nodes} class="prose" />;
}
