import { describe, expect, it } from 'vitest';
import { unmarked } from '../../../src/engine/components.js';
import type { EventShape, Language } from '../../../src/engine/rulebook.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import type { Action } from '../../../src/rulebooks/endless-winter/steps/index.js';
import { acting, gaining, given, held, opened, spotAt, withMegaliths } from './support.js';

const { words } = endlessWinter;
const names = ['Anna', 'Bert', 'Clara'];
const telling = (language: Language) => ({ language, names, components });

const event = (told: EventShape & Record<string, unknown>): string[] =>
  (['en', 'de'] as const).map((language) => unmarked(words.event(told, telling(language))));
const action = (state: State, answer: Action): string[] =>
  (['en', 'de'] as const).map((language) =>
    unmarked(words.action(answer, endlessWinter.view(state, 0), telling(language))),
  );
const prompt = (state: State): string[] =>
  (['en', 'de'] as const).map((language) => {
    const [asked] = endlessWinter.prompts(state);
    return asked === undefined ? '' : unmarked(words.prompt?.(asked, telling(language)) ?? '');
  });

const start = opened();

describe('actions in words', () => {
  it('name cards and what they bring', () => {
    const state = given(acting(start, 0, 'hunt'), 0, { hand: held('hunter', 'gatherer') });
    expect(action(state, { type: 'play-member', card: 'hunter' })).toEqual([
      'Play “Hunter” for 2 work',
      'Spiele „Jäger“ für 2 Arbeitskraft aus',
    ]);
    expect(action(state, { type: 'play-member', card: 'gatherer' })).toEqual([
      'Play “Gatherer” for ½ work',
      'Spiele „Sammlerin“ für ½ Arbeitskraft aus',
    ]);
  });

  it('tell what food is spent for', () => {
    const state = given(acting(start, 0, 'hunt'), 0, { food: 5 });
    expect(action(state, { type: 'spend-food', to: 2 })).toEqual([
      'Spend 3 food, down to 2, for 2 work',
      'Gib 3 Nahrung aus, bis auf 2, für 2 Arbeitskraft',
    ]);
  });

  it('tell where going on leads', () => {
    const first = acting(start, 0, 'hunt', { space: 'middle', first: true });
    expect(action(first, { type: 'go-on' })[0]).toBe('Go on to the bottom space');
    const second = acting(start, 0, 'hunt', { space: 'middle', first: false });
    expect(action(second, { type: 'go-on' })).toEqual(['End the turn', 'Beende den Zug']);
  });

  it('tell a chief’s two ways to stand from resting', () => {
    expect(action(start, { type: 'place-figure', figure: 'chief', at: 'hunt' })).toEqual([
      'Place the chief on “Hunt” (first there: the top animal of the deck)',
      'Setze den Häuptling auf „Jagen“ (zuerst dort: das oberste Tier des Stapels)',
    ]);
    expect(action(start, { type: 'place-figure', figure: 'tribe', at: 'rest' })).toEqual([
      'Rest with a tribe figure',
      'Ruhe mit einer Stammesfigur',
    ]);
  });

  it('count the points of a megalith over four others', () => {
    const built = withMegaliths(start, [0, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 1], [1, 1, 0, 9]);
    const state = gaining(given(built, 0, { built: 4 }), 0, { gain: 'megalith', n: 1 });
    const spot = spotAt(state, 0, 0, 1);
    expect(action(state, { type: 'build-megalith', spot })).toEqual([
      'Build a megalith on level 2 over A1 to B2 (6 points)',
      'Baue einen Megalithen auf Ebene 2 über A1 bis B2 (6 Punkte)',
    ]);
  });

  it('tell what a stone costs only where it is paid for', () => {
    const stone = start.stones[0] ?? '';
    const bought = gaining(start, 0, { gain: 'buy-stone', n: 1 });
    expect(action(bought, { type: 'take-stone', stone })[0]).toMatch(/^Buy .+ for 1 food and 1 tool: /);
    const free = gaining(start, 0, { gain: 'stone', n: 1 });
    expect(action(free, { type: 'take-stone', stone })[0]).toMatch(/^Take “Stone/);
  });

  it('say instead of what a lesser income is taken', () => {
    const state = gaining(start, 0, { gain: 'megalith', n: 1 });
    expect(action(state, { type: 'lower', gain: 'megalith', to: 'tool' })).toEqual([
      'Instead of a megalith: 1 tool',
      'Statt eines Megalithen: 1 Werkzeug',
    ]);
  });
});

