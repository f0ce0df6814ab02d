import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import {
  act,
  allows,
  asked,
  dice,
  type Given,
  given,
  goOn,
  herds,
  ids,
  ofType,
  peopleOn,
  phases,
  rulebook,
  why,
} from './given.js';

/*
 * On the usual boards N1 and S1: forest region 1 is the hexes 0 and 4, plain region 2 is 10, 9 and 15 with rivers,
 * mountain region 2 is 5, 11 and 17. The volcano of N1 is 5; its lava flows to 10 and 6.
 */
const turned = (event: string, table: Given = {}, ...numbers: number[]) =>
  goOn(given({ ...table, agenda: phases('event'), state: { ...table.state, event } }), dice(...numbers));
const struck = (event: string, table: Given = {}, ...numbers: number[]): State =>
  turned(event, table, ...numbers).state;

const rest = { seat: 0, hex: 36, warriors: 1 };
const cave = { seat: 0, hex: 11, warriors: 2, women: 1, camp: true };
const village = { seat: 0, hex: 9, warriors: 2, women: 1, camp: true, ears: 2 };

describe('summer', () => {
  it('forest fire: everything in the region is removed and nobody enters it', () => {
    const table: Given = {
      people: [{ seat: 0, hex: 4, warriors: 2, women: 1, camp: true }, rest],
      animals: [{ hex: 0, species: 'wolf' }],
    };
    const state = struck('forest-fire', table, 1);
    expect(peopleOn(state, 0, 4)).toEqual({ warriors: 0, women: 0 });
    expect(state.camps[4]).toBe(-1);
    expect(herds(state, 'wolf')).toEqual({});
    expect([state.closed[0], state.closed[4]]).toEqual([1, 1]);
    expect(state.embers).toEqual([]);
  });

  it('forest fire and lava take neutral figures too', () => {
    const state = { loneWoman: 0, loneWarrior: 4 };
    const burnt = struck('forest-fire', { people: [rest], state }, 1);
    expect([burnt.loneWoman, burnt.loneWarrior]).toEqual([-1, -1]);
  });

  it('flood: animals die, each hex loses one of its choice, camp and field go, survivors stay and fish', () => {
    const table: Given = {
      people: [village, { seat: 1, hex: 10, warriors: 2 }],
      animals: [{ hex: 15, species: 'bear' }],
    };
    const flooded = turned('flood', table, 2);
    expect(ofType(flooded, 'figure-lost').map(({ seat }) => seat)).toEqual([1]);
    expect(asked(flooded.state)).toEqual(['lose-figure 0']);
    expect(flooded.state.camps[9]).toBe(-1);
    expect(flooded.state.fields[9]).toBe(0);
    expect(herds(flooded.state, 'bear')).toEqual({});
    const state = act(flooded.state, 0, { type: 'lose', figure: 'warrior', hex: 9 }).state;
    expect(peopleOn(state, 0, 9)).toEqual({ warriors: 1, women: 1 });
    expect(rulebook.view(state, 1).losses).toBeNull();
    const fed = goOn({ ...state, agenda: phases('survival') });
    expect(ofType(fed, 'income-received')[0]?.fish).toBeGreaterThan(0);
  });

  it('flood: a tribe loses one figure on each of its hexes', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1, women: 1 },
      { seat: 0, hex: 10, warriors: 2 },
      { seat: 0, hex: 15, warriors: 1, women: 2 },
      rest,
    ];
    const flooded = turned('flood', { people }, 2);
    expect(ofType(flooded, 'figure-lost').map(({ hex }) => hex)).toEqual([10]);
    const demanded = [9, 15].map((hex) => ({ seat: 0, hexes: [hex] }));
    expect(ofType(flooded, 'losses-demanded')).toEqual([{ type: 'losses-demanded', losses: demanded }]);
    expect(rulebook.view(flooded.state, 1).losses).toEqual(demanded);
    const once = act(flooded.state, 0, { type: 'lose', figure: 'woman', hex: 15 }).state;
    expect(ids(once, 0)).toEqual(['lose:figure=warrior,hex=9', 'lose:figure=woman,hex=9']);
    const state = act(once, 0, { type: 'lose', figure: 'warrior', hex: 9 }).state;
    expect([9, 10, 15, 36].map((hex) => peopleOn(state, 0, hex))).toEqual([
      { warriors: 0, women: 1 },
      { warriors: 1, women: 0 },
      { warriors: 1, women: 1 },
      { warriors: 1, women: 0 },
    ]);
  });

  it('flood: survivors do not move this round, by no card either, and nobody elopes from there', () => {
    const hands = [['raft', 'long-march', 'mountain-path'], []];
    const people = [{ seat: 0, hex: 9, warriors: 2, women: 1 }, { seat: 1, hex: 10, women: 1 }, rest];
    const closed = Array.from({ length: 37 }, (_, hex) => ([9, 10, 15].includes(hex) ? 2 : 0));
    const state = given({ people, agenda: [{ step: 'move', seat: 0 }], state: { hands, closed } });
    expect(ids(state, 0).filter((id) => /from=9\b|hex=9\b/.test(id))).toEqual([]);
    expect(why(state, 0, { type: 'move', figure: 'warrior', from: 9, to: 4 })).toBe('flooded');
    const eloping = given({
      people: [
        { seat: 0, hex: 11, warriors: 1 },
        { seat: 1, hex: 10, women: 1 },
      ],
      agenda: [{ step: 'move', seat: 0 }],
      state: { hands: [['elopement'], []] },
    });
    const elopement = { type: 'play-elopement', card: 'elopement', target: 1, from: 10, to: 11 } as const;
    expect(allows(eloping, 0, elopement)).toBe(true);
    expect(allows({ ...eloping, closed }, 0, elopement)).toBe(false);
  });

  it('an avalanche lets its survivors leave', () => {
    const closed = Array.from({ length: 37 }, (_, hex) => (hex === 11 ? 4 : 0));
    const state = given({
      people: [{ seat: 0, hex: 11, warriors: 1 }],
      agenda: [{ step: 'move', seat: 0 }],
      state: { closed },
    });
    expect(ids(state, 0).some((id) => id.startsWith('move:figure=warrior,from=11'))).toBe(true);
  });

  it('several tribes choose their losses at the same time', () => {
    const people = [village, { seat: 1, hex: 10, warriors: 1, women: 1 }];
    expect(asked(struck('flood', { people }, 2))).toEqual(['lose-figure 0', 'lose-figure 1']);
  });

  it('eruption: volcanoes are cleared; on the lava animals die and one figure on each hex', () => {
    const table: Given = {
      people: [
        { seat: 0, hex: 5, warriors: 1 },
        { seat: 0, hex: 6, warriors: 2 },
        { seat: 0, hex: 10, warriors: 3 },
        rest,
      ],
      animals: [{ hex: 6, species: 'bison' }],
    };
    const state = struck('eruption', table);
    expect(peopleOn(state, 0, 10).warriors).toBe(2);
    expect(peopleOn(state, 0, 5).warriors).toBe(0);
    expect(peopleOn(state, 0, 6).warriors).toBe(1);
    expect(herds(state, 'bison')).toEqual({});
    expect(state.closed[5]).toBe(3);
    expect(state.closed[6]).toBe(0);
  });

  it.each([
    [1, 'wolf'],
    [2, 'tiger'],
    [3, 'bear'],
    [4, 'bison'],
    [5, 'rhino'],
    [6, 'mammoth'],
  ])('sick animals: a %i takes every %s off the board, arrivals too', (number, species) => {
    const base = given({
      animals: [
        { hex: 9, species },
        { hex: 20, species: species === 'wolf' ? 'bear' : 'wolf' },
      ],
    });
    const row = base.components.animalTiles.values.findIndex((one) => one.species === species);
    const own = base.tiles.findIndex((at, tile) => at === -1 && tile >= row * 9 && tile < row * 9 + 9);
    const state = struck('sick-animals', { state: { tiles: base.tiles, arriving: [own] } }, number);
    expect(herds(state, species)).toEqual({});
    expect(state.arriving).toEqual([]);
    expect(state.tiles.filter((at) => at === 20)).toHaveLength(1);
  });

  it('mild autumn: the round does not count as the last', () => {
    expect(struck('mild-autumn', { state: { left: 1 } }).left).toBe(2);
  });

  it('abundant rain: 10 and 5 at this season’s harvest', () => {
    const people = [
      { ...village, warriors: 0 },
      { ...village, hex: 10, warriors: 0, ears: 1 },
    ];
    const state = struck('abundant-rain', { people, state: { left: 1 } });
    const fed = goOn({ ...state, event: '', agenda: phases('survival') });
    expect(ofType(fed, 'income-received')[0]?.harvest).toBe(15);
  });

  it('lean meat: kills pay half, rounded up, until the season ends', () => {
    const table: Given = {
      people: [{ seat: 0, hex: 9, warriors: 1 }],
      animals: [{ hex: 9, species: 'rhino' }],
    };
    const state = struck('lean-meat', table);
    const hunt = goOn({ ...state, event: '', agenda: phases('fights') }, dice(6, 1));
    expect(ofType(hunt, 'animal-killed')[0]?.food).toBe(3);
    const ended = goOn({ ...state, left: 1, hands: [['raft'], []], agenda: phases('end') }).state;
    expect(ended.lasting).toEqual([]);
  });

  it('drought: fields drop now; until the season ends rivers give no fish and block nobody', () => {
    const state = struck('drought', { people: [village] });
    expect(state.fields[9]).toBe(1);
    const later: State = { ...state, event: '' };
    // 9 is at two rivers, not at the lake.
    expect(ofType(goOn({ ...later, agenda: phases('survival') }), 'income-received')[0]?.fish).toBe(0);
    const moving: State = { ...later, agenda: [{ step: 'move', seat: 0 }] };
    expect(rulebook.legal(moving, 0)).toContainEqual({ type: 'move', figure: 'warrior', from: 9, to: 15 });
  });

  it('migration: twice as many animals arrive this round', () => {
    const summerPile = given({}).components.summerEvents.values.map(({ id }) => (id === 'migration' ? 1 : 0));
    const people = [{ seat: 0, hex: 36, warriors: 1 }];
    const state = goOn(
      given({ people, agenda: phases('nature'), state: { summerPile, hands: [['raft'], []] } }),
    ).state;
    expect(state.arriving).toHaveLength(6);
  });

  it('earthquake: caves of the region are destroyed and each tribe there loses one', () => {
    const state = struck('earthquake', { people: [cave] }, 2);
    expect(state.camps[11]).toBe(-1);
    expect(asked(state)).toEqual(['lose-figure 0']);
    expect(state.closed[11]).toBe(0);
  });

  it('hail: fields of the region drop one step', () => {
    const state = struck('hail', { people: [village, { ...village, hex: 6 }] }, 2);
    expect([state.fields[9], state.fields[6]]).toEqual([1, 2]);
  });

  it('salmon run: fishing pays double this round', () => {
    const state = given({
      people: [{ seat: 0, hex: 9, warriors: 1 }],
      agenda: phases('survival', 'end'),
      state: { event: 'salmon-run' },
    });
    expect(ofType(goOn(state), 'income-received')[0]?.fish).toBe(2);
  });

  it('lone woman: she stands on the hex of a letter, and the only tribe with a warrior there wins her', () => {
    const came = turned('lone-woman');
    const hex = ofType(came, 'stranger-came')[0]?.hex ?? -1;
    expect(came.state.loneWoman).toBe(hex);
    const wooed = (people: Given['people']) =>
      goOn({ ...given({ people: people ?? [] }), loneWoman: hex, agenda: phases('fights') });
    const won = wooed([{ seat: 0, hex, warriors: 1 }]);
    expect(peopleOn(won.state, 0, hex).women).toBe(1);
    expect(won.state.loneWoman).toBe(-1);
    expect(ofType(wooed([{ seat: 0, hex, women: 1 }]), 'stranger-joined')).toEqual([]);
    expect(
      ofType(
        wooed([
          { seat: 0, hex, warriors: 1 },
          { seat: 1, hex, warriors: 1 },
        ]),
        'stranger-joined',
      ),
    ).toEqual([]);
  });
});

