import { bodyOf, client, type Schemas, withoutBody } from './client.js';

export type ApplicationRequest = Schemas['ApplicationRequest'];
export type Grant = Schemas['Grant'];

/** What the application that has sent this browser here asks for. */
export const getApplicationRequest = (id: string, signal: AbortSignal): Promise<ApplicationRequest> =>
  bodyOf(client.GET('/oauth/requests/{id}/details', { params: { path: { id } }, signal }));

/** Returns where to send the browser. */
export const answerApplicationRequest = async (id: string, allow: boolean): Promise<string> =>
  (await bodyOf(client.POST('/oauth/requests/{id}/answer', { params: { path: { id } }, body: { allow } })))
    .url;

export const getDeviceRequest = (code: string): Promise<ApplicationRequest> =>
  bodyOf(client.GET('/v1/device-codes/{code}', { params: { path: { code } } }));

export const answerDeviceRequest = (code: string, allow: boolean) =>
  withoutBody(client.POST('/v1/device-codes/{code}', { params: { path: { code } }, body: { allow } }));

export const listGrants = async (signal: AbortSignal): Promise<readonly Grant[]> =>
  (await bodyOf(client.GET('/v1/me/grants', { signal }))).grants;

export const revokeGrant = (id: string) =>
  withoutBody(client.DELETE('/v1/me/grants/{id}', { params: { path: { id } } }));
