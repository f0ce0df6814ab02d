import { actionId } from '../../../src/engine/action-id.js';
import { languages, SPECTATOR } from '../../../src/engine/rulebook.js';
import { canonicalJson } from '../../../src/kernel/json.js';
import { defaultOptions } from '../../support/options.js';
import { viewersOf } from '../../support/viewers.js';
import { refusals, wordsOf } from './facts.js';
import type { Moment } from './record.js';

/** Entries that are written in full: most of them early in the game. */
const shown = new Set([1, 2, 3, 5, 8, 21, 55, 144, 377]);
/** Fewer for games with other options, which are mostly the same. */
const shownOfOthers = new Set([1, 34]);
/** The entry with all views in full, late enough for an interesting position. */
const VIEWED = 89;
/** Long lists are cut. The hashes cover all of them. */
const MAX_SHOWN = 12;

/** The readable part of an entry: its events, who sees what of them, and the next prompts. */
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
    const { events: lines, prompts, actions } = wordsOf(moment, language);
    const [first = []] = lines;
    for (const line of [...first.slice(0, MAX_SHOWN), ...prompts, ...actions.slice(0, MAX_SHOWN)])
      yield `  ${language} ${line}`;
  }
}

/** The view of a spectator, and the differences of the views of the seats. */
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

/** Whether the options are the defaults. Views with other options are similar, so they are not written. */
const isUsual = ({ rulebook, config }: Moment): boolean =>
  canonicalJson(config.options) === canonicalJson(defaultOptions(rulebook.schemas.options));
