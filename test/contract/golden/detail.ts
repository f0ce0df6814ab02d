import { actionId } from '../../../src/engine/action-id.js';
import { languages, SPECTATOR } from '../../../src/engine/rulebook.js';
import { canonicalJson } from '../../../src/kernel/json.js';
import { defaultOptions } from '../../support/options.js';
import { viewersOf } from '../../support/viewers.js';
import { refusals, wordsOf } from './facts.js';
import type { Moment } from './record.js';

/** Entries that are written in full: close together at the beginning, then ever further apart. */
const shown = new Set([1, 2, 3, 5, 8, 21, 55, 144, 377]);
/** Enough of a game with other options, which is mostly like the usual one. */
const shownOfOthers = new Set([1, 34]);
/** The entry after which all views are written in full: by then something lies on the table. */
const VIEWED = 89;
/** Of long lists the beginning is shown; their hash is of the whole. */
const MAX_SHOWN = 12;

/** What a person can read of an entry: what happened, who sees what of it, and what is asked then. */
export function* detailOf(moment: Moment, version: number): Generator<string> {
  const usual = isUsual(moment);
  if (usual && version === VIEWED) yield* viewsOf(moment);
  if (!(usual ? shown : shownOfOthers).has(version)) return;
  const { rulebook, config, events, after } = moment;
  for (const event of events.slice(0, MAX_SHOWN)) {
    const whole = JSON.stringify(event);
    yield `  event ${whole}`;
    const sights = viewersOf(config).map((viewer) => JSON.stringify(rulebook.seen(event, viewer)));
    for (const sight of new Set(sights)) {
      const viewers = viewersOf(config).filter((_, nth) => sights[nth] === sight);
      if (sight !== whole) yield `    ${viewers.join()} see ${sight}`;
    }
  }
  for (const prompt of rulebook.prompts(after)) {
    const ids = rulebook.legal(after, prompt.seat).map(actionId);
    yield `  prompt ${JSON.stringify(prompt)}`;
    yield `    legal ${ids.slice(0, MAX_SHOWN).join(' ')}${ids.length > MAX_SHOWN ? ` and ${ids.length - MAX_SHOWN} more` : ''}`;
  }
  for (const refusal of refusals(moment).slice(0, MAX_SHOWN)) yield `  refused ${refusal}`;
  for (const language of languages) {
    const { events: told, prompts, actions } = wordsOf(moment, language);
    const [first = []] = told;
    for (const line of [...first.slice(0, MAX_SHOWN), ...prompts, ...actions.slice(0, MAX_SHOWN)])
      yield `  ${language} ${line}`;
  }
}

/** The view of a spectator, and in what those of the seats differ from it. */
function* viewsOf({ rulebook, config, after }: Moment): Generator<string> {
  const open = Object.entries(rulebook.view(after, SPECTATOR));
  for (const [name, value] of open) yield `  ${SPECTATOR} ${name} ${JSON.stringify(value)}`;
  for (let seat = 0; seat < config.seats; seat += 1) {
    const own = Object.entries(rulebook.view(after, seat));
    for (const [nth, [name, value]] of own.entries()) {
      const line = JSON.stringify(value);
      if (line !== JSON.stringify(open[nth]?.[1])) yield `  ${seat} ${name} ${line}`;
    }
  }
}

/** With other options views look alike, so those are written for the usual ones alone. */
const isUsual = ({ rulebook, config }: Moment): boolean =>
  canonicalJson(config.options) === canonicalJson(defaultOptions(rulebook.schemas.options));
