import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { type EventShape, type Language, SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import type { Components } from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import type { Event } from '../../../src/rulebooks/tal-der-mammuts/events/index.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';
import { unmoved } from '../../../src/rulebooks/tal-der-mammuts/walk.js';
import { describeConfig, playout, sweptConfigsOf } from '../../support/playout.js';
import { type Ground, given, rulebook, valley } from './given.js';

const names = ['Anna', 'Bert', 'Clara', 'Dora', 'Emil', 'Finn'];
const telling = (language: Language, components: Components = rulebook.components) => ({
  language,
  names,
  components,
});

/** A sentence in both languages. */
const told = (event: Event | EventShape, components?: Components): string[] =>
  (['en', 'de'] as const).map((language) => rulebook.words.event(event, telling(language, components)));

const phrase = (state: State, action: Action, seat = 0, components?: Components): string[] => {
  const view = rulebook.view(state, seat);
  return (['en', 'de'] as const).map((language) =>
    rulebook.words.action(action, view, telling(language, components)),
  );
};

const isEvent = (sight: object | null): sight is EventShape => sight !== null && 'type' in sight;

function seenBy(viewer: Viewer, event: Event): EventShape {
  const sight = rulebook.seen(event, viewer);
  if (!isEvent(sight)) throw new Error(`${event.type} is not seen`);
  return sight;
}

describe('what happened is told in sentences', () => {
  it('with names of people, hexes and animals', () => {
    expect(told({ type: 'camp-founded', seat: 1, hex: 14 })).toEqual([
      'Bert founds a camp on hex 14.',
      'Bert gründet ein Lager auf Feld 14.',
    ]);
    expect(told({ type: 'animal-killed', seat: 0, tile: 9, species: 'tiger', food: 2 })).toEqual([
      'Anna kills an animal (sabre-toothed tiger) and gains 2 food.',
      'Anna erlegt ein Tier (Säbelzahntiger) und erhält 2 Nahrung.',
    ]);
  });

  it('with one and with many', () => {
    const people = (warriors: number, women: number): Event => ({
      type: 'people-removed',
      seat: 0,
      hex: 3,
      warriors,
      women,
    });
    expect(told(people(1, 0))).toEqual([
      'Anna loses 1 warrior on hex 3.',
      'Anna verliert 1 Krieger auf Feld 3.',
    ]);
    expect(told(people(2, 3))).toEqual([
      'Anna loses 2 warriors and 3 women on hex 3.',
      'Anna verliert 2 Krieger und 3 Frauen auf Feld 3.',
    ]);
    expect(told({ type: 'round-ended', announced: [0, 2] })).toEqual([
      'The round is over: Anna and Clara announce 4 camps.',
      'Die Runde ist vorbei: Anna und Clara sagen 4 Lager an.',
    ]);
    expect(told({ type: 'hexes-closed', hexes: [9], marker: 'burnt' })).toEqual([
      'Hex 9 burns: nobody may enter this round.',
      'Feld 9 brennt: In dieser Runde darf niemand hinein.',
    ]);
    expect(told({ type: 'hexes-closed', hexes: [16, 9], marker: 'flooded' })).toEqual([
      'Hexes 9 and 16 are flooded: nobody may enter this round.',
      'Die Felder 9 und 16 sind überschwemmt: In dieser Runde darf niemand hinein.',
    ]);
  });

  it('with the dice of a fight', () => {
    const rolls = [
      { seat: 0, die: 5, bonus: 2 },
      { seat: null, die: 1, bonus: 1 },
    ];
    expect(told({ type: 'fight-rolled', rolls })).toEqual([
      'The dice: Anna 5 + 2 = 7 and animals 1 + 1 = 2.',
      'Gewürfelt: Anna 5 + 2 = 7 und Tiere 1 + 1 = 2.',
    ]);
  });

  it('with the animals of tiles, which have no names of their own', () => {
    const placed = [
      { tile: 0, hex: 2 },
      { tile: 1, hex: 2 },
      { tile: 53, hex: 5 },
    ];
    expect(told({ type: 'animals-arrived', placed })).toEqual([
      'Animals arrive: 2 × wolf on hex 2 and mammoth on hex 5.',
      'Tiere kommen an: 2 × Wolf auf Feld 2 und Mammut auf Feld 5.',
    ]);
  });

  it('and women who change sides are counted', () => {
    const joined: Event = { type: 'women-joined', seat: 0, from: 1, hex: 3, women: 3, joined: 1 };
    expect(told(joined)).toEqual([
      '1 woman of Bert joins Anna on hex 3; 2 women find no place.',
      '1 Frau von Bert läuft auf Feld 3 zu Anna über; 2 Frauen finden keinen Platz.',
    ]);
  });

  it('but cards and answers only to whom they belong', () => {
    const drawn: Event = { type: 'card-drawn', seat: 0, card: 'pit-trap' };
    expect(told(seenBy(0, drawn))[0]).toMatch(/^Anna draws a special card: “Pit trap°”. At/);
    expect(told(seenBy(1, drawn))[0]).toBe('Anna draws a special card.');
    const answer = { type: 'play-wind', card: 'shifting-wind', turn: 'clockwise' } as const;
    const answered: Event = { type: 'window-answered', seat: 0, window: 'nature-window', answer };
    expect(told(seenBy(0, answered))).toEqual([
      'Anna chooses “Shifting wind°”: clockwise.',
      'Anna wählt „Drehender Wind°“: im Uhrzeigersinn.',
    ]);
    expect(told(seenBy(SPECTATOR, answered))).toEqual(['Anna has answered.', 'Anna hat geantwortet.']);
    expect(told(seenBy(0, { ...answered, answer: null }))[0]).toBe('Anna plays no card.');
  });
});

describe('what could be done is told in phrases', () => {
  const moving = given({
    people: [
      { seat: 0, hex: 14, warriors: 2, women: 1 },
      { seat: 1, hex: 15, warriors: 1 },
    ],
    agenda: [{ step: 'move', seat: 0 }],
    state: { wind: 0 },
  });

  it('by the ground of a first camp, of one that is founded and of one to come back to', () => {
    const ground: Ground = { land: { 2: 'mountain', 4: 'forest' }, volcanoes: [2], rivers: [[9, 10]] };
    const table = given({
      components: valley(ground),
      agenda: [{ step: 'place-camp', seat: 0 }],
    });
    expect(phrase(table, { type: 'place-camp', hex: 9 })).toEqual([
      'Set up your first camp on hex 9 (plain, 1 food by fishing°)',
      'Schlage dein erstes Lager auf Feld 9 (Ebene, 1 Nahrung durch Fischen°) auf',
    ]);
    expect(phrase(table, { type: 'found', hex: 2 })[1]).toBe('Gründe ein Lager auf Feld 2 (Vulkan°)');
    expect(phrase(table, { type: 're-enter', hex: 4 })[0]).toBe('Return on hex 4 (forest°)');
  });

  it('by figure and hex', () => {
    expect(phrase(moving, { type: 'move', figure: 'woman', from: 14, to: 20 })).toEqual([
      'Move a woman from hex 14 to hex 20',
      'Bewege eine Frau von Feld 14 auf Feld 20',
    ]);
    expect(phrase(moving, { type: 'done' })).toEqual(['End your movement', 'Beende deine Bewegung']);
  });

  it('by the figure that goes on', () => {
    const table = given({
      people: [{ seat: 0, hex: 20, women: 1 }],
      agenda: [{ step: 'move', seat: 0 }],
      state: {
        walk: {
          ...unmoved,
          walker: { figure: 'woman', start: 14, hex: 20, left: 1, path: false },
        },
      },
    });
    expect(phrase(table, { type: 'go-on', to: 21 })).toEqual([
      'Go on with the woman to hex 21',
      'Geh mit der Frau weiter auf Feld 21',
    ]);
  });

  it('with the camp that is lost by it', () => {
    const table = (women: number, ears = 0) =>
      given({
        people: [{ seat: 0, hex: 14, warriors: 2, women, camp: true, ears }],
        agenda: [{ step: 'move', seat: 0 }],
      });
    const leave = { type: 'move', figure: 'woman', from: 14, to: 20 } as const;
    expect(phrase(table(1), leave)).toEqual([
      'Move a woman from hex 14 to hex 20: the camp on hex 14 is lost',
      'Bewege eine Frau von Feld 14 auf Feld 20: Das Lager auf Feld 14 geht verloren',
    ]);
    expect(phrase(table(1, 2), leave)[1]).toContain('geht samt Acker verloren');
    expect(phrase(table(2), leave)[0]).toBe('Move a woman from hex 14 to hex 20');
    expect(phrase(table(1), { ...leave, figure: 'warrior' })[0]).toBe('Move a warrior from hex 14 to hex 20');
    const hungry = { ...table(1), agenda: [{ step: 'feed', seat: 0 } as const] };
    expect(phrase(hungry, { type: 'starve', figure: 'woman', hex: 14 })[1]).toBe(
      'Lass eine Frau auf Feld 14 verhungern: Das Lager auf Feld 14 geht verloren',
    );
    const fight = {
      hex: 14,
      kind: 'animals',
      species: 0,
      seats: [0],
      bonus: [0, 0],
      amazons: [],
      rolls: [],
    } as const;
    const losing = {
      ...table(1),
      fight,
      losses: [{ seat: 0, hexes: [14] }],
      agenda: [{ step: 'lose-figure' } as const],
    };
    expect(phrase(losing, { type: 'lose', figure: 'woman', hex: 14 })[0]).toContain('is lost');
    expect(phrase(losing, { type: 'flee', card: 'flight', figure: 'warrior', hex: 20 })).toEqual([
      'Play “Flight°”: lose a warrior and retreat to hex 20; the camp on hex 14 is lost',
      'Spiele „Flucht°“: Verliere einen Krieger und zieh dich auf Feld 20 zurück; das Lager auf Feld 14 geht verloren',
    ]);
  });

  it('by card and what it is aimed at', () => {
    expect(phrase(moving, { type: 'play-wind', card: 'shifting-wind', turn: 'anticlockwise' })).toEqual([
      'Play “Shifting wind°”: anticlockwise, to the north-west',
      'Spiele „Drehender Wind°“: gegen den Uhrzeigersinn, nach Nordwesten',
    ]);
    expect(phrase(moving, { type: 'play-on', card: 'food-theft', target: 1 })).toEqual([
      'Play “Food theft°” against Bert',
      'Spiele „Nahrungsdiebstahl°“ gegen Bert',
    ]);
  });

  it('and by who stands there', () => {
    const state = given({
      people: [
        { seat: 0, hex: 14, warriors: 2 },
        { seat: 1, hex: 14, warriors: 1 },
      ],
      agenda: [{ step: 'choose-fight', seat: 0 }],
    });
    expect(phrase(state, { type: 'choose-fight', hex: 14, against: 'tribes' })).toEqual([
      'Fight on hex 14 against Bert (Anna 84%, Bert 16%)',
      'Kämpfe auf Feld 14 gegen Bert (Anna 84 %, Bert 16 %)',
    ]);
    expect(phrase(state, { type: 'choose-fight', hex: 14, against: 'bear' })[1]).toBe(
      'Kämpfe auf Feld 14 gegen Bär',
    );
  });

  it('and by how many animals stand there, with odds that add up', () => {
    const state = given({
      people: [{ seat: 0, hex: 14, warriors: 3 }],
      animals: [
        { hex: 14, species: 'wolf', count: 2 },
        { hex: 14, species: 'bear', count: 1 },
      ],
      agenda: [{ step: 'choose-fight', seat: 0 }],
    });
    for (const against of ['wolf', 'bear']) {
      const said = phrase(state, { type: 'choose-fight', hex: 14, against })[0] ?? '';
      const shown = [...said.matchAll(/(\d+)%/g)].map(([, number]) => Number(number));
      expect(shown.reduce((sum, one) => sum + one, 0)).toBe(100);
    }
    expect(phrase(state, { type: 'choose-fight', hex: 14, against: 'wolf' })[0]).toContain(
      'against 2 × wolf',
    );
  });

  it('and cards of a pack that bear the same name are told apart', () => {
    const { specialCards } = rulebook.components;
    const values = specialCards.values.map((card) => ({ ...card, name: { en: 'Card', de: 'Karte' } }));
    const components = { ...rulebook.components, specialCards: { ...specialCards, values } };
    const one = phrase(moving, { type: 'play', card: 'pit-trap' }, 0, components);
    const other = phrase(moving, { type: 'play', card: 'amazons' }, 0, components);
    expect(one[0]).toBe('Play “Card (12)°”');
    expect(other).not.toEqual(one);
  });
});

it('an event and a card that is drawn say what they do', () => {
  expect(told({ type: 'event-turned', event: 'long-winter' })).toEqual([
    'The event of this round: “Long winter°”. This winter lasts one round longer.',
    'Das Ereignis dieser Runde: „Langer Winter°“. Dieser Winter dauert eine Runde länger.',
  ]);
  expect(told({ type: 'event-turned', event: 'abundant-rain' })[1]).toMatch(
    / Für Fortgeschrittene: Alle Stämme verlieren das Feuer\.$/,
  );
  expect(told({ type: 'card-drawn', seat: 0, card: 'good-catch' })[0]).toBe(
    'Anna draws a special card: “Good catch°”. Before your tribe eats: 1 more food for every hex on which you fish.',
  );
});

it('a question about food says what there is, what comes in and what is eaten', () => {
  const table = given({
    components: valley({ land: { 9: 'forest' } }),
    people: [{ seat: 0, hex: 9, warriors: 3 }],
    agenda: [{ step: 'food-window', seat: 0 }],
    state: { season: 'summer', hands: [['raft'], []], food: [2, 9] },
  });
  const ask = (state: State, language: Language): string | undefined => {
    const [asked] = rulebook.prompts(state);
    return asked && rulebook.words.prompt?.(asked, telling(language));
  };
  expect(ask(table, 'en')).toBe('Your tribe has 2 food, finds 1 and eats 3: do you play a card?');
  expect(ask(table, 'de')).toBe('Dein Stamm hat 2 Nahrung, findet 1 und isst 3: Spielst du eine Karte?');
  const hungry = { ...table, agenda: [{ step: 'feed', seat: 0 } as const] };
  expect(ask(hungry, 'en')).toBe('Your tribe has 2 food and would eat 3: who gets nothing to eat?');
});

it('a prompt says what it is about', () => {
  const ask = (kind: string, about: Record<string, string | number>): string | undefined =>
    rulebook.words.prompt?.({ seat: 0, kind, about }, telling('en'));
  expect(ask('nature-window', { event: 'hail', wind: 'E' })).toBe(
    '“Hail°”, and wind to the east: do you play a card?',
  );
  expect(ask('nature-window', { event: '', wind: 'E' })).toBe(
    'There is no event, but wind to the east: do you play a card?',
  );
  expect(ask('lose-figure', { hex: 4, against: 'wolf' })).toBe(
    'Fight on hex 4 against wolf: which figure do you lose?',
  );
  expect(ask('fight-window', { hex: 4, against: 'wolf', 'odds-0': 0.583, 'odds-animals': 0.417 })).toBe(
    'Fight on hex 4 against wolf (Anna 58%, animals 42%): do you play a card?',
  );
  expect(ask('lose-figure', { event: 'flood' })).toBe('“Flood°”: which figure do you lose?');
  expect(ask('take-camp', { hex: 4, from: 1 })).toBe('Do you keep the camp of Bert on hex 4, or burn it?');
});

/** Ids of things are for machines: nothing of the kind may stand in a sentence. */
const NOT_WORDS = /undefined|NaN|\[object|\b(?:NE|SE|SW|NW)\b|[a-z]_[a-z]/;
const ids = [...rulebook.components.specialCards.values, ...rulebook.components.summerEvents.values]
  .map(({ id }) => id)
  .filter((id) => id.includes('-'));

describe('in whole games everything that happens and could happen has words', () => {
  const erased = erase(rulebook);
  it.each(sweptConfigsOf(erased).map((config) => [describeConfig(config), config] as const))(
    '%s',
    (_, config) => {
      const game = playout(erased, config, 11, { most: 260 });
      const viewers: Viewer[] = [0, 1, SPECTATOR];
      for (const language of ['en', 'de'] as const) {
        const to = { language, names, components: config.components };
        const texts = new Set<string>();
        const tell = (events: readonly object[]): void => {
          for (const event of events)
            for (const viewer of viewers) {
              const seen = erased.seen(event as never, viewer);
              if (seen !== null) texts.add(erased.words.event(seen as never, to));
            }
        };
        tell(game.setup);
        for (const { before, seat, events } of game.steps) {
          tell(events);
          const view = erased.view(before, seat);
          const phrases = erased.legal(before, seat).map((action) => erased.words.action(action, view, to));
          for (const text of phrases) texts.add(text);
          expect(new Set(phrases).size).toBe(phrases.length);
          for (const prompt of erased.prompts(before)) texts.add(erased.words.prompt?.(prompt, to) ?? '');
        }
        for (const text of texts) {
          expect(text).not.toBe('');
          expect(text).not.toMatch(NOT_WORDS);
          expect(ids.filter((id) => text.includes(id))).toEqual([]);
        }
      }
    },
  );
});
