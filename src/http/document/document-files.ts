import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { Encoding } from '../negotiation/accept-encoding.js';
import type { RulebookSchemas } from '../schemas/rulebooks/rulebooks.js';
import type { OpenApi } from './narrow-document.js';
import { committedFile, servedDocuments } from './served-documents.js';
import { once, type ServedText, servedText } from './served-text.js';

/** Where the build puts the documents: what runs from `dist` neither makes nor compresses them. */
export const builtFolder = new URL('./built/', import.meta.url);

/** What compressed copies of a document end in. */
export const endings: Readonly<Record<Encoding, string>> = { zstd: '.zst', br: '.br', gzip: '.gz' };

export const fileIn = (folder: URL, address: string): URL => new URL(address.slice(1), folder);

/** The documents by address, each as it was built; without a build, made from the sources when first asked for. */
export function openDocuments(
  rulebooks: Iterable<AnyRulebook>,
  schemas: Pick<RulebookSchemas, 'namesOf'>,
  folder = builtFolder,
): ReadonlyMap<string, () => Promise<ServedText>> {
  const isBuilt = existsSync(folder);
  const committed = once(async (): Promise<OpenApi> => JSON.parse(await readFile(committedFile, 'utf8')));
  return new Map(
    [...servedDocuments(rulebooks, schemas)].map(([address, make]) => [
      address,
      once(async () =>
        isBuilt ? readBuilt(fileIn(folder, address)) : servedText(JSON.stringify(make(await committed()))),
      ),
    ]),
  );
}

const readBuilt = async (file: URL): Promise<ServedText> =>
  servedText(await readFile(file, 'utf8'), (encoding) => readFile(new URL(`${file}${endings[encoding]}`)));
