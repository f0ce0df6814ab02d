import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What each room of `src` may import, beside itself and packages. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  engine: ['kernel'],
  rulebooks: ['engine', 'kernel'],
  play: ['engine', 'kernel', 'rulebooks/registry'],
  store: ['play/ports', 'engine', 'kernel'],
  outbound: ['play/ports', 'kernel'],
  http: ['play', 'engine', 'kernel', 'rulebooks/registry'],
  commands: ['store', 'play', 'engine', 'kernel', 'rulebooks/registry', 'rulebooks/engines', 'env'],
  // The page knows the service by its API alone.
  web: ['../openapi/client'],
};

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** `rulebooks/mammut/view` → the room `rulebooks`, and which rulebook of it. */
const roomOf = (module: string): string => module.split('/')[0] ?? '';
const rulebookOf = (module: string): string | undefined =>
  roomOf(module) === 'rulebooks' && module.split('/').length > 2 ? module.split('/')[1] : undefined;

function isAllowed(from: string, to: string): boolean {
  const room = roomOf(from);
  const allowed = ARROWS[room];
  // Files at the top compose everything.
  if (allowed === undefined || !from.includes('/')) return true;
  if (room === 'rulebooks') {
    const [own, other] = [rulebookOf(from), rulebookOf(to)];
    // Only the registry knows the rulebooks; they never know each other, or it.
    if (roomOf(to) === 'rulebooks') return own === undefined || own === other;
  }
  if (roomOf(to) === room) return true;
  return allowed.some((arrow) => to === arrow || to.startsWith(`${arrow}/`));
}

/** Every import below a folder laid out like `src` that goes against the arrows. */
export function forbiddenImports(src: string): string[] {
  const moduleOf = (path: string) =>
    relative(src, path)
      .split(sep)
      .join('/')
      .replace(/\.(js|tsx?)$/, '');
  return filesIn(src).flatMap((file) => {
    const from = moduleOf(file);
    const targets = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) =>
      moduleOf(resolve(dirname(file), match[1] ?? '')),
    );
    return targets.filter((to) => !isAllowed(from, to)).map((to) => `${from} → ${to}`);
  });
}
