/** A part of a text: written out, or where it stands in another text. */
export type Piece = string | readonly [from: number, to: number];

const blocksOf = (text: string, at: RegExp): readonly string[] => text.split(at);

/**
 * Describes a text by what it shares with another. Both are cut where the pattern matches, which must not consume
 * anything, and equal blocks are not written out again.
 */
export function piecesOf(text: string, base: string, at: RegExp): readonly Piece[] {
  const known = placesOf(blocksOf(base, at));
  const pieces: Piece[] = [];
  let next = 0;
  for (const block of blocksOf(text, at)) {
    const last = pieces.at(-1);
    const places = known.get(block);
    const from = places?.find((place) => place >= next) ?? places?.[0];
    if (from === undefined) {
      if (typeof last === 'string') pieces[pieces.length - 1] = last + block;
      else pieces.push(block);
      continue;
    }
    next = from + block.length;
    if (typeof last === 'object' && last[1] === from) pieces[pieces.length - 1] = [last[0], next];
    else pieces.push([from, next]);
  }
  return pieces;
}

function placesOf(blocks: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  let at = 0;
  for (const block of blocks) {
    const known = places.get(block);
    if (known === undefined) places.set(block, [at]);
    else known.push(at);
    at += block.length;
  }
  return places;
}
