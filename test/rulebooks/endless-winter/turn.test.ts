import { describe, expect, it } from 'vitest';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import {
  acting,
  configOf,
  declined,
  eventsOf,
  given,
  having,
  held,
  idsOf,
  opened,
  playerIn,
  refused,
  when,
} from './support.js';

const kindOf = (state: Parameters<typeof endlessWinter.prompts>[0]) => endlessWinter.prompts(state)[0]?.kind;

describe('advancements', () => {
  it('take effect at once when they are played', () => {
    const state = given(opened(), 0, { hand: held('hearth-fire', 'gatherer'), food: 0 });
    const played = when(state, 0, { type: 'play-advancement', card: 'hearth-fire' }).state;
    const used = when(played, 0, { type: 'use', ability: 'card/hearth-fire', way: 0 }).state;
    expect(playerIn(used, 0).food).toBe(3);
  });

  it('are optional, and so is what they do', () => {
    const state = given(opened(), 0, { hand: held('hearth-fire'), food: 0 });
    expect(idsOf(state, 0)).toContain('done');
    const played = when(state, 0, { type: 'play-advancement', card: 'hearth-fire' }).state;
    const moved = when(played, 0, { type: 'done' }).state;
    expect(playerIn(moved, 0).food).toBe(0);
  });

  it('need not be declined: a figure is set at once, but not before an open ability was used or declined', () => {
    const state = given(opened(), 0, { hand: held('gatherer'), food: 0 });
    const { state: placed, events } = when(state, 0, { type: 'place-figure', figure: 'tribe', at: 'hunt' });
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['advancements-ended', 'figure-placed']);
    expect(kindOf(placed)).toBe('act');
    const holding = given(opened(), 0, { hand: held('hearth-fire'), food: 0 });
    const { state: open } = when(holding, 0, { type: 'play-advancement', card: 'hearth-fire' });
    expect(idsOf(open, 0).some((id) => id.startsWith('place-figure'))).toBe(false);
    const { state: used } = when(open, 0, { type: 'use', ability: 'card/hearth-fire', way: 0 });
    expect(kindOf(used)).toBe('place-figure');
  });

  it('cost another card from the hand, unused, for every one after the first', () => {
    const state = given(opened(), 0, { hand: held('hearth-fire', 'blades', 'gatherer', 'warrior') });
    const one = when(state, 0, { type: 'play-advancement', card: 'hearth-fire' }).state;
    expect(kindOf(one)).toBe('use-advancement');
    const two = when(one, 0, { type: 'play-advancement', card: 'blades' }).state;
    expect(kindOf(two)).toBe('discard-for-advancement');
    expect(idsOf(two, 0)).toEqual(['discard:card=gatherer', 'discard:card=warrior']);
    const paid = when(two, 0, { type: 'discard', card: 'gatherer' }).state;
    expect(playerIn(paid, 0).discards.at(-1)).toBe('gatherer');
    expect(playerIn(paid, 0).hand.map(({ card }) => card)).toEqual(['warrior']);
    expect(idsOf(paid, 0)).toContain('use:ability=card/blades,way=0');
  });

  it('cannot be played a second time without another card to discard', () => {
    const state = given(opened(), 0, { hand: held('hearth-fire', 'blades') });
    const one = when(state, 0, { type: 'play-advancement', card: 'hearth-fire' }).state;
    expect(refused(one, 0, { type: 'play-advancement', card: 'blades' })).toBe('no_card_to_discard');
  });

  it('that were not used before the next one was played are forgone', () => {
    const state = given(opened(), 0, { hand: held('hearth-fire', 'blades', 'gatherer') });
    const two = having(
      state,
      0,
      { type: 'play-advancement', card: 'hearth-fire' },
      { type: 'play-advancement', card: 'blades' },
      { type: 'discard', card: 'gatherer' },
    );
    expect(idsOf(two, 0)).not.toContain('use:ability=card/hearth-fire,way=0');
    expect(idsOf(two, 0)).toContain('use:ability=card/blades,way=0');
  });

  it('that belong to a column are used in step 2, and only in that column', () => {
    const state = given(opened(), 0, { hand: held('hunting-charm', 'gatherer') });
    const played = having(state, 0, { type: 'play-advancement', card: 'hunting-charm' }, { type: 'done' });
    const hunting = when(played, 0, { type: 'place-figure', figure: 'tribe', at: 'hunt' }).state;
    const used = when(hunting, 0, { type: 'use', ability: 'card/hunting-charm', way: 0 }).state;
    expect(used.turn.work).toBe(4);
    const developing = when(played, 0, { type: 'place-figure', figure: 'tribe', at: 'develop' }).state;
    expect(refused(developing, 0, { type: 'use', ability: 'card/hunting-charm', way: 0 })).toBe(
      'not_this_column',
    );
  });

  it('are not asked about when the hand is empty, which everybody sees', () => {
    const state = opened();
    const emptied = given(state, 1, { hand: [], deck: [], discards: [] });
    const { state: next } = declined(emptied, ({ turn }) => turn.seat === 1);
    expect(kindOf(next)).toBe('place-figure');
  });
});

