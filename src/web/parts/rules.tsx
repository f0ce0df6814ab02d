import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from '../api/rulebooks.js';
import { inWords, words } from '../texts/words.js';
import { DomNodes } from './dom-nodes.js';
import { Sources } from './sources.js';

/** The summary of the rules. The Markdown parser is loaded on demand. */
export function Rules({ book }: { readonly book: Rulebook }) {
  const [nodes, setNodes] = useState<readonly Node[] | null>(null);
  const summary = inWords(book.summary);
  useEffect(() => {
    let isMounted = true;
    void import('../sanitize/markdown.js').then(({ nodesFromMarkdown }) => {
      if (isMounted) setNodes(nodesFromMarkdown(summary));
    });
    return () => {
      isMounted = false;
    };
  }, [summary]);
  if (nodes === null) return <p class="quiet">{words().loading}</p>;
  return (
    <>
      <DomNodes nodes={nodes} class="prose" />
      <Sources components={book.components} />
    </>
  );
}
