export const english = {
  steps: {
    camp: 'Welcome! You lead a tribe. Who holds four camps at the ends of two rounds in a row wins; here the first winter ends the game, and then camps, people and food count. Your tribe must eat, so begin by water, in the plain, where a field can be sown: hex 9.',
    field:
      'A camp in the plain can have a field. It costs 1 food, and in the last round of summer it yields 8. Sow it.',
    wind: 'Each round begins with nature: animals arrive and move with the wind. You hold five special cards and may play one that fits. Save them for now: play no card.',
    warrior:
      'Now your people move, up to two steps each. A second camp needs a warrior and a woman alone together on a free hex. Send a warrior from hex 9 to hex 4.',
    woman:
      'A woman goes with him. One woman must stay on hex 9: a camp without a woman is lost for good, with its field.',
    moved: 'The couple is on its way. Let the others guard the camp, and end your movement.',
    food: 'The tribe eats: 1 food for each figure. Water and, in summer, forest bring some, once for each hex where you stand. You have enough: play no card.',
    'second-wind': 'The last round of summer. See what arrives, and where it is going. Play no card.',
    stay: 'A bison has come to hex 4. Your couple may not found a camp beside it, but they can hunt it. Stay, and end your movement.',
    fight:
      'A fight: both roll a die and add their number, you 1 for your warrior. You win in three of four cases. A torch° adds 1 more against animals, and a lost woman would be worse than a used card. Play it.',
    roots:
      'The bison is food. You stand on a forest hex, so “Roots and berries°” brings 1 more. The year is short, so use it.',
    harvest: 'And the field yields 8 food, as it was not trampled. Let the tribe eat.',
    births:
      'At the end of a season children are born: one in a camp with one woman, two with two or more. A die says whether it is a girl or a warrior. On to the births!',
  },
  prompts: {
    'place-camp': 'Begin by water, where there is food, and not too near to others.',
    sow: 'A field costs 1 food and yields 8 at the end of summer.',
    'nature-window': 'Play a card only if what nature does would hurt you.',
    move: 'Keep a woman in every camp. A warrior and a woman who have not moved and are alone on a free hex may found another.',
    found: 'Every camp counts: found one wherever a couple may.',
    'fight-window': 'Look at the odds: a card is well used where it turns a fight that matters.',
    'food-window': 'Count: if your tribe has enough, save your cards for winter.',
    'birth-window': 'Cards for births are the more worth the more women you have.',
  },
  end: 'That was the first summer. Winter takes longer, and forests feed nobody then, so save food. Found camps with couples that have not moved, keep a woman in each, and look at the odds before you fight. Play on, and ask the coach what an action is worth whenever you like.',
};
