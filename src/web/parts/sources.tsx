import { words } from '../texts/words.js';

interface Source {
  readonly name: string;
  readonly provenance: string;
  readonly note?: string;
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `darkCards` in words. */
const inWordsOf = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every source within a value: that of a group, and those of its values that have their own. */
function sourcesIn(name: string, value: unknown): Source[] {
  if (Array.isArray(value)) return value.flatMap((item) => sourcesIn(name, item));
  if (!isRecord(value)) return [];
  const { provenance, note, id } = value;
  const own = typeof id === 'string' ? `${name}: ${id}` : name;
  const parts = Object.entries(value).flatMap(([key, part]) =>
    sourcesIn(key === 'values' || key === 'parts' ? own : `${own}, ${inWordsOf(key)}`, part),
  );
  if (typeof provenance !== 'string') return parts;
  return [{ name: own, provenance, ...(typeof note === 'string' ? { note } : {}) }, ...parts];
}

/** Where the values of a game come from. What is from the rules, without a note, is left out. */
export function Sources({ components }: { readonly components: object }) {
  const t = words().sources;
  const names = new Map<string, string>(Object.entries(t.provenances));
  const sources = Object.entries(components)
    .flatMap(([group, value]) => sourcesIn(inWordsOf(group), value))
    .filter(({ provenance, note }) => provenance !== 'rules' || note !== undefined);
  if (sources.length === 0) return null;
  return (
    <details>
      <summary>{t.title}</summary>
      <p>{t.mark}</p>
      <dl class="facts">
        {sources.map(({ name, provenance, note }, nth) => (
          <div key={nth}>
            <dt>{name}</dt>
            <dd>
              {names.get(provenance) ?? provenance}
              {note !== undefined && <span lang="en">{` ${note}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
