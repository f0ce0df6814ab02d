import { Type } from 'typebox';
import { popped, pushed } from '../../../engine/agenda.js';
import { orNull } from '../../../engine/define/index.js';
import { addedAt, replacedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import type { Step } from '../agenda.js';
import { tracesOfLoss } from '../asked.js';
import { NOWHERE } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import {
  Count,
  FightName,
  FigureName,
  Hex,
  Id,
  LossSchema,
  RollSchema,
  SeatNumber,
  Seats,
  Tile,
} from '../fields.js';
import { newFight } from '../fights.js';
import { groupOn, grown, resettled } from '../groups.js';
import { animalHome } from '../herds.js';
import { groupsOf, womenAt } from '../people.js';
import type { Fight, Loss, State } from '../state.js';
import { both, figures, listed, onPlaces, speciesName, who, whoAll, women } from '../texts/names.js';
import { agreeing } from '../texts/phrases.js';
import { event } from './event.js';
import { ordersShownByLoss, ordersShownBySilence } from './orders.js';
import { oneOf, peopled } from './parts.js';

export const fightBegan = event('fight-began', {
  fields: { hex: Hex, kind: FightName, species: orNull(Id), seats: Seats },
  evolve: (state, { hex, kind, species, seats }): State => ({
    ...state,
    agenda: pushed<Step>(state.agenda, { step: 'fight' }),
    fight: newFight(state, {
      hex,
      kind,
      species: catalogueOf(state.components).speciesRow.get(species ?? '') ?? NOWHERE,
      seats,
    }),
    unsure: ordersShownBySilence(state, 'fight-window', seats),
  }),
  text: ({ hex, kind, species, seats }, telling) => {
    const names = seats.map((seat) => both(who(seat, telling)));
    const foes = kind === 'animals' ? [whoAll(seats, telling), speciesName(species ?? '', telling)] : names;
    const fight =
      kind === 'women' ? { en: 'Women fight', de: 'Frauen kämpfen' } : { en: 'Fight', de: 'Kampf' };
    return say(telling, {
      en: `${fight.en} on hex ${hex}: ${foes.map(({ en }) => en).join(' against ')}.`,
      de: `${fight.de} auf Feld ${hex}: ${foes.map(({ de }) => de).join(' gegen ')}.`,
    });
  },
});

export const fighterStrengthened = event('fighter-strengthened', {
  fields: { seat: SeatNumber, bonus: Type.Integer() },
  evolve: (state, { seat, bonus }) =>
    withFight(state, (fight) => ({ ...fight, bonus: addedAt(fight.bonus, seat, bonus) })),
  text: { en: '{seat} adds {bonus} in this fight.', de: '{seat} zählt in diesem Kampf {bonus} hinzu.' },
});

export const amazonsJoined = event('amazons-joined', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => withFight(state, (fight) => ({ ...fight, amazons: [...fight.amazons, seat] })),
  text: { en: 'The women of {seat} fight like warriors.', de: 'Die Frauen von {seat} kämpfen wie Krieger.' },
});

export const meatSmoked = event('meat-smoked', {
  fields: { seat: SeatNumber, food: Count },
  evolve: (state, { seat, food }) => ({ ...state, smoked: addedAt(state.smoked, seat, food) }),
  text: {
    en: 'Every animal that {seat} kills this round pays {food} more food.',
    de: 'Jedes Tier, das {seat} in dieser Runde erlegt, bringt {food} Nahrung mehr.',
  },
});

export const fightRolled = event('fight-rolled', {
  fields: { rolls: Type.Array(RollSchema) },
  evolve: (state, { rolls }) => withFight(state, (fight) => ({ ...fight, rolls })),
  text: { en: 'The dice: {rolls}.', de: 'Gewürfelt: {rolls}.' },
});

