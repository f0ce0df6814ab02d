/* `npm run openapi`: writes the document and the client's types anew, after a schema or a route was changed. */
import { writeFile } from 'node:fs/promises';
import { makeDocument } from './document.js';

for (const [name, text] of Object.entries(await makeDocument())) {
  await writeFile(new URL(name, import.meta.url), text);
}
