import { signal } from '@preact/signals';

/** Where the page stands. It is the part of the address behind the `#`, which no server gets to see. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  return { path: parts.map(decoded), query: new URLSearchParams(query) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal(read());
addEventListener('hashchange', () => {
  route.value = read();
});

export const hrefOf = (path: readonly string[], query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
};

export const go = (href: string): void => {
  location.hash = href;
};

/** Changes the address without a step back to what it was. */
export function replace(href: string): void {
  history.replaceState(null, '', href);
  route.value = read();
}
