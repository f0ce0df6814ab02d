import { Type } from 'typebox';
import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { catalogueOf } from '../catalogue.js';
import type { GainCode, PayCode, Way } from '../components/effects.js';
import { abilityOf, amountOf, brings, lacking, openAbilities, usableAbilities } from '../gains/abilities.js';
import { hasCampsAround } from '../gains/settlements.js';
import { stoneCost, stonesToHave } from '../gains/stones.js';
import { isAtStart, joints } from '../hexes.js';
import { pendingOf } from '../pending.js';
import { action, type Game } from '../rules.js';
import { playerOf, type State, type StepOf } from '../state.js';
import { chiefAbility, partsOfName, sourceName } from '../texts/abilities.js';
import { wayText } from '../texts/gains.js';
import type { Code } from '../texts/index.js';
import { markedIn, markedPart } from '../texts/marks.js';
import { called } from '../texts/names.js';
import { tileName } from '../texts/places.js';
import type { Told } from '../texts/say.js';
import type { View } from '../view-schema.js';

export const WayIndex = Type.Integer({ minimum: 0, maximum: 7, description: 'Which of its alternatives.' });

export const use = action('use', {
  fields: {
    ability: Type.String({
      maxLength: 50,
      description:
        'One of the abilities that the view lists as open, such as `card/elder`, `chief` or `tile/7`.',
    }),
    way: WayIndex,
  },
  carryOut: (game, seat, { ability, way: index }) => {
    const way = abilityOf(game.state, seat, ability)?.ways[index];
    if (way === undefined) throw new Error(`${ability} has no way ${index}`);
    usedWay(game, seat, ability, way, index);
  },
  text: ({ ability, way }, telling, view) => {
    const chosen = view.turn?.abilities.find((one) => one.ability === ability)?.ways[way];
    const phrase = using(ability, view, telling);
    return chosen === undefined
      ? phrase
      : `${phrase}: ${markedSource(telling, view, ability, wayText(telling, chosen))}`;
  },
  whyNot: (state, { ability, way: index }, seat) => {
    const step = topOf(state.agenda);
    if (step === undefined) return 'not_asked_for';
    if (!openAbilities(state, step).includes(ability))
      return step.step === 'act' ? whyNotOpen(state, ability) : 'ability_not_open';
    const way = abilityOf(state, seat, ability)?.ways[index];
    return way === undefined ? 'no_such_way' : whyNotWay(state, seat, way);
  },
});

export const uses = (state: State, step: StepOf<'act' | 'advancements' | 'eclipse'>) =>
  usableAbilities(state, step).map(({ ability, way }) => ({ type: 'use', ability, way }) as const);

/** Pays for a way and lays out what it brings. */
export function usedWay(game: Game, seat: Seat, ability: string, way: Way, index: number, top = false): void {
  game.add({
    type: 'ability-used',
    seat,
    ability,
    way: index,
    food: amountOf(way.pay, 'food'),
    tool: amountOf(way.pay, 'tool'),
    work: amountOf(way.pay, 'work'),
    discard: amountOf(way.pay, 'discard'),
    gains: pendingOf(game.state, seat, way.get, { top }),
  });
}

const shortOf: Readonly<Record<PayCode, Code>> = {
  food: 'food_short',
  tool: 'tool_short',
  work: 'work_short',
  discard: 'cards_short',
};

function whyNotOpen({ turn, components }: State, name: string): Code {
  if (name === 'chief') {
    if (turn.chief === 'absent') return 'chief_not_placed';
    return turn.chief === 'used' ? 'already_used' : 'not_this_column';
  }
  const played = turn.played.filter(({ card }) => `card/${card}` === name);
  if (played.length === 0) return 'ability_not_open';
  if (played.every(({ used }) => used)) return 'already_used';
  const when = catalogueOf(components).cards.get(played[0]?.card ?? '')?.ability?.when;
  return when === undefined || when === turn.station ? 'ability_not_open' : 'not_this_column';
}

export function whyNotWay(state: State, seat: Seat, way: Way, top = false): Code {
  const short = lacking(state, seat, way.pay);
  if (short !== null) return shortOf[short];
  return brings(state, seat, way.get, top) ? 'not_asked_for' : whyNothing(state, seat, way);
}

/** Where a single gain makes up the action, it can be said what stands in its way. */
function whyNothing(state: State, seat: Seat, { get }: Way): Code {
  const { settlementsLeft, camps } = playerOf(state, seat);
  const gains = get.map(({ gain }) => gain);
  if (gains.includes('buy-stone') || gains.includes('stone')) return whyNoStone(state, seat, gains[0]);
  if (gains.includes('settlement')) {
    if (settlementsLeft === 0) return 'no_settlement_left';
    const around = joints.findIndex((_, joint) => !isAtStart(joint) && hasCampsAround(camps, joint));
    return around < 0 ? 'camps_not_adjacent' : 'joint_taken';
  }
  if (gains.includes('camp')) return 'no_camp_left';
  if (gains.includes('move')) return 'no_camp_there';
  if (gains.includes('slay')) return 'no_living_animal';
  if (gains.includes('animal')) return 'not_in_ground';
  if (gains.includes('animal-reveal'))
    return state.animalDeck.length === 0 ? 'animals_used_up' : 'ground_full';
  if (gains.includes('recruit') && state.turn.fresh.length > 0) return 'same_member_twice';
  return 'brings_nothing';
}

function whyNoStone(state: State, seat: Seat, gain: GainCode | undefined): Code {
  const player = playerOf(state, seat);
  const cost = stoneCost(state, player);
  if (cost === null) return 'no_stone_space';
  if (gain !== 'buy-stone' || stonesToHave(state).length === 0) return 'no_such_stone';
  return player.food < cost.food ? 'food_short' : 'tool_short';
}

/** Abilities and incomes that have no name with a mark of its own. */
function markedSource(telling: Told, { seats, turn, phase }: View, ability: string, said: string): string {
  const { kind, id } = partsOfName(ability);
  const { chiefs, orderTrack } = telling.components;
  if (kind === 'order') return markedIn(orderTrack, said);
  if (kind === 'chief') {
    const own = seats[turn?.seat ?? 0]?.chief;
    const row = chiefs.values.find((one) => one.id === own?.chief);
    return own == null ? said : markedPart(chiefs, row, own.side, said);
  }
  const card = kind === 'card' ? catalogueOf(telling.components).cards.get(id) : undefined;
  if (card === undefined) return said;
  return markedPart(card, card, phase === 'eclipse' ? 'eclipse' : 'ability', said);
}

function using(ability: string, view: View, telling: Told): string {
  const { kind, id, number } = partsOfName(ability);
  const uses = (what: string): string => say(telling, { en: `Use ${what}`, de: `Nutze ${what}` });
  switch (kind) {
    case 'chief':
      return uses(chiefAbility(telling, view.seats[view.turn?.seat ?? 0]?.chief?.chief ?? ''));
    case 'card':
      return uses(called(telling, 'cards', id));
    case 'rest':
      return say(telling, { en: 'Rest', de: 'Ruhe' });
    case 'rest-tile': {
      const name = called(telling, 'restTiles', view.turn?.restTile ?? '');
      return uses(say(telling, { en: `the rest tile ${name}`, de: `das Ruheplättchen ${name}` }));
    }
    default: {
      const source = kind === 'tile' ? tileName(telling, number, view) : sourceName(telling, ability);
      return say(telling, { en: `Take the income of ${source}`, de: `Nimm das Einkommen von ${source}` });
    }
  }
}
