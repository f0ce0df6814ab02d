export const scoringParts = [
  'reveal',
  'axe',
  'fur',
  'tusk',
  'meat',
  'fire',
  'trade',
  'animal',
  'round-end',
] as const;
export type ScoringPart = (typeof scoringParts)[number];

export const pointReasons = [
  'axe',
  'axe-card',
  'most-fur',
  'fewest-fur',
  'fur-card',
  'tusk',
  'tusk-card',
  'meat',
  'fewest-fire',
  'more-fire',
  'animals',
] as const;
export type PointReason = (typeof pointReasons)[number];