describe('a figure', () => {
  const atPlace = () => when(opened(), 0, { type: 'done' }).state;

  it('is set on the top space of a column, or on the rest space', () => {
    expect(idsOf(atPlace(), 0)).toEqual(
      ['chief', 'tribe'].flatMap((figure) =>
        ['initiate', 'develop', 'migrate', 'hunt', 'rest'].map(
          (at) => `place-figure:at=${at},figure=${figure}`,
        ),
      ),
    );
  });

  it('may be set where others already stand', () => {
    const state = acting(opened(), 0, 'hunt');
    const { state: next } = declined(when(state, 0, { type: 'go-on' }).state, ({ turn }) => turn.seat === 1);
    const placing = declined(next, (now) => kindOf(now) === 'place-figure').state;
    expect(idsOf(placing, 1)).toContain('place-figure:at=hunt,figure=tribe');
  });

  it('can only be one that is left', () => {
    const state = given(atPlace(), 0, { chiefFigure: false, tribeFigures: 1 });
    expect(refused(state, 0, { type: 'place-figure', figure: 'chief', at: 'hunt' })).toBe('no_figure_left');
  });

  it('opens the ability of the chief once in the turn in which the chief is set', () => {
    const state = given(atPlace(), 0, { chief: 'thunder-paw', side: 'a', food: 0 });
    const chief = when(state, 0, { type: 'place-figure', figure: 'chief', at: 'hunt' }).state;
    const used = when(chief, 0, { type: 'use', ability: 'chief', way: 0 }).state;
    expect([used.turn.work, playerIn(used, 0).food]).toEqual([2, 1]);
    expect(refused(used, 0, { type: 'use', ability: 'chief', way: 0 })).toBe('already_used');
    const tribe = when(state, 0, { type: 'place-figure', figure: 'tribe', at: 'hunt' }).state;
    expect(refused(tribe, 0, { type: 'use', ability: 'chief', way: 0 })).toBe('chief_not_placed');
  });

  it('goes from the top to the middle, and to the bottom only when it was first in its column', () => {
    const first = acting(given(opened(), 0, { alive: [1, 0, 0, 0, 0, 0, 0] }), 0, 'hunt');
    const middle = when(first, 0, { type: 'go-on' }).state;
    expect(kindOf(middle)).toBe('middle');
    expect(kindOf(when(middle, 0, { type: 'go-on' }).state)).toBe('bottom');
    const second = acting(opened(), 0, 'hunt', { first: false });
    const over = having(second, 0, { type: 'go-on' }, { type: 'go-on' });
    expect(over.turn.seat).toBe(1);
  });

  it('takes the action of the middle space once, and that of the bottom space once', () => {
    const state = acting(given(opened(), 0, { alive: [2, 0, 0, 0, 0, 0, 0], food: 0 }), 0, 'hunt', {
      space: 'middle',
    });
    const slain = having(state, 0, { type: 'middle' }, { type: 'slay', animal: 'giant-sloth' });
    expect(refused(slain, 0, { type: 'middle' })).toBe('already_used');
    const bottom = having(slain, 0, { type: 'go-on' }, { type: 'bottom' });
    expect(refused(bottom, 0, { type: 'bottom' })).toBe('already_used');
  });
});

