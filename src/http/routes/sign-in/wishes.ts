import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { SignInWish } from '../../../play/accounts/sign-in/begin.js';
import { languageOf } from '../../language.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import type { BeginSignIn } from '../../schemas/sign-in.js';

/** The wish of a request. Throws if what its kind needs is missing. */
export function wishOf(request: FastifyRequest & { readonly body: Static<typeof BeginSignIn> }): SignInWish {
  const { kind, address, provider, language = languageOf(request) } = request.body;
  if (kind === 'passkey') return { kind };
  if (kind === 'address') return { kind, address: address ?? missing('address'), language };
  return { kind, provider: provider ?? missing('provider') };
}

function missing(name: string): never {
  const violations = [{ pointer: `/${name}`, detail: `is needed for the kind \`${name}\`` }];
  throw new ProblemError(problem('malformed', 'The request does not match its schema.', violations));
}
