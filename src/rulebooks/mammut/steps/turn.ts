import type { Seat, Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { type Game, prompt } from '../rules.js';
import { freeShare, nextSeat, shareSizes } from '../shares.js';
import type { State, Step } from '../state.js';

export const division = prompt('division', {
  en: 'Take tiles from the middle, or rob another player’s share; before that you may play cards.',
  de: 'Nimm Plättchen aus der Mitte oder raube einen fremden Anteil; vorher darfst du Karten ausspielen.',
  words: (telling, { about }, question) => {
    const doing = about?.doing === 'robbing' && about.returned !== 0 ? 'robbed' : String(about?.doing);
    const other = asked[about?.last === true ? 'last' : doing];
    return other === undefined ? question : say(telling, other);
  },
});
const asked: Readonly<Record<string, Text>> = {
  taking: { en: 'Take more tiles, or end.', de: 'Nimm weitere Plättchen oder hör auf.' },
  robbing: {
    en: 'Put at least one of the robbed tiles back into the middle; you keep the rest.',
    de: 'Lege mindestens eines der geraubten Plättchen in die Mitte zurück; den Rest behältst du.',
  },
  robbed: {
    en: 'Put more of the robbed tiles back, or keep the rest.',
    de: 'Lege weitere der geraubten Plättchen zurück, oder behalte den Rest.',
  },
  last: {
    en: 'Only your share is missing: take all of the middle, or rob; before that you may play cards.',
    de: 'Nur dein Anteil fehlt noch: Nimm die ganze Mitte oder raube; vorher darfst du Karten ausspielen.',
  },
};

/** What belongs before taking comes too late once taking has begun. */
export const busy = ({ step }: Step) =>
  step === 'take' || step === 'rob' ? 'already_taking' : 'not_asked_for';

export function passTurn(game: Game, seat: Seat): void {
  const { seats } = game.state;
  game.add({ type: 'turn-passed', seat: nextSeat(seats, shareSizes(game.state), seat) });
}

export function newShare(state: State, seat: Seat): number {
  const share = freeShare(state.seats, shareSizes(state), seat);
  if (share === null) throw new Error(`seat ${seat} has all its shares`);
  return share;
}
