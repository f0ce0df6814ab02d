import { describe, expect, it } from 'vitest';
import type { EventShape, Language } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { distinctNames } from '../../../src/play/history/narration.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import type { Components } from '../../../src/rulebooks/eiszeit/components/schema.js';
import type { Event } from '../../../src/rulebooks/eiszeit/events/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import { randomGame } from './random-game.js';
import { act, acts, configOf, done, given, move, place, play } from './table.js';

const { words } = eiszeit;
const NAMES = ['Anna', 'Bert', 'Clara', 'Dora', 'Emil'];
const telling = (language: Language, names: readonly string[] = NAMES, pack: Components = components) => ({
  language,
  names,
  components: pack,
});
const languages = ['en', 'de'] as const;
/** An event as a viewer sees it. */
type Seen = EventShape & { readonly [field: string]: unknown };
const tell = (what: Seen): string[] => languages.map((language) => words.event(what, telling(language)));

const phrases = (state: State, action: Action): string[] => {
  const view = eiszeit.view(state, eiszeit.prompts(state)[0]?.seat ?? 0);
  return languages.map((language) => words.action(action, view, telling(language)));
};
const asked = (state: State): string[] => {
  const [prompt] = eiszeit.prompts(state);
  if (prompt === undefined) throw new Error('nobody is asked');
  return languages.map((language) => words.prompt?.(prompt, telling(language)) ?? '');
};

const start = given({
  hands: [['trek', 'mammoth', 'remove-two', 'light-cult', 'swap']],
  stones: [7, 4, 4],
  hunters: { 5: [2, 0, 0], 6: [0, 2, 1] },
  clubbed: { 5: [1, 0, 0] },
  mammoths: { 6: 1 },
  mammothSupply: 1,
});

