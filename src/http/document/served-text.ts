import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { etagOfText } from '../etag.js';
import type { Encoding } from '../negotiation/accept-encoding.js';

/** A long text that is the same for everybody. */
export interface ServedText {
  readonly etag: string;
  readonly text: string;
  compressed(encoding: Encoding): Promise<Buffer>;
}

export const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  zstd: promisify(zstdCompress),
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/** Compressed once for each encoding. */
export function servedText(
  text: string,
  compressed: (encoding: Encoding) => Promise<Buffer> = (encoding) => compress[encoding](text),
): ServedText {
  const known = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/${etagOfText(text)}`,
    text,
    compressed(encoding) {
      const made = known.get(encoding) ?? compressed(encoding);
      known.set(encoding, made);
      return made;
    },
  };
}

/** Made when first asked for. A failure is tried again. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