describe('winter', () => {
  it('avalanche: animals die, each tribe loses one, the region is closed, caves stand', () => {
    const state = struck('avalanche', { people: [cave], animals: [{ hex: 17, species: 'wolf' }] }, 2);
    expect(state.camps[11]).toBe(0);
    expect(state.closed[11]).toBe(4);
    expect(herds(state, 'wolf')).toEqual({});
    expect(asked(state)).toEqual(['lose-figure 0']);
  });

  it('frozen rivers: only the lake gives fish', () => {
    const state = given({
      people: [{ seat: 0, hex: 9, warriors: 1 }],
      agenda: phases('survival', 'end'),
      state: { event: 'frozen-rivers' },
    });
    expect(ofType(goOn(state), 'income-received')[0]?.fish).toBe(0);
  });

  it('blizzard: people move one hex at most and animals stay', () => {
    const table: Given = {
      people: [{ seat: 0, hex: 9, warriors: 1 }],
      animals: [{ hex: 22, species: 'bear' }],
      state: { event: 'blizzard' },
    };
    const stayed = goOn(given({ ...table, agenda: phases('herds') })).state;
    expect(herds(stayed, 'bear')).toEqual({ 22: 1 });
    const moving = given({ ...table, agenda: [{ step: 'move', seat: 0 }] });
    const moved = act({ ...moving, agenda: [{ step: 'move', seat: 0 }] }, 0, {
      type: 'move',
      figure: 'warrior',
      from: 9,
      to: 10,
    }).state;
    expect(moved.walk?.walker).toBeNull();
  });

  it('blizzard: nobody moves further than without it, whatever a pack’s card says', () => {
    const cards = rulebook.components.winterEvents;
    const values = cards.values.map((card) =>
      card.effect.type === 'blizzard' ? { ...card, effect: { ...card.effect, steps: 2 } } : card,
    );
    const movement = { provenance: 'reconstructed' as const, values: { steps: 1 } };
    const components = { ...rulebook.components, movement, winterEvents: { ...cards, values } };
    const people = [{ seat: 0, hex: 0, warriors: 1 }];
    const agenda = [{ step: 'move', seat: 0 } as const];
    const state = given({ components, people, agenda, state: { event: 'blizzard', season: 'winter' } });
    const after = act(state, 0, { type: 'move', figure: 'warrior', from: 0, to: 1 }).state;
    expect(after.walk?.walker).toBeNull();
  });

  it('biting cold: no tribe moves or founds', () => {
    const state = given({
      people: [{ seat: 0, hex: 9, warriors: 2 }],
      agenda: [{ step: 'move', seat: 0 }, { step: 'found', seat: 0 }, ...phases('survival', 'end')],
      state: { event: 'biting-cold' },
    });
    expect(rulebook.legal(state, 0).map(({ type }) => type)).toEqual(['done', 'ration']);
    expect(why(state, 0, { type: 'move', figure: 'warrior', from: 9, to: 10 })).toBe('no_movement');
    const couple = given({
      people: [{ seat: 0, hex: 9, warriors: 1, women: 1 }],
      agenda: [{ step: 'move', seat: 0 }, { step: 'found', seat: 0 }, ...phases('survival', 'end')],
      state: { event: 'biting-cold' },
    });
    expect(asked(act(couple, 0, { type: 'done' }).state)).not.toContain('found 0');
  });

  it('wolf pack: up to four wolves of the reserve on the numbered hex of a forest region', () => {
    expect(herds(struck('wolf-pack', {}, 1), 'wolf')).toEqual({ 0: 4 });
    const tiles = given({}).tiles.map((at, tile) => (at === -2 && tile < 60 ? 20 : at));
    expect(herds(struck('wolf-pack', { state: { tiles } }, 1), 'wolf')).toEqual({ 0: 2, 20: 6 });
  });

  it('long winter: one more round; early thaw: this round is the last', () => {
    expect(struck('long-winter', { state: { left: 2 } }).left).toBe(3);
    expect(struck('early-thaw', { state: { left: 3 } }).left).toBe(1);
  });

  it('spoiled stores: each tribe loses a quarter, rounded down', () => {
    expect(
      struck('spoiled-stores', { people: [rest, { ...rest, seat: 1, hex: 33 }], state: { food: [11, 3] } })
        .food,
    ).toEqual([9, 3]);
  });

  it('hibernation: bears stay, and who fights them adds 2', () => {
    const animals = [{ hex: 22, species: 'bear' }];
    const state = { event: 'hibernation' };
    expect(herds(goOn(given({ animals, agenda: phases('herds'), state })).state, 'bear')).toEqual({ 22: 1 });
    const fight = goOn(
      given({
        animals,
        people: [{ seat: 0, hex: 22, warriors: 1 }],
        agenda: phases('fights', 'survival'),
        state,
      }),
      dice(6, 1),
    );
    expect(ofType(fight, 'fight-rolled')[0]?.rolls[0]?.bonus).toBe(3);
    const wolves = goOn(
      given({
        animals: [{ hex: 22, species: 'wolf' }],
        people: [{ seat: 0, hex: 22, warriors: 1 }],
        agenda: phases('fights', 'survival'),
        state,
      }),
      dice(6, 1),
    );
    expect(ofType(wolves, 'fight-rolled')[0]?.rolls[0]?.bonus).toBe(1);
  });

  it('lone warrior: the only tribe present wins him, women too', () => {
    const state = given({
      people: [{ seat: 0, hex: 0, women: 1 }],
      agenda: phases('fights', 'survival'),
      state: { loneWarrior: 0 },
    });
    expect(peopleOn(goOn(state).state, 0, 0)).toEqual({ warriors: 1, women: 1 });
  });

  it('a neutral figure comes by the letter of a tile that is still in the bag, and the tile goes back', () => {
    const { tiles } = given({});
    const two = tiles.map((_, tile) => (tile < 2 ? -1 : 20));
    const { events, state } = turned('lone-woman', { people: [rest], state: { tiles: two, arriving: [0] } });
    expect(ofType({ events }, 'stranger-came')[0]?.letter).toBe('B');
    expect(state.tiles[1]).toBe(-1);
  });

  it('a neutral figure that finds no figure of the tribe left leaves the board', () => {
    const people = [
      { seat: 0, hex: 0, warriors: 1 },
      { seat: 0, hex: 3, women: 6 },
    ];
    const won = goOn(given({ people, agenda: phases('fights', 'survival'), state: { loneWoman: 0 } }));
    expect(ofType(won, 'stranger-joined')[0]?.joined).toBe(false);
    expect(won.state.loneWoman).toBe(-1);
  });
});

