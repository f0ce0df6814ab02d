export const english = {
  steps: {
    chief:
      'Welcome! You lead a tribe through four rounds. Do not try to understand everything at once: we go through one turn together. First choose a side of your chief. Side B brings a new member once in the turn of the chief, which makes your deck stronger.',
    member:
      'Your set-up card gives you something to begin with. Members do the work. The scout° is twice as strong when you migrate, and that is what we will do.',
    supplies: 'Take the food; the tool comes with it. Food feeds work, tools pay for camps.',
    advancement:
      'A turn begins with advancements from your hand. The first one costs nothing. “Ember°” brings 2 food: play it.',
    use: 'What an advancement brings must be used at once. Use it.',
    enough: 'Another advancement would cost one more card of your hand. Save it for the next turn.',
    figure:
      'Now set a figure on a column. A column has three spaces that you go through from top to bottom: the top costs work, the middle has its own price, and the bottom is free for the first one there. Nobody is there yet. Set the chief on “Migrate”, so that you may use the chief’s ability, too.',
    ability: 'The chief brings a new member once in this turn. Use the ability.',
    recruit:
      'The new member goes to your discards, and you will draw it later. The elder° is worth 2 points at the end.',
    'new-camp':
      'One tool puts another camp onto the start tile. Camps are your influence on the land: do it.',
    work: 'Moving costs work. Play the scout°: in this column it brings 2 work instead of 1.',
    pay: 'Pay 1 work to move a camp.',
    springs:
      'In every eclipse you gain the income of each tile where nobody has more influence than you. The hot springs° bring an idol. Move a camp to tile 5.',
    'pay-again': 'You have 1 work left. Pay it for another move.',
    grassland:
      'Tile 4 touches tile 5 and brings 2 food. Camps on three tiles that all touch each other can later become a settlement.',
    'go-on': 'You could go on with gatherers or food, but save them. Go on to the middle space.',
    middle:
      'In the middle you could build a settlement, but that takes camps on three tiles that touch. Not yet: go on.',
    bottom: 'You are the first one in this column, so the bottom is yours: a new camp, and a move. Take it.',
    camp: 'First the new camp, so that you can move it.',
    forest: 'Move it to tile 6: the forest° touches tile 5 and brings a tool in every eclipse.',
    'end-turn': 'That was a whole turn. End it, and watch the others.',
  },
  prompts: {
    'play-advancements': 'The first advancement is free; each further one costs another card of your hand.',
    'use-advancement': 'Use it now, or it is forgone.',
    'more-advancements': 'Is it worth another card of your hand?',
    'place-figure':
      'Go where you are the first one, for the sake of the bottom space, and where your members are strong.',
    act: 'Play members for work, pay for the top action as often as you like, then go on.',
    'middle-closed': 'Nothing to be had in the middle now: go on.',
    middle: 'The middle action can be taken once. Can you pay, and do you need it?',
    'after-middle': 'The middle is done: go on.',
    bottom: 'The bottom costs nothing: take it.',
    'after-bottom': 'Nothing is left but to end the turn.',
    gain: 'Take what you need, in the order that suits you.',
    recruit: 'Members are work now, and points at the end.',
    'move-camp': 'Look for tiles where nobody has more influence, and for three that touch.',
    'lay-eclipse':
      'Cards on the eclipse pile set the new order by their work. What you keep in hand can be played later.',
  },
  end: 'You know how a turn goes. Two more follow in this round; then cards are laid for the eclipse: who lays the most work is first, and the land pays its income. Points come from sacred stones, megaliths, idols, animals and buried cards. Play on, and ask the coach what an action is worth whenever you like.',
};