describe('after the actions', () => {
  it('played cards go to the discards face up, and work that is left lapses', () => {
    const state = given(acting(opened(), 0, 'hunt', { first: false }), 0, {
      hand: held('hunter'),
      discards: ['ember'],
    });
    const played = when(state, 0, { type: 'play-member', card: 'hunter' }).state;
    const ended = having(played, 0, { type: 'go-on' }, { type: 'go-on' });
    expect(playerIn(ended, 0).discards).toEqual(['ember', 'hunter']);
    expect(ended.turn.work).toBe(0);
  });

  it('the next in the order has a turn, until everybody has had three', () => {
    const { events } = declined(opened(), ({ phase }) => phase === 'eclipse');
    const turns = eventsOf(events, 'turn-begun').map(({ seat }) => seat);
    expect([0, ...turns]).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  it('an eclipse pile may be laid after the third turn only', () => {
    const { state } = declined(opened(), (now) => kindOf(now) === 'lay-eclipse');
    expect(playerIn(state, 0).placed).toHaveLength(3);
    expect(playerIn(state, 1).placed).toHaveLength(2);
  });

  it('any cards may be laid on the eclipse pile, and the others are kept', () => {
    const { state } = declined(opened(), (now) => kindOf(now) === 'lay-eclipse');
    const laying = given(state, 0, { hand: held('ember', 'gatherer', 'gatherer') });
    const done = having(
      laying,
      0,
      { type: 'lay', card: 'ember' },
      { type: 'lay', card: 'gatherer' },
      { type: 'done' },
    );
    expect(playerIn(done, 0).pile.map(({ card }) => card)).toEqual(['ember', 'gatherer']);
    expect(playerIn(done, 0).hand.map(({ card }) => card)).toEqual(['gatherer']);
  });
});

describe('the rest space', () => {
  const resting = () => {
    const placed = given(when(opened(), 0, { type: 'done' }).state, 0, {
      alive: [1, 0, 0, 0, 0, 0, 0],
      food: 0,
      chief: 'thunder-paw',
      side: 'a',
    });
    return when(placed, 0, { type: 'place-figure', figure: 'chief', at: 'rest' }).state;
  };

  it('brings a card or a lesser income, and an animal may be slain', () => {
    const state = resting();
    expect(idsOf(state, 0)).toEqual(
      expect.arrayContaining(['use:ability=rest/0,way=0', 'use:ability=rest/1,way=0', 'go-on']),
    );
    const drawing = when(state, 0, { type: 'use', ability: 'rest/0', way: 0 }).state;
    expect(idsOf(drawing, 0)).toEqual([
      'take:gain=draw',
      'lower:gain=draw,to=idol',
      'lower:gain=draw,to=tool',
      'lower:gain=draw,to=food',
      'done',
    ]);
    const slain = having(
      drawing,
      0,
      { type: 'take', gain: 'draw' },
      { type: 'use', ability: 'rest/1', way: 0 },
      { type: 'slay', animal: 'giant-sloth' },
    );
    expect(playerIn(slain, 0).slain[0]).toBe(1);
    expect(playerIn(slain, 0).food).toBe(4);
  });

  it('lets nobody play members or spend food', () => {
    const state = given(resting(), 0, { hand: held('warrior'), food: 3 });
    expect(refused(state, 0, { type: 'play-member', card: 'warrior' })).toBe('no_work_while_resting');
    expect(refused(state, 0, { type: 'spend-food', to: 0 })).toBe('no_work_while_resting');
  });

  it('allows the ability of the chief, unless it belongs to a column', () => {
    expect(idsOf(resting(), 0)).toContain('use:ability=chief,way=0');
    const bound = given(resting(), 0, { chief: 'stonecutter', side: 'a' });
    expect(refused(bound, 0, { type: 'use', ability: 'chief', way: 0 })).toBe('not_this_column');
  });

  it('may be used by several figures of a seat in one round', () => {
    const state = given(resting(), 0, { placed: [{ figure: 'tribe', at: 'rest' }] });
    expect(endlessWinter.view(state, 0).seats[0]?.placed).toHaveLength(1);
    const again = declined(
      resting(),
      (now) => now.turn.seat === 0 && playerIn(now, 0).placed.length === 1 && kindOf(now) === 'place-figure',
    ).state;
    expect(idsOf(again, 0)).toContain('place-figure:at=rest,figure=tribe');
  });
});

it('with two seats turns alternate', () => {
  const { events } = declined(opened(configOf(2)), ({ phase }) => phase === 'eclipse');
  expect([0, ...eventsOf(events, 'turn-begun').map(({ seat }) => seat)]).toEqual([0, 1, 0, 1, 0, 1]);
});
