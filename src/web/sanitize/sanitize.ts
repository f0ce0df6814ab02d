/** The elements and attributes that are allowed in an untrusted document. */
export interface Allowed {
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Whether an allowed attribute may have this value. Default: any value. */
  readonly isAllowedValue?: (name: string, value: string, element: string) => boolean;
}

/**
 * Copies only what is allowed; null if the root is not. The copy is built from nodes and never parsed again, so that
 * removed content cannot come back.
 */
export function sanitize(source: Element, allowed: Allowed): Element | null {
  if (!allowed.elements.has(source.localName)) return null;
  const copy = document.createElementNS(source.namespaceURI, source.localName);
  for (const { name, value } of source.attributes) {
    if (!allowed.attributes.has(name)) continue;
    if (allowed.isAllowedValue?.(name, value, source.localName) === false) continue;
    copy.setAttribute(name, value);
  }
  for (const child of source.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element)
      copy.append(...[sanitize(child, allowed)].filter((one) => one !== null));
  }
  return copy;
}
