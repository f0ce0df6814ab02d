import openapiTS, { astToString } from 'openapi-typescript';
import { type ApiDocument, operationsOf } from './operations.js';
import { type Example, takeTour } from './tour.js';

/** The generated files of this folder: the document, and the types of a client. */
export interface Made {
  readonly 'openapi.json': string;
  readonly 'client.d.ts': string;
}

export async function makeDocument(): Promise<Made> {
  const { document, examples } = await takeTour();
  const described = structuredClone(document);
  for (const example of examples) place(example, described);
  const text = `${JSON.stringify(described, null, 2)}\n`;
  const types = astToString(await openapiTS(text, { defaultNonNullable: false }));
  return { 'openapi.json': text, 'client.d.ts': `${HEAD}${types}` };
}

const HEAD = '// Generated from openapi.json by `npm run openapi`: the types of a client.\n\n';

/** The first response of each status becomes its example. */
function place({ operationId, status, type, request, response }: Example, document: ApiDocument): void {
  const operation = operationsOf(document).find((one) => one.operationId === operationId);
  const answer = operation?.responses[String(status)];
  if (operation === undefined || answer === undefined) {
    throw new Error(
      `${operationId} answered ${status}, which it does not document: ${JSON.stringify(response)}`,
    );
  }
  const media = answer.content?.[type];
  // A picture is of no use in the document.
  if (media !== undefined && !type.startsWith('image/')) media.example ??= response;
  const sent = operation.requestBody?.content['application/json'];
  if (sent !== undefined && status < 300) sent.example ??= request;
}
