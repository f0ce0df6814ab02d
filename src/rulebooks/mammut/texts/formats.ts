import { say } from '../../../engine/words.js';
import { QUESTION } from '../components/schema.js';
import { ownerOf } from '../shares.js';
import type { View } from '../view-schema.js';
import { texts } from './index.js';
import {
  animalName,
  faceName,
  type MammutAudience,
  quoted,
  seatName,
  shareName,
  tileNumber,
} from './names.js';
import { facesSaid } from './tiles.js';

/** What the seat has seen under a question mark, and that it needs no second animal of a kind. */
function remembered(telling: MammutAudience, place: number, view?: View): string {
  const { face = '', other = null } = view?.tiles[place] ?? {};
  if (face === QUESTION && other !== null) {
    const below = faceName(telling, other);
    return say(telling, { en: `, ${below} underneath`, de: `, darunter ${below}` });
  }
  const owned = view?.viewer == null ? [] : (view.seats[view.viewer]?.animals ?? []);
  return owned.includes(face) ? say(telling, { en: ', which you own', de: ', hast du schon' }) : '';
}

/** How the fields of events and actions are put into words. */
export const formats = {
  animal: animalName,
  card: quoted,
  face: faceName,
  faces: facesSaid,
  share: shareName,
  place: (_: MammutAudience, place: number) => tileNumber(place),
  tied: ({ language }: MammutAudience, tied: boolean) => (tied ? texts[language].tie : ''),
  faceAt: (telling: MammutAudience, place: number, view?: View) =>
    `${faceName(telling, view?.tiles[place]?.face ?? '')}${remembered(telling, place, view)}`,
  /** What a share holds, after its name. */
  holding: (telling: MammutAudience, share: number, view?: View) => {
    const faces = view?.tiles.filter((tile) => tile.share === share).map(({ face }) => face) ?? [];
    return faces.length === 0 ? '' : `: ${facesSaid(telling, faces)}`;
  },
  /** Whose share the tile lies in, if in any. */
  heldBy: (telling: MammutAudience, place: number, view?: View) => {
    const share = view?.tiles[place]?.share ?? null;
    if (share === null) return '';
    const name = seatName(telling, ownerOf(telling.names.length, share));
    return say(telling, { en: `, held by ${name}`, de: `, bei ${name}` });
  },
};
