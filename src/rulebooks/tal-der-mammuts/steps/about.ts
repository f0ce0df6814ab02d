import type { Prompt, Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { nameOf } from '../board.js';
import { againstName, TRIBES } from '../fights.js';
import { oddsOf } from '../odds.js';
import type { State } from '../state.js';
import { speciesName, type Told } from '../texts/names.js';
import { oddsText } from '../texts/odds.js';

/* Public facts that several questions are about. */
type About = NonNullable<Prompt['about']>;

export const aboutNature = (state: State): About => ({ event: state.event, wind: nameOf(state.wind) });

const ANIMALS = 'animals';
const SEATS = [0, 1, 2, 3, 4, 5];
const ODDS_KEYS = SEATS.map((seat) => `odds-${seat}`);
const oddsKey = (seat: Seat | null): string => (seat === null ? `odds-${ANIMALS}` : (ODDS_KEYS[seat] ?? ''));

/** With how likely each side wins, such as `odds-0` and `odds-animals`. */
export function aboutFight(state: State): About | null {
  const { fight } = state;
  if (fight === null) return null;
  const about: Record<string, string | number> = {
    hex: fight.hex,
    against: againstName(state, fight.species),
  };
  for (const { seat, chance } of oddsOf(state, fight) ?? []) about[oddsKey(seat)] = chance;
  return about;
}

/** `Fight on hex 3 against wolf (Anna 58%, animals 42%)`. */
export function inFight(telling: Told, about: About): string {
  const { hex, against } = about;
  const { en, de } = speciesName(String(against), telling);
  const what =
    against === TRIBES
      ? { en: `Fight on hex ${hex} among tribes`, de: `Kampf auf Feld ${hex} unter Stämmen` }
      : { en: `Fight on hex ${hex} against ${en}`, de: `Kampf auf Feld ${hex} gegen ${de}` };
  const odds = [...SEATS, null].flatMap((seat) => {
    const chance = about[oddsKey(seat)];
    return typeof chance === 'number' ? [{ seat, chance }] : [];
  });
  return say(telling, what) + say(telling, oddsText(odds, telling));
}
