import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { serialiseBy } from '../../../src/http/plugins/serialisation.js';
import { named, ref } from '../../../src/http/schemas/ref.js';

it('leaves out what the schema of a service does not list, also where another service has a longer one', () => {
  const shorter = named('Fish', Type.Object({ name: Type.String() }));
  const longer = named('Fish', Type.Object({ name: Type.String(), weight: Type.Integer() }));
  const fish = { fish: { name: 'pike', weight: 3, secret: 'pond' } };
  const written = [longer, shorter, longer].map((schema) =>
    serialiseBy([schema])({ schema: Type.Object({ fish: ref(schema) }) })(fish),
  );
  expect(written).toEqual([
    '{"fish":{"name":"pike","weight":3}}',
    '{"fish":{"name":"pike"}}',
    '{"fish":{"name":"pike","weight":3}}',
  ]);
});