export const animalKilled = event('animal-killed', {
  fields: { seat: SeatNumber, tile: Tile, species: Id, food: Count },
  evolve: (state, { seat, tile, food }) => ({
    ...state,
    tiles: replacedAt(state.tiles, tile, animalHome(state.components, tile)),
    food: addedAt(state.food, seat, food),
  }),
  text: {
    en: '{seat} kills an animal ({species}) and gains {food} food.',
    de: '{seat} erlegt ein Tier ({species}) und erhält {food} Nahrung.',
  },
});

/** A seat that loses several figures is listed several times. */
export const lossesDemanded = event('losses-demanded', {
  fields: { losses: Type.Array(LossSchema) },
  description: 'Each of these seats chooses a figure to lose, on one of these hexes.',
  evolve: (state, { losses }) => ({
    ...state,
    losses,
    unsure: ordersShownByLoss(
      state,
      losses.map(({ seat }) => seat),
    ),
    agenda: pushed<Step>(state.agenda, { step: 'lose-figure' }),
  }),
  text: ({ losses }, telling) => {
    const different = losses.filter((one, at) => losses.findIndex((other) => isSameLoss(one, other)) === at);
    const [[only, ...others], demands] = [
      different,
      different.map((one) => {
        const lost = figures(losses.filter((other) => isSameLoss(one, other)).length);
        const on = onPlaces(one.hexes);
        return { en: `${lost.en} ${on.en}`, de: `${lost.de} ${on.de}` };
      }),
    ];
    if (only !== undefined && others.every(({ seat }) => seat === only.seat)) {
      const [name, all] = [who(only.seat, telling), listed(demands)];
      return say(telling, { en: `${name} must lose ${all.en}.`, de: `${name} muss ${all.de} verlieren.` });
    }
    const named = demands.map(({ en, de }, at) => {
      const name = who(different[at]?.seat ?? 0, telling);
      return { en: `${name} ${en}`, de: `${name} ${de}` };
    });
    const all = listed(named);
    return say(telling, { en: `Losses: ${all.en}.`, de: `Verluste: ${all.de}.` });
  },
});

const isSameLoss = (a: Loss, b: Loss): boolean => a.seat === b.seat && a.hexes.join() === b.hexes.join();

export const figureLost = event('figure-lost', {
  fields: { seat: SeatNumber, hex: Hex, figure: FigureName, fight: Type.Boolean() },
  evolve: (state, { seat, hex, figure }) => ({
    ...state,
    people: peopled(state, seat, hex, oneOf(figure, -1)),
    losses: state.losses === null ? null : answered(state.losses, seat, hex),
    killed: bloodied(state),
    unsure: ordersShownByLoss(state, [seat]),
    traces: tracesOfLoss(state, seat),
  }),
  text: {
    en: '{seat} loses {figure}{fight:inFight} on hex {hex}.',
    de: '{seat} verliert {figure}{fight:inFight} auf Feld {hex}.',
  },
});

export const tribeFled = event('tribe-fled', {
  fields: { seat: SeatNumber, from: Hex, to: Hex },
  evolve: (state, { seat, from, to }) => {
    const groups = groupsOf(state, seat);
    const { warriors = 0, women = 0 } = groupOn(groups, from) ?? {};
    const fled = resettled(groups, from, to, warriors, women);
    return { ...state, people: replacedAt(state.people, seat, fled) };
  },
  text: {
    en: '{seat} flees from hex {from} to hex {to}.',
    de: '{seat} flieht von Feld {from} auf Feld {to}.',
  },
});

export const fightEnded = event('fight-ended', {
  fields: { hex: Hex },
  evolve: (state) => ({ ...state, fight: null, agenda: popped(state.agenda) }),
  text: { en: 'The fight on hex {hex} is over.', de: 'Der Kampf auf Feld {hex} ist vorbei.' },
});