describe('an action', () => {
  it('names cards, what they cost or bring, and what they do', () => {
    expect(phrases(start, play('trek'))).toEqual([
      'Play “Trek°” for 5 stones°: Move up to 3 of your hunters from one region to a neighbour, and a mammoth along with them if you like.',
      'Spiele „Aufbruch°“ für 5 Steine°: Versetze bis zu 3 deiner Jäger aus einem Gebiet in ein Nachbargebiet und, wenn du magst, ein Mammut mit ihnen.',
    ]);
    expect(phrases(start, play('remove-two'))).toEqual([
      'Play “Bitter cold°” and take 4 stones°: An opponent of your choice may remove up to 2 hunters; not both of one owner.',
      'Spiele „Bittere Kälte°“ und nimm 4 Steine°: Ein Mitspieler deiner Wahl darf bis zu 2 Jäger entfernen; nicht beide vom selben Besitzer.',
    ]);
    expect(phrases(start, play('mammoth'))[1]).toMatch(/^Spiele „Mammut°“ für 2, 3 oder 5 Steine: /);
    expect(phrases(start, play('fire'))).toEqual([
      'Play “Ember carrier°” for 1 stone°: Move a fire tile to another region without looking at it.',
      'Spiele „Glutträger°“ für 1 Stein°: Lege ein Feuerplättchen in ein anderes Gebiet, ohne es anzusehen.',
    ]);
  });

  it('names regions by number and landscape, and hunters by their owners', () => {
    const driving = { ...start, agenda: [{ step: 'drive', seat: 0, card: 'drive', moved: [] } as const] };
    expect(phrases(driving, move(1, 6, 10))).toEqual([
      'Move Bert’s hunter from region 6 (Pasture°) to region 10 (Ice meadow°)',
      'Versetze einen Jäger von Bert aus Gebiet 6 (Weideland°) nach Gebiet 10 (Eiswiese°)',
    ]);
    expect(phrases(driving, move(0, 5, 6, true))).toEqual([
      'Move your hunter with a club from region 5 (Mountains°) to region 6 (Pasture°)',
      'Versetze einen deiner Jäger mit Keule aus Gebiet 5 (Gebirge°) nach Gebiet 6 (Weideland°)',
    ]);
  });

  it('says what stands in a region where a hunter is placed or ice is laid', () => {
    const placing: State = { ...start, agenda: [{ step: 'first', seat: 0, left: 1 }] };
    const at = (region: number) => phrases(placing, { type: 'place-hunter', region });
    expect(at(6)).toEqual([
      'Place a hunter in region 6 (Pasture°): 1 mammoth, 3 hunters',
      'Platziere einen Jäger in Gebiet 6 (Weideland°): 1 Mammut, 3 Jäger',
    ]);
    expect(at(5)[0]).toBe('Place a hunter in region 5 (Mountains°): 3 hunters (3 yours)');
    expect(at(7)[1]).toBe('Platziere einen Jäger in Gebiet 7 (Steinwüste°): leer');
    expect(phrases(start, { type: 'lay-glacier', region: 6 })[0]).toMatch(/ with ice: 1 mammoth, 3 hunters$/);
  });

  it('says what a mammoth costs there, where that is what decides', () => {
    const state = act(start, play('mammoth'));
    expect(phrases(state, { type: 'place-mammoth', region: 5 })[0]).toBe(
      'Place a mammoth in region 5 (Mountains°) for 2 stones',
    );
    expect(phrases(state, { type: 'move-mammoth', from: 6, to: 7 })[0]).toMatch(/ for 3 stones$/);
    expect(phrases(state, { type: 'move-mammoth', from: 6, to: 12 })[1]).toMatch(/ für 5 Steine$/);
    expect(phrases(given(), { type: 'place-mammoth', region: 5 })[0]).toBe(
      'Place a mammoth in region 5 (Mountains°)',
    );
  });

  it('says what it means to be done, at first and later', () => {
    const trekking = act(start, play('trek'));
    expect(phrases(trekking, { type: 'done' })).toEqual(['Move no hunter', 'Versetze keinen Jäger']);
    expect(phrases(act(trekking, move(0, 5, 6)), { type: 'done' })).toEqual([
      'Move no more hunters',
      'Versetze keine weiteren Jäger',
    ]);
  });

  it('keeps a club by not giving it', () => {
    const giving: State = { ...given({ clubs: [1, 0, 0] }), agenda: [{ step: 'give', seat: 0, region: 0 }] };
    expect(phrases(giving, { type: 'done' })).toEqual(['Keep the club', 'Behalte die Keule']);
  });

  it('reads differently from all others that are legal at the same time, also among namesakes', () => {
    const twins: Components = {
      ...components,
      lightCards: {
        ...components.lightCards,
        values: components.lightCards.values.map((card) => ({ ...card, name: { en: 'Card', de: 'Karte' } })),
      },
    };
    for (const [pack, names] of [
      [components, NAMES],
      [twins, distinctNames(['Kim', 'Kim', 'Kim', 'Kim', 'Kim'])],
    ] as const) {
      for (const seats of [3, 4, 5]) {
        for (const { before, seat, legal } of randomGame(configOf(seats, 4, pack), seats)) {
          const view = eiszeit.view(before, seat);
          for (const language of languages) {
            const told = legal.map((action) =>
              words.action(action, view, telling(language, names.slice(0, seats), pack)),
            );
            expect(new Set(told).size, told.join('\n')).toBe(legal.length);
          }
        }
      }
    }
  });
});

