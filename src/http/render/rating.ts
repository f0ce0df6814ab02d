import type { Static } from 'typebox';
import type { OwnRating as Rating } from '../../play/ports/ratings/ratings.js';
import type { OwnRating } from '../schemas/ratings.js';

export const renderOwnRating = ({ player: _, at, ...rating }: Rating): Static<typeof OwnRating> => ({
  ...rating,
  at: at.toISOString(),
});
