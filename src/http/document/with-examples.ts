import { readFile } from 'node:fs/promises';

/** Examples are taken from a tour through a real server, and stand in the committed document only. */
const COMMITTED = new URL('../../../openapi/openapi.json', import.meta.url);

interface Media {
  example?: unknown;
}
interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content?: Record<string, Media> };
  readonly responses?: Record<string, { readonly content?: Record<string, Media> }>;
}
export interface Document {
  readonly paths?: Record<string, Record<string, Operation>>;
}

/** The document of this server with the examples of the committed one. */
export async function withExamples(document: object): Promise<Document> {
  const committed: Document = JSON.parse(await readFile(COMMITTED, 'utf8'));
  const served: Document = JSON.parse(JSON.stringify(document));
  for (const [path, methods] of Object.entries(served.paths ?? {}))
    for (const [method, operation] of Object.entries(methods)) {
      const from = committed.paths?.[path]?.[method];
      copy(operation.requestBody?.content, from?.requestBody?.content);
      for (const [status, { content }] of Object.entries(operation.responses ?? {}))
        copy(content, from?.responses?.[status]?.content);
    }
  return served;
}

function copy(to: Record<string, Media> | undefined, from: Record<string, Media> | undefined): void {
  for (const [type, media] of Object.entries(to ?? {})) {
    const example = from?.[type]?.example;
    if (example !== undefined) media.example = example;
  }
}
