#!/usr/bin/env node
/* `npx permafrost-verify`: makes sure that there is something to run, then runs it. */
import { build, generate, install } from './prepare.mjs';

install();
generate();
build();
await import('../../dist/verify.js');
