import type { Prompt } from '../../../engine/rulebook.js';
import { counted, say } from '../../../engine/words.js';
import { meta } from '../meta.js';
import { type Station, stations } from '../schemas/action.js';
import { gainCodes } from '../schemas/effects.js';
import { type EclipsePart, eclipseParts as parts } from '../state.js';
import { sourceName } from './abilities.js';
import { eclipseParts } from './eclipse-events.js';
import { gainText } from './gains.js';
import { called, stationName } from './names.js';
import { capital, halves, type Told } from './say.js';

/** The question of the kind, and before it what it is about. */
export function promptText({ kind, about = {} }: Prompt, telling: Told): string {
  const question = say(telling, meta.prompts[kind] ?? { en: '', de: '' });
  const before = contextOf(kind, about, telling);
  return before === '' ? question : `${before} ${question}`;
}

function contextOf(kind: string, about: NonNullable<Prompt['about']>, telling: Told): string {
  switch (kind) {
    case 'act':
    case 'middle':
    case 'bottom': {
      const station = stationOf(about.column);
      const work = halves(Number(about.work ?? 0));
      if (station === null) return '';
      const column = stationName(telling, station);
      if (station === 'rest') return `${column}:`;
      return say(telling, {
        en: `${column}, ${work} work:`,
        de: `${column}, ${work} Arbeitskraft:`,
      });
    }
    case 'eclipse-step': {
      const part = parts.find((one) => one === about.part) as EclipsePart | undefined;
      return part === undefined ? '' : `${capital(say(telling, eclipseParts[part]))}:`;
    }
    case 'lay-eclipse': {
      const laid = Number(about.laid ?? 0);
      if (laid === 0) return '';
      return say(telling, {
        en: `${counted(laid, 'card lies', 'cards lie')} there.`,
        de: `${counted(laid, 'Karte liegt', 'Karten liegen')} schon dort.`,
      });
    }
    case 'rest-tile': {
      const tile = typeof about.tile === 'string' ? about.tile : '';
      return tile === '' ? '' : `${called(telling, 'restTiles', tile)}:`;
    }
    case 'discard': {
      const cards = Number(about.cards ?? 1);
      return cards < 2 ? '' : say(telling, { en: `${cards} cards to go.`, de: `Noch ${cards} Karten.` });
    }
    default:
      return gainContext(about, telling);
  }
}

/** Where a gain comes from, and what is left of it. */
function gainContext({ from, gain, times }: NonNullable<Prompt['about']>, telling: Told): string {
  if (typeof from !== 'string') return '';
  const source = capital(sourceName(telling, from));
  const code = gainCodes.find((one) => one === gain);
  return code === undefined
    ? `${source}:`
    : `${source} (${gainText(telling, { gain: code, n: Number(times ?? 1) })}):`;
}

const stationOf = (name: unknown): Station | null => stations.find((one) => one === name) ?? null;
