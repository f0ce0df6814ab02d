export const english = {
  steps: {
    animal:
      'Welcome! You share out the spoils of a hunt: everybody takes tiles from the middle until each of you has a share. You go first, and may take as much as you like. But beware: a later player may rob your whole share instead of taking from the middle. So take little, and take what is worth much at the end. Different animals are: all seven bring 30 points. Begin with the sabre-toothed cat°.',
    another: 'An animal counts only if you do not have its kind yet. The cave bear° is another one.',
    third: 'Three kinds bring 4 points at the end, five bring 15. Take the steppe bison°, too.',
    axe: 'An axe brings a card when the round is scored, and cards are what surprises the others. One axe will not tempt anybody.',
    stop: 'Four tiles are a modest share. Greed would be robbed: stop here, and watch what happens to those who take more.',
    rob: 'A whole round has passed, and it was scored. You kept your three animals, but with no fire you lost 5 points: the fewest fires always do. Now only your share is missing. The middle has meat and fire, which is good. Yet Bot 3 has five tusks, and each is worth 2 points. Rob that share!',
    return:
      'Who robs must put at least one tile back into the middle, and keep at least one. A question mark shows what it is only when the round is scored, so this one is easy to give up.',
    keep: 'Tusks and axes stay with you. Put back no more. Bot 3 has no share now, so it is asked again and will take from somebody else, or from you.',
  },
  prompts: {
    division:
      'Take tiles from the middle, or rob a share. A small share of good tiles is seldom robbed; a large one nearly always. The last one without a share must take all of the middle, or rob.',
  },
  end: 'That is all there is to sharing. After each round the tiles are scored: tusks bring 2 points each, the most meat 8, being first on the fur track the number of the round; the fewest fires cost 5. After round 5 the animals count. Play on, and ask the coach whenever you want to know what an action is worth.',
};
