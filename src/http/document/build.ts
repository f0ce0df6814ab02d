import { rulebooks } from '../../rulebooks/registry.js';
import { builtFolder } from './document-files.js';
import { writeDocuments } from './write-documents.js';

/* Run by the build, from `dist`: puts the documents beside the code, so that no request waits for one to be made. */

await writeDocuments(rulebooks, builtFolder);
