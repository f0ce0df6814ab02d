import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { spotsOf } from '../building-ground.js';
import { catalogueOf } from '../catalogue.js';
import { Joint, type Pending, Spot, Tile } from '../fields.js';
import { offer } from '../gains/carry-out.js';
import { hasCampsAround } from '../gains/settlements.js';
import { hasGap, isStartSpace, siteAt } from '../gains/spots.js';
import { isAtStart, joints } from '../hexes.js';
import { add, pendingOf } from '../pending.js';
import { foodLimit, megalithsLeft, nextIsNeutral } from '../player.js';
import { action, type Game } from '../rules.js';
import { OF_SETTLEMENT } from '../scoring/influence.js';
import { pointsFor } from '../scoring/megaliths.js';
import { NOBODY, playerOf, topStep } from '../state.js';
import { groupText, pointsText, withGains } from '../texts/gains.js';
import { markedIn } from '../texts/marks.js';
import { between, spotName, tileLabel } from '../texts/places.js';
import { scoreOf } from '../texts/reckoning.js';
import type { Told } from '../texts/say.js';
import type { View } from '../view-schema.js';

export const buildMegalith = action('build-megalith', {
  fields: { spot: Spot },
  description: 'The next megalith of the board.',
  carryOut: (game, seat, { spot }) => build(game, seat, spot, false),
  text: ({ spot }, telling, view) => {
    const neutral = (view.seats[view.turn?.seat ?? 0]?.neutralsLeft ?? 0) > 0;
    const place = placeOf(view, spot, telling);
    return say(telling, {
      en: `Build a ${neutral ? 'neutral ' : ''}megalith on ${place}`,
      de: `Baue einen ${neutral ? 'neutralen ' : ''}Megalithen auf ${place}`,
    });
  },
  whyNot: (state, { spot }, seat) => {
    const player = playerOf(state, seat);
    const place = spotsOf(state)[spot];
    if (megalithsLeft(state.components, player) === 0) return 'no_megalith_left';
    if (place === undefined) return 'no_such_spot';
    if (state.megaliths[spot] !== NOBODY) return 'spot_taken';
    if (place.level === 0) return isStartSpace(state, place) ? 'start_space' : 'not_beside';
    if (hasGap(state, place.beneath)) return 'gap_below';
    return nextIsNeutral(state.components, player) ? 'neutral_on_ground' : 'not_asked_for';
  },
});

export const addNeutral = action('add-neutral', {
  fields: { spot: Spot },
  description: 'One more neutral megalith on a space that the arrows show.',
  carryOut: (game, seat, { spot }) => build(game, seat, spot, true),
  text: ({ spot }, telling, view) => {
    const place = placeOf(view, spot, telling);
    return say(telling, {
      en: `Add a neutral megalith on ${place}`,
      de: `Füge einen neutralen Megalithen auf ${place} hinzu`,
    });
  },
  whyNot: (state, { spot }, seat) => {
    if (!nextIsNeutral(state.components, playerOf(state, seat))) return 'no_neutral_left';
    const place = spotsOf(state)[spot];
    if (place === undefined) return 'no_such_spot';
    const { pending } = topStep(state, 'gain');
    const isArrow =
      pending.some(({ gain, slot }) => gain === 'neutral' && slot === place.slot) &&
      siteAt(state, place.slot)?.arrows.includes(place.space);
    return isArrow ? 'spot_taken' : 'not_an_arrow';
  },
});

export const moveCamp = action('move-camp', {
  fields: { from: Tile, to: Tile },
  carryOut: (game, seat, { from, to }) => {
    const { finds, findsOpen } = game.state.land;
    const find = finds[to] !== '' && findsOpen[to] === false ? (finds[to] ?? null) : null;
    game.add({ type: 'camp-moved', seat, from, to, find });
  },
  text: {
    en: 'Move a camp {from:fromTile} {to:toTile}',
    de: 'Ziehe ein Lager {from:fromTile} {to:toTile}',
  },
  whyNot: (state, { from }, seat) =>
    (playerOf(state, seat).camps[from] ?? 0) > 0 ? 'not_neighbours' : 'no_camp_there',
});

export const settle = action('settle', {
  fields: { joint: Joint },
  description: 'A settlement there, for one camp from each of the three tiles.',
  // Food above the limit that the returning camps lower is lost.
  carryOut: (game, seat, { joint }) => {
    const { components, land } = game.state;
    const player = playerOf(game.state, seat);
    const around = joints[joint] ?? [];
    const limit = foodLimit(components, player) - around.length;
    game.add({ type: 'settlement-built', seat, joint, lost: Math.max(0, player.food - limit) });
    const gains: Pending[] = [];
    for (const tile of around) {
      const find = land.findsOpen[tile] ? catalogueOf(components).finds.get(land.finds[tile] ?? '') : [];
      for (const pending of pendingOf(game.state, seat, find ?? [])) add(gains, pending);
    }
    if (gains.length > 0) game.add({ type: 'gain-offered', seat, from: `joint/${joint}`, gains });
  },
  text: ({ joint }, telling, view) => {
    const place = between(telling, joint, (tile) => tileLabel(telling, view, tile));
    const text = say(telling, { en: `Build a settlement ${place}`, de: `Baue eine Siedlung ${place}` });
    const influence = say(telling, {
      en: `${OF_SETTLEMENT} influence on each`,
      de: `je ${OF_SETTLEMENT} Einfluss`,
    });
    return withGains(text, influence, everyEclipse(telling, view));
  },
  whyNot: (state, { joint }, seat) => {
    const player = playerOf(state, seat);
    if (joint >= joints.length) return 'no_such_joint';
    if (isAtStart(joint)) return 'joint_at_start';
    if (state.settlements[joint] !== NOBODY) return 'joint_taken';
    if (player.settlementsLeft === 0) return 'no_settlement_left';
    return hasCampsAround(player.camps, joint) ? 'not_asked_for' : 'camps_not_adjacent';
  },
});

function build(game: Game, seat: Seat, spot: number, arrow: boolean): void {
  const { state } = game;
  const neutral = nextIsNeutral(state.components, playerOf(state, seat));
  const points = pointsFor(state, seat, spot);
  const place = spotsOf(state)[spot];
  if (place === undefined) throw new Error(`there is no spot ${spot}`);
  const { x, y, level, slot, space } = place;
  game.add({ type: 'megalith-built', seat, spot, x, y, level, neutral, arrow, points });
  const covered = siteAt(state, slot)?.spaces[space];
  if (covered !== undefined) offer(game, seat, `spot/${spot}`, covered, slot);
}

/** What the next settlement lays bare on the board. */
function everyEclipse(telling: Told, { seats, turn, numbers }: View): string {
  const left = seats[turn?.seat ?? 0]?.settlementsLeft ?? 0;
  const income = groupText(telling, numbers.settlementSpaces[numbers.settlementSpaces.length - left] ?? []);
  if (income === '') return '';
  return say(telling, { en: `in every eclipse: ${income}`, de: `in jeder Sonnenfinsternis: ${income}` });
}

/** With what standing there brings. */
function placeOf(view: View, spot: number, telling: Told): string {
  const place = view.spots[spot];
  if (place === undefined) return String(spot);
  const brings =
    place.level > 0
      ? pointsText(telling, scoreOf(view, place, view.turn?.seat ?? 0))
      : markedIn(telling.components.sites, groupText(telling, place.covers));
  return withGains(spotName(telling, place), brings);
}
