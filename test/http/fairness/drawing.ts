import { commitmentToEntropy } from '../../../src/engine/draw.js';
import type { Person } from '../../support/people.js';
import type { Service } from '../../support/service.js';

/** What seats do to draw a seed, by the API. */
export function drawing(service: Pick<Service, 'http'>) {
  const { http } = service;
  return {
    gameOf: async (id: string) => (await http.get(`/v1/games/${id}`).expect(200)).body,
    join: (id: string, { auth }: Person, body: object = {}) =>
      http.post(`/v1/games/${id}/seats`).set(auth).send(body),
    leave: (id: string, { auth }: Person, seat: number) =>
      http.delete(`/v1/games/${id}/seats/${seat}`).set(auth),
    start: (id: string, { auth }: Person) => http.post(`/v1/games/${id}/start`).set(auth),
    commit: (id: string, { auth }: Person, seat: number, entropy: string) =>
      http
        .post(`/v1/games/${id}/seats/${seat}/entropy`)
        .set(auth)
        .send({ commitment: commitmentToEntropy(entropy) }),
    entrust: (id: string, { auth }: Person, seat: number, entropy: string) =>
      http.post(`/v1/games/${id}/seats/${seat}/entropy`).set(auth).send({ entropy }),
    reveal: (id: string, { auth }: Person, seat: number, entropy: string) =>
      http.post(`/v1/games/${id}/seats/${seat}/reveal`).set(auth).send({ entropy }),
    close: (id: string, { auth }: Person) => http.delete(`/v1/games/${id}`).set(auth),
  };
}
