import { playerText } from '../player-text.js';

/** What the tools read of a game. */
export interface Game {
  readonly id: string;
  readonly rulebook: string;
  readonly status: string;
  readonly version: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly kind: string;
    readonly played: string;
    readonly due: string | null;
    readonly player?: { readonly name: string };
  }[];
  readonly yourSeats: readonly number[];
  readonly options: object;
  readonly prompts: readonly object[];
  readonly outcome: object | null;
  readonly clock: object | null;
}

/** A game without what a player does not need, since language models pay for every word. */
export const gameInShort = (game: Game): object => ({
  game: game.id,
  rulebook: game.rulebook,
  status: game.status,
  version: game.version,
  seats: game.seats.map(({ seat, kind, played, due, player }) => ({
    seat,
    kind,
    ...(player && { player: playerText(player.name) }),
    ...(played !== 'holder' && { played }),
    ...(due !== null && { due }),
  })),
  yourSeats: game.yourSeats,
  ...(Object.keys(game.options).length > 0 && { options: game.options }),
  ...(game.clock !== null && { clock: game.clock }),
  prompts: game.prompts,
  outcome: game.outcome,
});
