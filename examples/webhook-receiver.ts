/*
 * Receives webhooks: checks each signature, and prints what happened and where to read more.
 * Make a webhook:  curl $SERVER/v1/me/webhooks -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \
 *                    -d '{"url":"https://example.com/","events":["prompt.opened"]}'
 * Run it:          npm install standardwebhooks, then SECRET=whsec_… PORT=8787 node examples/webhook-receiver.ts
 */
import { createServer, type IncomingMessage } from 'node:http';
import { Webhook } from 'standardwebhooks';
import type { components } from '../openapi/client.d.ts';

type Message = components['schemas']['WebhookMessage'];

const { SECRET = '', HOST = '127.0.0.1', PORT = '8787' } = process.env;
const webhook = new Webhook(SECRET);
/** The ids of the last messages: a message may come twice. */
const received = new Set<string>();
const REMEMBERED = 10_000;

/** Returns the status to answer with. Every 2xx acknowledges; anything else is delivered again. */
async function receive(request: IncomingMessage): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = request.headers as Record<string, string>;
  let message: Message;
  try {
    // Throws unless it was signed with the secret within the last five minutes.
    message = webhook.verify(Buffer.concat(chunks).toString(), headers) as Message;
  } catch {
    return 401;
  }
  const id = headers['webhook-id'] ?? '';
  if (received.has(id)) return 204;
  // Your work goes here. If it fails, answer 500, and the message comes again.
  console.log([message.type, message.data.links?.view].filter(Boolean).join(' '));
  received.add(id);
  for (const oldest of received) {
    if (received.size <= REMEMBERED) break;
    received.delete(oldest);
  }
  return 204;
}

const server = createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.destroy(),
  );
});
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : PORT;
  console.log(`Listening on http://${HOST}:${port}/`);
});
