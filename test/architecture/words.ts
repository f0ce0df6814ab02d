/** A word that is out, and the word to use instead. */
export interface OutWord {
  /** Words of a name, in lower case: `take back` is found in `TakeBack` and in `take-back`. */
  readonly out: string;
  readonly instead: string;
  /** Out in rulebooks and in the sentences of the API document too; the others have a plain meaning there. */
  readonly everywhere?: true;
}

/** The words that are out. The glossary in `src/engine/rulebook.ts` has those that are in. */
export const OUT_WORDS: readonly OutWord[] = [
  { out: 'house', instead: 'table status, service entry, built-in bot or reconstructed', everywhere: true },
  { out: 'lane', instead: 'delivery queue', everywhere: true },
  { out: 'lanes', instead: 'delivery queues', everywhere: true },
  { out: 'happening', instead: 'notice', everywhere: true },
  { out: 'happenings', instead: 'notices', everywhere: true },
  { out: 'news', instead: 'notices', everywhere: true },
  { out: 'take back', instead: 'undo' },
  { out: 'taking back', instead: 'undo' },
  { out: 'takes back', instead: 'undo' },
  { out: 'lang', instead: 'language', everywhere: true },
  { out: 'outside', instead: 'outbound' },
  { out: 'graft', instead: 'sanitize' },
  { out: 'bell', instead: 'wake signal' },
  { out: 'serially', instead: 'keyed mutex' },
  { out: 'patiently', instead: 'paced sender' },
  { out: 'stamp', instead: 'message id' },
  { out: 'stamped', instead: 'message id' },
  { out: 'leave taking', instead: 'graceful close' },
  { out: 'until gone', instead: 'abort on close' },
  { out: 'below routes', instead: 'unrouted' },
  { out: 'ready made', instead: 'raw' },
  { out: 'move on', instead: 'decide and append' },
  { out: 'withdraw', instead: 'retract' },
  { out: 'alive', instead: 'living account' },
  { out: 'in name of', instead: 'as living account' },
  { out: 'telling', instead: 'narration' },
  { out: 'told', instead: 'notices, narrated or header' },
  { out: 'tells', instead: 'headers' },
  { out: 'arrive', instead: 'authenticate' },
  { out: 'arrival', instead: 'authenticated' },
  { out: 'called', instead: 'find by id or name' },
  { out: 'beside', instead: 'extras' },
  { out: 'unattended', instead: 'idle' },
  { out: 'time off', instead: 'calendar' },
  { out: 'attendance', instead: 'seats in play' },
  { out: 'most', instead: 'max' },
  { out: 'flaw', instead: 'violation' },
  { out: 'flaws', instead: 'violations' },
  { out: 'fault', instead: 'violation' },
  { out: 'faults', instead: 'violations' },
  { out: 'spot in request', instead: 'violation' },
  { out: 'manager', instead: 'what it does' },
  { out: 'helper', instead: 'what it does' },
  { out: 'util', instead: 'what it does' },
  { out: 'utils', instead: 'what it does' },
  { out: 'impl', instead: 'what it does' },
];

/** `openLanes`, `MOST_LANES` and `open-lanes.ts` in words, with a space before and behind each. */
export const wordsOf = (name: string): string =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase()} `;

/** Why a name or a sentence cannot stay as it is; null where it can. */
export function whyOut(text: string, words: readonly OutWord[] = OUT_WORDS): string | null {
  const inWords = wordsOf(text);
  const found = words.find(({ out }) => inWords.includes(` ${out} `));
  return found === undefined ? null : `${text}: say ${found.instead}`;
}
