/** The elements and attributes that are allowed in an untrusted document. */
export interface Allowed {
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Whether an allowed attribute may have this value. Default: any value. */
  readonly isAllowedValue?: (name: string, value: string, element: string) => boolean;
}

/**
 * Removes what is not allowed from a parsed document, and takes the rest over into this one; null if its root is not
 * allowed. Nothing is parsed again afterwards, so that removed content cannot come back.
 */
export function sanitize(source: Element, allowed: Allowed): Element | null {
  if (!allowed.elements.has(source.localName)) return null;
  clean(source, allowed);
  return document.adoptNode(source);
}

function clean(element: Element, allowed: Allowed): void {
  // Backwards, since what is removed changes the places of what follows.
  const { attributes } = element;
  for (let nth = attributes.length - 1; nth >= 0; nth -= 1) {
    const attribute = attributes[nth];
    if (attribute !== undefined && !isAllowed(attribute, element.localName, allowed))
      element.removeAttributeNode(attribute);
  }
  for (let child = element.firstChild; child !== null; ) {
    const next: ChildNode | null = child.nextSibling;
    if (child instanceof Element && allowed.elements.has(child.localName)) clean(child, allowed);
    else if (child.nodeType !== Node.TEXT_NODE) child.remove();
    child = next;
  }
}

const isAllowed = (
  { name, value }: Attr,
  element: string,
  { attributes, isAllowedValue }: Allowed,
): boolean => attributes.has(name) && isAllowedValue?.(name, value, element) !== false;
