import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { erase } from '../../src/engine/any-rulebook.js';
import {
  closed,
  type EventOf,
  eventsOf,
  hidden,
  of,
  rulesOf,
  secret,
} from '../../src/engine/define/index.js';
import { quickRng } from '../../src/kernel/rng.js';

interface State {
  readonly agenda: readonly Rules['Step'][];
  readonly log: readonly string[];
}
interface Named<Name extends string> {
  readonly step: Name;
  readonly seat: number;
}
interface Rules {
  State: State;
  Step: Named<'ask'> | Named<'whisper'> | Named<'thaw'>;
  Event: EventOf<readonly [typeof said, typeof kept, typeof went]>;
  View: { readonly log: number };
  Code: 'not_asked_for' | 'too_late' | 'never' | 'nobody';
}
const event = eventsOf<{ State: State }>();
const { action, prompt, step, rulebook } = rulesOf<Rules>();
const Seat = Type.Integer();
const text = { en: 'Text.', de: 'Text.' };
const noted = (state: State, note: string): State => ({ ...state, log: [...state.log, note] });

const said = event('said', {
  fields: {
    seat: Seat,
    word: secret(of.seat, Type.String()),
    loud: Type.Boolean(),
    draft: hidden(Type.String()),
  },
  description: 'Something was said.',
  open: ({ loud }) => loud,
  evolve: (state, { word }) => noted(state, word),
  text: { en: '{seat} says {word}.', de: '{seat} sagt {word:shout}.' },
  unseen: { en: '{seat} whispers.', de: '{seat} flüstert.' },
});
const kept = event('kept', { fields: { seat: Seat }, only: 'seat', evolve: (state) => state, text });
const went = event('went', {
  fields: { step: Type.String() },
  evolve: (state, { step: name }) => ({ ...noted(state, name), agenda: state.agenda.slice(0, -1) }),
  text,
});
const say = action('say', {
  fields: { word: Type.String() },
  carryOut: (game, seat, { word }) => {
    game.add({ type: 'said', seat, word, loud: true, draft: '' });
    game.add({ type: 'went', step: 'ask' });
  },
  text,
  whyNot: () => 'never',
  notNow: ({ step: name }) => (name === 'whisper' ? 'too_late' : 'not_asked_for'),
});
const rest = action('rest', {
  fields: {},
  carryOut: (game) => game.add({ type: 'went', step: 'rest' }),
  text,
});
const actions = [say, rest] as const;
const [many, few] = [prompt('many', text), prompt('few', text)];
const steps = [
  step('ask', {
    prompt: { kinds: [many, few], which: ({ log }) => (log.length > 1 ? many : few) },
    about: (_, { seat }) => (seat === 0 ? { first: true } : null),
    answers: [say],
    legal: ({ log }) => (log.includes('full') ? [] : [{ type: 'say', word: 'no' }]),
    stuck: (game) => game.add({ type: 'went', step: 'stuck' }),
  }),
  step('whisper', {
    prompt: text,
    asks: () => [0, 1],
    answers: [rest],
    legal: () => [{ type: 'rest' }],
    carryOut: (game, seat) => game.add({ type: 'kept', seat }),
    whyNot: { rest: (_state, { seat }) => (seat === 9 ? 'never' : 'too_late') },
  }),
  step('thaw', { run: (game) => game.add({ type: 'went', step: 'thaw' }) }),
];
const parts = {
  meta: { id: 'a', titles: text, seats: { min: 2, max: 2 }, rulesVersion: '1', summary: text },
  schemas: { view: closed({ log: Type.Integer() }) },
  events: [said, kept, went] as const,
  actions,
  steps,
  rejections: { not_asked_for: text, too_late: text, never: text, nobody: text },
  formats: { shout: (_: unknown, word: string) => word.toUpperCase() },
  step: ({ agenda }: State) => agenda.at(-1),
  initial: (): State => ({ agenda: [], log: [] }),
  view: ({ log }: State) => ({ log: log.length }),
  scores: () => [0, 0],
  imagine: (state: State) => state,
};
const rules = rulebook({
  ...parts,
  whyNot: (_, one) => (one.type === 'say' && one.word === 'nobody' ? 'nobody' : null),
  idle: (game) => {
    if (game.state.log.includes('idle')) return false;
    game.add({ type: 'went', step: 'idle' });
    return true;
  },
});
const at = (...agenda: State['agenda']): State => ({ agenda, log: [] });
const ask = { step: 'ask', seat: 0 } as const;
const whisper = { step: 'whisper', seat: 0 } as const;
const names = { language: 'en' as const, names: ['Ayla', 'Brun'], components: {} };

