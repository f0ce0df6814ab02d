import { popped, pushed } from '../../engine/agenda.js';
import { assertNever } from '../../kernel/assert-never.js';
import { HEXES, NOWHERE } from './board.js';
import { catalogueOf } from './catalogue.js';
import { added, set } from './evolve-parts.js';
import { animalHome } from './homes.js';
import type { EventOf } from './schemas/event.js';
import { type Fight, type FightKind, type State, type Step, withChanges } from './state.js';

type FightEvent = EventOf<
  | 'fight-began'
  | 'fighter-strengthened'
  | 'amazons-joined'
  | 'meat-smoked'
  | 'fight-rolled'
  | 'animal-killed'
  | 'tribe-fled'
  | 'fight-ended'
  | 'women-joined'
  | 'camp-conquered'
  | 'camp-kept'
  | 'camp-burnt'
>;

export function evolveFight(state: State, event: FightEvent): State {
  switch (event.type) {
    case 'fight-began':
      return withChanges(state, {
        agenda: pushed<Step>(state.agenda, { step: 'fight' }),
        fight: {
          hex: event.hex,
          kind: event.kind as FightKind,
          species:
            event.species === null
              ? NOWHERE
              : (catalogueOf(state.components).speciesRow.get(event.species) ?? NOWHERE),
          seats: event.seats,
          bonus: Array<number>(state.seats).fill(0),
          amazons: [],
          rolls: [],
        },
      });
    case 'fighter-strengthened':
      return withFight(state, (fight) => ({ ...fight, bonus: added(fight.bonus, event.seat, event.bonus) }));
    case 'amazons-joined':
      return withFight(state, (fight) => ({ ...fight, amazons: [...fight.amazons, event.seat] }));
    case 'meat-smoked':
      return withChanges(state, { smoked: added(state.smoked, event.seat, event.food) });
    case 'fight-rolled':
      return withFight(state, (fight) => ({ ...fight, rolls: event.rolls }));
    case 'animal-killed':
      return withChanges(state, {
        tiles: set(state.tiles, event.tile, animalHome(state.components, event.tile)),
        food: added(state.food, event.seat, event.food),
      });
    case 'tribe-fled': {
      const [from, to] = [event.seat * HEXES + event.from, event.seat * HEXES + event.to];
      const all = (figures: readonly number[]) => set(added(figures, to, figures[from] ?? 0), from, 0);
      return withChanges(state, {
        warriors: all(state.warriors),
        women: all(state.women),
      });
    }
    case 'fight-ended':
      return withChanges(state, { fight: null, agenda: popped(state.agenda) });
    case 'women-joined': {
      const left = added(state.women, event.from * HEXES + event.hex, -event.women);
      return withChanges(state, { women: added(left, event.seat * HEXES + event.hex, event.joined) });
    }
    case 'camp-conquered':
      return withChanges(state, {
        food: added(added(state.food, event.from, -event.food), event.seat, event.food),
        agenda: pushed<Step>(state.agenda, {
          step: 'take-camp',
          seat: event.seat,
          from: event.from,
          hex: event.hex,
        }),
      });
    case 'camp-kept':
      return withChanges(state, {
        agenda: popped(state.agenda),
        camps: set(state.camps, event.hex, event.seat),
        fences: set(state.fences, event.hex, NOWHERE),
      });
    case 'camp-burnt':
      return withChanges(state, {
        agenda: popped(state.agenda),
        camps: set(state.camps, event.hex, NOWHERE),
        fields: set(state.fields, event.hex, 0),
        fences: set(state.fences, event.hex, NOWHERE),
        women: set(state.women, event.from * HEXES + event.hex, 0),
      });
  }
  return assertNever(event);
}

const withFight = (state: State, change: (fight: Fight) => Fight): State =>
  state.fight === null ? state : withChanges(state, { fight: change(state.fight) });
