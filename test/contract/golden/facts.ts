import { actionId, sameAction } from '../../../src/engine/action-id.js';
import type { AnyAction } from '../../../src/engine/any-rulebook.js';
import { whyNot } from '../../../src/engine/game.js';
import { type EventShape, type Language, languages } from '../../../src/engine/rulebook.js';
import { sha256 } from '../../../src/kernel/hash.js';
import { canonicalJson } from '../../../src/kernel/json.js';
import { question } from '../../../src/play/history/narration.js';
import { tellingFor } from '../../support/drawn.js';
import { viewersOf } from '../../support/viewers.js';
import type { Moment } from './record.js';

/** The columns of an entry. Each is a hash. */
export const columns = ['events', 'seen', 'views', 'prompts', 'legal', 'reasons', 'words'] as const;

/** A hash of 24 bits. That is enough, because a change shows in many entries. */
export const short = (text: string): string =>
  Buffer.from(sha256(text).slice(0, 6), 'hex').toString('base64url');

/** Views, prompts and actions keep the key order of the rulebook on the wire, so their hashes include it. */
export const factsOf: Readonly<Record<(typeof columns)[number], (moment: Moment) => string>> = {
  events: ({ events }) => canonicalJson(events),
  seen: ({ rulebook, config, events }) =>
    canonicalJson(viewersOf(config).map((viewer) => events.map((event) => rulebook.seen(event, viewer)))),
  views: ({ rulebook, config, after }) =>
    JSON.stringify(viewersOf(config).map((viewer) => rulebook.view(after, viewer))),
  prompts: ({ rulebook, after }) => JSON.stringify(rulebook.prompts(after)),
  legal: ({ rulebook, config, after }) =>
    JSON.stringify([...Array(config.seats).keys()].map((seat) => rulebook.legal(after, seat))),
  reasons: (moment) => JSON.stringify(refusals(moment)),
  words: (moment) => JSON.stringify(languages.map((language) => wordsOf(moment, language))),
};

/** The refusals of earlier actions and of variations of them, for every seat that is asked. */
export function refusals({ rulebook, after, taken }: Moment): readonly string[] {
  const tried = [...taken.values()].flatMap((action) => [action, ...variationsOf(action)]);
  return rulebook.prompts(after).flatMap(({ seat }) => {
    const legal = rulebook.legal(after, seat);
    return tried
      .filter((action) => sameAction(legal, action) === undefined)
      .map((action) => `${seat} ${actionId(action)}: ${whyNot(rulebook, after, seat, action).code}`);
  });
}

/** The same action with one number changed. */
const variationsOf = (action: AnyAction): AnyAction[] =>
  Object.entries(action).flatMap(([name, value]) =>
    typeof value === 'number' ? [value + 1, 0].map((other) => ({ ...action, [name]: other })) : [],
  );

/** All texts of a moment in one language. */
export function wordsOf({ rulebook, config, events, after }: Moment, language: Language) {
  const { words } = rulebook;
  const telling = tellingFor(config.seats, config.components, language);
  const prompts = rulebook.prompts(after);
  return {
    events: viewersOf(config).map((viewer) =>
      events.flatMap((event) => {
        const seen = rulebook.seen(event, viewer);
        return seen === null ? [] : [words.event(seen as EventShape, telling)];
      }),
    ),
    prompts: prompts.map((prompt) => question(rulebook, prompt, telling)),
    actions: prompts.flatMap(({ seat }) => {
      const view = rulebook.view(after, seat);
      return rulebook.legal(after, seat).map((action) => words.action(action, view, telling));
    }),
  };
}
