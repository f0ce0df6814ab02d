import type { Prompt } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { nameOf } from '../board.js';
import { againstName, TRIBES } from '../fights.js';
import type { State } from '../state.js';
import { speciesName, type Told } from '../texts/names.js';

/* Public facts that several questions are about. */
type About = NonNullable<Prompt['about']>;

export const aboutNature = (state: State): About => ({ event: state.event, wind: nameOf(state.wind) });

export const aboutFight = (state: State): About | null =>
  state.fight === null ? null : { hex: state.fight.hex, against: againstName(state, state.fight.species) };

export function inFight(telling: Told, { hex, against }: About): string {
  const { en, de } = speciesName(String(against), telling);
  return against === TRIBES
    ? say(telling, { en: `Fight on hex ${hex} among tribes`, de: `Kampf auf Feld ${hex} unter Stämmen` })
    : say(telling, { en: `Fight on hex ${hex} against ${en}`, de: `Kampf auf Feld ${hex} gegen ${de}` });
}
