import { describe, expect, it } from 'vitest';
import { unmarked } from '../../../src/engine/components.js';
import type { Language } from '../../../src/engine/rulebook.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { playout } from '../../support/playout.js';
import {
  acting,
  anyConfig,
  configOf,
  gaining,
  given,
  having,
  held,
  laid,
  legalOf,
  opened,
  rulebook,
} from './support.js';

const kindOf = (state: State) => endlessWinter.prompts(state)[0]?.kind;
const asked = (state: State, language: Language = 'en'): string => {
  const [prompt] = endlessWinter.prompts(state);
  const telling = { language, names: ['Anna', 'Bert', 'Clara'], components };
  return prompt === undefined ? '' : unmarked(endlessWinter.words.prompt?.(prompt, telling) ?? '');
};
const start = opened();
const inSetup = (state: State): State => ({ ...state, phase: 'setup' });

describe('each kind of situation has its own prompt', () => {
  it('a chief that was dealt leaves its side to choose, a draft the chief too', () => {
    expect(kindOf(laid(configOf()))).toBe('choose-side');
    expect(kindOf(laid(configOf(3, { draftChiefs: true })))).toBe('choose-chief');
  });

  it('an advancement that was just played may be used, and then another one may be played', () => {
    const state = given(start, 0, { hand: held('blades', 'ember', 'gatherer') });
    expect(kindOf(state)).toBe('play-advancements');
    const played = having(state, 0, { type: 'play-advancement', card: 'blades' });
    expect(kindOf(played)).toBe('use-advancement');
    expect(asked(played)).toBe('“Blades”: Use its ability now, or it is forgone.');
    const used = having(given(played, 0, { tools: 0 }), 0, { type: 'use', ability: 'card/blades', way: 0 });
    const done = having(used, 0, { type: 'take', gain: 'tool' });
    expect(kindOf(done)).toBe('more-advancements');
  });

  it('while resting nothing is asked for that is forbidden then', () => {
    const state = { ...acting(start, 0, 'rest') };
    const [step] = state.agenda.slice(-1);
    const offered = { ...state, agenda: [...state.agenda.slice(0, -1), { ...step, offers: ['rest/0'] }] };
    expect(kindOf(offered as State)).toBe('resting');
    expect(asked(offered as State)).not.toMatch(/Play members|spend food,/);
  });

  it('the middle space has an action that is open, closed or done', () => {
    const middle = (food: number, alive: number): State =>
      given(acting(start, 0, 'hunt', { space: 'middle' }), 0, { food, alive: [alive, 0, 0, 0, 0, 0, 0] });
    expect(kindOf(middle(0, 1))).toBe('middle');
    expect(kindOf(middle(0, 0))).toBe('middle-closed');
    const taken = having(middle(0, 1), 0, { type: 'middle' }, { type: 'done' });
    expect(kindOf(taken)).toBe('after-middle');
    expect(asked(taken)).not.toMatch(/Take the action/);
  });

  it('the bottom space too', () => {
    const bottom = (campsLeft: number): State =>
      given(acting(start, 0, 'migrate', { space: 'bottom' }), 0, {
        campsLeft,
        camps: Array<number>(19).fill(0),
        hand: held('gatherer'),
      });
    expect(kindOf(bottom(5))).toBe('bottom');
    expect(kindOf(bottom(0))).toBe('bottom-closed');
    const taken = having(bottom(5), 0, { type: 'bottom' }, { type: 'done' });
    expect(kindOf(taken)).toBe('after-bottom');
  });

  it('only an income that has lesser ones is asked for with them', () => {
    expect(kindOf(gaining(start, 0, { gain: 'idol', n: 1 }))).toBe('idol-track');
    expect(kindOf(inSetup(gaining(start, 0, { gain: 'idol', n: 1 })))).toBe('idol-track-in-setup');
    expect(kindOf(gaining(start, 0, { gain: 'megalith', n: 1 }))).toBe('build-megalith');
    expect(kindOf(inSetup(gaining(start, 0, { gain: 'megalith', n: 1 })))).toBe('build-megalith-in-setup');
    const pending = [{ gain: 'neutral' as const, n: 1, slot: 0, top: false }];
    const step = { step: 'gain' as const, seat: 0, from: 'spot/0', pending, taken: false };
    const neutral: State = { ...start, agenda: [...start.agenda, step] };
    expect(kindOf(neutral)).toBe('add-neutral');
    expect(asked(neutral)).not.toMatch(/lesser/);
  });

  it('where the income itself cannot be had, only the lesser ones are asked for', () => {
    const full = given(gaining(start, 0, { gain: 'tool', n: 1 }), 0, { tools: 10, food: 0 });
    expect(kindOf(full)).toBe('lesser-only');
    expect(kindOf(given(full, 0, { tools: 9 }))).toBe('lower-income');
    const bare = given(gaining(start, 0, { gain: 'draw', n: 1 }), 0, { deck: [], discards: [] });
    expect(kindOf(bare)).toBe('lesser-only');
  });

  it('stones are bought or taken, and cards are discarded for two reasons', () => {
    const rich = given(start, 0, { food: 3, tools: 3 });
    expect(kindOf(gaining(rich, 0, { gain: 'buy-stone', n: 1 }))).toBe('buy-stone');
    expect(kindOf(gaining(rich, 0, { gain: 'stone', n: 1 }))).toBe('choose-stone');
  });

  it('every prompt of a game has its own words in both languages, and the picture a phrase for it', () => {
    const kinds = new Set<string>();
    for (let number = 0; number < 6; number += 1) {
      const config = configOf(2 + (number % 3), { draftChiefs: number % 2 === 0, restTiles: true });
      const { steps } = playout(rulebook, anyConfig(config), number);
      for (const { before } of steps) {
        const state = before as unknown as State;
        for (const { seat, kind } of endlessWinter.prompts(state)) {
          kinds.add(kind);
          expect(endlessWinter.view(state, seat).turn?.doing).toBe(kind);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(28);
  });
});

describe('what is offered to end a gain', () => {
  const ends = (state: State): string =>
    endlessWinter.words.action({ type: 'done' }, endlessWinter.view(state, 0), {
      language: 'en',
      names: ['Anna', 'Bert', 'Clara'],
      components,
    });

  it('is to take nothing, or nothing more', () => {
    const state = gaining(start, 0, { gain: 'idol', n: 2 });
    expect(ends(state)).toBe('Take nothing');
    expect(ends(having(state, 0, { type: 'step-idol', track: 'glory' }))).toBe('Take nothing more');
    const lowered = having(gaining(start, 0, { gain: 'megalith', n: 1 }), 0, {
      type: 'lower',
      gain: 'megalith',
      to: 'idol',
    });
    expect(ends(lowered)).toBe('Take nothing');
  });

  it('is not there for an additional neutral megalith', () => {
    const pending = [{ gain: 'neutral' as const, n: 1, slot: 0, top: false }];
    const step = { step: 'gain' as const, seat: 0, from: 'spot/0', pending, taken: false };
    const state: State = { ...start, agenda: [...start.agenda, step] };
    expect(legalOf(state, 0).every(({ type }) => type === 'add-neutral')).toBe(true);
  });
});
