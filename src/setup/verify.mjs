#!/usr/bin/env node
/* `npx permafrost-verify`: makes sure that there is something to run, then runs it. */
import { useModernNode } from './modern-node.mjs';
import { build, generate, install } from './prepare.mjs';

await useModernNode();
install();
generate();
build();
await import('../../dist/verify.js');
