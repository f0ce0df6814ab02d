import type { Mail } from '../../../src/play/ports/mail.js';
import { newPerson, type Person } from '../../support/people.js';
import type { Service } from '../../support/service.js';
import { until } from '../../support/until.js';
import type { Fixture, Parts } from './fixture.js';

interface Mailed {
  readonly id: string;
  readonly secret: string;
  readonly code: string;
}

/** Sign-ins that wait for their codes, and what somebody has to sign in with. */
export interface SignInsUnderWay {
  /** Leads to no account. */
  readonly entering: Mailed;
  /** Begun by `adder`. */
  readonly adding: Mailed;
  readonly adder: Person;
  /** The way to sign in that `adder` has. */
  readonly method: string;
}

let addresses = 0;

export async function newSignIns(service: Service, mails: readonly Mail[]): Promise<SignInsUnderWay> {
  const { http } = service;
  const adder = await newPerson(service, 'Oga');
  const mailed = async (path: string, auth: Person['auth'] | Record<string, never>): Promise<Mailed> => {
    addresses += 1;
    const address = `signing-in-${addresses}@example.com`;
    const { body } = await http.post(path).set(auth).send({ kind: 'address', address }).expect(201);
    await until(() => mails.some(({ to }) => to === address));
    const { text = '' } = mails.find(({ to }) => to === address) ?? {};
    return { id: body.id, secret: body.secret, code: /code=(\S+)/.exec(text)?.[1] ?? '' };
  };
  const path = '/v1/me/sign-in-methods';
  const { id, ...proof } = await mailed(path, adder.auth);
  const { body } = await http.post(`${path}/${id}`).set(adder.auth).send(proof).expect(200);
  await http
    .put('/v1/me/handle')
    .set(adder.auth)
    .send({ handle: `oga${addresses}` })
    .expect(200);
  return {
    entering: await mailed('/v1/sign-ins', {}),
    adding: await mailed(path, adder.auth),
    adder,
    method: body.methods[0].id,
  };
}

/** The operations that use up what is under way. */
export const usesUpSignIns = (operationId: string): boolean =>
  /^(finish|remove).*SignIn|^endSessions$|Handle$/.test(operationId);

export const signInParts: Readonly<Record<string, (fixture: Fixture) => Parts>> = {
  getSignInOffer: () => ({ anonymous: true }),
  beginSignIn: () => ({ anonymous: true, body: { kind: 'passkey', language: 'de' } }),
  finishSignIn: ({ signIns: { entering } }) => ({
    ...{ anonymous: true, path: { id: entering.id } },
    body: { secret: entering.secret, code: entering.code, name: 'Creb' },
  }),
  returnFromProvider: () => ({ anonymous: true, path: { provider: 'example' } }),
  listSignInMethods: () => ({}),
  beginAddingSignInMethod: ({ signIns: { adder } }) => ({ as: adder, body: { kind: 'passkey' } }),
  finishAddingSignInMethod: ({ signIns: { adder, adding } }) => ({
    ...{ as: adder, path: { id: adding.id } },
    body: { secret: adding.secret, code: adding.code, label: 'mine' },
  }),
  removeSignInMethod: ({ signIns: { adder, method } }) => ({
    ...{ as: adder, path: { id: method }, query: { confirm: 'last-method' } },
  }),
  listSessions: () => ({}),
  endSessions: ({ signIns: { adder } }) => ({ as: adder, query: { tokens: 'true' } }),
  getHandle: ({ signIns: { adder } }) => ({ as: adder }),
  setHandle: ({ two }) => ({ as: two, body: { handle: 'Durc-the-Strong' } }),
  deleteHandle: ({ signIns: { adder } }) => ({ as: adder }),
  findHandle: () => ({ path: { handle: '@Oga1' } }),
};
