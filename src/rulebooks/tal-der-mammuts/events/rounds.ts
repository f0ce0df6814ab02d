import { Type } from 'typebox';
import { popped, pushed, replaced } from '../../../engine/agenda.js';
import { zeros } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Phase, Step } from '../agenda.js';
import { HEXES } from '../board.js';
import { Count, SeasonName, SeatNumber, Seats, SideName, StepName } from '../fields.js';
import { conflictsOf } from '../fights.js';
import { hasPeople, inOrder } from '../people.js';
import { isLastRound, type State } from '../state.js';
import { camps, phaseSentence, who, whoAll } from '../texts/names.js';
import { agreeing } from '../texts/phrases.js';
import { event } from './event.js';
import { ordersShownByBirths } from './orders.js';

export const boardLaid = event('board-laid', {
  fields: { north: SideName, south: SideName },
  evolve: (state, { north, south }) => ({ ...state, north, south }),
  text: {
    en: 'The valley is laid out: {north:side} in the north, {south:side} in the south.',
    de: 'Das Tal liegt aus: im Norden {north:side}, im Süden {south:side}.',
  },
});

/** Everybody places a camp, clockwise, and may sow at once; then cards are dealt. */
export const startSeatRolled = event('start-seat-rolled', {
  fields: {
    rolls: Type.Array(Type.Array(Type.Integer({ minimum: 0, maximum: 6 })), {
      description: 'By seat. Seats that share the highest number roll again; the others show 0.',
    }),
    seat: SeatNumber,
  },
  evolve: (state, { seat: start }) => {
    const seats = [...Array(state.seats).keys()].map((seat) => (start + seat) % state.seats);
    const settling = seats.flatMap((seat): Step[] => [
      { step: 'place-camp', seat },
      { step: 'sow', seat },
    ]);
    return { ...state, start, agenda: pushed<Step>([], ...settling, ...phaseSteps('deal')) };
  },
  text: ({ rolls, seat }, telling) => {
    const rolled = rolls.map((dice) =>
      dice.flatMap((die, roller) => (die > 0 ? [`${who(roller, telling)} ${die}`] : [])).join(', '),
    );
    const first = who(seat, telling);
    return say(telling, {
      en: `Rolling to see who starts: ${rolled.join('; again: ')}. ${first} starts.`,
      de: `Auswürfeln, wer beginnt: ${rolled.join('; noch einmal: ')}. ${first} beginnt.`,
    });
  },
});

/** What a phase asks takes the place of the phase. */
export const phaseBegan = event('phase-began', {
  fields: { phase: StepName },
  description: 'What follows belongs to this phase of the round.',
  evolve: (state, { phase }) => ({
    ...state,
    agenda: replaced(state.agenda, ...(askedIn[phase]?.(state) ?? [])),
  }),
  text: ({ phase }, telling) => phaseSentence(telling, phase),
});

/** `walk` is kept until camps are founded, and `losses` until every seat has answered. */
export const stepEnded = event('step-ended', {
  fields: { step: StepName },
  description: 'This step is over, or there was nothing to ask in it.',
  evolve: (state, { step }) => {
    const agenda = popped(state.agenda);
    if (step === 'lose-figure') return { ...state, agenda, losses: null };
    if (step === 'found') return { ...state, agenda, walk: null };
    if (step === 'birth-window')
      return { ...state, agenda, daughters: [], unsure: ordersShownByBirths(state) };
    return { ...state, agenda };
  },
  text: { en: '{step}: done.', de: '{step}: erledigt.' },
});

export const roundBegan = event('round-began', {
  fields: {
    round: Count,
    year: Count,
    season: SeasonName,
    left: Type.Integer({ description: 'Rounds of this season, this one included.' }),
  },
  evolve: (state, { round, year, season, left }): State => ({
    ...state,
    agenda: wholeRound(state, round),
    round,
    year,
    season,
    left,
    lasting: season === state.season ? state.lasting : [],
    event: '',
    closed: zeros(HEXES),
    embers: [],
    directed: [],
    calls: [],
    shamans: [],
    comebacks: state.comebacks.map((one) => (one === 'fallen' ? 'waiting' : one)),
    rationing: [],
    killed: zeros(state.seats),
    smoked: zeros(state.seats),
  }),
  text: {
    en: 'Round {round} begins: {season} of year {year}, {left:roundsLeft}.',
    de: 'Runde {round} beginnt: {season} im Jahr {year}, {left:roundsLeft}.',
  },
});

export const seasonChanged = event('season-changed', {
  fields: { left: Count },
  description: 'Rounds of this season that are left, this one included.',
  evolve: (state, { left }) => ({ ...state, left }),
  text: {
    en: 'The season has {left:rounds} left, this one included.',
    de: 'Die Jahreszeit dauert noch {left:rounds}, diese eingeschlossen.',
  },
});

