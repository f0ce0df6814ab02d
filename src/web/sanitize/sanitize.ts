/** What may be taken in from a document that somebody else has written: elements, and attributes by name. */
export interface Allowed {
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Whether an attribute of an allowed name may have this value. */
  readonly isFine?: (name: string, value: string, element: string) => boolean;
}

/**
 * A copy for this page, built of nothing but what is allowed; null where not even the root is. Names are compared
 * as they are written, and nothing is ever parsed twice: what is left out cannot come back.
 */
export function sanitize(source: Element, allowed: Allowed): Element | null {
  if (!allowed.elements.has(source.localName)) return null;
  const copy = document.createElementNS(source.namespaceURI, source.localName);
  for (const { name, value } of source.attributes) {
    if (!allowed.attributes.has(name)) continue;
    if (allowed.isFine?.(name, value, source.localName) === false) continue;
    copy.setAttribute(name, value);
  }
  for (const child of source.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element)
      copy.append(...[sanitize(child, allowed)].filter((one) => one !== null));
  }
  return copy;
}
