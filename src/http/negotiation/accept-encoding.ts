/** The best first. */
const encodings = ['zstd', 'br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding with the highest weight in Accept-Encoding, the best of equals; null for none. */
export function preferredEncoding(header: string | readonly string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  const weights = new Map(String(header).split(',').map(weightIn));
  let best: { readonly encoding: Encoding | null; readonly weight: number } = { encoding: null, weight: 0 };
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > best.weight) best = { encoding, weight };
  }
  const plain = weights.get('identity') ?? 0;
  return plain > best.weight ? null : best.encoding;
}

function weightIn(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';');
  const weight = parameters.map((one) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/i.exec(one)?.[1]).find(Boolean);
  return [name.trim().toLowerCase().replace(/^x-/, ''), Number(weight ?? 1)];
}
