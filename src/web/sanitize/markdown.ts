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
 * Markdown as part of this page. Micromark's defaults let no HTML and no dangerous address through; of what it
 * makes, only plain text in its structure is taken in: no links, no pictures.
 */
export function textFrom(markdown: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(micromark(markdown), 'text/html');
  return [...(sanitize(body, text)?.childNodes ?? [])];
}
