import type { Context } from '../../context.js';
import { relyingParty } from './passkeys.js';

export interface Offer {
  /** Whether codes can be mailed. */
  readonly address: boolean;
  readonly passkeys: { readonly host: string };
  readonly providers: { readonly id: string; readonly title: string }[];
}

/** What the operator has set up. */
export const offered = (context: Context): Offer => ({
  address: context.channels.mailer !== null,
  passkeys: { host: relyingParty(context).id },
  providers: context.signIn.providers.map(({ id, title }) => ({ id, title })),
});
