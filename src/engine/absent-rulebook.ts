import { type AnyRulebook, adopt } from './any-rulebook.js';

/** A placeholder for rules that a process does not have. With it, a log can be listed; it shows and allows nothing. */
export const absentRulebook = (id: string, rulesVersion: string): AnyRulebook =>
  adopt({
    meta: {
      id,
      rulesVersion,
      titles: { en: id, de: id },
      seats: { min: 1, max: 1 },
      summary: { en: '', de: '' },
      prompts: {},
      rejections: {},
    },
    schemas: { options: {}, components: {}, action: {}, event: {}, view: {} },
    components: {},
    words: { action: notHere, event: notHere },
    initial: () => ({}),
    evolve: (state: object) => state,
    prompts: () => [],
    legal: () => [],
    seen: () => null,
    outcome: () => null,
    setup: notHere,
    decide: notHere,
    view: notHere,
    imagine: notHere,
    bot: notHere,
    picture: notHere,
  });

function notHere(): never {
  throw new Error('rules that nobody has were asked');
}
