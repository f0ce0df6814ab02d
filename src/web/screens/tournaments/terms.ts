import type { Clock } from '../../api/games.js';
import type { Format } from '../../api/tournaments.js';
import type { Options } from '../new-game/option-schema.js';

/** What the form of a tournament has. */
export interface Terms {
  readonly format: Format;
  readonly seats: number;
  /** Of a Swiss tournament; null for as many as it takes. */
  readonly rounds: number | null;
  readonly maxPlayers: number;
  readonly options: Options;
  readonly clock: Clock;
  /** Null for as long as the games take. */
  readonly roundSeconds: number | null;
  /** As the field for a date and time has it. */
  readonly startsAt: string;
  readonly rated: boolean;
  readonly bots: boolean;
}

export interface TermsProps {
  readonly terms: Terms;
  readonly change: (changed: Partial<Terms>) => void;
}
