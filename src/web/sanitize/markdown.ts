import { micromark } from 'micromark';
import { type Allowed, sanitize } from './sanitize.js';

const text: Allowed = {
  elements: new Set(
    'body h1 h2 h3 h4 h5 h6 p ul ol li strong em code pre blockquote hr br table thead tbody tr th td'.split(
      ' ',
    ),
  ),
  attributes: new Set(['start']),
};

/**
 * Converts Markdown to nodes. Micromark escapes HTML and drops dangerous URLs by default. The sanitizer also removes
 * links and pictures.
 */
export function nodesFromMarkdown(markdown: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(micromark(markdown), 'text/html');
  return [...(sanitize(body, text)?.childNodes ?? [])];
}
