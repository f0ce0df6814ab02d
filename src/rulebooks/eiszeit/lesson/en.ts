export const english = {
  steps: {
    mammoth:
      'Welcome! At the end of a round each of your hunters brings 1 point, and 2 where there is a mammoth. So go where the mammoths are: place your first hunter in region 8.',
    spread:
      'No region feeds everybody: 3 hunters, one more for each mammoth, and as many more as the face-down fires say. What is too much is lost. So spread out: region 7 has a mammoth, too.',
    more: 'The others are crowding together. You take the pastures: place a hunter in region 6.',
    'last-mammoth': 'One mammoth is left without a hunter of yours: region 5.',
    pair: 'In a conflict, who has the fewest hunters in the region loses one first. A second hunter in region 7 makes you safer there.',
    'last-hunter': 'The last of the six: strengthen region 8 in the same way. Then the cards are dealt.',
    light:
      'Now you play a card. Light cards cost stones and help you; dark cards bring stones and help the others. You have 4 stones. “Pasture°” costs 3 and places up to three hunters in pastures, or two anywhere. Play it.',
    placing: 'Region 6 is a pasture with a mammoth. A second hunter there counts 2 points.',
    elsewhere: 'Region 12 is the other pasture. There is no mammoth, but plenty of room.',
    'elsewhere-too':
      'Your third hunter may only go to a pasture now. Region 12 again: two of you are harder to drive out.',
    discard:
      'You may put away one more card, to draw another for it. “Change of place°” does not help you at present.',
    'draw-light':
      'You draw up to five cards, and choose the deck for each. Light cards are what you want to play, so take one.',
    'draw-dark':
      'A hand of five must not be of one colour, and without dark cards you run out of stones. Take a dark one.',
    gift: 'Bot 3 has played a dark card, and the others carry it out: you, for nothing. Region 5 has a mammoth, and Bot 2 has more hunters there than you. Place one.',
    majority:
      'And another one. Now there are five hunters in region 5, and at least four are fed. If one has to go, it is of the player with the fewest there: Bot 2.',
    dark: 'You have 1 stone left, so you need a dark card. “Cold night°” brings 3 stones and lets an opponent of your choice remove one hunter. That harms you the least.',
    opponent:
      'Who may remove the hunter? Where you are not in the way, it will not be yours. Leave it to Bot 3, whose rivals are elsewhere.',
    keep: 'All your cards are useful. Keep them.',
    'draw-again': 'Dark cards pay for the light ones. Take another.',
  },
  prompts: {
    'place-first-hunters':
      'Place hunters where mammoths are, and spread them: a region feeds only a few, and who has the fewest there loses first.',
    'play-card':
      'Light cards cost stones and help you. Dark cards bring stones and help the others. With 8 stones or more you must play a light one.',
    'place-hunter': 'Look for mammoths, and for regions where you have the most hunters or there is room.',
    discard: 'Put away a card that you will not play soon, or keep all.',
    draw: 'Keep both colours in hand: dark ones bring the stones that light ones cost.',
    'choose-opponent': 'Choose the one who profits the least, or who stands least in your way.',
    'take-club': 'A hunter with a club is never lost in a conflict, and only you may move it.',
    'use-club': 'Give the club to a hunter where it is most crowded, or keep it for later.',
  },
  end: 'You know a turn now: play a card, perhaps discard, draw. When somebody takes the last stone of the dark pool, the round ends: conflicts, then 1 point for each hunter, 2 beside a mammoth, 3 beside two. The last one in points may lay a glacier. Play on, and ask the coach what an action is worth whenever you like.',
};
