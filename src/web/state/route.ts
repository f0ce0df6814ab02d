import { signal } from '@preact/signals';

/** The current screen. It is the fragment of the URL, which browsers do not send to servers. */
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

/** Changes the address without an entry in the browser history. */
export function replace(href: string): void {
  history.replaceState(null, '', href);
  route.value = read();
}
