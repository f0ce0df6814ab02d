import { describe, expect, it } from 'vitest';
import { unmarked } from '../../../src/engine/components.js';
import type { Language } from '../../../src/engine/rulebook.js';
import { metrics } from '../../../src/rulebooks/endless-winter/components/effects.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import { measure } from '../../../src/rulebooks/endless-winter/scoring/metrics.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import type { Action } from '../../../src/rulebooks/endless-winter/steps/index.js';
import { measureIn } from '../../../src/rulebooks/endless-winter/view-measure.js';
import { playout } from '../../support/playout.js';
import { sitting } from './sitting.js';
import { acting, anyConfig, configOf, gaining, given, held, jointOf, opened, rulebook } from './support.js';

const said = (state: State, answer: Action): string[] =>
  (['en', 'de'] satisfies Language[]).map((language) =>
    unmarked(
      endlessWinter.words.action(answer, endlessWinter.view(state, 0), {
        language,
        names: ['Anna', 'Bert', 'Clara'],
        components,
      }),
    ),
  );
const start = opened();

describe('an action tells what it is worth', () => {
  it('a sacred stone what it counts, and its points in an eclipse as things stand', () => {
    const state = given({ ...gaining(start, 0, { gain: 'stone', n: 1 }), stones: ['idol-stone'] }, 0, {
      offering: 3,
      glory: 4,
    });
    expect(said(state, { type: 'take-stone', stone: 'idol-stone' })).toEqual([
      'Take “Stone of the idols”: 2 idols (in every eclipse 1 point for every two idol steps; as things stand 3 points)',
      'Nimm „Stein der Götzen“: 2 Götzen (in jeder Sonnenfinsternis 1 Punkt je zwei Götzenstufen; derzeit 3 Punkte)',
    ]);
  });

  it('a sacred stone with a table what it counts, for one and more', () => {
    const state = (stone: string) => ({ ...gaining(start, 0, { gain: 'stone', n: 1 }), stones: [stone] });
    const rate = (stone: string): string[] =>
      said(state(stone), { type: 'take-stone', stone }).map((one) => /\((.*);/.exec(one)?.[1] ?? one);
    expect(rate('beaver-stone')).toEqual([
      'in every eclipse 2 / 4 / 7 points for 1, 2, 3 … slain animals of the kind Giant beaver',
      'in jeder Sonnenfinsternis 2 / 4 / 7 Punkte für 1, 2, 3 … erlegte Tiere der Gattung Riesenbiber',
    ]);
    expect(rate('site-stone')).toEqual([
      'in every eclipse 1 / 2 / 4 / 6 points for 1, 2, 3 … site tiles with a megalith of yours',
      'in jeder Sonnenfinsternis 1 / 2 / 4 / 6 Punkte für 1, 2, 3 … Bauplatzplättchen mit eigenem Megalithen',
    ]);
  });

  it('a camp move the income of the tile, and a settlement its influence and what it brings', () => {
    const lake = start.land.terrain.indexOf('lake');
    const glacier = start.land.terrain.indexOf('glacier');
    const moving = gaining(start, 0, { gain: 'move', n: 1 });
    expect(said(moving, { type: 'move-camp', from: 0, to: lake })).toEqual([
      `Move a camp from the start tile to tile ${lake} (Lake: draw 1 card)`,
      `Ziehe ein Lager vom Startfeld auf Feld ${lake} (See: 1 Karte ziehen)`,
    ]);
    expect(said(moving, { type: 'move-camp', from: 0, to: glacier })[0]).toMatch(/ \(Glacier\)$/);
    const settling = gaining(start, 0, { gain: 'settlement', n: 1 });
    const [en, de] = said(settling, { type: 'settle', joint: jointOf(1, 2, 8) });
    expect(en).toMatch(/ \(2 influence on each; in every eclipse: draw 1 card\)$/);
    expect(de).toMatch(/ \(je 2 Einfluss; in jeder Sonnenfinsternis: 1 Karte ziehen\)$/);
  });

  it('the first step to glory that buried cards count from there on', () => {
    const climbing = (glory: number) => given(gaining(start, 0, { gain: 'idol', n: 1 }), 0, { glory });
    expect(said(climbing(0), { type: 'step-idol', track: 'glory' })).toEqual([
      'Climb to step 1 of the glory track (buried cards count from here on)',
      'Steig auf Stufe 1 der Ruhmesleiste (ab hier zählen begrabene Karten)',
    ]);
    expect(said(climbing(1), { type: 'step-idol', track: 'glory' })[0]).toBe(
      'Climb to step 2 of the glory track',
    );
  });

  it('a member its work, abilities and points', () => {
    const state = gaining(start, 0, { gain: 'recruit', n: 1 });
    expect(said(state, { type: 'recruit', member: 'elder' })).toEqual([
      'Recruit “Elder” to the hand (1 work; Initiate: 1 work; Eclipse: bury 1 card; 2 points at the end)',
      'Nimm „Ältester“ auf die Hand (1 Arbeitskraft; Einweihen: 1 Arbeitskraft; Sonnenfinsternis: 1 Karte begraben; 2 Punkte am Ende)',
    ]);
  });

  it('a member that is played the ability that is still to be chosen', () => {
    const state = given(acting(start, 0, 'hunt'), 0, { hand: held('experienced-gatherer') });
    expect(said(state, { type: 'play-member', card: 'experienced-gatherer' })[0]).toBe(
      'Play “Experienced gatherer” for ½ work (for 1 food: 1 tool)',
    );
  });

  it('an animal what the sets are worth now and next, jokers included', () => {
    const state = given({ ...gaining(start, 0, { gain: 'animal', n: 1 }), ground: ['giant-sloth'] }, 0, {
      alive: [1, 0, 0, 0, 0, 0, 1],
    });
    expect(said(state, { type: 'take-animal', animal: 'giant-sloth' })).toEqual([
      'Take Giant sloth from the hunting ground (your sets: 3 points now, 6 with it, 10 with one more)',
      'Nimm „Riesenfaultier“ aus dem Jagdgebiet (deine Sets: jetzt 3 Punkte, damit 6, mit noch einem 10)',
    ]);
    const slaying = given(gaining(start, 0, { gain: 'slay', n: 1 }), 0, { alive: [2, 0, 0, 0, 0, 0, 0] });
    expect(said(slaying, { type: 'slay', animal: 'giant-sloth' })[0]).toBe(
      'Slay Giant sloth: 4 food (your sets: 3 points now, 1 without it)',
    );
  });

  it('a card that is laid what it adds in the eclipse', () => {
    const state: State = {
      ...given(start, 0, { hand: held('elder', 'ember', 'gatherer') }),
      agenda: [...start.agenda, { step: 'lay', seat: 0 }],
    };
    expect(said(state, { type: 'lay', card: 'elder' })).toEqual([
      'Lay “Elder” on the eclipse pile (1 work for the order; bury 1 card)',
      'Lege „Ältester“ auf den Sonnenfinsternisstapel (1 Arbeitskraft für die Reihenfolge; 1 Karte begraben)',
    ]);
    expect(said(state, { type: 'lay', card: 'ember' })[0]).toBe(
      'Lay “Ember” on the eclipse pile (no work; it comes back to your hand)',
    );
  });

  it('an advancement its text and its points', () => {
    const state: State = { ...gaining(start, 0, { gain: 'advancement', n: 1 }), display: ['obsidian'] };
    expect(said(state, { type: 'take-advancement', card: 'obsidian' })[0]).toBe(
      'Take “Obsidian” (3 tools; 2 points at the end)',
    );
  });

  it('a step on the offering track what food and tools are worth there', () => {
    const state = given(gaining(start, 0, { gain: 'idol', n: 1 }), 0, { offering: 1 });
    expect(said(state, { type: 'step-idol', track: 'offering' })[0]).toBe(
      'Climb to step 2 of the offering track (1 member to the discards; at the end 1 point for 4 food or tools)',
    );
  });
});

it('what a view says is counted is what the rules count', () => {
  let compared = 0;
  for (const seats of [2, 3, 4]) {
    const { steps } = playout(rulebook, anyConfig(configOf(seats)), seats, { choose: sitting([0, 1, 2, 3]) });
    for (const { after } of steps.filter((_, index) => index % 25 === 0)) {
      const state = after as unknown as State;
      const view = endlessWinter.view(state, 0);
      for (const seat of state.players.keys())
        for (const of of metrics) {
          const metric = { of, terrain: 'forest', animal: 'glyptodon' };
          expect(measureIn(view, seat, metric)).toBe(measure(state, seat, metric));
          compared += measure(state, seat, metric) > 0 ? 1 : 0;
        }
    }
  }
  expect(compared).toBeGreaterThan(100);
});
