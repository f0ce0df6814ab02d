import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What each room of `src` may import, beside itself and packages. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  engine: ['kernel'],
  rulebooks: ['engine', 'kernel'],
  bots: ['engine', 'kernel'],
  tournaments: [],
  play: ['bots', 'tournaments', 'engine', 'kernel', 'rulebooks/registry'],
  store: ['play/ports', 'tournaments', 'engine', 'kernel'],
  outbound: ['play/ports', 'kernel'],
  workers: ['play/work', 'rulebooks/frozen', 'engine', 'kernel'],
  // Tools know the service by its API alone.
  mcp: [],
  http: ['play', 'bots', 'tournaments', 'mcp', 'engine', 'kernel', 'rulebooks/registry'],
  commands: [
    ...['store', 'play', 'bots', 'mcp', 'engine', 'kernel'],
    ...['rulebooks/registry', 'rulebooks/engines', 'env'],
  ],
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

/** What each module below a folder imports, types included: `rulebooks/mammut/view` → `engine/rulebook`, … */
export function importsIn(src: string): ReadonlyMap<string, readonly string[]> {
  const moduleOf = (path: string) =>
    relative(src, path)
      .split(sep)
      .join('/')
      .replace(/\.(js|tsx?)$/, '');
  return new Map(
    filesIn(src).map((file) => [
      moduleOf(file),
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
        moduleOf(resolve(dirname(file), path)),
      ),
    ]),
  );
}

/** Every import below a folder laid out like `src` that goes against the arrows. */
export const forbiddenImports = (src: string): string[] =>
  [...importsIn(src)].flatMap(([from, targets]) =>
    targets.filter((to) => !isAllowed(from, to)).map((to) => `${from} → ${to}`),
  );

/** Circles of imports, such as `a → b → a`: at least one where there are any. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (module: string, path: readonly string[]): void => {
    if (path.includes(module)) circles.push([...path.slice(path.indexOf(module)), module].join(' → '));
    else if (!done.has(module)) for (const to of imports.get(module) ?? []) follow(to, [...path, module]);
    done.add(module);
  };
  for (const module of imports.keys()) follow(module, []);
  return circles;
}
