import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Operation, operationsOf } from '../../support/answer-checker.js';
import { type Service, sharedService } from '../../support/service.js';

let service: Service;
let operations: Operation[];
beforeAll(async () => {
  service = await sharedService();
  operations = operationsOf(service.app);
});
afterAll(() => service.close());

const codesOf = ({ responses }: Operation): string[] =>
  Object.values(responses).flatMap(({ description = '' }) =>
    [...description.matchAll(/`([a-z_]+)`: /g)].map(([, code = '']) => code),
  );

/** The operations that document all of these problems. */
const documenting = (...codes: string[]): string[] =>
  operations
    .filter((operation) => codes.every((code) => codesOf(operation).includes(code)))
    .map(({ operationId }) => operationId);

const idsOf = (isWanted: (operation: Operation) => boolean): string[] =>
  operations.filter(isWanted).map(({ operationId }) => operationId);

it('exactly the operations that take a token document how it is refused', () => {
  const secured = idsOf(({ security = [] }) => security.length > 0);
  expect(secured.length).toBeGreaterThan(60);
  expect(documenting('unauthorized', 'insufficient_scope')).toEqual(secured);
});

it('exactly the operations that may be sent a body document how it is refused', () => {
  const writing = idsOf(({ method }) => method !== 'get');
  expect(writing.length).toBeGreaterThan(30);
  expect(documenting('malformed', 'payload_too_large', 'unsupported_media_type')).toEqual(writing);
});

it('exactly the operations other than the probes document limits and outages', () => {
  const limited = idsOf(({ operationId }) => !['health', 'readiness'].includes(operationId));
  expect(documenting('rate_limited', 'unavailable', 'overloaded')).toEqual(limited);
});

it('operations with an id in their address document what happens if nothing has it', () => {
  expect(documenting('not_found')).toEqual(expect.arrayContaining(idsOf(({ path }) => path.includes('{'))));
});
