import type { Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Doing, View } from '../schemas/view.js';
import type { Told } from './vocabulary.js';

/** What there is to know of moments that no card explains. */
const hints: { readonly [Name in Doing]?: Text } = {
  'placing-first': {
    en: 'Everybody in turn places one hunter at a time; then the cards are dealt.',
    de: 'Alle platzieren reihum je einen Jäger; dann werden die Karten verteilt.',
  },
  playing: {
    en: 'Light cards cost stones. Dark cards bring stones, and others carry them out.',
    de: 'Helle Karten kosten Steine. Dunkle bringen Steine, und andere führen sie aus.',
  },
  'choosing-copy': {
    en: 'The cult does what the top card of a discard pile says.',
    de: 'Der Kult tut, was die oberste Karte eines Ablagestapels sagt.',
  },
  'giving-club': {
    en: 'It stays with the hunter until the conflicts are over. A hunter with a club is never lost.',
    de: 'Sie bleibt bei dem Jäger, bis die Konflikte vorbei sind. Jäger mit Keule gehen nie verloren.',
  },
  discarding: {
    en: 'One more card may go, unseen, under the discard pile of its colour.',
    de: 'Eine weitere Karte darf ungesehen unter den Ablagestapel ihrer Farbe.',
  },
  drawing: {
    en: 'The hand is filled up card by card; it must not be all of one colour.',
    de: 'Die Hand wird Karte für Karte aufgefüllt; sie darf nicht einfarbig sein.',
  },
  'laying-glacier': {
    en: 'The last in points may cover a region at the upper edge, or next to other ice.',
    de: 'Wer nach Punkten hinten liegt, darf ein Gebiet am oberen Rand oder neben anderem Eis bedecken.',
  },
};

export function hintFor(telling: Told, { turn }: View): string {
  const hint = turn === null ? undefined : hints[turn.doing];
  return hint === undefined ? '' : say(telling, hint);
}
