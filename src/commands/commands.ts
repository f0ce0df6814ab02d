import { backup } from './backup.js';
import type { Command } from './command.js';
import { move } from './move.js';
import { rehearse } from './rehearse.js';
import { restore } from './restore.js';
import { rotate } from './rotate-secrets.js';
import { verify } from './verify.js';
import { verifyStore } from './verify-store.js';

/** All commands, in the order of the help. A new command is a file and a line here. */
export const commands: Readonly<Record<string, Command>> = {
  backup,
  restore,
  move,
  rehearse,
  'rotate-secrets': rotate,
  'verify-store': verifyStore,
  verify,
};
