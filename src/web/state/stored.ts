/*
 * What the browser keeps for this page. It may keep nothing, as in a private window whose storage is closed: then
 * everything works until the page is left.
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
    // It stays as long as the page does.
  }
}

/** Tells when another tab of this page has stored something else under the name. */
export function onStoredElsewhere(name: string, tell: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === PREFIX + name || event.key === null) tell();
  });
}
