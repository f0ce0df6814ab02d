import type { PictureInput } from '../../src/play/work/drawing-tasks.js';

const SMALLEST = 200;
/** Pictures of today have the usual size, which is beyond all of these. */
const LARGEST = 1_199;
let asked = 0;

/** The address of an earlier picture that is not in memory yet. Views and pictures that were asked for are. */
export function earlierPicture(game: string): string {
  asked += 1;
  return `/v1/games/${game}/picture.svg?at=1&size=${SMALLEST + asked}`;
}

/** Whether a task of a thread draws one. */
export const isEarlierPicture = (task: string, input: unknown): boolean =>
  task === 'picture' && (input as PictureInput).rendering.size <= LARGEST;