export const womenJoined = event('women-joined', {
  fields: {
    seat: SeatNumber,
    from: SeatNumber,
    hex: Hex,
    women: Count,
    joined: Type.Integer({ minimum: 0, description: 'The others found no figure left and are removed.' }),
  },
  evolve: (state, { seat, from, hex, women, joined }) => {
    const left = peopled(state, from, hex, { women: -women });
    return { ...state, people: replacedAt(left, seat, grown(groupsOf(state, seat), hex, 0, joined)) };
  },
  text: ({ seat, from, hex, women: all, joined }, telling) => {
    const [to, lost] = [who(seat, telling), who(from, telling)];
    const [came, rest] = [women(joined), women(all - joined)];
    if (joined === 0)
      return say(telling, {
        en: `${lost} loses ${rest.en} on hex ${hex}, for whom ${to} has no figure left.`,
        de: `${lost} verliert ${rest.de} auf Feld ${hex}, für die ${to} keine Figur mehr hat.`,
      });
    const joins = agreeing(joined, ['joins', 'läuft'], ['join', 'laufen']);
    const find = agreeing(all - joined, ['finds', 'findet'], ['find', 'finden']);
    const others =
      joined === all
        ? both('')
        : { en: `; ${rest.en} ${find.en} no place`, de: `; ${rest.de} ${find.de} keinen Platz` };
    return say(telling, {
      en: `${came.en} of ${lost} ${joins.en} ${to} on hex ${hex}${others.en}.`,
      de: `${came.de} von ${lost} ${joins.de} auf Feld ${hex} zu ${to} über${others.de}.`,
    });
  },
});

export const campConquered = event('camp-conquered', {
  fields: { seat: SeatNumber, from: SeatNumber, hex: Hex, food: Count },
  evolve: (state, { seat, from, hex, food }) => ({
    ...state,
    food: addedAt(addedAt(state.food, from, -food), seat, food),
    agenda: pushed<Step>(state.agenda, { step: 'take-camp', seat, from, hex }),
  }),
  text: {
    en: '{seat} conquers the camp of {from:seat} on hex {hex} and takes {food} food.',
    de: '{seat} erobert das Lager von {from:seat} auf Feld {hex} und nimmt {food} Nahrung.',
  },
});

export const campKept = event('camp-kept', {
  fields: { seat: SeatNumber, from: SeatNumber, hex: Hex },
  evolve: (state, { seat, hex }) => ({
    ...state,
    agenda: popped(state.agenda),
    camps: replacedAt(state.camps, hex, seat),
    fences: replacedAt(state.fences, hex, NOWHERE),
  }),
  text: {
    en: '{seat} keeps the camp of {from:seat} on hex {hex}.',
    de: '{seat} behält das Lager von {from:seat} auf Feld {hex}.',
  },
});

export const campBurnt = event('camp-burnt', {
  fields: { seat: SeatNumber, from: SeatNumber, hex: Hex },
  evolve: (state, { from, hex }) => ({
    ...state,
    agenda: popped(state.agenda),
    camps: replacedAt(state.camps, hex, NOWHERE),
    fields: replacedAt(state.fields, hex, 0),
    fences: replacedAt(state.fences, hex, NOWHERE),
    people: peopled(state, from, hex, { women: -womenAt(state, from, hex) }),
  }),
  text: {
    en: '{seat} burns down the camp of {from:seat} on hex {hex}.',
    de: '{seat} brennt das Lager von {from:seat} auf Feld {hex} nieder.',
  },
});

const withFight = (state: State, change: (fight: Fight) => Fight): State =>
  state.fight === null ? state : { ...state, fight: change(state.fight) };

/** One answer of a seat that may be asked for several. */
function answered(losses: readonly Loss[], seat: number, hex: number): readonly Loss[] {
  const at = losses.findIndex((one) => one.seat === seat && one.hexes.includes(hex));
  return losses.filter((_, index) => index !== at);
}

/** A death in a fight counts for every tribe in it. */
const bloodied = ({ killed, fight }: State): readonly number[] =>
  fight === null ? killed : killed.map((count, seat) => (fight.seats.includes(seat) ? count + 1 : count));
