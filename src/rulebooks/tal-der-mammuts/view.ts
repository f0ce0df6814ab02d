import { memo } from '../../engine/memo.js';
import { type Seat, SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { type Board, HEXES, isRiver, NOWHERE, nameOf } from './board.js';
import { catalogueOf } from './catalogue.js';
import { directions, lands } from './components/schema.js';
import { hasFire } from './conditions.js';
import { againstName, conflictsOf, fightOver } from './fights.js';
import { askedAtOnce, stepBefore } from './meanwhile.js';
import { oddsOf } from './odds.js';
import { allWarriors, allWomen, campsOf, everySeat, warriorsAt, womenAt } from './people.js';
import { bitOfWindow, boardIn, IN_BAG, IN_RESERVE, markers, type State, windows } from './state.js';
import { upkeepOf } from './upkeep.js';
import type { View } from './view-schema.js';
import type { Walk } from './walk.js';

export function view(state: State, viewer: Viewer): View {
  const seat = viewer === SPECTATOR ? null : viewer;
  const step = stepBefore(state, viewer);
  const species = idsOf(state);
  const { limits } = state.components;
  return {
    viewer: seat,
    over: state.over !== null,
    round: state.round,
    year: state.year,
    season: state.season,
    left: state.left,
    step: step?.step === 'phase' ? step.phase : (step?.step ?? null),
    turn: step !== undefined && 'seat' in step ? step.seat : null,
    start: state.start,
    options: {
      advanced: state.options.advanced,
      yearLimit: state.options.yearLimit,
      campsToWin: limits.values.campsToWin,
      most: { women: limits.values.women, warriors: limits.values.warriors, camps: limits.values.camps },
    },
    sides: { north: state.north, south: state.south },
    board: boardView(boardIn(state)),
    pieces: pieces(state, species),
    event: state.event === '' ? null : state.event,
    lasting: [...state.lasting],
    wind: nameOf(state.wind),
    arriving: state.arriving.map((tile) => arrivalOf(state, tile, species)),
    directed: state.directed.map((one) => ({
      hex: one.hex,
      species: species[one.species] ?? '',
      direction: nameOf(one.direction),
    })),
    shamans: [...state.shamans],
    bag: bagOf(state, species),
    reserve: state.tiles.filter((place) => place === IN_RESERVE).length,
    tribes: everySeat(state).map((one) => tribeOf(state, one)),
    hand: seat === null ? [] : [...(state.hands[seat] ?? [])],
    standing: seat === null ? [] : standingOf(state, seat),
    deckSize: state.deck.reduce((sum, count) => sum + count, 0),
    discards: discardsOf(state),
    renewedFrom: renewedFrom(state),
    eventsLeft: { summer: sum(state.summerPile), winter: sum(state.winterPile) },
    window: windowOf(state, seat),
    lastPlays: state.lastPlays.map(({ seat: who, play }) => ({ seat: who, play: { ...play } })),
    conflicts: step?.step === 'choose-fight' ? conflictsFor(state, step.seat) : [],
    fight: fightOf(state),
    walk: state.walk === null ? null : walkOf(state.walk),
    losses: state.losses?.map(({ seat: loser, hexes }) => ({ seat: loser, hexes: [...hexes] })) ?? null,
    conquest: step?.step === 'take-camp' ? { hex: step.hex, seat: step.seat, from: step.from } : null,
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const idsOf = (state: State): string[] => state.components.species.values.map(({ id }) => id);

/** The board itself never changes, so it is described once. */
const boardView = memo((board: Board): View['board'] =>
  board.places.map(({ q, r }, hex) => {
    const terrain = board.terrain[hex] ?? 'lake';
    const land = lands.find((one) => one === terrain);
    const region = land === undefined ? -1 : board.regions[land].findIndex((hexes) => hexes?.includes(hex));
    return {
      hex,
      q,
      r,
      terrain,
      region: region < 0 ? null : region + 1,
      numbered: land !== undefined && board.regions[land][region]?.[0] === hex,
      letter: board.letterOf[hex] ?? null,
      volcano: board.isVolcano[hex] === true,
      lava: [...(board.volcanoes.find((volcano) => volcano.hex === hex)?.lava ?? [])],
      river: directions.filter((_, direction) => isRiver(board, hex, direction)),
      fish: (board.atLake[hex] === true ? 1 : 0) + (board.atRiver[hex] === true ? 1 : 0),
    };
  }),
);

function pieces(state: State, species: readonly string[]): View['pieces'] {
  const { speciesOf } = catalogueOf(state.components);
  const { terrain } = boardIn(state);
  const herds = Array.from({ length: HEXES }, (): number[] => []);
  for (const [tile, hex] of state.tiles.entries()) {
    if (hex < 0) continue;
    const herd = herds[hex] ?? [];
    const row = speciesOf[tile] ?? 0;
    herd[row] = (herd[row] ?? 0) + 1;
  }
  const found: View['pieces'] = [];
  for (let hex = 0; hex < HEXES; hex += 1) {
    const camp = state.camps[hex] ?? NOWHERE;
    const people = everySeat(state).flatMap((seat) => {
      const [warriors, women] = [warriorsAt(state, seat, hex), womenAt(state, seat, hex)];
      return warriors + women > 0 ? [{ seat, warriors, women }] : [];
    });
    const animals = species.flatMap((id, row) => {
      const count = herds[hex]?.[row] ?? 0;
      return count > 0 ? [{ species: id, count }] : [];
    });
    const strangers: ('woman' | 'warrior')[] = [];
    if (state.loneWoman === hex) strangers.push('woman');
    if (state.loneWarrior === hex) strangers.push('warrior');
    const closed = markers[state.closed[hex] ?? 0] ?? 'none';
    const ember = state.embers.includes(hex);
    const isBare = people.length + animals.length + strangers.length === 0;
    if (isBare && camp === NOWHERE && closed === 'none' && !ember) continue;
    found.push({
      hex,
      camp:
        camp === NOWHERE
          ? null
          : {
              seat: camp,
              kind: terrain[hex] === 'mountain' ? 'cave' : 'village',
              ears: state.fields[hex] ?? 0,
              fence: state.fences[hex] !== NOWHERE,
              fire: state.fire[camp] === hex,
            },
      people,
      animals,
      strangers,
      closed,
      ember,
    });
  }
  return found;
}

function arrivalOf(state: State, tile: number, species: readonly string[]): View['arriving'][number] {
  const { letterOf, speciesOf } = catalogueOf(state.components);
  const letter = letterOf[tile] ?? '';
  return {
    species: species[speciesOf[tile] ?? 0] ?? '',
    letter,
    hex: boardIn(state).letters[letter] ?? null,
  };
}

function bagOf(state: State, species: readonly string[]): View['bag'] {
  const { speciesOf } = catalogueOf(state.components);
  const counts = species.map(() => 0);
  for (const [tile, place] of state.tiles.entries()) {
    const row = speciesOf[tile] ?? 0;
    if (place === IN_BAG && !state.arriving.includes(tile)) counts[row] = (counts[row] ?? 0) + 1;
  }
  return species.map((id, row) => ({ species: id, count: counts[row] ?? 0 }));
}

function tribeOf(state: State, seat: Seat): View['tribes'][number] {
  const back = state.comebacks[seat];
  return {
    seat,
    food: state.food[seat] ?? 0,
    camps: campsOf(state, seat).length,
    warriors: allWarriors(state, seat),
    women: allWomen(state, seat),
    upkeep: upkeepOf(state, seat),
    handSize: state.hands[seat]?.length ?? 0,
    fire: hasFire(state, seat),
    announced: state.announced.includes(seat),
    status: state.out.includes(seat)
      ? 'out'
      : back === 'fallen' || back === 'waiting'
        ? 'returning'
        : 'playing',
    rationing: state.rationing.includes(seat),
  };
}

const standingOf = (state: State, seat: Seat) =>
  windows.filter((window) => ((state.standing[seat] ?? 0) & bitOfWindow(window)) !== 0);

function discardsOf(state: State): View['discards'] {
  const { cardIds } = catalogueOf(state.components);
  return cardIds.flatMap((card) => {
    const count = state.discards.filter((one) => one === card).length;
    return count > 0 ? [{ card, count }] : [];
  });
}

/** A card may come and go into the pile within one action: everybody has seen it. */
function renewedFrom({ traces, components }: State): View['renewedFrom'] {
  if (traces.piles.length < 2) return [];
  const { cardIds } = catalogueOf(components);
  return (traces.piles.at(-1) ?? []).flatMap((count, row) =>
    count > 0 ? [{ card: cardIds[row] ?? '', count }] : [],
  );
}

function windowOf(state: State, seat: Seat | null): View['window'] {
  const { window, ahead } = state;
  if (window === null) {
    const atOnce = askedAtOnce(state);
    const own = ahead.find((one) => one.seat === seat);
    return atOnce === null ? null : { ...atOnce, mine: own === undefined ? null : { answer: own.answer } };
  }
  const mine = window.answers.find((one) => one.seat === seat);
  return {
    asked: [...window.asked],
    answered: window.answers.map((one) => one.seat),
    mine: mine === undefined ? null : { answer: mine.answer },
  };
}

function fightOf(state: State): View['fight'] {
  const { fight } = state;
  if (fight === null) return null;
  return {
    hex: fight.hex,
    kind: fight.kind,
    species: fight.species === NOWHERE ? null : againstName(state, fight.species),
    seats: [...fight.seats],
    bonus: [...fight.bonus],
    amazons: [...fight.amazons],
    rolls: fight.rolls.map(({ seat, die, bonus }) => ({ seat, die, bonus })),
    odds: [...(oddsOf(state, fight) ?? [])],
  };
}

const conflictsFor = (state: State, seat: Seat): View['conflicts'] =>
  conflictsOf(state, seat).map((conflict) => {
    const fight = fightOver(state, conflict, seat);
    const odds = fight === null ? [] : [...(oddsOf(state, fight) ?? [])];
    return { hex: conflict.hex, against: againstName(state, conflict.species), odds };
  });

function walkOf({ walker, rested, paths, marches, rafts }: Walk): View['walk'] {
  return {
    walker:
      walker === null
        ? null
        : { figure: walker.figure, hex: walker.hex, left: walker.left, path: walker.path },
    rested: rested.map(({ hex, warriors, women }) => ({ hex, warriors, women })),
    paths: [...paths],
    marches: marches.map(({ hex, steps }) => ({ hex, steps })),
    rafts: rafts.map(({ from, to, group }) => ({ from, to, group: group === NOWHERE ? null : group })),
  };
}
