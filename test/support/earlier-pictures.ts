const SMALLEST = 200;
let asked = 0;

/** The address of an earlier picture that is not in memory yet. Views and pictures that were asked for are. */
export function earlierPicture(game: string): string {
  asked += 1;
  return `/v1/games/${game}/picture.svg?at=1&size=${SMALLEST + asked}`;
}

/** Whether a task of a thread draws one. */
export const isEarlierPicture = (task: string, input: unknown): boolean =>
  task === 'picture' && 'entries' in (input as { readonly scene: object }).scene;
