import type { Adapter, errors } from 'oidc-provider';
import type { Context } from '../../play/context.js';

export interface AdapterDeps {
  readonly context: Context;
  readonly publicUrl: string;
  readonly errors: typeof errors;
}

/** Of no kind of thing that this server keeps. */
export const nothing = {
  upsert: async () => {},
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
} satisfies Adapter;
