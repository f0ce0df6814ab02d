import type { Static } from 'typebox';
import type { Begun } from '../../play/accounts/sign-in/begin.js';
import type { HandleRow } from '../../play/ports/sign-in/handles.js';
import type {
  SignInMethod as KnownMethod,
  Session as KnownSession,
} from '../../play/ports/sign-in/sign-ins.js';
import type { BegunSignIn, Handle, Session, SignInMethod } from '../schemas/sign-in.js';

export const renderBegun = ({ attempt, secret, passkey, url }: Begun): Static<typeof BegunSignIn> => ({
  id: attempt.id,
  secret,
  expiresAt: attempt.expiresAt.toISOString(),
  passkey,
  url,
});

export const renderMethod = ({
  id,
  kind,
  label,
  createdAt,
  usedAt,
}: KnownMethod): Static<typeof SignInMethod> => ({
  ...{ id, kind, label },
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export const renderSession = (session: KnownSession, currentToken: string): Static<typeof Session> => ({
  token: session.tokenId,
  current: session.tokenId === currentToken,
  method: session.method,
  device: session.device,
  signedInAt: session.signedInAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
});

export const renderHandle = ({ handle, since }: HandleRow): Static<typeof Handle> => ({
  handle: handle ?? '',
  since: since.toISOString(),
});