describe('events in words', () => {
  it('agree in number', () => {
    const told = { type: 'points-gained', seat: 1, gain: 'recruit', for: 'supply-empty' };
    expect(event({ ...told, points: 1 })).toEqual([
      'Bert gains 1 point for an empty supply.',
      'Bert erhält 1 Punkt für einen leeren Vorrat.',
    ]);
    expect(event({ ...told, points: 2 })).toEqual([
      'Bert gains 2 points for an empty supply.',
      'Bert erhält 2 Punkte für einen leeren Vorrat.',
    ]);
  });

  it('tell of a hidden card without its name', () => {
    expect(event({ type: 'card-drawn', seat: 0, income: true })).toEqual([
      'Anna draws a card.',
      'Anna zieht eine Karte.',
    ]);
    expect(event({ type: 'card-drawn', seat: 0, income: true, card: 'elder' })[1]).toBe(
      'Anna zieht „Ältester“.',
    );
    expect(event({ type: 'card-laid', seat: 2 })[0]).toBe('Clara lays a card on the eclipse pile.');
    expect(event({ type: 'card-buried', seat: 2, from: 'hand' })).toEqual([
      'Clara buries a card from the hand.',
      'Clara begräbt eine Karte aus der Hand.',
    ]);
    expect(event({ type: 'card-buried', seat: 2, from: 'discards', card: 'ember' })[0]).toBe(
      'Clara buries “Ember” from the discards.',
    );
  });

  it('tell what was paid for an ability and what it brings', () => {
    const told = {
      type: 'ability-used',
      seat: 0,
      ability: 'card/hand-axe',
      way: 0,
      food: 1,
      tool: 0,
      work: 3,
      discard: 0,
      gains: [{ gain: 'move', n: 2, slot: -1, top: false }],
    };
    expect(event(told)).toEqual([
      'Anna uses “Hand axe” for 1 food and 1½ work: 2 camp moves.',
      'Anna nutzt „Faustkeil“ für 1 Nahrung und 1½ Arbeitskraft: 2 Lagerbewegungen.',
    ]);
  });

  it('tell whose points a megalith brings', () => {
    const spot = spotAt(start, 0, 0, 1);
    const place = { spot, x: 0, y: 0, level: 1, neutral: false, arrow: false };
    const told = { type: 'megalith-built', seat: 0, ...place, points: [5, 1, 0] };
    expect(event(told)).toEqual([
      'Anna builds a megalith on level 2 over A1 to B2: Anna 5 points and Bert 1 point.',
      'Anna baut einen Megalithen auf Ebene 2 über A1 bis B2: Anna 5 Punkte und Bert 1 Punkt.',
    ]);
  });

  it('tell of the eclipse and of the new order', () => {
    const told = {
      type: 'piles-revealed',
      piles: [['elder', 'ember'], [], ['hunter']],
      work: [2, 3, 2],
      order: [1, 2, 0],
    };
    expect(event(told)[0]).toBe(
      'The sun goes dark, and the eclipse piles are turned up: Anna with 1 work (“Elder” and “Ember”); Bert with 1½ work; Clara with 1 work (“Hunter”). The new order is Bert, Clara and Anna.',
    );
  });
});

describe('prompts in words', () => {
  it('tell the column and the work that there is', () => {
    expect(prompt(acting(start, 0, 'hunt', { work: 3 }))[0]).toMatch(/^Hunt, 1½ work: Play members/);
  });

  it('tell what is left of a gain', () => {
    const { agenda } = start;
    const pending = [{ gain: 'idol' as const, n: 2, slot: -1, top: false }];
    const state: State = {
      ...start,
      agenda: [...agenda, { step: 'gain', seat: 0, from: 'card/shaman', pending, taken: false }],
    };
    expect(prompt(state)).toEqual([
      '“Shaman” (2 idols): Which of your markers goes up a step, or which lesser income do you take?',
      '„Schamanin“ (2 Götzen): Welcher deiner Marker steigt eine Stufe, oder welches geringere Einkommen nimmst du?',
    ]);
  });
});
