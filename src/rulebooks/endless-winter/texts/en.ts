import { counted } from '../../../engine/words.js';
import type { GainCode, MetricCode } from '../components/effects.js';
import type { EclipsePart, EndPart, Figure, Income, Pile, PointReason, Track } from '../fields.js';
import { halves } from './say.js';

/** A name by its number, counted from one, or by its id. */
export type Names = { readonly [kind: string]: (n: number, id: string) => string };
const names = (all: Names): Names => all;

export const english = {
  something: 'something',
  rest: 'Rest',
  eclipse: 'Eclipse',
  or: '; or ',
  forEach: 'for each',
  payingFor: 'for',

  /** So many of a gain, as it stands after a colon: `2 food`, `draw 1 card`. */
  gains: {
    food: (n) => `${n} food`,
    feast: () => 'food up to the limit',
    tool: (n) => counted(n, 'tool', 'tools'),
    work: (n) => `${halves(n)} work`,
    points: (n) => counted(n, 'point', 'points'),
    idol: (n) => counted(n, 'idol', 'idols'),
    draw: (n) => `draw ${counted(n, 'card', 'cards')}`,
    megalith: (n) => `build ${counted(n, 'megalith', 'megaliths')}`,
    neutral: (n) => `add ${counted(n, 'neutral megalith', 'neutral megaliths')}`,
    camp: (n) => `${counted(n, 'camp', 'camps')} onto the start tile`,
    move: (n) => counted(n, 'camp move', 'camp moves'),
    settlement: (n) => `build ${counted(n, 'settlement', 'settlements')}`,
    bury: (n) => `bury ${counted(n, 'card', 'cards')}`,
    recruit: (n) => `${counted(n, 'member', 'members')} to the hand`,
    'recruit-discard': (n) => `${counted(n, 'member', 'members')} to the discards`,
    advancement: (n) => `take ${counted(n, 'advancement', 'advancements')}`,
    animal: (n) => `take ${counted(n, 'animal', 'animals')} of choice`,
    'animal-top': (n) => (n === 1 ? 'the top animal of the deck' : `the top ${n} animals of the deck`),
    'animal-reveal': (n) => `${counted(n, 'animal', 'animals')} into the hunting ground`,
    slay: (n) => `slay ${counted(n, 'animal', 'animals')}`,
    stone: (n) => `take ${counted(n, 'sacred stone', 'sacred stones')}`,
    'buy-stone': (n) => `buy ${counted(n, 'sacred stone', 'sacred stones')}`,
  } satisfies Record<GainCode, (n: number) => string>,
  handCards: (n: number) => counted(n, 'card of the hand', 'cards of the hand'),

  /** What is counted, as it stands after `for each`. */
  metrics: {
    settlements: 'settlement',
    'settlements-at': 'settlement next to',
    'megaliths-low': 'megalith of yours on the ground',
    'megaliths-high': 'megalith of yours above the ground',
    sites: 'site tile with a megalith of yours',
    terrains: 'kind of terrain with a camp of yours',
    buried: 'buried card',
    'idol-pairs': 'two idol steps',
    'slain-kinds': 'kind of slain animal',
    slain: 'slain',
  } satisfies Record<MetricCode, string>,
  /** The same for more than one. */
  countedMetrics: {
    settlements: 'settlements',
    'settlements-at': 'settlements next to',
    'megaliths-low': 'megaliths of yours on the ground',
    'megaliths-high': 'megaliths of yours above the ground',
    sites: 'site tiles with a megalith of yours',
    terrains: 'kinds of terrain with a camp of yours',
    buried: 'buried cards',
    'idol-pairs': 'pairs of idol steps',
    'slain-kinds': 'kinds of slain animals',
    slain: 'slain animals of the kind',
  } satisfies Record<MetricCode, string>,

  /** After `instead of`. */
  insteadOf: {
    megalith: 'a megalith',
    draw: 'a card',
    idol: 'an idol',
    tool: 'a tool',
    food: 'a food',
  } satisfies Record<Income, string>,
  fromPile: {
    hand: 'from the hand',
    discards: 'from the discards',
    played: 'from among the cards played',
    revealed: 'from the eclipse pile',
  } satisfies Record<Pile, string>,
  toPile: { hand: 'to the hand', discards: 'to the discards' },
  toSpace: { middle: 'to the middle space', bottom: 'to the bottom space' },
  withFigure: { chief: 'with the chief', tribe: 'with a tribe figure' } satisfies Record<Figure, string>,
  setFigure: { chief: 'the chief', tribe: 'a tribe figure' } satisfies Record<Figure, string>,
  dealt: 'are dealt',
  drafted: 'to choose from',
  toStep: {
    offering: (step) => `to step ${step} of the offering track`,
    glory: (step) => `to step ${step} of the glory track`,
  } satisfies Record<Track, (step: number) => string>,

  eclipseParts: {
    order: 'the income of the order track',
    members: 'the eclipse abilities of the members',
    terrain: 'the income of the land',
    board: 'the income of the board',
  } satisfies Record<EclipsePart, string>,
  /** The same after `comes to` and `is done with`. */
  withPart: {
    order: 'the income of the order track',
    members: 'the eclipse abilities of the members',
    terrain: 'the income of the land',
    board: 'the income of the board',
  } satisfies Record<EclipsePart, string>,
  endParts: {
    offering: 'food and tools on the offering track',
    glory: 'buried cards on the glory track',
    cards: 'cards',
    animals: 'living animals',
  } satisfies Record<EndPart, string>,
  pointReasons: {
    'supply-empty': 'for an empty supply',
    'animals-empty': 'because no animals are left',
    'display-empty': 'for the empty display',
    'idol-at-top': 'beyond the offering track',
    stone: 'for a sacred stone',
  } satisfies Record<PointReason, string>,

  /** What is used or gains something, as a noun; `n` counts from one. */
  sources: names({
    chief: () => 'the chief',
    rest: () => 'the rest space',
    'rest-tile': () => 'the rest tile',
    order: (n) => `place ${n} in the order`,
    tile: (_, id) => `tile ${id}`,
    settlement: (n) => `settlement space ${n}`,
    recess: (n) => `recess ${n}`,
    offering: (_, id) => `step ${id} of the offering track`,
    joint: () => 'the ice finds',
    spot: () => 'the space covered',
    top: () => 'the top space',
    middle: () => 'the middle space',
    bottom: () => 'the bottom space',
    table: () => 'the table',
  }),
  /** The same as the object of a sentence, where it differs. */
  objects: names({ chief: () => 'the ability of the chief' }),

  questions: {
    'choose-side': 'Which side of your chief do you play with?',
    'choose-chief': 'Which chief do you choose, and which side of it?',
    'choose-setup': 'Which set-up card do you take?',
    'play-advancements':
      'Do you play advancements, or place a figure? Each advancement after the first costs another card from your hand.',
    'use-advancement': 'Use its ability now, or it is forgone.',
    'more-advancements':
      'Do you play another advancement, which costs one more card from your hand, or place a figure?',
    'place-figure': 'Which figure do you place, and where?',
    'rest-tile': 'Do you take the open rest tile, or the next one of the stack?',
    act: 'Play members, spend food, use abilities and take actions as often as you can pay; then go on.',
    middle:
      'Take the action of the middle space once, or go on. You may also play members and use abilities.',
    'middle-closed':
      'The action of the middle space would bring nothing as things stand, or you cannot pay for it. Play members, use abilities, or go on.',
    'after-middle': 'The action of the middle space is done. Play members, use abilities, or go on.',
    bottom: 'You were first in this column: take what the bottom space gives, or end your turn.',
    'bottom-closed':
      'The bottom space would bring nothing now. Play members, use abilities, or end your turn.',
    'after-bottom': 'The bottom space is done. Play members, use abilities, or end your turn.',
    resting:
      'Take what resting brings, in any order, then end your turn. Members are not played and food is not spent.',
    'lay-eclipse': 'Which cards do you lay on your eclipse pile?',
    'eclipse-step': 'Which income do you take next?',
    'eclipse-members': 'Which ability do you use next?',
    gain: 'Which of these do you take next?',
    'lower-income': 'Do you take this income, or a lesser one?',
    'lesser-only': 'You cannot have this income now: which lesser one do you take?',
    'move-camp': 'Which camp moves where?',
    settle: 'Where do you build the settlement?',
    'build-megalith': 'Where do you build the megalith, or which lesser income do you take?',
    'build-megalith-in-setup': 'Where do you build the megalith?',
    'add-neutral': 'Where do you place the additional neutral megalith?',
    'idol-track': 'Which of your markers goes up a step, or which lesser income do you take?',
    'idol-track-in-setup': 'Which of your markers goes up a step?',
    bury: 'Which card do you bury?',
    recruit: 'From which supply do you take a member?',
    'choose-animal': 'Which animal do you take?',
    slay: 'Which of your animals do you slay?',
    'choose-stone': 'Which sacred stone do you take?',
    'buy-stone': 'Which sacred stone do you buy?',
    'choose-advancement': 'Which advancement do you take?',
    discard: 'Which card do you discard to pay for it?',
    'discard-for-advancement': 'Which card do you discard for the further advancement?',
  },

  rejections: {
    not_asked_for: 'This does not answer the question that you are asked.',
    not_on_offer: 'This is not on offer.',
    work_short: 'You do not have enough work.',
    food_short: 'You do not have enough food.',
    tool_short: 'You do not have enough tools.',
    cards_short: 'You do not have enough cards to discard.',
    not_this_column: 'This ability is for another column than the one that your figure stands in.',
    wrong_space: 'You are not at this space of the column now.',
    already_used: 'This was already used in this turn.',
    not_first_here: 'Another figure came to this column first.',
    ability_not_open: 'You cannot use this ability now.',
    chief_not_placed:
      'You can use the chief’s ability only in the turn in which you place the chief’s figure.',
    no_such_way: 'There is no such alternative.',
    brings_nothing: 'It would bring nothing now.',
    no_figure_left: 'No such figure is left.',
    no_work_while_resting: 'While resting you play no members and spend no food.',
    no_such_card: 'There is no such card.',
    card_not_in_hand: 'This card is not in your hand.',
    card_not_there: 'This card is not in that place.',
    not_an_advancement: 'This card is not an advancement.',
    not_a_member: 'This card is not a member.',
    no_card_to_discard: 'A further advancement costs another card, and you have none.',
    just_recruited: 'You recruited this member in this turn, so you cannot play it yet.',
    same_member_twice: 'Members recruited at the top of the column must differ.',
    food_not_spent: 'The food marker can only move down.',
    food_for_nothing: 'Food is spent only down to where it brings work.',
    neutral_due: 'You have to place the additional neutral megalith, because you can.',
    not_gained: 'You are not gaining this now.',
    not_lesser: 'This is not a lesser income.',
    no_lesser_in_setup: 'There are no lesser incomes while the table is set up.',
    tools_full: 'You have no room for more tools.',
    food_full: 'You have no room for more food.',
    no_cards_left: 'The draw pile and the discards are empty.',
    no_camp_left: 'You have no camp left on your board.',
    no_camp_there: 'You have no camp on that tile.',
    not_neighbours: 'These tiles are not neighbours.',
    no_such_joint: 'There is no such joint.',
    joint_at_start: 'No settlement may stand at the start tile.',
    joint_taken: 'A settlement stands at this joint.',
    camps_not_adjacent: 'You need a camp on each of the three tiles that touch at this joint.',
    no_settlement_left: 'You have built all your settlements.',
    no_megalith_left: 'You have built all your megaliths.',
    no_such_spot: 'There is no such spot.',
    spot_taken: 'A megalith stands there.',
    gap_below: 'A megalith above needs four below, and there is a gap.',
    neutral_on_ground: 'Neutral megaliths stay on the ground.',
    start_space: 'Only neutral megaliths may stand on this space.',
    not_beside: 'On the ground it must stand beside a megalith, or be neutral and on a start space.',
    no_neutral_left: 'No neutral megalith is left.',
    not_an_arrow: 'No arrow of this tile points there.',
    marker_at_top: 'The marker is at the top of its track.',
    no_such_member: 'There is no such supply of members.',
    no_such_animal: 'There is no such animal.',
    not_in_ground: 'This animal is not in the hunting ground.',
    ground_full: 'The hunting ground is full.',
    animals_used_up: 'The animal deck is empty.',
    no_living_animal: 'You have no such living animal.',
    not_in_display: 'This card is not in the display.',
    no_such_stone: 'This stone is not laid out.',
    stone_of_later_age: 'Stones of the second age can be had from the second age on.',
    no_stone_space: 'You have no space for another stone.',
    must_discard: 'You have to discard a card first.',
    stack_empty: 'The stack of rest tiles is empty.',
  },

  summary: `# Endless Winter

Two to four tribes live through the last ice age. Over four rounds, two in each age, everybody builds a deck of members and advancements, roams the land, raises megaliths, hunts and honours the idols. The most points win. Many printed values are not public. Those we reconstructed are marked with °. If you own the game, you can create games with a pack of the printed values. The solo rules are on a sheet of their own that we do not have, so this is a game for two to four.

## What lies on the table
- **The land**: a start tile, a ring of 6 and a ring of 12 around it. Everybody begins with one camp on the start tile.
- **The building ground**: tiles of eight spaces. Megaliths are built on it in levels.
- **Four columns** for figures, each with a top, a middle and a bottom space.
- **Supplies** of five kinds of members, a display of eight advancements, the hunting ground, sacred stones and the idol board with two tracks.
- **Your board**: food (up to 5, and 1 more for each camp that has left it), up to 10 tools, 5 camps, 3 settlements, 10 megaliths of which the first 2 are neutral, and 3 spaces for sacred stones.
- **Your cards**: nine start cards, the same for everybody. The hand has no limit.

Before the first round each player is dealt a chief and chooses one of its two sides, takes what a set-up card gives, and draws five cards.

## A round
1. **Actions.** In turn order each player takes a turn with one figure, until everybody has had three turns.
2. **Eclipse.** A new turn order is set, and everybody gains income.
3. **Preparation**, but not after the last round: figures come back. The hunting ground is filled up to one animal more than there are players, and the display up to eight cards; when the second age begins, the whole display is replaced. Everybody draws five more cards and keeps what is left in hand.

## A turn
1. **Advancements.** Play as many as you like, one after the other. Use what an advancement brings before you play the next one. For every one after the first, discard another card unused.
2. **A figure.** Place it on a column or on your rest space. If it is the chief, you may use the chief’s ability once in this turn.
   - *Top*: any of its actions, as often as you can pay.
   - *Middle*: its action once.
   - *Bottom*: only for the first figure of this round in this column.
3. **Cards that were played go to your discards.** Work that is left lapses.
4. After your last turn of the round, lay any number of cards face down on your **eclipse pile**. All others stay in your hand.

**Work** pays for actions. It comes from members that you play, from abilities, and from food: each time the food marker moves from an odd number° to the next lower one, you gain 1 work. Two halves make one. Members may be played on every space of the column; food can be spent on the top space only.

| column | top | middle | bottom |
|---|---|---|---|
| Initiate | 1 tool and 1 work: a member to the hand; all different, not to be played in this turn | 1 food: a member to the discards, and bury a card | 1 idol, bury a card |
| Develop | 3 work: an advancement to the hand | buy a sacred stone | 1 tool, 1 food |
| Migrate | 1 tool: a camp onto the start tile; 1 work: move a camp to a neighbouring tile | 3 food: a settlement | a camp, one move |
| Hunt | 1 work: two animals into the hunting ground (6 at most); 1 tool and 1 work: take an animal | slay one of your animals | the top animal of the deck |
| Rest | draw a card, slay an animal; 1½ work in the eclipse. No members are played and no food is spent. | | |

If the draw pile is empty, the discards are shuffled into a new one. If you would take a card or an animal where none is left, you gain a point instead. **Slaying** an animal brings its income once; a slain animal no longer counts for sets.

**Lesser incomes.** During actions and the eclipse, when you gain one of these, you may take one further to the right instead: megalith, card, idol, tool, food.

## Camps and settlements
A camp has 1 influence on its tile. To build a **settlement**, take one camp from each of three tiles that all touch one another, and place the settlement where they meet. It may not touch the start tile or stand where there is one already. It has 2 influence on each of the three tiles, and brings a card in every eclipse. The camps return to your board, which lowers your food limit.

## Megaliths
Your first two megaliths are neutral: they stay on the ground, and only they may cover a grey start space. When you cover one, place another of your neutral megaliths at once on a free space that the arrows of this tile point to, if you can. On the ground, every other megalith stands beside one that is already there. You gain what you cover. A megalith on a level above lies over four others: you gain 2 points for each of your own directly below and 1 for each other, and the owners of the others gain 1 point for each of theirs.

## Idols and burials
For each idol, one of your two markers goes up a step. The **offering track** gives bonuses and sets what food and tools are worth at the end; beyond its top each step is a point. The **glory track** gives 2, 3 and 5 points on the way and decides what buried cards are worth; on the same step, the marker that came first is ahead.

To **bury** a card, put one from your hand, your discards or the cards that you played this turn into your grave; in the eclipse, one of the members revealed from your pile, too. A buried card keeps its points for the end, but you do not draw it again. The tables pay for seven buried cards at most.

## Sacred stones
They cost 1, 2 and then 3 food and as many tools°. Each gives something at once, and points in every eclipse. Stones of the second age can be had from round 3 on.

## Eclipse
All eclipse piles are turned up. Add up the work of the members in yours, and 1½ for each of your resting figures. The player with the most work is first in the new order, and so on; in a tie, the one who was later in this round goes first. Advancements in a pile were a bluff and return to the hand. Then, in the new order, each player takes four steps. Everything is optional, and within a step in any order:
1. the income of the position,
2. the eclipse abilities of the members in the pile,
3. the income of every tile on which you have the most influence, or tie for it,
4. the income of the board: a card for each settlement built, the incomes of empty megalith recesses, and the points of sacred stones.

## The end
After the fourth eclipse, add to your points:
- food and tools by the ratio of the offering track (nothing if your marker never moved),
- buried cards by your rank in glory (nothing if your marker never moved),
- the points on all your cards,
- sets of living animals: one set per kind, with argentavis as jokers.

In a tie, the player further ahead in the order wins.

## Options
- **Ice finds**: one lies face down on every glacier. A camp that moves there turns it up; a settlement beside it gains it, once each.
- **Rest tiles**: the first player to rest in a round takes the open tile, or the next one of the stack, for this turn.
- **Drafts**: chiefs are chosen in turn order, set-up cards in reverse order, from one more than there are players.
- **Short first round**: two figures instead of three.
- **Layout**: one of three ways to lay out the building ground.
- **Majority only**: a tie brings no income from the land.
`,
};
export type Texts = typeof english;