export const orderSet = event('order-set', {
  fields: { start: SeatNumber },
  description: 'Who begins in all phases; the others follow by seat.',
  evolve: (state, { start }) => ({ ...state, start }),
  text: { en: '{start:seat} begins from now on.', de: 'Von nun an beginnt {start:seat}.' },
});

export const roundEnded = event('round-ended', {
  fields: { announced: Seats },
  description: 'These seats have the camps that win, and must hold them.',
  evolve: (state, { announced }) => ({ ...state, announced, agenda: [] }),
  text: ({ announced }, telling) => {
    if (announced.length === 0)
      return say(telling, { en: 'The round is over.', de: 'Die Runde ist vorbei.' });
    const [names, enough] = [whoAll(announced, telling), camps(telling.components.limits.values.campsToWin)];
    const says = agreeing(announced.length, ['announces', 'sagt'], ['announce', 'sagen']);
    return say(telling, {
      en: `The round is over: ${names.en} ${says.en} ${enough.en}.`,
      de: `Die Runde ist vorbei: ${names.de} ${says.de} ${enough.de} an.`,
    });
  },
});

export const gameEnded = event('game-ended', {
  fields: {
    reason: Type.Enum(['camps', 'extinction', 'last_tribe', 'year_limit'], { type: 'string' }),
    winners: Seats,
  },
  evolve: (state, { reason, winners }) => ({ ...state, agenda: [], over: { reason, winners } }),
  text: ({ reason, winners }, telling) => {
    if (reason === 'extinction')
      return say(telling, {
        en: 'Only animals are left in the valley: all tribes have lost.',
        de: 'Im Tal leben nur noch Tiere: Alle Stämme haben verloren.',
      });
    if (reason === 'year_limit')
      return say(telling, {
        en: 'The last winter is over: camps, then people, then food decide.',
        de: 'Der letzte Winter ist vorbei: Lager, dann Menschen, dann Nahrung entscheiden.',
      });
    const names = whoAll(winners, telling);
    if (reason === 'last_tribe')
      return say(telling, {
        en: `No other tribe is left in the valley: ${names.en} wins.`,
        de: `Kein anderer Stamm lebt mehr im Tal: ${names.de} gewinnt.`,
      });
    const enough = camps(telling.components.limits.values.campsToWin);
    const has = agreeing(winners.length, ['has', 'hat'], ['have', 'haben']);
    const wins = agreeing(winners.length, ['wins', 'gewinnt'], ['win', 'gewinnen']);
    return say(telling, {
      en: `${names.en} ${has.en} held ${enough.en} and ${wins.en}.`,
      de: `${names.de} ${has.de} ${enough.de} gehalten und ${wins.de}.`,
    });
  },
});

const phaseSteps = (...phases: Phase[]): Step[] => phases.map((phase) => ({ step: 'phase', phase }));

/** The phases of a round; whether its season ends is known only after the event. */
function wholeRound(state: State, round: number): Step[] {
  const hasEvent = round > state.components.start.values.roundsWithoutEvent;
  const returns = state.comebacks.some((one) => one === 'fallen' || one === 'waiting');
  return pushed<Step>(
    [],
    ...phaseSteps('nature'),
    ...(hasEvent ? phaseSteps('event') : []),
    ...phaseSteps('arrivals'),
    ...(returns ? phaseSteps('return') : []),
    ...phaseSteps('herds', 'people', 'fights', 'survival', 'season'),
  );
}

const askedIn: { readonly [Name in StepName]?: (state: State) => Step[] } = {
  return: (state) =>
    inOrder(state)
      .filter((seat) => state.comebacks[seat] === 'waiting')
      .map((seat): Step => ({ step: 're-enter', seat })),
  people: (state) =>
    eachTribe(state, (seat) => {
      const fire: Step[] = state.options.advanced ? [{ step: 'take-fire', seat }] : [];
      return [...fire, { step: 'move', seat }, { step: 'found', seat }, ...fire];
    }),
  // No fight causes another, so a tribe without a fight now will have none.
  fights: (state) =>
    eachTribe(state, (seat) => (conflictsOf(state, seat).length > 0 ? [{ step: 'choose-fight', seat }] : [])),
  survival: (state) => [
    ...eachTribe(state, (seat) => [
      { step: 'food-window', seat },
      { step: 'feed', seat },
    ]),
    // That there will be births is known before the first has eaten, so that all are asked for both at once.
    ...(isLastRound(state)
      ? [...phaseSteps('births'), ...eachTribe(state, (seat) => [{ step: 'birth-window', seat }])]
      : []),
  ],
  season: () => phaseSteps('sowing', 'draw', 'end'),
  sowing: (state) => eachTribe(state, (seat) => [{ step: 'sow', seat }]),
};

/** In order, all tribes that have people. */
function eachTribe(state: State, steps: (seat: Seat) => Step[]): Step[] {
  const all: Step[] = [];
  for (const seat of inOrder(state)) if (hasPeople(state, seat)) all.push(...steps(seat));
  return all;
}