describe('a shaman', () => {
  it('averts the immediate effect from his tribe alone', () => {
    const people = [village, { seat: 1, hex: 10, warriors: 2 }];
    const state = struck('flood', { people, state: { shamans: [0] } }, 2);
    expect(peopleOn(state, 0, 9)).toEqual({ warriors: 2, women: 1 });
    expect(state.camps[9]).toBe(0);
    expect(peopleOn(state, 1, 10).warriors).toBe(1);
  });

  /** Two tribes in the same need, of which the first has a shaman. */
  const needy = (event: string, hexes: readonly [number, number], ...numbers: number[]): State => {
    const people = hexes.map((hex, seat) => ({ seat, hex, warriors: 2, women: 2, camp: true, ears: 2 }));
    const state = { shamans: [0], fire: [...hexes], food: [8, 8] };
    return struck(event, { options: { advanced: true }, people, state }, ...numbers);
  };

  it('keeps his people and their camp from a forest fire', () => {
    const { people, camps } = needy('forest-fire', [0, 4], 1);
    expect(people).toEqual([[{ hex: 0, warriors: 2, women: 2 }], []]);
    expect([camps[0], camps[4]]).toEqual([0, -1]);
  });

  it('keeps his people, camp, field and fire from a flood', () => {
    const state = needy('flood', [9, 10], 2);
    expect(asked(state)).toEqual(['lose-figure 1']);
    expect(state.fire).toEqual([9, -1]);
    expect([state.fields[9], state.fields[10]]).toEqual([2, 0]);
  });

  it('keeps the fire from the rain, fields from drought, and stores from blizzards and decay', () => {
    expect(needy('abundant-rain', [9, 30]).fire).toEqual([9, -1]);
    const { fields } = needy('drought', [9, 10]);
    expect([fields[9], fields[10]]).toEqual([2, 1]);
    const cold = (event: string, food = [8, 8]) => {
      const people = [9, 30].map((hex, seat) => ({ seat, hex, warriors: 2, women: 2, camp: true }));
      return struck(event, { options: { advanced: true }, people, state: { shamans: [0], food } });
    };
    expect(cold('blizzard').food).toEqual([8, 7]);
    expect(cold('blizzard', [8, 0]).food).toEqual([8, 0]);
    expect(cold('spoiled-stores').food).toEqual([8, 6]);
  });
});