describe('a question', () => {
  it('names the card that it is about, and how far it has got', () => {
    const trekking = act(start, play('trek'));
    expect(asked(act(trekking, move(0, 5, 6)))).toEqual([
      '“Trek°”, 2 of at most 3: Which hunter do you move, and where to?',
      '„Aufbruch°“, 2 von höchstens 3: Welchen Jäger versetzt du, und wohin?',
    ]);
    expect(asked(act(start, play('remove-two')))[0]).toBe(
      '“Bitter cold°”: Which opponent carries out the card?',
    );
  });

  it('says when only a light card may be played, or a cult that copies one', () => {
    expect(asked(given({ stones: [8, 4, 4] }))).toEqual([
      'Which card do you play? You have 8 stones. With 8 stones or more it must be a light one, or a cult that copies a light one.',
      'Welche Karte spielst du aus? Du hast 8 Steine. Ab 8 Steinen muss es eine helle sein oder ein Kult, der eine helle nachahmt.',
    ]);
    expect(asked(given({ stones: [7, 4, 4] }))[0]).toBe('Which card do you play? You have 7 stones.');
  });

  it('names the cards that a cult may copy', () => {
    const copying = act(
      { ...start, piles: given({ tops: { light: 'fire', dark: 'all-one' } }).piles },
      play('light-cult'),
    );
    expect(asked(copying)[0]).toBe('Which card does the cult copy, “Ember carrier°” or “Small migration°”?');
  });

  it('names the first of two hunters that swap', () => {
    const swapping = acts(start, play('swap'), {
      type: 'choose-hunter',
      seat: 1,
      region: 6,
      clubbed: false,
    });
    expect(asked(swapping)[0]).toBe(
      'You chose Bert’s hunter in region 6 (Pasture°): which hunter does it swap places with?',
    );
  });

  it('asks for a hunter to move instead where the supply is empty, and only there', () => {
    const placing = (own: number) =>
      asked({
        ...given({ hunters: { 9: [own, 0, 0] } }),
        agenda: [{ step: 'place', seat: 0, card: 'steppe', placed: 0, strayed: false }],
      });
    expect(placing(11)).toEqual([
      '“Steppe°”, 1 of at most 3: Where do you place a hunter?',
      '„Steppe°“, 1 von höchstens 3: Wo platzierst du einen Jäger?',
    ]);
    expect(placing(12)).toEqual([
      '“Steppe°”, 1 of at most 3: Your supply is empty: which of your hunters do you move instead, and where to?',
      '„Steppe°“, 1 von höchstens 3: Dein Vorrat ist leer: Welchen deiner Jäger versetzt du stattdessen, und wohin?',
    ]);
  });

  it('counts the first hunters', () => {
    const first = (left: number): State => ({ ...given(), agenda: [{ step: 'first', seat: 0, left }] });
    expect(asked(first(18))[0]).toMatch(/You have 6 left to place\.$/);
    expect(asked(first(3))[1]).toBe('Wo platzierst du den letzten deiner ersten Jäger?');
  });
});

