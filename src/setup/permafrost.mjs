#!/usr/bin/env node
/* `npx permafrost`: makes sure that there is something to run, then runs it. */
import { useModernNode } from './modern-node.mjs';
import { buildServer, install } from './prepare.mjs';

await useModernNode();
install();
await buildServer();
await import('../../dist/commands/main.js');
