export const english = {
  /** Steps of a round as headings. */
  steps: {
    deal: 'Dealing the cards',
    nature: 'Event and wind',
    event: 'Event',
    arrivals: 'Arrivals',
    return: 'Return',
    herds: 'Herds',
    people: 'Movement',
    fights: 'Fights',
    survival: 'Survival',
    season: 'End of the season',
    births: 'Births',
    sowing: 'Sowing',
    draw: 'New special cards',
    end: 'End of the round',
    'place-camp': 'First camps',
    sow: 'Sowing',
    're-enter': 'Return',
    'take-fire': 'Taking the fire',
    move: 'Movement',
    found: 'Founding camps',
    'choose-fight': 'Fights',
    'food-window': 'Survival',
    feed: 'Hunger',
    'birth-window': 'Births',
    'nature-window': 'Event and wind',
    'fight-window': 'Cards for the fight',
    'lose-figure': 'Losses',
    fight: 'Fight',
    'take-camp': 'Conquest',
  },

  /** How the log announces a phase. */
  phases: {
    deal: 'The special cards are dealt.',
    event: 'The event takes its course.',
    return: 'Tribes that died out may return.',
    people: 'The tribes set out.',
    fights: 'The fights begin.',
    survival: 'The tribes look for food.',
    season: 'The season comes to its end.',
    births: 'Children are born in the camps.',
    sowing: 'It is time to sow.',
    draw: 'Tribes with too few special cards draw one.',
  },

  questions: {
    'place-camp': 'Where does your tribe begin?',
    sow: 'Which fields do you sow?',
    'nature-window': 'Event, arrivals and wind are known: do you play a card?',
    move: 'Move your figures, one after another; you may also play cards for movement.',
    found: 'Where does a couple that has not moved found a camp?',
    'choose-fight': 'Which of your fights comes next?',
    'fight-window': 'The fight begins: do you play a card?',
    'lose-figure': 'Which figure do you lose?',
    'take-camp': 'Do you keep the conquered camp, or burn it?',
    'take-fire': 'A lone figure could take the fire: which camp shall keep it?',
    'food-window': 'Before your tribe eats: do you play a card?',
    feed: 'Who gets nothing to eat?',
    'birth-window': 'Before your births: do you play a card?',
    're-enter': 'On which hex of the rim does your new tribe appear?',
  },

  rejections: {
    not_asked_for: 'This does not answer the question that you are asked.',
    no_such_hex: 'There is no such hex.',
    lake: 'The lake cannot be entered.',
    hex_closed: 'This hex is burnt, flooded, covered by lava or by snow: nobody may enter it this round.',
    flooded: 'Survivors of a flood do not move this round.',
    river: 'People do not cross rivers.',
    too_far:
      'Nobody gets that far: a step leads to a neighbouring hex, and this figure may have no step left.',
    no_figure: 'There is no such figure of yours that could do this.',
    already_moved: 'This figure has moved this round already.',
    must_leave_enough:
      'As many of your figures must stay as there are animals and foreign people on the hex.',
    no_movement: 'Nobody moves this round.',
    wrong_window: 'This card is not for this step.',
    no_such_card: 'There is no such card.',
    card_not_in_hand: 'This card is not in your hand.',
    no_use: 'The card cannot be used like this now.',
    too_near_camp: 'A first camp needs a river between itself and another beside it.',
    hex_taken: 'There is something on this hex.',
    not_rim: 'This hex is not on the rim.',
    nothing_to_sow: 'There is no village of yours in the plain without a field here.',
    no_food: 'There is not enough food for this.',
    no_marker: 'There is no marker left for this.',
    no_couple: 'A camp is founded by exactly one warrior and one woman of a tribe, alone.',
    camp_limit: 'You have no camp left to set up.',
    figure_limit: 'All your figures of this kind are on the board.',
    not_your_camp: 'This is not a camp of yours.',
    no_fight: 'There is no such fight of yours.',
    tribes_first: 'Tribes settle their quarrel before they turn to the animals.',
    not_enough_to_feed: 'Your food does not feed all: somebody must go.',
    no_standing_order: 'There is no such standing order of yours.',
  },

  summary: `# Valley of the Mammoths

Each seat leads a tribe of up to 10 warriors and 6 women through a valley of 37 hexes around a lake. A seat that holds **four camps** says so at the end of a round, and wins by holding four at the end of the next one too. When only animals are left, everybody has lost. Two options end a game earlier: with a year limit it ends with that winter, and camps, then people, then food decide; or the last surviving tribe wins at the end of a round.

## Beginning
Clockwise from the highest die, each seat places a camp with 2 women and 5 warriors on any hex but the lake, not beside another camp unless a river runs between. A camp in the plain or the forest is a village, in the mountains a cave. A village in the plain may sow at once (see farming). Tribes begin with 12 food (or 15) and 5 special cards (4 with five or six seats).

## The year
The game begins with two rounds of summer; then three rounds of winter and three of summer follow each other. Phases of a round:

1. **Event**, not in the first two rounds. The last round’s markers of fire, water, lava and snow go; one card of the season is turned. “Lean meat”, “Drought” and “Abundant rain” hold until the season ends.
2. **Arrivals.** Tiles are drawn: with 2 or 3 tribes 5 in the first round, then 3 in summer and 1 in winter; with more tribes 6, 4 and 2. Their letters say where on the rim they appear. If that hex is closed, the tile goes back into the bag; animals that arrive trample fields, too.
3. **Herds move** with the wind.
4. **People move and found camps**, beginning with the tribe with the most camps (then people, then food), clockwise.
5. **Fights.**
6. **Survival**: income, then food for all.
7. **Births**, in the last round of a season.
8. **Sowing**, in the last round of winter (see farming).
9. **Special cards**: in the last round of a season each tribe with fewer than at the beginning draws one.
10. **End**: four camps are announced, or win.

Event, arrivals and wind are shown together. Then all seats with special cards are asked at once whether they play one; after the last answer everything is carried out. A tribe that does not want to be asked can pass a kind of question from then on, and take that back at the end of any movement.

When a pile is used up, its discards are shuffled and become the new one. Events that still hold stay on the table.

**Closed** in this round are hexes that burn, are flooded, or are covered by lava or snow: no people and no animals may enter. Survivors of a flood may not move, but may fish; survivors of an avalanche may leave.

## Animals
| | steps | mountains | rivers | tramples | food |
|---|---|---|---|---|---|
| wolf | 3 | yes | no | no | 1 |
| sabre-toothed tiger | 3 | yes | no | no | 2 |
| bear | 2 | yes | yes | no | 3 |
| bison | 2 | no | no | yes | 4 |
| woolly rhinoceros | 1 | no | no | yes | 5 |
| mammoth | 1 | no | no | yes | 6 |

Animals with people on their hex stay. All others go as far as they can with the wind; what is blocked at once (by mountains, a river, the lake, the rim or a closed hex) turns round. They stop where people or animals of their own kind are, and form a herd with these; a herd moves on if one of its animals has not moved yet. The herd furthest back moves first. Large animals trample fields that they enter, unless there is a fence.

## People
Each figure takes up to two steps, one figure after another. People do not cross rivers or the lake and do not enter closed hexes. Mountains stop them. Where there are animals or other tribes, as many own figures must stay as there are others; only a tribe that outnumbers them may leave or pass.

A warrior and a woman alone together on a free hex, who have not moved this round, may found a camp. A hex holds one camp, a tribe has five, and a camp without a woman of its tribe is lost at once, with its field and fence.

## Fights
Everywhere that tribes meet, or people and animals, they fight: first all fights of the first tribe, in the order it likes, then those of the next. Everybody rolls a die and adds 1 for each warrior (or animal of that kind), 1 in an own village, 2 in an own cave. With each fight stand the odds, without further cards and with women falling first. The lower one loses a figure; ties are rolled again, until one side is gone.

- **Tribes**: warriors only. Women join the winner, as far as it has figures. Women alone among warriors of one other tribe join it without a fight; women of different tribes alone together fight each other, without adding heads. With three tribes or more all but the best lose one.
- **A foreign camp** without warriors is conquered: the winner takes a quarter of the loser's food (half for its last camp) and keeps the camp with its women, or burns both.
- **Animals**: after the tribes, one species after another. Women fight too but add nothing; the tribe chooses whom it loses. Each killed animal pays its food.

Cards are asked for at the start of a fight, and a tribe that has lost a roll may flee with the right card.

## Food
Every hex counts once, however many stand there: 1 for a bank of the lake, 1 for a river bank, in summer 1 for forest. Each figure eats 1. A tribe that cannot feed all chooses who starves; one that could but does not want to announces it while moving.

**Farming.** For 1 food a tribe sows in a village of its own in the plain that has no field: at the beginning and in the last round of winter. There are 9 markers for all; when none is left, nobody sows. A new field is intact and shows two ears, a damaged one shows one; another damage ruins it. In the last round of summer it yields 8 food, damaged 4, if the village is occupied; the marker stays.

## Births
A camp with one woman has one birth, with two or more two. 1 and 2: a woman; 3 to 5: a warrior; 6: twins, for whom two dice are rolled, 6 being a warrior. Without a figure left nobody is born.

## Return
A tribe that dies out before the first winter is over comes back once, in the next round: 3 warriors and 1 woman on a free hex of the rim, with 8 food and 3 cards.

## Advanced
A win also needs the **fire**. A figure alone on a volcano may take it before or after the movement of its tribe, and so may one alone beside a forest fire or on lava; the tribe needs a camp to keep it. Its marker lies on a camp of the tribe; when that is lost, it moves to another one, the one with the most people. With the last camp the fire is lost. A tribe that conquers a camp of a tribe with fire gets it too. Fire adds 1 against animals. In winter tribes without it eat one and a half each, rounded down in total. Advanced passages of cards hold.

## What is ours
The boards, the wind rose, the special cards and most events are not public. We have reconstructed them; some events are known from the first French edition. The components say for each card where it comes from. With a component pack the printed values can be played.
`,
};

type Table<Name extends keyof typeof english> = { readonly [Key in keyof (typeof english)[Name]]: string };

export interface Texts {
  readonly steps: Table<'steps'>;
  readonly phases: Table<'phases'>;
  readonly questions: Table<'questions'>;
  readonly rejections: Table<'rejections'>;
  readonly summary: string;
}