describe('an event', () => {
  it('is told in the third person, with the names of who does what', () => {
    const [placed] = done({ ...start, agenda: [{ step: 'first', seat: 1, left: 3 }] }, place(7)).events;
    expect(tell(placed as Seen)).toEqual([
      'Bert places a hunter in region 7 (Stone desert°).',
      'Bert platziert einen Jäger in Gebiet 7 (Steinwüste°).',
    ]);
    expect(tell({ type: 'hunter-moved', by: 0, seat: 1, from: 5, to: 6, clubbed: false })[0]).toBe(
      'Anna moves Bert’s hunter from region 5 (Mountains°) to region 6 (Pasture°).',
    );
    expect(tell({ type: 'hunter-moved', by: 0, seat: 0, from: 5, to: 6, clubbed: true })).toEqual([
      'Anna moves a hunter of their own with a club from region 5 (Mountains°) to region 6 (Pasture°).',
      'Anna versetzt einen eigenen Jäger mit Keule aus Gebiet 5 (Gebirge°) nach Gebiet 6 (Weideland°).',
    ]);
  });

  it('agrees in number', () => {
    expect(tell({ type: 'stones-paid', seat: 0, stones: 1 })).toEqual([
      'Anna pays 1 stone.',
      'Anna zahlt 1 Stein.',
    ]);
    expect(tell({ type: 'stones-taken', seat: 0, dark: 2, light: 1 })).toEqual([
      'Anna takes 2 stones from the dark pool and 1 from the light one.',
      'Anna nimmt 2 Steine aus dem dunklen Vorrat und 1 aus dem hellen.',
    ]);
    expect(tell({ type: 'stones-voided', stones: 1, seat: 0 })[1]).toContain('1 Stein wandert');
    expect(tell({ type: 'region-scored', region: 2, points: [1, 0, 4] })).toEqual([
      'In region 2 (Forest°), Anna scores 1 point and Clara scores 4.',
      'In Gebiet 2 (Wald°): Anna erhält 1 Punkt und Clara erhält 4.',
    ]);
    expect(tell({ type: 'deck-shuffled', colour: 'dark', count: 1 })).toEqual([
      '1 dark card becomes a new deck.',
      'Aus 1 dunklen Karte wird ein neuer Stapel gemischt.',
    ]);
    expect(tell({ type: 'fires-dealt', regions: [7] })[0]).toBe('A fire tile is laid face down in region 7.');
  });

  it('lists what the fires show, and who loses hunters', () => {
    const regions = [
      { region: 5, fires: [2, 1], limit: 7 },
      { region: 6, fires: [], limit: 3 },
    ];
    expect(tell({ type: 'fires-revealed', seat: 2, regions })[0]).toBe(
      'Clara has ended the settling, and the fires are revealed: region 5 (fire 2 + 1) feeds 7 hunters and region 6 (no fire) feeds 3.',
    );
    expect(tell({ type: 'conflict-resolved', region: 6, lost: [0, 2, 1] })[1]).toBe(
      'Konflikt in Gebiet 6 (Weideland°): Bert verliert 2 Jäger und Clara verliert 1.',
    );
  });

  it('names a hidden card to those alone who know it', () => {
    const drawn: Event = { type: 'card-drawn', seat: 0, colour: 'light', card: 'trek' };
    const thrown: Event = { type: 'card-discarded', seat: 0, colour: 'dark', card: 'all-one' };
    const told = (event: Event, viewer: number) => tell(eiszeit.seen(event, viewer) as Seen);
    expect(told(drawn, 0)).toEqual([
      'Anna draws a light card: “Trek°”.',
      'Anna zieht eine helle Karte: „Aufbruch°“.',
    ]);
    expect(told(drawn, 1)).toEqual(['Anna draws a light card.', 'Anna zieht eine helle Karte.']);
    expect(told(thrown, 0)[0]).toBe('Anna discards “Small migration°” face down.');
    expect(told(thrown, 1)).toEqual([
      'Anna discards a dark card face down.',
      'Anna wirft eine dunkle Karte verdeckt ab.',
    ]);
  });

  it('tells namesakes apart, and leaves names as they are', () => {
    const turn: Event = { type: 'turn-began', seat: 1 };
    expect(words.event(turn, telling('en', distinctNames(['Kim', 'Kim', '<b>&'])))).toBe(
      'It is Kim (2)’s turn.',
    );
    expect(
      words.event({ ...turn, seat: 2 } as Event, telling('de', distinctNames(['Kim', 'Kim', '<b>&']))),
    ).toBe('<b>& ist am Zug.');
  });
});

describe('whatever happens in a game', () => {
  it('is put into words in both languages for everybody, without an id', () => {
    for (const seats of [3, 4, 5]) {
      const config = configOf(seats);
      const setup = eiszeit.setup(config, quickRng(seats));
      const moments = [...randomGame(config, seats)];
      const events = [...setup, ...moments.flatMap((moment) => moment.events)];
      for (const viewer of [0, 'spectator'] as const) {
        for (const language of languages) {
          const spoken = telling(language, NAMES.slice(0, seats));
          for (const event of events) {
            const sentence = words.event(eiszeit.seen(event, viewer) as Seen, spoken);
            expect(sentence).toMatch(/^\S.+\.$/);
            expect(sentence).not.toMatch(/undefined|NaN|\[object|\w[-_]\w| {2}/);
          }
        }
      }
    }
  });
});
