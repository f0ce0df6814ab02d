/*
 * The local storage of this page. A browser may refuse to store anything, such as in a private window; then values
 * last until the page is closed.
 */
const PREFIX = 'permafrost.';

export function stored<Value>(name: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

export function store(name: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // The value stays in memory.
  }
}

/** Calls `onChange` when another tab of this page has stored a value under the name. */
export function onStoredElsewhere(name: string, onChange: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === PREFIX + name || event.key === null) onChange();
  });
}
