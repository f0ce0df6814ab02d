import { popped, pushed, replaced } from '../../../engine/agenda.js';
import { cardOf } from '../catalogue.js';
import { buriedUnseen, changedPlayer } from '../player.js';
import type { EventOf } from '../schemas/event.js';
import { eclipseParts, figuresIn, noTurn, type State, type Step, withChanges } from '../state.js';
import { doubted } from './change.js';

export function roundBegun(state: State, { round }: EventOf<'round-begun'>): State {
  const figures = figuresIn(state, round);
  const turns = Array.from({ length: figures }, () =>
    state.order.map((seat): Step => ({ step: 'turn', seat })),
  ).flat();
  const players = state.players.map((player) =>
    changedPlayer(player, { chiefFigure: true, tribeFigures: figures - 1 }),
  );
  return withChanges(state, {
    agenda: pushed<Step>([], ...turns, { step: 'reveal' }),
    phase: 'action',
    round,
    players,
    turn: noTurn,
    visits: state.visits.map(() => 0),
  });
}

/** Advancements in the pile were a bluff: they go back to the hand, where everybody knows them to be. */
export function pilesRevealed(state: State, event: EventOf<'piles-revealed'>): State {
  const kindOf = (card: string) => cardOf(state.components, card).kind;
  const players = state.players.map((player, seat) => {
    const since = buriedUnseen(player);
    const back = player.pile.filter(({ card }) => kindOf(card) === 'advancement');
    return changedPlayer(player, {
      pile: [],
      buried: player.pile.reduce((buried, held) => doubted({ ...player, buried }, held), player.buried),
      revealed: (event.piles[seat] ?? []).filter((card) => kindOf(card) === 'member'),
      hand: [...player.hand, ...back.map(({ card }) => ({ card, shown: true, since }))],
    });
  });
  const steps = event.order.flatMap((seat) =>
    eclipseParts.map((part): Step => ({ step: 'eclipse-part', seat, part })),
  );
  return withChanges(state, {
    agenda: pushed<Step>([], ...steps, { step: 'close' }),
    phase: 'eclipse',
    order: event.order,
    results: {
      ...state.results,
      comparison: event.work,
      returned: event.piles.map((pile) => pile.filter((card) => kindOf(card) === 'advancement')),
    },
    players,
  });
}

export const eclipsePartBegun = (state: State, event: EventOf<'eclipse-part-begun'>): State =>
  withChanges(state, {
    agenda: replaced(state.agenda, {
      step: 'eclipse',
      seat: event.seat,
      part: event.part,
      offers: event.offers,
    }),
  });

export const eclipseEnded = (state: State): State =>
  withChanges(state, {
    agenda: popped(state.agenda),
    results: { ...state.results, returned: state.results.returned.map(() => []) },
    players: state.players.map((player) =>
      changedPlayer(player, { discards: [...player.discards, ...player.revealed], revealed: [] }),
    ),
  });

export const figuresReturned = (state: State): State =>
  withChanges(state, {
    players: state.players.map((player) =>
      changedPlayer(player, {
        placed: [],
        chiefFigure: true,
        tribeFigures: state.components.rounds.values.tribeFigures,
      }),
    ),
  });

export function restTileTurned(state: State, event: EventOf<'rest-tile-turned'>): State {
  const { stack, unseen, open } = state.rest;
  const below = stack.slice(1);
  return withChanges(state, {
    rest: {
      open: event.tile,
      stack: event.unused ? [...below, open] : below,
      unseen: Math.max(0, unseen - 1),
    },
  });
}
