import { sha256 } from '../../../kernel/hash.js';
import type { Context } from '../../context.js';
import type { Provider, ProviderTie } from '../../ports/sign-in/providers.js';
import { refusal } from '../../refusal.js';

/** Where providers send browsers back to. Operators register it with them. */
export const CALLBACK = '/v1/sign-ins/callback';

export const findProvider = ({ signIn }: Context, id: string | null): Provider | null =>
  signIn.providers.find((one) => one.id === id) ?? null;

/** All of it follows from the secret of the browser, so that nothing need be stored and no other browser can finish. */
export const tieOf = ({ channels }: Context, attemptId: string, secret: string): ProviderTie => ({
  state: attemptId,
  nonce: sha256(`permafrost nonce ${secret}`),
  verifier: sha256(`permafrost verifier ${secret}`),
  redirectUri: channels.publicUrl() + CALLBACK,
});

export const providerUnreachable = refusal('provider_unreachable', {
  en: 'The provider does not answer. Try again later, or sign in another way.',
  de: 'Der Anbieter antwortet nicht. Versuch es später noch einmal, oder melde dich anders an.',
});
