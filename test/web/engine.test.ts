import { expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { describePage } from './support/stage.js';

/** Plays a game to its end in the browser, and tells how. A string, so that nothing rewrites the import. */
const playedFrom = (path: string, options: string): string => `(async () => {
  const { apply, components, legal, meta, outcome, prompts, quickRng, rollout, seededRng, start } = await import('${path}');
  const config = { seats: meta.seats.max, options: ${options}, components };
  let { state } = start(config, seededRng('seed', 1));
  for (let version = 2; version < 60; version += 1) {
    const [{ seat }] = prompts(state);
    const applied = apply(state, seat, legal(state, seat)[0], seededRng('seed', version));
    if (!applied.ok) throw new Error(applied.error.code);
    state = applied.value.state;
  }
  const end = rollout(state, quickRng(1));
  return { seats: outcome(end.state).standings.length, before: outcome(state) };
})()`;

describePage('an engine file', (stage) => {
  it.each(rulebooks.map(({ meta }) => meta))(
    'plays a whole game in a browser, under a strict policy: $id',
    async ({ id, seats }) => {
      const { body } = await stage.service.http.get(`/v1/rulebooks/${id}`).expect(200);
      const properties = Object.entries<{ default?: unknown }>(body.options.properties ?? {});
      const options = Object.fromEntries(properties.map(([name, option]) => [name, option.default]));
      const visitor = await stage.enter();
      await visitor.go('');
      const path = `/v1/rulebooks/${id}/engine.mjs`;
      const played = await visitor.page.evaluate(playedFrom(path, JSON.stringify(options)));
      expect(played).toEqual({ seats: seats.max, before: null });
    },
  );
});
