/* `npm run openapi`: writes the document and the client's types. Run it after you change a schema or a route. */
import { writeFile } from 'node:fs/promises';
import { makeDocument } from './document.js';

for (const [name, text] of Object.entries(await makeDocument())) {
  await writeFile(new URL(name, import.meta.url), text);
}
