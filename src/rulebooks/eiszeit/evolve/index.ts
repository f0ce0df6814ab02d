import { popped, pushed, replaced, topOf } from '../../../engine/agenda.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { cardOf } from '../atlas.js';
import { added } from '../board.js';
import type { Event } from '../schemas/event.js';
import { BESIDE, type State, withChanges } from '../state.js';
import { type Step, stepFor } from '../steps.js';
import {
  clubGiven,
  conflictResolved,
  conflictsEnded,
  fireMoved,
  firesDealt,
  glacierLaid,
  hunterMoved,
  hunterPlaced,
  hunterRemoved,
  huntersSwapped,
  mammothMoved,
} from './board.js';
import { actionBegan, cardDiscarded, cardDrawn, cardPlayed, deckShuffled } from './cards.js';
import { afterClub, afterHunter, afterSwap } from './progress.js';
import { reportBegan, reported } from './report.js';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'start-seat-drawn': {
      const left = state.seats * state.components.hunters.values.placedFirst;
      return withChanges(state, {
        startSeat: event.seat,
        agenda: [{ step: 'first', seat: event.seat, left }],
      });
    }
    case 'deck-shuffled':
      return deckShuffled(state, event);
    case 'fires-dealt':
      return withChanges(state, { board: firesDealt(state.board, event) });
    case 'round-began':
      return withChanges(state, {
        round: event.round,
        startSeat: event.seat,
        ender: -1,
        agenda: [{ step: 'turn', seat: event.seat }],
      });
    case 'turn-began':
      return withChanges(state, { agenda: [{ step: 'turn', seat: event.seat }] });
    case 'card-played':
    case 'card-laid-down':
      return cardPlayed(state, event);
    case 'copy-offered':
      return withChanges(state, { agenda: pushed(state.agenda, { step: 'copy', seat: event.seat }) });
    case 'card-copied':
      return topOf(state.agenda)?.step === 'copy'
        ? withChanges(state, { agenda: popped(state.agenda) })
        : state;
    case 'stones-paid':
      return withChanges(state, {
        stones: added(state.stones, event.seat, -event.stones),
        lightPool: state.lightPool + event.stones,
      });
    case 'stones-taken':
      return withChanges(state, {
        stones: added(state.stones, event.seat, event.dark + event.light),
        darkPool: state.darkPool - event.dark,
        lightPool: state.lightPool - event.light,
        ender: state.darkPool === event.dark ? event.seat : state.ender,
      });
    case 'stones-voided':
      return withChanges(state, {
        darkPool: state.darkPool - event.stones,
        lightPool: state.lightPool + event.stones,
        ender: event.seat,
      });
    case 'action-began':
      return actionBegan(state, event);
    case 'opponent-chosen':
      return opponentChosen(state, event.opponent);
    case 'action-ended':
      return withChanges(state, { agenda: ended(state) });
    case 'hunter-placed': {
      const hunter = { by: event.seat, seat: event.seat, from: BESIDE, to: event.region, clubbed: false };
      return withChanges(state, { board: hunterPlaced(state, event), agenda: afterHunter(state, hunter) });
    }
    case 'hunter-moved':
      return withChanges(state, { board: hunterMoved(state, event), agenda: afterHunter(state, event) });
    case 'hunter-removed':
      return withChanges(state, {
        board: hunterRemoved(state, event),
        clubSupply: state.clubSupply + (event.clubbed ? 1 : 0),
        agenda: changedTop(state, (step) =>
          step.step === 'remove' ? { ...step, owners: [...step.owners, event.seat] } : step,
        ),
      });
    case 'hunter-chosen': {
      const { seat, region, clubbed } = event;
      const first = { seat, region, clubbed };
      return withChanges(state, {
        agenda: changedTop(state, (step) =>
          step.step === 'swap' ? { step: 'swap-with', seat: step.seat, card: step.card, first } : step,
        ),
      });
    }
    case 'hunters-swapped': {
      const { by, first, second } = event;
      const spots = [
        { ...first, region: second.region },
        { ...second, region: first.region },
      ];
      return withChanges(state, {
        board: huntersSwapped(state, event),
        agenda: afterSwap(state, by, spots),
      });
    }
    case 'mammoth-placed':
      return mammoth(state, BESIDE, event.region);
    case 'mammoth-moved':
      return mammoth(state, event.from, event.to);
    case 'mammoth-removed':
      return mammoth(state, event.region, BESIDE);
    case 'fire-moved':
      return withChanges(state, {
        board: fireMoved(state.board, event.from, event.to),
        agenda: popped(state.agenda),
      });
    case 'club-taken':
      return withChanges(state, {
        clubs: added(state.clubs, event.seat, 1),
        clubSupply: state.clubSupply - 1,
        agenda: replaced<Step>(state.agenda, { step: 'give', seat: event.seat, region: 0 }),
      });
    case 'club-given':
      return withChanges(state, {
        board: clubGiven(state, event),
        clubs: added(state.clubs, event.seat, -1),
        agenda: afterClub(state, event),
      });
    case 'card-discarded':
      return cardDiscarded(state, event);
    case 'card-drawn':
      return cardDrawn(state, event);
    case 'fires-revealed':
      return withChanges(state, { report: reportBegan(state, event), agenda: [] });
    case 'conflict-resolved':
      return withChanges(state, {
        board: conflictResolved(state, event),
        report: reported(state, event.region, { lost: event.lost }),
      });
    case 'conflicts-ended':
      return withChanges(state, {
        board: conflictsEnded(state.board),
        clubSupply: state.clubSupply + state.board.clubbed.reduce((sum, count) => sum + count, 0),
      });
    case 'region-scored':
      return withChanges(state, {
        scores: state.scores.map((score, seat) => score + (event.points[seat] ?? 0)),
        report: reported(state, event.region, { points: event.points }),
      });
    case 'glacier-offered':
      return withChanges(state, { agenda: [{ step: 'glacier', seat: event.seat }] });
    case 'glacier-laid':
      return withChanges(state, { board: glacierLaid(state, event.region), agenda: [] });
    case 'glacier-declined':
      return withChanges(state, { agenda: [] });
    case 'pool-refilled':
      return withChanges(state, {
        darkPool: state.darkPool + state.lightPool + event.paid.reduce((sum, stones) => sum + stones, 0),
        lightPool: 0,
        stones: state.stones.map((stones, seat) => stones - (event.paid[seat] ?? 0)),
      });
    case 'game-ended':
      return withChanges(state, { over: true, agenda: [] });
  }
  return assertNever(event);
}

const mammoth = (state: State, from: number, to: number): State =>
  withChanges(state, { board: mammothMoved(state.board, from, to), agenda: popped(state.agenda) });

function changedTop(state: State, change: (step: Step) => Step): Step[] {
  const top = topOf(state.agenda);
  if (top === undefined) throw new Error('nobody was asked');
  return replaced(state.agenda, change(top));
}

const opponentChosen = (state: State, opponent: number): State => {
  const top = topOf(state.agenda);
  if (top?.step !== 'opponent') throw new Error('no opponent was to be chosen');
  const { effect } = cardOf(state.components, top.card);
  return withChanges(state, { agenda: replaced(state.agenda, stepFor(effect, opponent, top.card)) });
};

/** Where hunters may bring a mammoth along, that comes after them. */
function ended(state: State): Step[] {
  const top = topOf(state.agenda);
  if (top?.step === 'camp') {
    const { seat, card, region } = top;
    return replaced(state.agenda, { step: 'camp-mammoth', seat, card, region });
  }
  if (top?.step === 'trek' && top.moved > 0) {
    const { seat, card, from, to } = top;
    return replaced(state.agenda, { step: 'trek-mammoth', seat, card, from, to });
  }
  return popped(state.agenda);
}
