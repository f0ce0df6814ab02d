import { topOf } from '../../engine/agenda.js';
import type { Prompt } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { cardOf } from './atlas.js';
import { mammothSupply } from './board.js';
import { mustPlayLight } from './cards.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export function prompts(state: State): Prompt[] {
  const step = topOf(state.agenda);
  if (step === undefined) return [];
  return [{ seat: step.seat, ...question(state, step) }];
}

function question(state: State, step: Step): Omit<Prompt, 'seat'> {
  switch (step.step) {
    case 'first':
      return { kind: 'place-first-hunters', about: { left: Math.ceil(step.left / state.seats) } };
    case 'turn':
      return { kind: 'play-card', about: { lightOnly: mustPlayLight(state, step.seat) } };
    case 'copy':
      return { kind: 'choose-copy', about: tops(state) };
    case 'opponent':
      return { kind: 'choose-opponent', about: { card: step.card } };
    case 'place':
    case 'camp':
      return { kind: 'place-hunter', about: { card: step.card, placed: step.placed } };
    case 'camp-mammoth': {
      const kind = mammothSupply(state) > 0 ? 'place-mammoth' : 'move-mammoth';
      return { kind, about: { card: step.card } };
    }
    case 'trek':
    case 'move':
      return { kind: 'move-hunter', about: { card: step.card, moved: step.moved } };
    case 'drive':
      return { kind: 'move-hunter', about: { card: step.card, moved: step.moved.length } };
    case 'trek-mammoth':
    case 'mammoth':
      return { kind: 'move-mammoth', about: { card: step.card } };
    case 'fire':
      return { kind: 'move-fire', about: { card: step.card } };
    case 'swap':
      return { kind: 'swap', about: { card: step.card } };
    case 'swap-with': {
      const { seat, region, clubbed } = step.first;
      return { kind: 'swap', about: { card: step.card, owner: seat, region, clubbed } };
    }
    case 'club':
    case 'club-or-move':
      return { kind: 'take-club', about: { card: step.card } };
    case 'remove':
      return { kind: 'remove-hunter', about: { card: step.card, removed: step.owners.length } };
    case 'mammoth-home':
      return { kind: 'remove-mammoth', about: { card: step.card } };
    case 'give':
      return step.region === 0 ? { kind: 'use-club' } : { kind: 'use-club', about: { region: step.region } };
    case 'discard':
      return { kind: 'discard' };
    case 'draw':
      return { kind: 'draw' };
    case 'glacier':
      return { kind: 'glacier' };
  }
  return assertNever(step);
}

function tops({ piles, components }: State): { light: string; dark: string } {
  const idOf = (top: string | null): string => (top === null ? '' : cardOf(components, top).id);
  return { light: idOf(piles.light.top), dark: idOf(piles.dark.top) };
}