describe('A rulebook that is derived from its definitions', () => {
  const secretly = { type: 'said', seat: 0, word: 'yes', loud: false, draft: 'x' } as const;

  it('shows a secret field to its seat, a hidden field to nobody, and everything of an open event', () => {
    expect(rules.seen(secretly, 0)).toEqual({ type: 'said', seat: 0, word: 'yes', loud: false });
    expect(rules.seen(secretly, 1)).toEqual({ type: 'said', seat: 0, loud: false });
    expect(rules.seen({ ...secretly, loud: true }, 'spectator')).toHaveProperty('word', 'yes');
    expect(rules.seen({ type: 'kept', seat: 1 }, 1)).toEqual({ type: 'kept', seat: 1 });
    expect(rules.seen({ type: 'kept', seat: 1 }, 'spectator')).toBeNull();
  });

  it('has one text for viewers who know the secrets of an event, and another for the rest', () => {
    const textFor = (viewer: number, language: 'en' | 'de') =>
      rules.words.event(Object(rules.seen(secretly, viewer)), { ...names, language });
    expect([textFor(0, 'en'), textFor(1, 'en')]).toEqual(['Ayla says yes.', 'Ayla whispers.']);
    expect([textFor(0, 'de'), textFor(1, 'de')]).toEqual(['Ayla sagt YES.', 'Ayla flüstert.']);
  });

  it('chooses one of several prompts, and asks several seats at the same time', () => {
    expect(rules.prompts(at(ask))).toEqual([{ seat: 0, kind: 'few', about: { first: true } }]);
    expect(rules.prompts({ ...at({ ...ask, seat: 1 }), log: ['a', 'b'] })).toEqual([
      { seat: 1, kind: 'many' },
    ]);
    expect(rules.prompts(at(whisper)).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(Object.keys(rules.meta.prompts)).toEqual(['many', 'few', 'whisper']);
  });

  it('runs steps that ask nobody: silent steps, stuck steps, and no step at all', () => {
    const begun: State = { agenda: [{ step: 'thaw', seat: 0 }, ask], log: ['full'] };
    const { state } = rules.decide(begun, 0, { type: 'say', word: 'no' }, quickRng(1));
    expect(state.log).toEqual(['full', 'no', 'ask', 'thaw', 'idle']);
    const stuck = rules.decide(
      { agenda: [ask, ask], log: ['full'] },
      0,
      { type: 'say', word: 'no' },
      quickRng(1),
    );
    expect(stuck.state.log).toEqual(['full', 'no', 'ask', 'stuck', 'idle']);
  });

  it('prefers `carryOut` of the step to that of the action', () => {
    const { events } = rules.decide(at(whisper), 1, { type: 'rest' }, quickRng(1));
    expect(events).toEqual([{ type: 'kept', seat: 1 }]);
  });

  it('asks the rulebook for a reason first, then the step, then the action', () => {
    const why = (state: State, one: Parameters<typeof rules.decide>[2], seat = 0) =>
      rules.reasons?.(state, seat, one)?.code;
    expect(why(at(ask), { type: 'say', word: 'nobody' })).toBe('nobody');
    expect(why(at(ask), { type: 'say', word: 'maybe' })).toBe('never');
    expect(why(at(ask), { type: 'rest' })).toBe('not_asked_for');
    expect(why(at(whisper), { type: 'say', word: 'no' })).toBe('too_late');
    expect(why(at(whisper), { type: 'rest' })).toBe('too_late');
    expect(why(at(ask), { type: 'rest' }, 1)).toBeUndefined();
  });

  it('gives options that an older game lacks their defaults', () => {
    const seen: unknown[] = [];
    const book = rulebook({
      ...parts,
      schemas: {
        ...parts.schemas,
        options: closed({ snow: Type.Integer({ default: 3 }), ice: Type.Boolean({ default: false }) }),
      },
      initial: ({ options }) => {
        seen.push(options);
        return parts.initial();
      },
      setup: (_, { options }) => seen.push(options),
      flaws: ({ options }) => {
        seen.push(options);
        return [];
      },
    });
    const { initial, setup, flaws } = erase(book);
    const config = { seats: 2, options: { ice: true }, components: {} };
    initial(config);
    setup(config, quickRng(1));
    flaws?.(config);
    expect(seen).toEqual(Array(4).fill({ ice: true, snow: 3 }));
    expect(config.options).toEqual({ ice: true });
  });

  it('leaves hidden fields out of the schemas of events', () => {
    expect(JSON.stringify(rules.schemas.event)).toContain('"required":["type","seat","loud"]');
    expect(JSON.stringify(rules.schemas.event)).not.toContain('draft');
  });
});

describe('An invalid definition', () => {
  it('is refused when the rulebook is built: a placeholder without a field, a missing format', () => {
    const wrong = (en: string) => () =>
      rulebook({ ...parts, events: [said, kept, { ...went, text: { en, de: 'x' } }] });
    expect(wrong('{nobody} went.')).toThrow('there is no field for {nobody}');
    expect(wrong('{step:loudly}.')).toThrow('there is no format loudly');
  });

  it('says which text a format cannot write', () => {
    const shout = (_: unknown, value: string) => value.toUpperCase();
    const { words } = rulebook({
      ...parts,
      events: [said, kept, { ...went, text: { en: '{step:shout}.', de: 'x' } }],
      formats: { shout },
    });
    const telling = { language: 'en', names: [], components: {} } as const;
    expect(() => words.event({ type: 'went', seat: 0, step: 3 } as never, telling)).toThrow(
      'the format shout cannot write {step} in “{step:shout}.”',
    );
  });

  it('is refused when the rulebook is built: neither scores nor an outcome', () => {
    const { scores: _, ...others } = parts;
    expect(() => rulebook({ ...others, events: [said, kept, went] })).toThrow(
      'a has neither scores nor outcome',
    );
  });

  it('is refused when the rulebook is built: a name that is defined twice', () => {
    expect(() => rulebook({ ...parts, events: [said, kept, went, kept] })).toThrow('kept is defined twice');
  });
});
