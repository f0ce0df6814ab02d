import { useEffect, useState } from 'preact/hooks';
import { type Game, getComponents } from '../api/games.js';
import type { Rulebook } from '../api/rulebooks.js';
import { inWords, otherLanguage, words } from '../texts/words.js';
import { DomNodes } from './dom-nodes.js';
import { Sources } from './sources.js';
import { useLoaded } from './use-loaded.js';

interface Props {
  readonly book: Rulebook;
  /** The game that is played, which may have components of its own. */
  readonly game?: Game;
  readonly invitation?: string | null;
}

/** The summary of the rules, and where values come from. The Markdown parser is loaded on demand. */
export function Rules({ book, game, invitation = null }: Props) {
  const ownerId = game?.components.own === true ? game.id : null;
  const components = useLoaded(
    async () => (ownerId === null ? book.components : getComponents(ownerId, invitation)),
    [book.id, ownerId, invitation],
  ).value;
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
      <DomNodes nodes={nodes} class="prose" lang={otherLanguage()} />
      {components !== null && <Sources components={components} />}
    </>
  );
}
