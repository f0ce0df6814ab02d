import { say } from '../../../engine/words.js';
import { texts } from '../texts/index.js';
import { doingText } from '../texts/moments.js';
import type { Scene } from './scene.js';

export function roundText(scene: Scene): string {
  const { round, rounds, over } = scene.view;
  if (over) return say(scene, { en: 'The end', de: 'Ende' });
  if (round === 0) return say(scene, { en: 'First hunters', de: 'Erste Jäger' });
  return say(scene, { en: `Round ${round} of ${rounds}`, de: `Durchgang ${round} von ${rounds}` });
}

/** What the whole picture shows, in one sentence. */
export const pictureTitle = (scene: Scene): string =>
  `${texts[scene.language].title}, ${roundText(scene)}: ${doingText(scene, scene.view)}`;
