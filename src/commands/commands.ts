import type { Command } from './command.js';

/**
 * All commands, in the order of the help. A new command is a file and a line here. Only the one that runs is loaded: the
 * rules of all games take longer than many a command.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./backup.js')).backup,
  restore: async () => (await import('./restore.js')).restore,
  move: async () => (await import('./move.js')).move,
  rehearse: async () => (await import('./rehearse.js')).rehearse,
  distribute: async () => (await import('./distribute.js')).distributeLog,
  'rotate-secrets': async () => (await import('./rotate-secrets.js')).rotate,
  'verify-store': async () => (await import('./verify-store.js')).verifyStore,
  grant: async () => (await import('./grant.js')).grant,
  revoke: async () => (await import('./grant.js')).revoke,
  admin: async () => (await import('./admin.js')).admin,
  arena: async () => (await import('./arena/arena.js')).arena,
  mcp: async () => (await import('./mcp.js')).mcp,
  ratings: async () => (await import('./ratings.js')).ratings,
  verify: async () => (await import('./verify.js')).verify,
};
