#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { Engines } from './engines.js';
import { Sidecar } from './sidecar.js';

/* `permafrost-engine --stdio` answers lines on stdin, in order, until stdin ends. */

if (!process.argv.includes('--stdio')) {
  console.error(
    'Usage: permafrost-engine --stdio\nReads a JSON request a line, and writes an answer a line.',
  );
  process.exit(2);
}
const sidecar = new Sidecar(new Engines(new URL('./engines/', import.meta.url)));
// Who reads the answers is gone.
process.stdout.on('error', () => process.exit(0));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue;
  const isRoom = process.stdout.write(`${await sidecar.answer(line)}\n`);
  if (!isRoom) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
await sidecar.close();
