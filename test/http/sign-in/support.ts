import type { MailCatcher } from '../../support/mail-catcher.js';
import type { Person } from '../../support/people.js';
import { bearer } from '../../support/people.js';
import type { Service } from '../../support/service.js';

export const PUBLIC = 'https://permafrost.example';

export interface Begun {
  readonly id: string;
  readonly secret: string;
  readonly passkey: { readonly challenge: string };
  readonly url: string;
}

/** Begins to sign in; for a person, to add a way to sign in. */
export async function begin({ http }: Service, wish: object, person?: Person): Promise<Begun> {
  const path = person === undefined ? '/v1/sign-ins' : '/v1/me/sign-in-methods';
  const { body } = await http
    .post(path)
    .set(person?.auth ?? {})
    .send(wish)
    .expect(201);
  return body as Begun;
}

/** Sends a proof. */
export const finish = (
  { http }: Service,
  { id, secret }: Pick<Begun, 'id' | 'secret'>,
  proof: object,
  person?: Person,
) =>
  http
    .post(person === undefined ? `/v1/sign-ins/${id}` : `/v1/me/sign-in-methods/${id}`)
    .set(person?.auth ?? {})
    .send({ secret, ...proof });

/** The code in the last of so many mails to an address. */
export async function codeIn(catcher: MailCatcher, address: string, count = 1): Promise<string> {
  const { text } = await catcher.to(address, count);
  return /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? '';
}

/** Gives a person a confirmed address. Returns how many mails it has got by then. */
export async function addAddress(
  service: Service,
  catcher: MailCatcher,
  person: Person,
  address: string,
): Promise<number> {
  const before = catcher.mails.filter(({ to }) => to.includes(address)).length;
  const begun = await begin(service, { kind: 'address', address }, person);
  const code = await codeIn(catcher, address, before + 1);
  await finish(service, begun, { code }, person).expect(200);
  return before + 1;
}

export const personFrom = (body: { player: { id: string; name: string }; secret: string }): Person => ({
  id: body.player.id,
  name: body.player.name,
  secret: body.secret,
  auth: bearer(body.secret),
});
