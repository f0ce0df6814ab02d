import { sha256 } from '../../../kernel/hash.js';
import type { Context } from '../../context.js';
import type { Provider, ProviderTie } from '../../ports/sign-in/providers.js';
import { refusal } from '../../refusal.js';

/**
 * Each provider sends browsers back to an address of its own, which operators register with it. Otherwise one of them
 * could pass a browser on to another one, and get the answer that is for that one.
 */
export const callbackOf = (providerId: string): string => `/v1/sign-ins/callback/${providerId}`;

/** Names the provider too, so that the address that a browser comes back to can be compared with it. */
const stateOf = (providerId: string, attemptId: string): string => `${providerId}.${attemptId}`;

/** Whether an answer can have come from this provider. */
export const isAnswerOf = (providerId: string, query: URLSearchParams): boolean =>
  query.get('state')?.startsWith(stateOf(providerId, '')) ?? false;

export const findProvider = ({ signIn }: Context, id: string | null): Provider | null =>
  signIn.providers.find((one) => one.id === id) ?? null;

/** All of it follows from the secret of the browser, so that nothing need be stored and no other browser can finish. */
export const tieOf = (
  { channels }: Context,
  { id: providerId }: Provider,
  attemptId: string,
  secret: string,
): ProviderTie => ({
  state: stateOf(providerId, attemptId),
  nonce: sha256(`permafrost nonce ${secret}`),
  verifier: sha256(`permafrost verifier ${secret}`),
  redirectUri: channels.publicUrl() + callbackOf(providerId),
});

export const providerUnreachable = refusal('provider_unreachable', {
  en: 'The provider does not answer. Try again later, or sign in another way.',
  de: 'Der Anbieter antwortet nicht. Versuch es später noch einmal, oder melde dich anders an.',
});
