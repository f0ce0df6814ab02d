import type { Static } from 'typebox';
import { type Application, hostOf, nameOf } from '../../play/accounts/oauth/grants.js';
import type { Grant as KnownGrant } from '../../play/ports/oauth/grants.js';
import { scopesIn } from '../oauth/resources.js';
import type { ApplicationRequest, Grant } from '../schemas/people/applications.js';

const renderApplication = (application: Application) => ({
  id: application.id,
  name: nameOf(application),
  host: hostOf(application),
});

export const renderRequest = (
  application: Application,
  scope: unknown,
  redirectUri: unknown,
): Static<typeof ApplicationRequest> => ({
  application: renderApplication(application),
  scopes: scopesIn(String(scope)),
  returnsTo: typeof redirectUri === 'string' ? targetOf(new URL(redirectUri)) : null,
});

/** An installed application has a scheme of its own, and no host. */
const targetOf = ({ host, protocol }: URL): string => (host === '' ? protocol : host);

export const renderGrant = ({
  id,
  clientId,
  clientName,
  scopes,
  createdAt,
  usedAt,
}: KnownGrant): Static<typeof Grant> => ({
  id,
  application: renderApplication({ id: clientId, name: clientName }),
  scopes: scopesIn(scopes.join(' ')),
  createdAt: createdAt.toISOString(),
  usedAt: usedAt.toISOString(),
});
