/** The files of the page, so that it opens without a connection. What the API answers is not kept here. */
const SHELL = 'permafrost.shell.1';
/** Old files of earlier versions go first. */
const MAX_FILES = 80;
const ASSET = /\.\/(assets\/[^"' )]+)/g;
const OTHERS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'];

/** Keeps what the page names, when the worker is installed: the page was loaded before it could see the requests. */
export async function keepShell(scope: string): Promise<void> {
  const shell = await caches.open(SHELL);
  const page = await fetch(scope, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page answers ${page.status}`);
  const html = await page.clone().text();
  await shell.put(scope, page);
  const assets = [...html.matchAll(ASSET)].map(([, path]) => path ?? '');
  await Promise.all(
    [...assets, ...OTHERS].map(async (path) => {
      const url = new URL(path, scope);
      const file = await fetch(url);
      if (file.ok) await shell.put(url, file);
    }),
  );
}

export async function forgetOldShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('permafrost.shell.') && name !== SHELL) await caches.delete(name);
}

/** The response to a request for a file of the page; null for any other, which the browser makes itself. */
export function shellFor(request: Request, scope: string): Promise<Response> | null {
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return null;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  if (path.startsWith('assets/')) return keptFirst(request);
  if (path === '' || OTHERS.includes(path)) return newestFirst(request, path === '' ? scope : request.url);
  return null;
}

/** The names of assets have a hash of their content, so they never change. */
async function keptFirst(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request.url);
  if (kept !== undefined) return kept;
  const file = await fetch(request);
  if (file.ok) {
    await shell.put(request.url, file.clone());
    await trim(shell);
  }
  return file;
}

async function newestFirst(request: Request, key: string): Promise<Response> {
  const shell = await caches.open(SHELL);
  try {
    const file = await fetch(request);
    if (file.ok && !file.redirected) await shell.put(key, file.clone());
    return file;
  } catch (error) {
    const kept = await shell.match(key);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function trim(shell: Cache): Promise<void> {
  const files = (await shell.keys()).filter(({ url }) => url.includes('/assets/'));
  for (const file of files.slice(0, Math.max(0, files.length - MAX_FILES))) await shell.delete(file);
}
