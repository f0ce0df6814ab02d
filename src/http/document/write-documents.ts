import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { Encoding } from '../negotiation/accept-encoding.js';
import { rulebookSchemas } from '../schemas/rulebooks/rulebooks.js';
import { endings, fileIn } from './document-files.js';
import { committedFile, servedDocuments } from './served-documents.js';
import { compress } from './served-text.js';

/** Writes every document, plain and compressed. */
export async function writeDocuments(rulebooks: readonly AnyRulebook[], folder: URL): Promise<void> {
  const committed = await readFile(committedFile, 'utf8');
  for (const [address, make] of servedDocuments(rulebooks, rulebookSchemas(rulebooks))) {
    const file = fileIn(folder, address);
    const text = JSON.stringify(make(JSON.parse(committed)));
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, text);
    for (const [encoding, ending] of Object.entries(endings) as [Encoding, string][])
      await writeFile(new URL(`${file}${ending}`), await compress[encoding](text));
  }
}
